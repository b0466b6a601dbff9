import type { RequestHead } from '#sandbox/control/journal/journal.ts';
import type { Wire } from './wire.ts';

/** What a call asked the bank to call accounts, and where to put them. */
export function nameRequestsIn(call: RequestHead | undefined): readonly Wire<'AccountNaming'>[] {
  const body = call?.request.body;
  return body !== null && body !== undefined && 'text' in body ? JSON.parse(body.text) : [];
}
