import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
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
      const hash = createHash('sha256');
      for (const [name, file] of Object.entries(bundle))
        hash.update(name).update(file.type === 'chunk' ? file.code : file.source);
      const text = readFileSync(`${here}/offline/service-worker.js`, 'utf8')
        .replace("['/']", JSON.stringify(list))
        .replace('VERSION', hash.digest('hex').slice(0, 12));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: text });
    },
  };
}

/** Writes every file compressed beside itself, so that a server can send it without further work. */
function compressed(): Plugin {
  let dist = '';
  return {
    name: 'kaya-compressed',
    apply: 'build',
    configResolved({ root, build }) {
      dist = resolve(root, build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|html|svg|webmanifest)$/.test(name)) continue;
        const file = join(dist, name);
        const content = readFileSync(file);
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
        writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
      }
    },
  };
}

/** The invariants of the rules are checked by tests and in the lab, never on a page: they are not shipped. */
function withoutInvariants(): Plugin {
  return {
    name: 'kaya-without-invariants',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (/\/games\/[^/]+\/rules\/invariants\.ts$/.test(id) ? 'export const invariants = {};' : null),
  };
}

/** Which clock each country uses is asked only by messages that format a time: no message of ours does. */
function withoutClocks(): Plugin {
  const clocks = /const timeData = \{[\s\S]*?\n\};/;
  return {
    name: 'kaya-without-clocks',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith('/icu-messageformat-parser/index.js')) return null;
      if (!clocks.test(code)) this.error('the clocks are not where they were: look at the parser of messages again');
      return { code: code.replace(clocks, 'const timeData = {};'), map: null };
    },
  };
}

/** There is one style sheet and nothing is preloaded: what would do that for each chunk only calls the import. */
function withoutPreloading(): Plugin {
  return {
    name: 'kaya-without-preloading',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
  };
}

export default defineConfig({
  root: here,
  resolve: {
    alias: {
      // What the router brings along for older versions of React is in ours.
      'use-sync-external-store/shim/index.js': 'react',
      '@formatjs/icu-skeleton-parser': `${here}/text/number-skeletons.ts`,
    },
  },
  plugins: [react(), withoutInvariants(), withoutClocks(), withoutPreloading(), serviceWorker(), compressed()],
  build: {
    target: 'es2023',
    chunkSizeWarningLimit: 1000,
    // The server allows no data: addresses for fonts.
    assetsInlineLimit: 0,
    // The helper that preloads chunks needs a document, and the bots' thread has none.
    modulePreload: false,
    cssCodeSplit: false,
    rolldownOptions: {
      input: { site: `${here}/index.html`, bots: `${here}/thinking/worker.ts` },
      // Named files are asked for again each time; only what carries a hash is kept for good.
      output: {
        entryFileNames: (chunk) => (chunk.name === 'bots' ? 'bots.js' : 'assets/[name]-[hash].js'),
        // The shelf shows all games at once: one file for the boxes, one for the words of a language.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'shelf', test: /\/shelf\/(index\.ts|Cover\.tsx)$/ },
            // What every board is drawn with.
            {
              name: 'pieces',
              test: /\/pieces\/(label|icon|ramp|sheet|counted|equal|follow|reachable-by-key|seats|still)\.tsx?$/,
            },
            // The words that a game's board shares with what comes later: one file for each game.
            {
              debugName: 'words of a game',
              name: (id: string) => `words-${/games\/([^/]+)/.exec(id)?.[1]}`,
              test: /\/games\/[^/]+\/text\/(names|effects|ending|describe-under-way)\.ts$/,
            },
            // What is small, needed at once and leans on nothing; the bots' thread needs only that of the rules.
            { name: 'engine', test: /\/engine\/(by-id|languages|place-id|record-of|sum)\.ts$/ },
            { name: 'values', test: /\/web\/(app\/(newId|value)|board\/reveal)\.ts$/ },
            {
              name: 'table',
              test: /\/web\/(app\/(useLoaded|seatName)|text\/useCatalogue|table\/(columnsOf|NameAt|happenings)|terms\/useTermFinder)\.tsx?$/,
            },
            {
              debugName: 'words of the shelf',
              name: (id) => /\/shelf\/(en|fr|ru)\.ts$/.exec(id)?.[0].replace(/\/shelf\/(..)\.ts/, 'shelf-$1') ?? null,
            },
          ],
        },
      },
    },
  },
  // npm run dev: what is not a page comes from the server beside it.
  server: {
    proxy: {
      '/api': { target: `http://127.0.0.1:${process.env['PORT'] ?? 3000}` },
      '/live': { target: `ws://127.0.0.1:${process.env['PORT'] ?? 3000}`, ws: true },
    },
  },
});
