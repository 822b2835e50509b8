import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What starts a real Chromium that came with npm, on a machine with nothing installed; `CHROMIUM` names another one. */
export async function chromiumLaunch(): Promise<{ executablePath: string; args: string[] }> {
  const args = ['--no-sandbox', '--disable-gpu'];
  const own = process.env['CHROMIUM'];
  if (own !== undefined) return { executablePath: own, args };
  const cache = fileURLToPath(new URL('../../node_modules/.cache/chromium', import.meta.url));
  mkdirSync(cache, { recursive: true });
  // The package unpacks its own libraries only where it believes to be in the cloud, and always into the temporary folder.
  process.env['AWS_LAMBDA_JS_RUNTIME'] ??= 'nodejs22.x';
  process.env['TMPDIR'] = cache;
  const { default: chromium } = await import('@sparticuz/chromium');
  const executablePath = await chromium.executablePath();
  // Its own list of fonts names a folder that is not this one; without any font the browser ends itself.
  const fonts = `<?xml version="1.0"?><fontconfig><dir>${cache}/fonts/fonts</dir><cachedir>${cache}/fonts-cache</cachedir></fontconfig>`;
  writeFileSync(`${cache}/fonts.conf`, fonts);
  process.env['FONTCONFIG_FILE'] = `${cache}/fonts.conf`;
  return { executablePath, args };
}
