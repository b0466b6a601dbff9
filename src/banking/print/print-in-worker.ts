import { answerInWorker } from '#src/kernel/answer-in-worker.ts';
import regularUrl from '#src/ui/fonts/inter-print-regular.woff';
import semiBoldUrl from '#src/ui/fonts/inter-print-semi-bold.woff';
import displayUrl from '#src/ui/fonts/newsreader-print.woff';
import type { PrintFonts } from './pdf-paper.ts';

/** Draws a document, yielding the page count after each page. */
type Draw<Printed> = (document: Printed, fonts: PrintFonts) => Generator<number, Uint8Array<ArrayBuffer>>;

/** The whole of a PDF worker for one kind of document: called once, at the start of its module. */
export function printInWorker<Printed>(draw: Draw<Printed>): void {
  answerInWorker<Printed, Uint8Array<ArrayBuffer>, number>(
    async (document, onDrawn) => {
      const [regular, semiBold, display] = await Promise.all([
        fontAt(regularUrl),
        fontAt(semiBoldUrl),
        fontAt(displayUrl),
      ]);
      const drawing = draw(document, { regular, semiBold, display });
      let step = drawing.next();
      while (!step.done) {
        onDrawn(step.value);
        step = drawing.next();
      }
      return step.value;
    },
    (file) => [file.buffer],
  );
}

/** @throws TypeError without a network, and an Error if the response is not the font. */
async function fontAt(url: string): Promise<Uint8Array> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The font could not be loaded: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}
