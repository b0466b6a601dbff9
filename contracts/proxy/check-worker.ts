import { parentPort, workerData } from 'node:worker_threads';
import { currentAssumptions } from '#contracts/assumptions/current-assumptions.ts';
import { createRecordingCheck } from '#contracts/recordings/check-recording.ts';
import { reasonOf } from '#src/kernel/reason-of.ts';
import type { FromThread, ToThread } from './check-thread.ts';
import { recorded } from './passed-call.ts';

// A thread of its own, so that no call waits for the check of another.

const { showsValues } = workerData as { readonly showsValues: boolean };
const check = createRecordingCheck(currentAssumptions(), { showsValues });
let seen = 0;
let last: Promise<void> = Promise.resolve();

parentPort?.on('message', (message: ToThread) => {
  // In turn, so that a report has every call before it.
  last = last.then(() => take(message));
});

async function take(message: ToThread): Promise<void> {
  if (message.kind === 'report') return tell({ kind: 'report', n: message.n, recording: check.result() });
  seen += 1;
  try {
    check.add(await recorded(message.call, `call ${seen}`));
    tell({ kind: 'checked' });
  } catch (fault) {
    tell({ kind: 'unchecked', because: reasonOf(fault) });
  }
}

function tell(message: FromThread): void {
  parentPort?.postMessage(message);
}
