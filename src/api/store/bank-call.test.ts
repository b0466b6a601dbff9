import { expectTypeOf, it } from 'vitest';
import { fieldsOf, listOf, unchecked, type Wire } from '#src/api/wire/wire.ts';
import { bankCall } from './bank-call.ts';

it('reads only names that the contract has in the answer to what is sent, down to its last field', () => {
  bankCall({
    party: false,
    send: (client) => client.GET('/v1/accounts'),
    read(answer) {
      expectTypeOf(answer).toEqualTypeOf<Wire<'AccountsAnswer'>>();
      expectTypeOf(fieldsOf(answer)).toHaveProperty('accounts');
      expectTypeOf(fieldsOf(answer)).not.toHaveProperty('acounts');
      for (const account of listOf(fieldsOf(answer).accounts)) {
        expectTypeOf(fieldsOf(fieldsOf(account).partyId)).toEqualTypeOf<{
          readonly value?: unknown;
          readonly displayValue?: unknown;
        }>();
        expectTypeOf(fieldsOf(account).accountNickname).toBeUnknown();
      }
      return null;
    },
  });
});

it('reads from several answers what only one has', () => {
  const answer: Wire<'PaymentAnswer' | 'InstructionAnswer'> = unchecked({});
  expectTypeOf(fieldsOf(answer)).toHaveProperty('paymentId');
  expectTypeOf(fieldsOf(answer)).toHaveProperty('instructionId');
  expectTypeOf(fieldsOf(answer)).not.toHaveProperty('payment');
});

it('takes nothing for an answer of the bank that is not said to be one', () => {
  expectTypeOf<{ accounts: [] }>().not.toExtend<Wire<'AccountsAnswer'>>();
  expectTypeOf<unknown>().not.toExtend<Wire<'AccountsAnswer'>>();
});
