import { decodeHTMLStrict } from 'entities/decode';

/** What a browser does not show, whatever it holds. */
const unseen = ['script', 'style'] as const;

/**
 * The text of a page as a reader sees it, roughly, on one line. The page may be hostile: every search begins where the
 * one before it ended, so that the work grows with the page's length and no faster.
 */
export function textOfPage(html: string): string {
  // Of the Latin letters alone: some others change their number, and no place in the page would be right any more.
  const lowerCase = html.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  const shown: string[] = [];
  let at = 0;
  while (at < html.length) {
    const tag = html.indexOf('<', at);
    const tagEnd = tag < 0 ? -1 : html.indexOf('>', tag);
    if (tagEnd < 0) break;
    shown.push(html.slice(at, tag));
    const element = unseen.find((name) => isElement(lowerCase, tag, name));
    // Without its end, everything up to the page's own is the script.
    const contentEnd = element === undefined ? tagEnd : lowerCase.indexOf(`</${element}`, tagEnd);
    at = contentEnd < 0 ? html.length : element === undefined ? tagEnd + 1 : contentEnd;
  }
  shown.push(html.slice(at));
  return decodeHTMLStrict(shown.join(' ')).replace(/\s+/g, ' ');
}

function isElement(html: string, tag: number, name: string): boolean {
  return html.startsWith(name, tag + 1) && /[\s/>]/.test(html.charAt(tag + 1 + name.length));
}
