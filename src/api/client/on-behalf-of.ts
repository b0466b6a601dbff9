import type { PartyId } from '#src/kernel/ids.ts';
import type { BankFetch } from './bank-fetch.ts';

/** Sends the party the query was made with, whichever entity is active by now. */
export function onBehalfOf(party: PartyId | false, inner: BankFetch): BankFetch {
  return (request) => {
    const outgoing = request.clone();
    if (party !== false) outgoing.headers.set('X-Party-Id', party);
    return inner(outgoing);
  };
}
