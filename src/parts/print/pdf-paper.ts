import PDFDocument from 'pdfkit';
import { epochMsOf, type Instant } from '#src/kernel/instant.ts';
import { printableText } from './printable-text.ts';

/** The files of the fonts, whole. */
export interface PrintFonts {
  readonly regular: Uint8Array;
  readonly semiBold: Uint8Array;
}

export type Weight = keyof PrintFonts;

/** Of A4, in points. */
export const paper = { width: 595.28, height: 841.89, margin: 36 } as const;

/** What a file is called, whose it is, and when it was made. */
export interface PaperNames {
  readonly title: string;
  readonly bankName: string;
  readonly madeAt: Instant;
}

/** An empty file of these names: tagged as PDF/UA asks, titled, in British English, with the fonts at hand. */
export function openPaper({ title, bankName, madeAt }: PaperNames, fonts: PrintFonts) {
  const named = { Title: printableText(title), Author: printableText(bankName) };
  const chunks: Uint8Array[] = [];

  class Paper extends PDFDocument {
    /** Its own queue takes the longer for each piece the more it holds; here nobody reads before the end. */
    override push(chunk: Uint8Array | null): boolean {
      if (chunk !== null) chunks.push(chunk);
      return true;
    }

    /** By then the names are in the file as they are; here they go into XML, and it does not see to that. */
    override endMetadata(): void {
      Object.assign(this.info, { Title: xmlText(named.Title), Author: xmlText(named.Author) });
      super.endMetadata();
    }
  }

  const pdf = new Paper({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    // Without a name no font of its own is taken in before ours are there.
    font: '',
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'en-GB',
    // The types do not know of it yet.
    subset: 'PDF/UA' as string,
    info: { ...named, Creator: 'Online banking', CreationDate: new Date(epochMsOf(madeAt)) },
  } as PDFKit.PDFDocumentOptions);
  for (const [weight, bytes] of Object.entries(fonts)) pdf.registerFont(weight, bytes);

  return {
    pdf,
    /** The file, whole. Nothing can be drawn afterwards. */
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
