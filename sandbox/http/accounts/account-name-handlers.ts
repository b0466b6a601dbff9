import { type AccountNaming, nameAccounts } from '#sandbox/bank/accounts/account-names.ts';
import type { AccountCategory } from '#sandbox/bank/accounts/accounts.ts';
import type { Handlers } from '#sandbox/http/pipeline/handler.ts';
import { refusalsBy } from '#sandbox/http/refusals/reasons.ts';
import type { components } from '#src/api/schema.generated.d.ts';

type NamingWire = components['schemas']['AccountNaming'];

const categoriesOnWire = { CSA: 'demand-deposit', TRD: 'term-deposit', LON: 'loan' } as const satisfies Record<
  NamingWire['accountType'],
  AccountCategory
>;

const refusal = refusalsBy('account-names', {
  'account-not-found': 'accountNotFound',
  'account-given-twice': 'notPossible',
  'not-alphanumeric': 'accountNameNotAlphanumeric',
  'too-long': 'accountNameTooLong',
} as const);

export const accountNameHandlers = {
  nameAccounts: {
    serves: 'customer',
    decide: ({ bank, customer, body }) => {
      const verdict = nameAccounts(bank, customer, body.map(toNaming));
      return verdict.outcome === 'refused'
        ? refusal(verdict)
        : { rule: 'account-names.named', answer: { done: {} }, changes: verdict.changes };
    },
  },
} satisfies Partial<Handlers>;

function toNaming({ accountNumber, partyId, accountType, accountNickname, sequenceNumber }: NamingWire): AccountNaming {
  return {
    accountToken: accountNumber.value,
    partyToken: partyId.value,
    category: categoriesOnWire[accountType],
    nickname: accountNickname,
    sequenceNumber,
  };
}
