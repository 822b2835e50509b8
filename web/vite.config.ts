import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Writes sw.js with the names of everything that was built, so that the whole site works without a network. */
function serviceWorker(): Plugin {
  return {
    name: 'kaya-service-worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      const files = Object.keys(bundle)
        .filter((name) => !name.endsWith('.map') && name !== 'index.html')
        .map((name) => `/${name}`)
        .sort();
      const list = ['/', '/icon.svg', '/manifest.webmanifest', ...files];
      const text = readFileSync(`${here}/offline/service-worker.js`, 'utf8').replace("['/']", JSON.stringify(list));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: text });
    },
  };
}

export default defineConfig({
  root: here,
  plugins: [react(), serviceWorker()],
  build: { target: 'es2023', chunkSizeWarningLimit: 1000 },
  worker: { format: 'es' },
  server: { proxy: { '/api': 'http://127.0.0.1:3000', '/live': { target: 'ws://127.0.0.1:3000', ws: true } } },
});
