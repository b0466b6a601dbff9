import type { BankError } from '#src/api/messages/bank-error.ts';
import type { PartyArg } from '#src/api/store/bank-api.ts';
import { bankCall } from '#src/api/store/bank-call.ts';
import type { AppThunk } from '#src/api/store/hooks.ts';
import { uncachedQuery } from '#src/api/store/uncached-query.ts';
import { badSortCodeCode, noFastPaymentsCode } from '#src/api/wire/refusal-codes.ts';
import { fieldsOf, flagOf, textOf, type Wire } from '#src/api/wire/wire.ts';

/** The bank behind a sort code. "Cannot be paid" is an answer too. */
export type SortCodeLookup =
  | { readonly status: 'known'; readonly bankName: string }
  | { readonly status: 'bad' }
  | { readonly status: 'no-fast-payments' };

interface SortCodeArg extends PartyArg {
  readonly sortCode: string;
}

type LookedUp = { readonly data: SortCodeLookup } | { readonly error: BankError };

function sortCodeCall({ party, sortCode }: SortCodeArg) {
  return bankCall({
    party,
    send: (client) =>
      client.GET('/v1/financialInstitution/nationalClearingDetails/UK/{sortCode}', { params: { path: { sortCode } } }),
    read: toSortCodeLookup,
  });
}

export function toSortCodeLookup(answer: Wire<'ClearingDetailsAnswer'>): SortCodeLookup | undefined {
  const { bankName, badSortCode, noFastPayments } = fieldsOf(answer);
  if (flagOf(badSortCode) === true) return { status: 'bad' };
  if (flagOf(noFastPayments) === true) return { status: 'no-fast-payments' };
  const name = textOf(bankName);
  return name === undefined ? undefined : { status: 'known', bankName: name };
}

const answerTo = uncachedQuery(sortCodeCall);

export function lookUpSortCode(arg: SortCodeArg, signal: AbortSignal): AppThunk<Promise<LookedUp>> {
  return async (dispatch) => {
    const answer = await dispatch(answerTo(arg, signal));
    const refused = 'error' in answer && answer.error.kind === 'refusal' ? answer.error.code : undefined;
    if (refused === badSortCodeCode) return { data: { status: 'bad' } };
    if (refused === noFastPaymentsCode) return { data: { status: 'no-fast-payments' } };
    return answer;
  };
}
