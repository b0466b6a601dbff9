import type { RequestHead } from '#sandbox/control/journal/journal.ts';
import type { Wire } from './wire.ts';

/** The names and positions of accounts in a call of `nameAccounts`. */
export function nameRequestsIn(call: RequestHead | undefined): readonly Wire<'AccountNaming'>[] {
  const body = call?.request.body;
  return body !== null && body !== undefined && 'text' in body ? JSON.parse(body.text) : [];
}
