import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

type Answer<Outcome> = { readonly outcome: Outcome } | { readonly failure: string };

/** Does the jobs in several processes, each with its own bank, and tells each outcome as soon as it is there. */
export async function inWorkers<Job extends object, Outcome>(
  jobs: readonly Job[],
  tell: (outcome: Outcome, job: Job) => void,
): Promise<void> {
  const waiting = [...jobs];
  const count = Math.min(4, availableParallelism(), jobs.length);
  await Promise.all(
    Array.from({ length: count }, async () => {
      const worker = fork(fileURLToPath(new URL('./worker.ts', import.meta.url)));
      try {
        for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) {
          tell(await done<Outcome>(worker, job), job);
        }
      } finally {
        worker.kill();
      }
    }),
  );
}

function done<Outcome>(worker: ChildProcess, job: object): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) => reject(new Error(`The worker ended with ${code}.`));
    worker.once('exit', onExit);
    worker.once('message', (answer: Answer<Outcome>) => {
      worker.off('exit', onExit);
      if ('failure' in answer) reject(new Error(answer.failure));
      else resolve(answer.outcome);
    });
    worker.send(job);
  });
}
