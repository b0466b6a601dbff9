/**
 * Hands the browser a file to save, where the customer keeps downloads. Whether it was saved is never told; the name may
 * be changed by the browser, where there is such a file already.
 */
export function saveFile(content: Blob, fileName: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = safeFileName(fileName);
  link.click();
  // Some browsers begin to read only after the press.
  setTimeout(() => URL.revokeObjectURL(url), readingMs);
}

const readingMs = 40_000;
const longestName = 120;

/**
 * The name as every system takes it: no folders, no characters that mean something to a system, none that are unseen or
 * turn the writing round, so that the name ends in what it seems to end in.
 */
export function safeFileName(name: string): string {
  const plain = name
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .normalize('NFC')
    .replaceAll(/[/\\:*?"<>|]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[.\- ]+|[. ]+$/g, '');
  return plain === '' ? 'download' : shortened(plain);
}

/** What tells the kind of file stays. */
function shortened(name: string): string {
  const characters = [...name];
  if (characters.length <= longestName) return name;
  const extension = /\.[A-Za-z0-9]{1,10}$/.exec(name)?.[0] ?? '';
  const start = characters.slice(0, longestName - extension.length).join('');
  return start.replace(/[. ]+$/, '') + extension;
}
