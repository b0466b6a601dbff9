import { parse } from 'papaparse';
import { base64Of } from '#src/kernel/base64.ts';
import {
  type BulkRow,
  emptyMessage,
  mostBytes,
  mostRows,
  refusedFile,
  type TableRead,
  tooManyRowsMessage,
  type WrongRow,
} from './bulk-row.ts';
import { checkRows } from './check-rows.ts';
import { type FileFormat, validateFileName } from './file-name.ts';

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
  | {
      readonly outcome: 'refused';
      readonly messages: readonly string[];
      /** The first rows that are wrong, where rows are what is wrong. */
      readonly wrongRows?: readonly WrongRow[];
    };

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

const notText = 'This is not a text file. Please save it as .csv or .txt and retry.';

/** Reads UTF-8, UTF-16 with its mark, and otherwise Windows-1252. */
export function readText(bytes: Uint8Array, format: Exclude<FileFormat, 'xls'>): TableRead {
  const text = decoded(bytes);
  if (text === undefined || text.includes('\0')) return refusedFile(notText);
  const lines = text.replace(/(?:\r\n|\r|\n)+$/, '');
  if (lines.trim() === '') return refusedFile(emptyMessage);
  const { data, errors } = parse<string[]>(lines, { delimiter: separatorIn(lines, format), preview: mostRows + 1 });
  const [broken] = errors.filter(({ type }) => type === 'Quotes');
  if (broken !== undefined) {
    return refusedFile(`A quotation mark on row ${(broken.row ?? 0) + 1} is not closed. Please correct it and retry.`);
  }
  return data.length > mostRows ? refusedFile(tooManyRowsMessage) : { outcome: 'read', rows: data };
}

function decoded(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  const isLittle = first === 0xff && second === 0xfe;
  const encoding = isLittle ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return encoding === 'utf-8' ? new TextDecoder('windows-1252').decode(bytes) : undefined;
  }
}

/** By the first line, quoted text left out. Spreadsheets of some countries separate by semicolons. */
function separatorIn(text: string, format: Exclude<FileFormat, 'xls'>): string {
  const [line = ''] = text.split(/\r\n|\r|\n/, 1);
  const bare = line.replace(/"[^"]*"/g, '');
  const offered = format === 'csv' ? [',', ';', '\t'] : [',', '\t', ';'];
  const count = (sign: string) => bare.split(sign).length;
  return offered.reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}
