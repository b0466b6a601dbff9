import { textOfPage } from './page-text.ts';

/** No part may take up what another could: a page that is made to be slow to read would be. */
const codePattern =
  /(?:error|support|reference|incident)\s*(?:code|id|number)?\s*(?:is)?\s*[:#]\s*([\w.-]{3,64})|(?:error code|support id|reference (?:id|number)|incident id)\s+(?:is\s+)?([\w.-]{0,63}\d[\w.-]{0,63})/i;

/** A page put before the bank by its firewall: undefined when the text is not one, else the code it asks to quote. */
export function readBlockedPage(html: string): { readonly code?: string } | undefined {
  const text = textOfPage(html);
  if (!/page\s+blocked/i.test(text)) return undefined;
  const match = codePattern.exec(text);
  const code = (match?.[1] ?? match?.[2])?.replace(/\.+$/, '');
  return code === undefined ? {} : { code };
}

/** Whether a body that should be JSON is a page instead; the type is not always told right. */
export function isPage(contentType: string | null, body: string): boolean {
  return /\bx?html\b/i.test(contentType ?? '') || body.trimStart().startsWith('<');
}
