/** The first bytes of each type of picture that is shown, in base64. SVG is left out: it may hold scripts. */
const signatures: readonly (readonly [type: string, start: RegExp])[] = [
  ['image/png', /^iVBORw0KGgo/],
  ['image/jpeg', /^\/9j\//],
  ['image/gif', /^R0lGOD(?:dh|lh)/],
  ['image/webp', /^UklGR.{5}BXRUJQ/],
];

const longestImage = 1_000_000;

/** The picture's `data:` URL; undefined unless the content itself is a picture, whatever its given type. */
export function imageUrl(content: unknown): string | undefined {
  if (typeof content !== 'string') return undefined;
  const base64 = content.replace(/\s+/g, '');
  if (base64.length > longestImage || !/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return undefined;
  const type = signatures.find(([, start]) => start.test(base64))?.[0];
  return type === undefined ? undefined : `data:${type};base64,${base64}`;
}
