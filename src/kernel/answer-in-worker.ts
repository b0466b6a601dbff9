import type { FromWorker } from './in-worker.ts';

/** The whole of a worker, called once at the start of its module. The transferables of an answer are handed over, not copied. */
export function answerInWorker<Request, Answer, Progress = never>(
  answerTo: (request: Request, onProgress: (progress: Progress) => void) => Answer | Promise<Answer>,
  transferablesOf: (answer: Answer) => Transferable[] = () => [],
): void {
  const say = (message: FromWorker<Answer, Progress>, transfer: Transferable[] = []) =>
    postMessage(message, { transfer });

  addEventListener('message', async ({ data }: MessageEvent<Request>) => {
    say({ status: 'started' });
    try {
      const answer = await answerTo(data, (progress) => say({ status: 'progress', progress }));
      say({ status: 'answered', answer }, transferablesOf(answer));
    } catch {
      say({ status: 'failed' });
    }
  });
}
