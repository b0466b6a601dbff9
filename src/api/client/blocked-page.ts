import { textOfPage } from './page-text.ts';

/** No two parts match the same text, so a hostile page cannot cause slow backtracking. */
const codePattern =
  /(?:error|support|reference|incident)\s*(?:code|id|number)?\s*(?:is)?\s*[:#]\s*([\w.-]{3,64})|(?:error code|support id|reference (?:id|number)|incident id)\s+(?:is\s+)?([\w.-]{0,63}\d[\w.-]{0,63})/i;

/** Detects a firewall's blocking page. Undefined for other text, otherwise the code to quote. */
export function readBlockedPage(html: string): { readonly code?: string } | undefined {
  const text = textOfPage(html);
  if (!/page\s+blocked/i.test(text)) return undefined;
  const match = codePattern.exec(text);
  const code = (match?.[1] ?? match?.[2])?.replace(/\.+$/, '');
  return code === undefined ? {} : { code };
}

/** Whether the body is a page rather than JSON. The content type is not always correct. */
export function isPage(contentType: string | null, body: string): boolean {
  return /\bx?html\b/i.test(contentType ?? '') || body.trimStart().startsWith('<');
}
