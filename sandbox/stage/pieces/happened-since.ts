import type { StageMethods } from './stage-bank.ts';

export interface Happened {
  /** The entry of the journal that brought it about. */
  readonly entry: number;
  readonly what: string;
}

/** An entry of the journal that may have changed something, with what that was in words. */
interface Done {
  readonly entry: number;
  /** Null for what was done to the bank from outside. */
  readonly operationId: string | null;
  readonly happened: readonly { readonly what: string; readonly accounts: readonly { readonly id: string }[] }[];
}

type Asked = Pick<StageMethods, 'journalHeads' | 'effect'>;

/** What was done since an entry of the bank's journal. Only what may change something is asked. */
export async function doneSince({ journalHeads, effect }: Asked, entry: number): Promise<readonly Done[]> {
  const heads = await journalHeads(entry);
  const acting = heads.filter(
    (head) => head.kind === 'control' || (head.request.method !== 'GET' && head.status >= 200 && head.status < 300),
  );
  return Promise.all(
    acting.map(async (head) => {
      const came = await effect(head.n);
      return {
        entry: head.n,
        operationId: head.kind === 'request' ? head.operationId : null,
        happened: came.outcome === 'refused' ? [] : [...came.happenedMeanwhile, ...came.happened],
      };
    }),
  );
}

/** What has changed in the bank since then, in words. */
export async function happenedSince(methods: Asked, since: number): Promise<readonly Happened[]> {
  const done = await doneSince(methods, since);
  return done.flatMap(({ entry, happened }) => happened.map(({ what }) => ({ entry, what })));
}
