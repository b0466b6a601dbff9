import { answerInWorker } from '#src/kernel/answer-in-worker.ts';
import { joinFiles } from './model/exports/join-files.ts';

answerInWorker(joinFiles, (joined) => (joined.outcome === 'joined' ? [joined.bytes.buffer] : []));
