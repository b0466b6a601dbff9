import { printInWorker } from '#src/banking/print/print-in-worker.ts';
import { drawReceipt } from './draw-receipt.ts';

printInWorker(drawReceipt);
