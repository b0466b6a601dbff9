import { parse } from 'papaparse';
import { emptyMessage, mostRows, refusedFile, type TableRead, tooManyRowsMessage } from './bulk-row.ts';
import type { FileFormat } from './file-name.ts';

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
