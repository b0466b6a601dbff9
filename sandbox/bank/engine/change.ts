import type { Posting } from '#sandbox/bank/records/posting.ts';
import type { NewJob } from './job-queue.ts';
import type { RecordChange } from './repository.ts';

/** Everything that can happen to a bank. Rules return these; `commit` makes them so. */
export type Change =
  | RecordChange
  | { readonly change: 'post'; readonly posting: Posting }
  /** The postings of a persona's own past, all of them at once: they can be made again, so no stored state holds them. */
  | { readonly change: 'bring-in'; readonly personaId: string; readonly postings: readonly Posting[] }
  | { readonly change: 'schedule'; readonly job: NewJob }
  | { readonly change: 'cancel'; readonly jobId: string };
