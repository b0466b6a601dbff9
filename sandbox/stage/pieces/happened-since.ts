import type { StageMethods } from './stage-bank.ts';

export interface Happened {
  /** The entry of the journal that brought it about. */
  readonly entry: number;
  readonly what: string;
}

/** What has changed in the bank since an entry of its journal, in words. Only what may change something is asked. */
export async function happenedSince(
  { journalHeads, effect }: Pick<StageMethods, 'journalHeads' | 'effect'>,
  entry: number,
): Promise<readonly Happened[]> {
  const heads = await journalHeads(entry);
  const acting = heads.filter(
    (head) => head.kind === 'control' || (head.request.method !== 'GET' && head.status >= 200 && head.status < 300),
  );
  const told = await Promise.all(acting.map(async ({ n }) => ({ n, effect: await effect(n) })));
  return told.flatMap(({ n, effect: came }) =>
    came.outcome === 'refused'
      ? []
      : [...came.happenedMeanwhile, ...came.happened].map(({ what }) => ({ entry: n, what })),
  );
}
