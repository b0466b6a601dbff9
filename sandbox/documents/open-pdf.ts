import { unzlibSync } from 'fflate';
import PDFDocument from 'pdfkit';
import { bytesOfBase64 } from '#src/kernel/base64.ts';
import { epochMsOf, type Instant } from '#src/kernel/instant.ts';
import { packedFonts } from './packed-fonts.ts';

/** Inter in two weights, and Newsreader for the bank's name and titles. */
export type FontName = keyof typeof packedFonts;

/** Content drawn on `doc` is tagged below `root`. */
export interface OpenPdf {
  readonly doc: PDFKit.PDFDocument;
  readonly root: PDFKit.PDFStructureElement;
  /** Ends the document and returns its bytes. Call once. */
  close(): Uint8Array;
}

/** The document's metadata. */
interface PdfNames {
  readonly title: string;
  readonly bankName: string;
  readonly madeAt: Instant;
}

/** An A4 document without pages: tagged, titled, in British English. The same calls give the same bytes. */
export function openPdf({ title, bankName, madeAt }: PdfNames): OpenPdf {
  const pieces: Uint8Array[] = [];

  /** The library's own queue gets slower as it grows, and it writes names into XML unescaped. */
  class CollectedPdf extends PDFDocument {
    override push(piece: Uint8Array | null): boolean {
      if (piece !== null) pieces.push(piece);
      return true;
    }

    override endMetadata(): void {
      Object.assign(this.info, { Title: inXml(title), Author: inXml(bankName) });
      super.endMetadata();
    }
  }

  const doc = new CollectedPdf({
    size: 'A4',
    margin: 0,
    // Without a name, no default font is loaded.
    font: '',
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'en-GB',
    autoFirstPage: false,
    info: { Title: title, Author: bankName, Creator: 'Online banking', CreationDate: new Date(epochMsOf(madeAt)) },
  });
  for (const [name, file] of Object.entries(fontFiles())) doc.registerFont(name, file);
  const root = doc.struct('Document');
  doc.addStructure(root);
  return {
    doc,
    root,
    close() {
      root.end();
      doc.end();
      return joined(pieces);
    },
  };
}

let unpacked: Readonly<Record<FontName, Uint8Array>> | undefined;

/** Unpacked once. */
function fontFiles(): Readonly<Record<FontName, Uint8Array>> {
  unpacked ??= {
    regular: unpackedFont(packedFonts.regular),
    semiBold: unpackedFont(packedFonts.semiBold),
    display: unpackedFont(packedFonts.display),
  };
  return unpacked;
}

function unpackedFont(text: string): Uint8Array {
  const bytes = bytesOfBase64(text);
  if (bytes === undefined) throw new TypeError('A font is not base64');
  return unzlibSync(bytes);
}

function inXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}
