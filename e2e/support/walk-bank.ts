import type { Personas } from '#sandbox/bank/records/persona.ts';
import { noJournalStore } from '#sandbox/control/journal/journal.ts';
import { openSandbox } from '#sandbox/control/sandbox.ts';
import { jobKinds } from '#sandbox/personas/jobs.ts';
import { personas } from '#sandbox/personas/registry.ts';
import { walkMixed } from '#sandbox/walk/mixed-walk.ts';

/** Runs the mixed walk on a new bank. The same function runs in Node and in a browser. */
export async function walkBank({ seed, extraMinor = 0 }: { readonly seed: number; readonly extraMinor?: number }) {
  const box = await openSandbox({
    settings: { seed, clock: '2026-03-02T09:30', freeze: true },
    personas: withExtra(extraMinor),
    jobKinds,
    store: noJournalStore,
    build: 'walk',
    readWallMs: () => 0,
    sleep: async () => {},
  });
  await walkMixed({ ...box.control, fetch: box.fetch });
  const { stateHash, entries } = await box.control.state();
  const { broken } = await box.control.invariants();
  return { stateHash, requests: entries, broken };
}

/** The personas with the first posting of each increased by so many pence on both sides. */
function withExtra(minor: number): Personas {
  const entries = Object.entries(personas).map(([id, persona]) => {
    const open: typeof persona.open = (seed, openingDay) => {
      const book = persona.open(seed, openingDay);
      const [first, ...rest] = book.postings;
      if (first === undefined || minor === 0) return book;
      const [left, right, ...others] = first.entries;
      if (left === undefined || right === undefined) return book;
      const moved = [{ ...left, minor: left.minor + minor }, { ...right, minor: right.minor - minor }, ...others];
      return { ...book, postings: [{ ...first, entries: moved }, ...rest] };
    };
    return [id, { ...persona, open }] as const;
  });
  return Object.fromEntries(entries);
}
