import type { Posting } from '#sandbox/bank/records/posting.ts';
import type { NewJob } from './job-queue.ts';
import type { RecordChange } from './repository.ts';

/** Everything that can happen to a bank. Rules return changes, `commit` applies them. */
export type Change =
  | RecordChange
  | { readonly change: 'post'; readonly posting: Posting }
  /** A persona's whole past. It can be regenerated, so it is not part of the stored state. */
  | { readonly change: 'bring-in'; readonly personaId: string; readonly postings: readonly Posting[] }
  | { readonly change: 'schedule'; readonly job: NewJob }
  | { readonly change: 'cancel'; readonly jobId: string };
