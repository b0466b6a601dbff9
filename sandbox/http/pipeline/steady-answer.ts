import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { OperationId } from '#sandbox/http/operations.generated.ts';
import type { CalendarDay } from '#src/kernel/calendar.ts';
import type { Decision, Handler } from './handler.ts';
import { encodeTexts } from './html-encode.ts';

type Decide<Id extends OperationId> = Extract<Handler<Id>, { serves: 'customer' }>['decide'];

interface Remembered<Id extends OperationId> {
  readonly revision: number;
  readonly today: CalendarDay;
  readonly decisions: Map<string, Decision<Id>>;
}

/** A few lists of a few sessions. More would only be carried along. */
const mostRemembered = 16;

/**
 * Remembers what a list answers a session until the bank's books or its day change: an app asks for the same lists on page after
 * page. Only for a handler that reads nothing but books, day, session, chosen party, and the request's path and query.
 */
export function steady<Id extends OperationId>(decide: Decide<Id>): Decide<Id> {
  const ofBanks = new WeakMap<Bank, Remembered<Id>>();
  return (call) => {
    const { bank, customer, path, query, headers } = call;
    const { revision, today } = bank;
    let known = ofBanks.get(bank);
    if (known?.revision !== revision || known.today !== today) {
      known = { revision, today, decisions: new Map() };
      ofBanks.set(bank, known);
    }
    const key = JSON.stringify([customer.session.number, headers['x-party-id'], path, query]);
    const remembered = known.decisions.get(key);
    // Many lists are asked for once, so the text is kept from the second time on.
    const decision = remembered === undefined ? decide(call) : withJson(remembered);
    if (remembered === undefined && known.decisions.size === mostRemembered) known.decisions.clear();
    if (decision !== remembered) known.decisions.set(key, decision);
    return decision;
  };
}

function withJson<Id extends OperationId>(decision: Decision<Id>): Decision<Id> {
  const { answer } = decision;
  if (!('done' in answer) || answer.written !== undefined) return decision;
  const done = encodeTexts(answer.done) as typeof answer.done;
  const json = JSON.stringify(done);
  const written = { json, bytes: new TextEncoder().encode(json).length };
  return { ...decision, answer: { ...answer, done, written } };
}
