import { londonLocal } from '#sandbox/panel/pieces/bank-time.ts';
import { findNamed } from '#sandbox/stage/page/named-element.ts';
import { sitePath } from '#sandbox/stage/page/site-path.ts';
import { happenedSince } from '#sandbox/stage/pieces/happened-since.ts';
import type { StageBank } from '#sandbox/stage/pieces/stage-bank.ts';
import type { StageFacts } from './conditions.ts';

interface LiveFacts extends StageFacts {
  /** The last entry of the journal, and the customer that the sandbox is about. */
  standing(): Promise<Standing>;
  /** The same, asked now. */
  standingNow(): Promise<Standing>;
}

type Standing = readonly [entries: number, persona: string];

/** The bank is asked again only when something has happened there. */
export function stageFacts({ methods, listen }: StageBank): LiveFacts {
  let version = 0;
  listen(() => {
    version += 1;
  });
  const known = new Map<string, { readonly version: number; readonly answer: Promise<unknown> }>();

  function ask<Answer>(what: string, question: () => Promise<Answer>): Promise<Answer> {
    const before = known.get(what);
    if (before !== undefined && before.version === version) return before.answer as Promise<Answer>;
    const answer = question();
    known.set(what, { version, answer });
    answer.catch(() => known.delete(what));
    return answer;
  }

  async function standingNow(): Promise<Standing> {
    const { entries, persona } = await methods.summary();
    return [entries, persona];
  }

  return {
    find: findNamed,
    path: sitePath,
    textOf: (element) =>
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        ? element.value
        : (element.textContent ?? '').trim(),
    answersSince: (entry) =>
      ask(`answers since ${entry}`, async () =>
        (await methods.journalHeads(entry)).flatMap((head) => (head.kind === 'request' ? [head] : [])),
      ),
    happenedSince: (entry) =>
      ask(`happened since ${entry}`, async () => (await happenedSince(methods, entry)).map(({ what }) => what)),
    availableMinor: (persona, account) =>
      ask(`${account} of ${persona}`, async () => {
        const told = await methods.balances(persona);
        if (told.outcome === 'refused') return null;
        return told.balances.find(({ alias }) => alias === account)?.availableMinor ?? null;
      }),
    // A running clock moves without an event.
    londonNow: async () => londonLocal((await methods.summary()).clock.now),
    standing: () => ask('standing', standingNow),
    standingNow,
  };
}
