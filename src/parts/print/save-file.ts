/** The addresses that content can still be read at. */
const readable = new Set<string>();

/**
 * Hands the browser a file to save, where the customer keeps downloads. Whether it was saved is never told; the name may
 * be changed by the browser, where there is such a file already.
 */
export function saveFile(content: Blob, fileName: string): void {
  const url = URL.createObjectURL(content);
  readable.add(url);
  // The same listener twice is one.
  addEventListener('pagehide', letGoOfFiles);
  const link = document.createElement('a');
  link.href = url;
  link.download = safeFileName(fileName);
  link.click();
  // Some browsers begin to read only after the press.
  setTimeout(() => letGo(url), readingMs);
}

/** Nothing that was handed over can be read here any more. What the browser has begun to save, it saves. */
export function letGoOfFiles(): void {
  for (const url of readable) letGo(url);
}

function letGo(url: string): void {
  if (readable.delete(url)) URL.revokeObjectURL(url);
}

const readingMs = 40_000;
const longestName = 120;

/** How the name of a file ends that is what it says. */
export type FileEnding = '.csv' | '.pdf' | '.zip';

/**
 * The name as every system takes it: no folders, no characters that mean something to a system, none that are unseen or
 * turn the writing round, so that the name ends in what it seems to end in: in `ending`, where the file is known to be
 * that, whatever it was called.
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

/** What tells the kind of file stays. */
function shortened(name: string): string {
  const characters = [...name];
  if (characters.length <= longestName) return name;
  const extension = /\.[A-Za-z0-9]{1,10}$/.exec(name)?.[0] ?? '';
  const start = characters.slice(0, longestName - extension.length).join('');
  return start.replace(/[. ]+$/, '') + extension;
}
