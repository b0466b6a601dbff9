import PDFDocument, * as pdfkit from 'pdfkit';
import helvetica from 'pdfkit/standard-fonts/Helvetica';
import helveticaBold from 'pdfkit/standard-fonts/HelveticaBold';
import timesRoman from 'pdfkit/standard-fonts/TimesRoman';
import { epochMsOf, type Instant } from '#src/kernel/instant.ts';

/** Standard fonts of every PDF reader, so none is embedded and files stay small. */
export const fonts = { plain: 'Helvetica', bold: 'Helvetica-Bold', serif: 'Times-Roman' } as const;

/** Content drawn on `doc` is tagged below `root`. */
export interface OpenPdf {
  readonly doc: PDFKit.PDFDocument;
  readonly root: PDFKit.PDFStructureElement;
  /** Ends the document and returns its bytes. Call once. */
  close(): Uint8Array;
}

/** The browser build of the library must be given its fonts; the Node build finds them and has no such function. */
const { registerStdFonts } = pdfkit as { readonly registerStdFonts?: (...metrics: readonly object[]) => void };
registerStdFonts?.(helvetica, helveticaBold, timesRoman);

/** An A4 document without pages: tagged, titled, in British English. The same calls give the same bytes. */
export function openPdf(title: string, madeAt: Instant): OpenPdf {
  const pieces: Uint8Array[] = [];

  /** The library's own queue gets slower as it grows, and it writes the title into XML unescaped. */
  class CollectedPdf extends PDFDocument {
    override push(piece: Uint8Array | null): boolean {
      if (piece !== null) pieces.push(piece);
      return true;
    }

    override endMetadata(): void {
      this.info.Title = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      super.endMetadata();
    }
  }

  const doc = new CollectedPdf({
    size: 'A4',
    margin: 0,
    font: fonts.plain,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'en-GB',
    autoFirstPage: false,
    info: { Title: title, CreationDate: new Date(epochMsOf(madeAt)) },
  });
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

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}
