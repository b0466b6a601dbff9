import { operationAsked } from '#contracts/driver/contract.ts';
import type { WrittenPact } from '#contracts/verify/mismatch-words.ts';
import { areas, readPact } from '#contracts/verify/pact-files.ts';
import type { Fault } from './fault.ts';

interface Asking {
  readonly request: { readonly method: string; readonly path: string };
}

/** Interactions that are played for one operation, and for all: enough for each kind of answer. */
const most = { one: 14, all: 36 };
/** Where a change to every answer is looked for: pages, files, refusals and challenges. */
const areasForAll = ['session', 'sign-in', 'second-factor', 'accounts', 'transactions', 'payments', 'statements'];

/** One pact of all interactions that can show the fault. */
export function relevantPact({ operation }: Fault): WrittenPact & { readonly provider: { readonly name: string } } {
  const chosen = operation === 'all' ? areas.filter((area) => areasForAll.includes(area)) : areas;
  const pacts = chosen.map((area) => JSON.parse(readPact(area) ?? '{"interactions":[]}') as WrittenPact);
  const interactions = pacts
    .flatMap((pact) => pact.interactions)
    .filter((one) => {
      const { method, path } = (one as unknown as Asking).request;
      return operation === 'all' || operationAsked({ method, target: path }) === operation;
    });
  // Evenly, so that each kind of answer is among them.
  const step = Math.max(1, interactions.length / (operation === 'all' ? most.all : most.one));
  const kept = interactions.filter(
    (_, place) => place === 0 || Math.floor(place / step) !== Math.floor((place - 1) / step),
  );
  const [first] = pacts;
  return { ...(first as WrittenPact), interactions: kept, provider: { name: 'digx' } };
}
