import type { VerificationReport } from '#src/api/payees/payee.ts';
import type { ErrorDetail } from './error-details.ts';
import type { CheckFailure, CopCheck, PayeeDetails } from './payee-check-state.ts';

/** One detail as the customer gave it, beside what its bank says of it. */
export interface ComparedDetail {
  readonly given: { readonly label: string; readonly value: string };
  readonly found: { readonly label: string; readonly value: string };
  readonly verdict: 'same' | 'close' | 'different' | 'unknown';
}

type Finding = Pick<ComparedDetail, 'verdict'> & { readonly value: string };

const same: Finding = { verdict: 'same', value: 'Matches' };
const unchecked: Finding = { verdict: 'unknown', value: 'Not confirmed' };

/** Name and account type as given, beside those of the account. Empty while there is nothing to compare. */
export function comparedDetails(
  check: Exclude<CopCheck, { readonly status: 'NOT_STARTED' }>,
  asTyped: PayeeDetails,
): readonly ComparedDetail[] {
  if (check.status === 'loading') return [];
  if (check.status === 'FAILED') return comparedBy(check.failure, asTyped);
  if (check.status === 'SUCCESS_BYPASS') {
    const { details } = check;
    return pairs(details, { name: unchecked, accountType: unchecked });
  }
  const { name, accountType } = check.details;
  return pairs(asTyped, {
    name: name === asTyped.name ? same : { verdict: 'same', value: name },
    accountType: accountType === asTyped.accountType ? same : { verdict: 'same', value: accountType },
  });
}

function comparedBy(failure: CheckFailure, given: PayeeDetails): readonly ComparedDetail[] {
  if (failure.kind === 'not-made' || !isCompared(failure.report)) return [];
  const { errorDetails } = failure;
  return pairs(given, { name: nameFound(errorDetails), accountType: typeFound(errorDetails) });
}

/** Only some results say anything of the name; without an account, or an answer, there is nothing beside it. */
function isCompared({ matched, reasonCode = '' }: VerificationReport): boolean {
  return matched === 'N' && ['ANNM', 'MBAM', 'BANM', 'PANM', 'BAMM', 'PAMM'].includes(reasonCode);
}

function nameFound(errorDetails: readonly ErrorDetail[]): Finding {
  const wrong = errorDetails.find(({ kind }) => kind === 'name');
  if (wrong?.kind !== 'name') return same;
  if (wrong.onRecord === undefined) return { verdict: 'different', value: 'Not this name' };
  return { verdict: 'close', value: wrong.onRecord };
}

function typeFound(errorDetails: readonly ErrorDetail[]): Finding {
  const wrong = errorDetails.find(({ kind }) => kind === 'accountType');
  if (wrong?.kind === 'accountType') return { verdict: 'different', value: wrong.onRecord };
  // A bank that does not know the name says nothing of the type.
  return errorDetails.some((detail) => detail.kind === 'name' && detail.onRecord === undefined) ? unchecked : same;
}

function pairs(
  { name, accountType }: PayeeDetails,
  found: Readonly<Record<'name' | 'accountType', Finding>>,
): readonly ComparedDetail[] {
  return [
    {
      given: { label: 'Name you entered', value: name },
      found: { label: 'Name on the account', value: found.name.value },
      verdict: found.name.verdict,
    },
    {
      given: { label: 'Account type you chose', value: accountType },
      found: { label: 'Account type on record', value: found.accountType.value },
      verdict: found.accountType.verdict,
    },
  ];
}
