import { printInWorker } from '#src/parts/print/print-in-worker.ts';
import { drawReceipt } from './draw-receipt.ts';

printInWorker(drawReceipt);
