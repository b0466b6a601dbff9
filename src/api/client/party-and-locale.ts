import type { PartyId } from '#src/kernel/ids.ts';
import type { BankFetch } from './bank-fetch.ts';

/** For whom a call is made, and in which language where it is told. */
export interface PartyAndLocale {
  /** The entity of the query's own argument; false for all of them together. */
  readonly party: PartyId | false;
  /** Only on calls without a body: their address is rewritten. */
  readonly locale?: 'en';
}

/** Says whom the customer acts for. The party is the one the question was asked with, whatever is chosen by now. */
export function partyAndLocale(inner: BankFetch, { party, locale }: PartyAndLocale): BankFetch {
  return (request) => {
    const asked = locale === undefined ? request.clone() : new Request(withLocale(request.url, locale), request);
    if (party !== false) asked.headers.set('X-Party-Id', party);
    return inner(asked);
  };
}

function withLocale(address: string, locale: string): string {
  const url = new URL(address);
  url.searchParams.set('locale', locale);
  return url.href;
}
