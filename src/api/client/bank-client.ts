import { type Client, createQuerySerializer } from 'openapi-fetch';
import type { paths } from '#src/api/schema.generated.d.ts';

export type BankClient = Client<paths>;

/** The signature of each client layer. `init` belongs to one attempt, not to the request. */
export type BankFetch = (request: Request, init?: { readonly signal: AbortSignal }) => Promise<Response>;

const toText = createQuerySerializer<object>();

/** The query string of every call to the bank: the app has English texts only. */
export function inEnglish(query: object = {}): string {
  return toText({ ...query, locale: 'en' });
}
