import { type AccountInView, categoryOf } from '#sandbox/bank/accounts/accounts.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import { maskedParty } from '#sandbox/http/pipeline/masked-wire.ts';
import { amount, localDate } from '#sandbox/http/pipeline/plain-wire.ts';
import type { components } from '#src/api/schema.generated.d.ts';

type AccountWire = components['schemas']['Account'];

const typeOnWire = { 'demand-deposit': 'CSA', 'term-deposit': 'TRD', loan: 'LON' } as const;

export function toAccountWire({ account, party, token, partyToken, figures }: AccountInView): AccountWire {
  return {
    id: { value: token, displayValue: account.number },
    partyId: maskedParty(partyToken, party.id),
    partyName: party.name,
    type: typeOnWire[categoryOf(account)],
    status: account.closed === undefined ? 'ACTIVE' : 'CLOSED',
    currencyCode: account.currency,
    branchCode: account.branchCode,
    productDTO: { productId: account.productId, name: account.productName },
    displayName: account.displayName,
    accountNickname: account.nickname,
    ...figuresOnWire(figures),
    openingDate: localDate(account.openedOn),
    ...(account.iban === null ? {} : { iban: account.iban }),
    dictionary: dictionaryOf(account),
  };
}

function figuresOnWire(figures: AccountInView['figures']): Partial<AccountWire> {
  if (figures.kind === 'deposit') {
    return {
      currentBalance: amount(figures.balance),
      availableBalance: amount(figures.available),
      ...(figures.principal === undefined ? {} : { principalAmount: amount(figures.principal) }),
    };
  }
  return {
    principalAmount: amount(figures.principal),
    outstandingLoanDetailsDTO: {
      outstandingAmount: amount(figures.outstanding),
      principalBalance: amount(figures.principalBalance),
      installmentArrear: amount(figures.arrears),
    },
  };
}

/** What this bank adds to the product's account, as pairs of strings. */
function dictionaryOf(account: AccountRecord): AccountWire['dictionary'] {
  return {
    nameValuePairDTOArray: [
      { name: 'SubGroup', value: account.kind },
      { name: 'nicknameSequenceNumber', value: String(account.sequenceNumber) },
      { name: 'transferIsMapped', value: String(account.transferIsMapped) },
      { name: 'transferOutDisabled', value: String(account.transferOutDisabled) },
    ],
  };
}
