import { unzlibSync } from 'fflate';
import PDFDocument from 'pdfkit';
import { epochMsOf, type Instant } from '#src/kernel/instant.ts';
import { printableText } from './printable-text.ts';

/** Complete font files, in WOFF. */
export interface PrintFonts {
  readonly regular: Uint8Array;
  readonly semiBold: Uint8Array;
  /** For the bank's name and titles. */
  readonly display: Uint8Array;
}

export type Weight = keyof PrintFonts;

/** A4, in points. */
export const paper = { width: 595.28, height: 841.89, margin: 36 } as const;

/** The document's metadata. */
export interface PaperNames {
  readonly title: string;
  readonly bankName: string;
  readonly madeAt: Instant;
}

/** An empty document with this metadata: PDF/UA tags, a title, British English, and the fonts registered. */
export function openPaper({ title, bankName, madeAt }: PaperNames, fonts: PrintFonts) {
  const named = { Title: printableText(title), Author: printableText(bankName) };
  const chunks: Uint8Array[] = [];

  class Paper extends PDFDocument {
    /** The stream's own queue slows down as it grows; here nothing reads before the end. */
    override push(chunk: Uint8Array | null): boolean {
      if (chunk !== null) chunks.push(chunk);
      return true;
    }

    /** The metadata is written as XML, but PDFKit does not escape it. */
    override endMetadata(): void {
      Object.assign(this.info, { Title: xmlText(named.Title), Author: xmlText(named.Author) });
      super.endMetadata();
    }
  }

  const pdf = new Paper({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    // Without a name, PDFKit loads no default font.
    font: '',
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'en-GB',
    // Missing from the types.
    subset: 'PDF/UA' as string,
    info: { ...named, Creator: 'Online banking', CreationDate: new Date(epochMsOf(madeAt)) },
  } as PDFKit.PDFDocumentOptions);
  for (const [weight, bytes] of Object.entries(fonts)) pdf.registerFont(weight, unpackedFont(bytes));

  return {
    pdf,
    /** The finished file. Nothing can be drawn afterwards. */
    close(): Uint8Array<ArrayBuffer> {
      pdf.end();
      return joined(chunks);
    },
  };
}

function xmlText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let start = 0;
  for (const chunk of chunks) {
    whole.set(chunk, start);
    start += chunk.length;
  }
  return whole;
}

// Sizes and places in the two formats: https://www.w3.org/TR/WOFF/ and OpenType's table directory.
const woff = { head: 44, entry: 20 } as const;
const openType = { head: 12, entry: 16 } as const;

/** A WOFF font with its tables inflated, because PDFKit would inflate one again for every glyph. */
export function unpackedFont(packed: Uint8Array): Uint8Array {
  const from = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  const [flavour, count] = [from.getUint32(4), from.getUint16(12)];
  const entries = Array.from({ length: count }, (_, at) => {
    const start = woff.head + at * woff.entry;
    const [tag = 0, offset = 0, packedLength = 0, length = 0, checksum = 0] = [0, 4, 8, 12, 16].map((place) =>
      from.getUint32(start + place),
    );
    const bytes = packed.subarray(offset, offset + packedLength);
    return { tag, checksum, bytes: packedLength < length ? unzlibSync(bytes) : bytes };
  });

  const tablesStart = openType.head + count * openType.entry;
  const unpacked = new Uint8Array(entries.reduce((sum, { bytes }) => sum + padded(bytes.length), tablesStart));
  const to = new DataView(unpacked.buffer);
  to.setUint32(0, flavour);
  to.setUint16(4, count);
  let place = tablesStart;
  for (const [at, { tag, checksum, bytes }] of entries.entries()) {
    const start = openType.head + at * openType.entry;
    for (const [index, value] of [tag, checksum, place, bytes.length].entries()) to.setUint32(start + index * 4, value);
    unpacked.set(bytes, place);
    place += padded(bytes.length);
  }
  return unpacked;
}

/** Tables begin at multiples of four bytes. */
function padded(length: number): number {
  return Math.ceil(length / 4) * 4;
}
