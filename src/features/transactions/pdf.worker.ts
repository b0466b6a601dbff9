import { printInWorker } from '#src/banking/print/print-in-worker.ts';
import { drawPdf } from './model/exports/draw-pdf.ts';

printInWorker(drawPdf);
