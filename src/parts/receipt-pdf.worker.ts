import { drawReceipt } from './draw-receipt.ts';
import { printInWorker } from './print-in-worker.ts';

printInWorker(drawReceipt);
