import regularUrl from '#src/ui/fonts/inter-print-regular.woff';
import semiBoldUrl from '#src/ui/fonts/inter-print-semi-bold.woff';
import { drawPdf } from './model/draw-pdf.ts';
import type { FromPrinter } from './model/make-pdf.ts';
import type { PrintDocument } from './model/print-document.ts';

addEventListener('message', ({ data }: MessageEvent<PrintDocument>) => {
  void print(data).catch(() => tell({ kind: 'failed' }));
});

async function print(document: PrintDocument): Promise<void> {
  const [regular, semiBold] = await Promise.all([fontAt(regularUrl), fontAt(semiBoldUrl)]);
  const drawing = drawPdf(document, { regular, semiBold });
  let step = drawing.next();
  while (!step.done) {
    tell({ kind: 'drawn', pages: step.value });
    step = drawing.next();
  }
  tell({ kind: 'made', file: step.value }, [step.value.buffer]);
}

/** @throws TypeError without a network, and an Error where something else than the font was sent. */
async function fontAt(url: string): Promise<Uint8Array> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The font is not there: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

function tell(message: FromPrinter, transfer: Transferable[] = []): void {
  postMessage(message, { transfer });
}
