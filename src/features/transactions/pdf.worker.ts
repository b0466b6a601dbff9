import { printInWorker } from '#src/parts/print-in-worker.ts';
import { drawPdf } from './model/draw-pdf.ts';

printInWorker(drawPdf);
