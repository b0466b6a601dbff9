/** Far above any letter of the bank. A page that shows more could be blocked for a minute. */
const mostLetters = 100_000;
const mostElements = 5_000;
const deepest = 100;

const tags = /<(\/?)([a-z][a-z0-9]*)[^<>]*>?/gi;
/** They close themselves, or close the one before. */
const flat = new Set(
  'area br col dd dt embed hr img input li link meta option p param source tbody td tfoot th thead tr track wbr'.split(
    ' ',
  ),
);

/** Whether HTML is longer, fuller or deeper than the page could show at once. It is judged before any of it is parsed. */
export function isBeyondLimits(html: string): boolean {
  if (html.length > mostLetters) return true;
  const open: string[] = [];
  let elements = 0;
  for (const [, closing, tag = ''] of html.matchAll(tags)) {
    const name = tag.toLowerCase();
    if (closing !== '') {
      // A closing tag of nothing that is open closes nothing.
      const at = open.lastIndexOf(name);
      if (at >= 0) open.length = at;
      continue;
    }
    elements += 1;
    if (!flat.has(name)) open.push(name);
    if (elements > mostElements || open.length > deepest) return true;
  }
  return false;
}

/** Its text alone, a line for each block. Entities stay as written. */
export function textWithin(html: string): string {
  return html
    .replace(/<(?:br|\/?(?:blockquote|div|dd|dl|dt|h[1-6]|hr|li|ol|p|pre|table|tr|ul))\b[^<>]*>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?(?:\n ?)*/g, '\n')
    .trim();
}
