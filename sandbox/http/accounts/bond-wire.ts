import type { BondTerm } from '#sandbox/bank/accounts/bonds.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import { amount, localDate, perCent } from '#sandbox/http/pipeline/plain-wire.ts';
import type { components } from '#src/api/schema.generated.d.ts';

export function toBondWire(
  account: AccountRecord,
  token: string,
  term: BondTerm,
): components['schemas']['TermDepositDetails'] {
  return {
    id: { value: token, displayValue: account.number },
    currencyCode: account.currency,
    productDTO: { productId: account.productId, name: account.productName },
    tenure: { ...term.tenure },
    startDate: localDate(term.startsOn),
    maturityDate: localDate(term.maturesOn),
    payoutInstructions: account.maturityInstruction,
    principalAmount: amount(term.original),
    maturityAmount: amount(term.maturity),
    currentBalance: amount(term.balance),
    interestRate: perCent(account.interestBasisPoints),
  };
}
