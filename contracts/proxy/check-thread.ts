import { Worker } from 'node:worker_threads';
import type { CheckedRecording } from '#contracts/recordings/check-recording.ts';
import { reasonOf } from '#src/kernel/reason-of.ts';
import type { PassedCall } from './copy.ts';

export type ToThread =
  | { readonly kind: 'call'; readonly call: PassedCall }
  | { readonly kind: 'report'; readonly n: number };

export type FromThread =
  | { readonly kind: 'checked' }
  | { readonly kind: 'unchecked'; readonly because: string }
  | { readonly kind: 'report'; readonly n: number; readonly recording: CheckedRecording };

export interface Checked {
  readonly recording: CheckedRecording;
  readonly checked: number;
  /** Calls that passed without a check because too many waited for one. */
  readonly skipped: number;
  /** What went wrong in the check itself, with its count; the calls passed all the same. */
  readonly faults: ReadonlyMap<string, number>;
}

export interface CheckThread {
  readonly see: (call: PassedCall) => void;
  readonly noteFault: (fault: unknown) => void;
  readonly report: () => Promise<Checked>;
  readonly close: () => Promise<void>;
}

interface Options {
  readonly showsValues?: boolean;
  /** Bytes of calls that wait; more pass without a check, so that memory has an end. */
  readonly mostWaiting?: number;
  readonly script?: URL;
}

/** Enough for headers and addresses. */
const usualHead = 4096;

const nothing: CheckedRecording = { operations: [], unknown: [], others: 0, proposals: new Map() };

/** Checks calls in a thread of its own. If it ends, another takes its place, and what the first had seen is lost. */
export function startCheckThread({
  showsValues = false,
  mostWaiting = 64 * 1024 * 1024,
  script = new URL('./check-worker.ts', import.meta.url),
}: Options = {}): CheckThread {
  const faults = new Map<string, number>();
  const asked = new Map<number, (recording: CheckedRecording) => void>();
  /** Bytes of each call that waits, in turn. */
  let waiting: number[] = [];
  let [checked, skipped, reports] = [0, 0, 0];
  let isClosed = false;
  let worker: Worker | undefined = newWorker();

  function newWorker(): Worker {
    const started = new Worker(script, { workerData: { showsValues } });
    started.on('message', hear);
    started.on('error', noteFault);
    started.once('exit', () => {
      worker = undefined;
      if (isClosed) return;
      noteFault('The check ended and was started again; what it had seen before is lost.');
      waiting = [];
      for (const answer of asked.values()) answer(nothing);
      asked.clear();
      // Later, so that one that cannot start does not keep the machine busy.
      setTimeout(() => {
        if (!isClosed) worker = newWorker();
      }, 1_000).unref();
    });
    return started;
  }

  function hear(message: FromThread): void {
    if (message.kind === 'report') {
      asked.get(message.n)?.(message.recording);
      asked.delete(message.n);
      return;
    }
    waiting.shift();
    if (message.kind === 'checked') checked += 1;
    else noteFault(message.because);
  }

  function noteFault(fault: unknown): void {
    const words = reasonOf(fault);
    faults.set(words, (faults.get(words) ?? 0) + 1);
  }

  function reportOf(thread: Worker): Promise<CheckedRecording> {
    return new Promise((answer) => {
      reports += 1;
      asked.set(reports, answer);
      thread.postMessage({ kind: 'report', n: reports } satisfies ToThread);
    });
  }

  return {
    noteFault,
    see(call) {
      const bytes = usualHead + call.body.bytes.length + call.answer.bytes.length;
      if (worker === undefined || waiting.reduce((sum, each) => sum + each, bytes) > mostWaiting) {
        skipped += 1;
        return;
      }
      waiting.push(bytes);
      worker.postMessage({ kind: 'call', call } satisfies ToThread);
    },
    async report() {
      return { recording: worker === undefined ? nothing : await reportOf(worker), checked, skipped, faults };
    },
    async close() {
      isClosed = true;
      await worker?.terminate();
    },
  };
}
