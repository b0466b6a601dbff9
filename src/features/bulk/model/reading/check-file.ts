import { base64Of } from '#src/kernel/base64.ts';
import { type BulkRow, emptyMessage, mostBytes, type TableRead } from './bulk-row.ts';
import { checkRows } from './check-rows.ts';
import { type FileFormat, validateFileName } from './file-name.ts';
import { readText } from './read-text.ts';

export interface FileToCheck {
  readonly fileName: string;
  readonly bytes: ArrayBuffer;
}

export type FileChecked =
  | {
      readonly outcome: 'checked';
      readonly rows: readonly BulkRow[];
      readonly totalMinor: number;
      readonly content: string;
    }
  | { readonly outcome: 'refused'; readonly messages: readonly string[] };

/** Rows checked so far, out of all. */
export interface Progress {
  readonly done: number;
  readonly of: number;
}

const tooLarge = 'This file is larger than 5 MB. Please split it into smaller files.';

/** Checks a whole file without the bank: its name, size, format and every row. */
export async function checkFile(
  { fileName, bytes }: FileToCheck,
  onProgress: (progress: Progress) => void,
): Promise<FileChecked> {
  const named = validateFileName(fileName);
  if (named.outcome === 'refused') return refused(named.message);
  if (bytes.byteLength === 0) return refused(emptyMessage);
  if (bytes.byteLength > mostBytes) return refused(tooLarge);
  const data = new Uint8Array(bytes);
  const table = await readTable(data, named.format);
  if (table.outcome === 'refused') return refused(table.message);
  const { rows } = table;
  onProgress({ done: 0, of: rows.length });
  const checked = checkRows(rows, (done) => onProgress({ done, of: rows.length }));
  return checked.outcome === 'checked' ? { ...checked, content: base64Of(data) } : checked;
}

async function readTable(bytes: Uint8Array, format: FileFormat): Promise<TableRead> {
  // Loaded on use: most files are plain text.
  return format === 'xls' ? (await import('./read-sheet.ts')).readSheet(bytes) : readText(bytes, format);
}

function refused(message: string): FileChecked {
  return { outcome: 'refused', messages: [message] };
}
