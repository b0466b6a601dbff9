/** Object URLs not yet revoked. */
const readable = new Set<string>();

/**
 * Has the browser save a file. Whether it succeeded is never known, and the browser may change the name if it is taken.
 */
export function saveFile(content: Blob, fileName: string): void {
  const url = URL.createObjectURL(content);
  readable.add(url);
  // Adding the same listener twice has no effect.
  addEventListener('pagehide', letGoOfFiles);
  const link = document.createElement('a');
  link.href = url;
  link.download = safeFileName(fileName);
  link.click();
  // Some browsers start reading only after the click.
  setTimeout(() => revoke(url), readingMs);
}

/** Revokes all object URLs. Downloads the browser has started still finish. */
export function letGoOfFiles(): void {
  for (const url of readable) revoke(url);
}

function revoke(url: string): void {
  if (readable.delete(url)) URL.revokeObjectURL(url);
}

const readingMs = 40_000;
const longestName = 120;

export type FileEnding = '.csv' | '.pdf' | '.zip';

/**
 * A name that is safe on every system: no folders, reserved, invisible or direction-changing characters, so that its
 * visible ending is the real one; ends with `ending` if that is given.
 */
export function safeFileName(name: string, ending: FileEnding | '' = ''): string {
  const plain = name
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .normalize('NFC')
    .replaceAll(/[/\\:*?"<>|]/g, '-')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[.\- ]+|[. ]+$/g, '');
  const named = plain === '' ? 'download' : plain;
  return shortened(named.toLowerCase().endsWith(ending) ? named : named + ending);
}

/** Keeps the file extension. */
function shortened(name: string): string {
  const characters = [...name];
  if (characters.length <= longestName) return name;
  const extension = /\.[A-Za-z0-9]{1,10}$/.exec(name)?.[0] ?? '';
  const start = characters.slice(0, longestName - extension.length).join('');
  return start.replace(/[. ]+$/, '') + extension;
}
