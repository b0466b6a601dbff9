import { expect, it } from 'vitest';
import { readWhole } from './lost-entries.ts';
import { stoppedAt } from './stopped-at.ts';
import { fieldsOf, listOf, readOnce, tokenOf, unchecked, type Wire } from './wire.ts';

type OrderAnswer = Wire<'PaymentAnswer' | 'InstructionAnswer'>;

function namesIn(answer: Wire<'AccountsAnswer'>) {
  return readOnce(
    listOf(fieldsOf(answer).accounts),
    (account) => {
      const { id, accountNickname } = fieldsOf(account);
      return tokenOf(fieldsOf(id).value) && tokenOf(accountNickname);
    },
    (name) => name,
  );
}

const account = (value: unknown, accountNickname: unknown) => ({ id: { value }, accountNickname });

it('says where the first entry was lost, without its number', () => {
  const answer = {
    accounts: [account('1', 'Current'), account('', 'Savings'), account('3', 7)],
  } as unknown as Wire<'AccountsAnswer'>;
  expect(stoppedAt(answer, namesIn)).toBe('/accounts/*/id/value');
  expect(readWhole(() => namesIn(answer))).toEqual({
    model: { items: ['Current'], damagedCount: 2 },
    isWhole: false,
  });
  expect(readWhole(() => namesIn(unchecked({ accounts: [account('1', 'Current')] }))).isWhole).toBe(true);
});

it.each<[unknown, string]>([
  [{ paymentId: '', instructionId: 7 }, '/instructionId'],
  [{ paymentId: 'A', status: {} }, '/instructionId'],
  [{}, ''],
  [undefined, ''],
])('names the field that is missing, or the object that lacks several: %j', (answer, pointer) => {
  const read = (given: OrderAnswer) => {
    const { paymentId, instructionId } = fieldsOf(given);
    return [paymentId, instructionId];
  };
  expect(stoppedAt(answer as OrderAnswer, read)).toBe(pointer);
});

it('says where a reader that throws has stopped', () => {
  const read = (answer: Wire<'AccountsAnswer'>) => {
    if (fieldsOf(answer).accounts !== undefined) throw new Error('Jane Smith');
  };
  expect(stoppedAt({ accounts: 1 } as unknown as Wire<'AccountsAnswer'>, read)).toBe('/accounts');
});
