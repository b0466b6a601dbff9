import type { PartyId } from '#src/kernel/ids.ts';
import type { BankFetch } from './bank-fetch.ts';

export interface PartyAndLocale {
  /** From the query's own argument; false for all entities. */
  readonly party: PartyId | false;
  /** Only for calls without a body. */
  readonly locale?: 'en';
}

/** Sends the party the query was made with, whichever entity is active by now. */
export function partyAndLocale(inner: BankFetch, { party, locale }: PartyAndLocale): BankFetch {
  return (request) => {
    const outgoing = locale === undefined ? request.clone() : new Request(withLocale(request.url, locale), request);
    if (party !== false) outgoing.headers.set('X-Party-Id', party);
    return inner(outgoing);
  };
}

function withLocale(href: string, locale: string): string {
  const url = new URL(href);
  url.searchParams.set('locale', locale);
  return url.href;
}
