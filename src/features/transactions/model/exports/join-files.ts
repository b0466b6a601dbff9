import { zipSync } from 'fflate';
import type { Account } from '#src/api/accounts/account.ts';
import type { ExportFormat } from '#src/api/transactions/transaction-files.ts';
import { bytesOfBase64 } from '#src/kernel/base64.ts';
import type { Period } from '#src/rules/export-periods.ts';
import { periodFileName } from './period-file-name.ts';

export interface FilePiece {
  /** The period requested. No two pieces share one. */
  readonly period: Period;
  /** Base64, as received. */
  readonly content: string;
}

export interface JoinRequest {
  readonly format: ExportFormat;
  readonly account: Pick<Account, 'accountNumber'>;
  /** Oldest first; at least one. */
  readonly pieces: readonly FilePiece[];
}

export type Joined =
  | { readonly outcome: 'joined'; readonly bytes: Uint8Array<ArrayBuffer> }
  /** The indexes of pieces that are not valid in their format. */
  | { readonly outcome: 'damaged'; readonly places: readonly number[] };

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Joins all pieces into one file, checking each first: text files share one header line, and several PDFs go into a zip
 * unchanged. A single piece stays as it came, byte for byte.
 */
export function joinFiles(request: JoinRequest): Joined {
  const { format, pieces } = request;
  const files = pieces.map(({ content }) => bytesOfBase64(content));
  return format === 'pdf' ? joinPdfs(request, files) : joinTexts(columns[format], files);
}

function joinPdfs({ account, pieces }: JoinRequest, files: readonly (Bytes | undefined)[]): Joined {
  const places = placesOf(files, (file) => file === undefined || !beginsAsPdf(file));
  const [first, second] = files;
  if (places.length > 0 || first === undefined) return { outcome: 'damaged', places };
  if (second === undefined) return { outcome: 'joined', bytes: first };
  // Named by period: the bank's file names may repeat, and some characters have a special meaning in a zip.
  const entries = pieces.map(
    ({ period }, place) => [periodFileName(account, period, '.pdf'), files[place] ?? first] as const,
  );
  // PDFs are already compressed.
  return { outcome: 'joined', bytes: zipSync(Object.fromEntries(entries), { level: 0 }) };
}

/** The columns each text file must start with; the bank may add more. */
const columns: Readonly<Record<Exclude<ExportFormat, 'pdf'>, string>> = {
  csv: 'Date,Reference,Debit,Credit',
  quickbooks: 'Date,Description,Credit,Debit',
  sage: 'Date,Reference,Description',
  xero: '*Date,*Amount',
};

function joinTexts(begin: string, files: readonly (Bytes | undefined)[]): Joined {
  const texts = files.map((file) => file && readUtf8(file));
  const places = placesOf(texts, (text) => text === undefined || !`${headingOf(text)},`.startsWith(`${begin},`));
  const [firstFile] = files;
  const [first = '', ...others] = texts.map((text = '') => text);
  if (places.length > 0 || firstFile === undefined) return { outcome: 'damaged', places };
  if (others.length === 0) return { outcome: 'joined', bytes: firstFile };
  const heading = headingOf(first);
  // There is no way to tell which of two different headers is right.
  if (others.some((text) => headingOf(text) !== heading)) return { outcome: 'damaged', places: [...texts.keys()] };
  const whole = [ended(first), ...others.map((text) => ended(text.slice(heading.length).replace(/^\r?\n/, '')))];
  return { outcome: 'joined', bytes: new TextEncoder().encode(whole.join('')) };
}

function placesOf<Part>(parts: readonly Part[], isDamaged: (part: Part) => boolean): readonly number[] {
  return parts.flatMap((part, place) => (isDamaged(part) ? [place] : []));
}

function beginsAsPdf(file: Bytes): boolean {
  return new TextDecoder('latin1').decode(file.subarray(0, 5)) === '%PDF-';
}

/** Without a byte order mark; undefined if the file is not UTF-8 text. */
function readUtf8(file: Bytes): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return undefined;
  }
}

function headingOf(text: string): string {
  return /^[^\r\n]*/.exec(text)?.[0] ?? '';
}

function ended(text: string): string {
  return text === '' || text.endsWith('\n') ? text : `${text}\r\n`;
}
