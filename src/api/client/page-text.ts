import { decodeText } from '#src/api/wire/decode-text.ts';

/** Elements whose content is never displayed. */
const unseen = ['script', 'style'] as const;

/**
 * The visible text of a page, roughly, on one line. Every search starts where the last one ended, so the work stays
 * linear on hostile pages.
 */
export function textOfPage(html: string): string {
  // ASCII only: lower-casing other letters can change the length and so the positions.
  const lowerCase = html.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  const shown: string[] = [];
  let at = 0;
  while (at < html.length) {
    const tag = html.indexOf('<', at);
    const tagEnd = tag < 0 ? -1 : html.indexOf('>', tag);
    if (tagEnd < 0) break;
    shown.push(html.slice(at, tag));
    const element = unseen.find((name) => isElement(lowerCase, tag, name));
    // An unclosed script runs to the end of the page.
    const contentEnd = element === undefined ? tagEnd : lowerCase.indexOf(`</${element}`, tagEnd);
    at = contentEnd < 0 ? html.length : element === undefined ? tagEnd + 1 : contentEnd;
  }
  shown.push(html.slice(at));
  return decodeText(shown.join(' ')).replace(/\s+/g, ' ');
}

function isElement(html: string, tag: number, name: string): boolean {
  return html.startsWith(name, tag + 1) && /[\s/>]/.test(html.charAt(tag + 1 + name.length));
}
