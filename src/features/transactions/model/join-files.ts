import { zipSync } from 'fflate';
import type { ExportFormat } from '#src/api/transaction-files.ts';
import { bytesOfBase64 } from '#src/kernel/base64.ts';
import { safeFileName } from '#src/parts/save-file.ts';

export interface FilePiece {
  readonly fileName: string;
  /** Base64 text, as it arrived. */
  readonly content: string;
}

export interface JoinRequest {
  readonly format: ExportFormat;
  /** Oldest first; at least one. */
  readonly pieces: readonly FilePiece[];
}

export type Joined =
  | { readonly outcome: 'joined'; readonly bytes: Uint8Array<ArrayBuffer> }
  /** Which pieces are not what the format says, by their places. */
  | { readonly outcome: 'damaged'; readonly places: readonly number[] };

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * One file of all pieces, each checked first: texts become one text under one line of headings, several PDFs are put
 * into one zip as they are. A single piece stays as it came, byte for byte.
 */
export function joinFiles({ format, pieces }: JoinRequest): Joined {
  const files = pieces.map(({ content }) => bytesOfBase64(content));
  return format === 'pdf' ? joinPdfs(pieces, files) : joinTexts(files);
}

function joinPdfs(pieces: readonly FilePiece[], files: readonly (Bytes | undefined)[]): Joined {
  const places = placesOf(files, (file) => file === undefined || !beginsAsPdf(file));
  const [first, second] = files;
  if (places.length > 0 || first === undefined) return { outcome: 'damaged', places };
  if (second === undefined) return { outcome: 'joined', bytes: first };
  const names = distinct(pieces.map(({ fileName }) => safeFileName(fileName)));
  const entries = names.map((name, place) => [name, files[place] ?? first] as const);
  // A PDF is compressed already: trying again would only take time.
  return { outcome: 'joined', bytes: zipSync(Object.fromEntries(entries), { level: 0 }) };
}

function joinTexts(files: readonly (Bytes | undefined)[]): Joined {
  const texts = files.map((file) => file && readUtf8(file));
  const places = placesOf(texts, (text) => text === undefined || headingOf(text) === '');
  const [firstFile] = files;
  const [first = '', ...others] = texts.map((text = '') => text);
  if (places.length > 0 || firstFile === undefined) return { outcome: 'damaged', places };
  if (others.length === 0) return { outcome: 'joined', bytes: firstFile };
  const heading = headingOf(first);
  // Which of two headings is the right one, nobody here can tell.
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

/** Without the mark that some programs put in front; undefined for what is no such text. */
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

/** Two files of one name would be one in the zip. */
function distinct(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const dot = name.lastIndexOf('.');
    const [stem, extension] = dot === -1 ? [name, ''] : [name.slice(0, dot), name.slice(dot)];
    let free = name;
    for (let count = 2; taken.has(free); count += 1) free = `${stem} (${count})${extension}`;
    taken.add(free);
    return free;
  });
}
