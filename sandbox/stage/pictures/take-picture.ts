import { copyOfPage } from './page-copy.ts';
import { pageStyles } from './page-styles.ts';

/** How much of the page a picture shows, in its pixels: no more, so that its words can still be read on paper. */
const widest = 640;
const highest = 360;
/** In the picture's own pixels: paper is sharper than a screen. */
const pictureWidth = 1280;

interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * A picture of this page, drawn by the browser from the page itself, as the address of an image.
 * @param target what to show, with a frame around it; otherwise the upper part of what is in view, in its full width.
 */
export async function takePicture(target?: Element): Promise<string> {
  const size = { width: document.documentElement.clientWidth, height: innerHeight };
  const around = target?.getBoundingClientRect();
  const part = partAround(around, size);
  const drawing = drawingOf(copyOfPage(), around, size);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing(await pageStyles()))}`;
  await image.decode();
  // A browser may draw an image before the fonts in it are ready.
  await new Promise((later) => setTimeout(later, 60));
  const canvas = document.createElement('canvas');
  const { x, y, width, height } = part;
  const sharpness = pictureWidth / width;
  canvas.width = pictureWidth;
  canvas.height = Math.round(height * sharpness);
  const context = canvas.getContext('2d');
  context?.scale(sharpness, sharpness);
  context?.drawImage(image, -x, -y, size.width, size.height);
  return canvas.toDataURL('image/webp', 0.8);
}

/** As much as is shown, with the target in its middle as far as the page goes. */
export function partAround(
  target: Part | undefined,
  { width, height }: { readonly width: number; readonly height: number },
): Part {
  const [wide, high] = [Math.min(widest, width), Math.min(highest, height)];
  if (target === undefined) return { x: 0, y: 0, width, height: Math.min(height, Math.round((width * high) / wide)) };
  const [x, y] = [target.x + target.width / 2 - wide / 2, target.y + target.height / 2 - high / 2];
  const within = (place: number, most: number) => Math.round(Math.min(Math.max(0, place), most));
  return { x: within(x, width - wide), y: within(y, height - high), width: wide, height: high };
}

/** A page is drawn into an image by way of SVG. */
function drawingOf(body: HTMLElement, around: Part | undefined, size: { width: number; height: number }) {
  const root = document.documentElement;
  const { fontSize, colorScheme, color } = getComputedStyle(root);
  const { backgroundColor } = getComputedStyle(document.body);
  const page = document.createElement('div');
  page.style.cssText = `position:absolute;left:${-scrollX}px;top:${-scrollY}px;width:${size.width}px`;
  // A body scrolls with its window, and here there is none.
  body.style.overflow = 'visible';
  page.append(body);
  const frame = document.createElement('div');
  if (around !== undefined) {
    frame.style.cssText = `position:fixed;left:${around.x - 6}px;top:${around.y - 6}px;width:${around.width + 12}px;height:${around.height + 12}px;border:3px solid #b3261e;border-radius:8px;box-sizing:border-box;z-index:2147483647`;
  }
  const attributes = [...root.attributes]
    .filter(({ name }) => /^(?:class|lang|dir|data-[\w-]+)$/.test(name))
    .map(({ name, value }) => `${name}="${escaped(value)}"`)
    .join(' ');
  const serialiser = new XMLSerializer();
  const inside = serialiser.serializeToString(page) + serialiser.serializeToString(frame);
  return (styles: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" ${attributes} width="${size.width}" height="${size.height}" style="overflow:hidden;scrollbar-gutter:auto;font-size:${fontSize};color-scheme:${colorScheme};color:${color};background:${backgroundColor}"><style>${escaped(styles)}*{scrollbar-width:none!important}</style><foreignObject x="0" y="0" width="100%" height="100%" style="overflow:hidden">${inside}</foreignObject></svg>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
