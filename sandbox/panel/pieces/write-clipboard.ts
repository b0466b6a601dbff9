/**
 * Copies text that may still be on its way. The write itself begins at once: WebKit refuses one that begins after an await.
 * @throws the failure of `text`, or a refusal of the browser.
 */
export async function writeClipboard(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string' || typeof ClipboardItem === 'undefined') {
    return navigator.clipboard.writeText(await text);
  }
  const blob = text.then((copied) => new Blob([copied], { type: 'text/plain' }));
  const written = navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
  // Its own failure says more than that of the write.
  await Promise.all([blob, written]);
}
