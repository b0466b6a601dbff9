import { answerInWorker } from '#src/kernel/answer-in-worker.ts';
import { checkFile } from './model/reading/check-file.ts';

answerInWorker(checkFile);
