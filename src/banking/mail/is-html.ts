/** Only the bank writes HTML, and such a message begins with a tag. What a customer typed is always shown as typed. */
export function isHtml(body: string, isFromBank: boolean): boolean {
  return isFromBank && /^\s*<(?:[a-z][a-z0-9]*[\s>/]|!doctype\s)/i.test(body);
}
