// Ends as soon as it is given anything.
import { parentPort } from 'node:worker_threads';

parentPort?.on('message', () => process.exit(3));
