/** What a drawing takes from style sheets, which a picture has none of. */
const STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'paint-order',
  'opacity',
  'color',
  'display',
  'visibility',
  'filter',
  'mix-blend-mode',
  'transform',
  'transform-origin',
  'transform-box',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'font-variant-numeric',
  'letter-spacing',
  'text-anchor',
  'dominant-baseline',
  'clip-path',
  'mask',
] as const;
/** So many pixels of the picture for one of the drawing, and no side longer than the other number. */
const SCALE = 2;
const LARGEST = 4000;

/** Saves the board as it is shown as a PNG; false where there is none, or this browser cannot. */
export async function boardPicture(name: string): Promise<boolean> {
  const drawing = document.querySelector<SVGSVGElement>('.panzoom svg');
  const picture = drawing === null ? null : await pictureOf(drawing).catch(() => null);
  if (picture === null) return false;
  const address = URL.createObjectURL(picture);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
  return true;
}

async function pictureOf(drawing: SVGSVGElement): Promise<Blob | null> {
  const { width, height } = drawing.viewBox.baseVal;
  const scale = Math.min(SCALE, LARGEST / Math.max(width, height));
  const copy = styled(drawing);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(width * scale));
  copy.setAttribute('height', String(height * scale));
  const fonts = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  fonts.textContent = await fontFaces();
  copy.prepend(fonts);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.fillStyle = getComputedStyle(document.body).backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/** The drawing once more, with every style written on its own element. */
function styled(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const there = [drawing, ...drawing.querySelectorAll('*')];
  const here = [copy, ...copy.querySelectorAll('*')];
  for (const [i, element] of there.entries()) {
    // What is drawn elsewhere by its name takes its colours from there.
    if (element.closest('defs, symbol') !== null) continue;
    const style = getComputedStyle(element);
    // How large the whole is shown on the page is no part of it.
    const wanted = i === 0 ? STYLES.filter((it) => !it.startsWith('transform')) : STYLES;
    const text = wanted.map((it) => `${it}:${style.getPropertyValue(it)}`).join(';');
    here[i]?.setAttribute('style', text);
  }
  return copy;
}

/** The page's fonts, each with its file inside: a picture fetches nothing. */
async function fontFaces(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule);
    } catch {
      // A sheet of a browser's extension is not ours to read.
      return [];
    }
  });
  return (await Promise.all(rules.map(withFile))).join('\n');
}

async function withFile(rule: CSSFontFaceRule): Promise<string> {
  const [whole, path] = /url\(["']?([^"')]+)["']?\)/.exec(rule.cssText) ?? [];
  if (whole === undefined || path === undefined) return '';
  const answer = await fetch(new URL(path, rule.parentStyleSheet?.href ?? location.href)).catch(() => null);
  if (answer === null || !answer.ok) return '';
  const reader = new FileReader();
  const read = new Promise((resolve) => reader.addEventListener('load', resolve));
  reader.readAsDataURL(await answer.blob());
  await read;
  return rule.cssText.replace(whole, `url("${String(reader.result)}")`);
}
