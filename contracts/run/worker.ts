import { startNodeHost } from '#sandbox/hosts/node.ts';
import { type FaultJob, plantFault } from './fault-jobs.ts';
import { doInSandbox, type SandboxJob } from './sandbox-jobs.ts';

// A process with a bank of its own, because a bank keeps one core busy.

const host = await startNodeHost({ port: 0, settings: {} });
const bankUrl = `http://127.0.0.1:${host.port}`;

process.on('message', async (job: SandboxJob | FaultJob) => {
  try {
    process.send?.({
      outcome: job.kind === 'fault' ? await plantFault(bankUrl, job) : await doInSandbox(bankUrl, job),
    });
  } catch (failure) {
    process.send?.({ failure: failure instanceof Error ? (failure.stack ?? failure.message) : String(failure) });
  }
});

// The command that started it has ended.
process.once('disconnect', () => process.exit());
