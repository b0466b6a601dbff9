import { describe, expect, it } from 'vitest';
import type { Instruction } from '#src/api/instructions/instruction.ts';
import type { Payee } from '#src/api/payees/payee.ts';
import { type AccountId, asId } from '#src/kernel/ids.ts';
import { instructionOf, payeeOf } from './related.ts';
import { transaction } from './transactions.fixture.ts';

const payee = (id: string, title: string, more: Partial<Payee> = {}) => ({ id, title, ...more }) as Payee;
const paid = transaction({ title: 'Ascot Saddlery Ltd', category: 'payments', code: 'FPO' });

describe('the payee of a transaction', () => {
  const saddlery = payee('1', 'ASCOT  Saddlery Ltd');

  it('is found by name, whatever its capitals and spaces', () => {
    expect(payeeOf(paid, [payee('2', 'Fetlock'), saddlery])).toBe(saddlery);
  });

  it('is found by the customer’s own name for it', () => {
    const renamed = payee('3', 'A S Limited', { payeeDescription: 'Ascot Saddlery Ltd' });
    expect(payeeOf(paid, [renamed])).toBe(renamed);
  });

  it.each([
    ['several payees have that name', paid, [saddlery, payee('4', 'Ascot Saddlery Ltd')]],
    ['no payee has it', paid, [payee('2', 'Fetlock')]],
    ['money came in', { ...paid, flag: 'C' as const }, [saddlery]],
    ['a card was used', { ...paid, category: 'cardTransactions' as const }, [saddlery]],
    ['a company collected it', { ...paid, category: 'reccurentPayments' as const, code: 'DDX' }, [saddlery]],
  ])('is unknown if %s', (_, row, payees) => expect(payeeOf(row, payees)).toBeUndefined());
});

describe('the instruction behind a transaction', () => {
  const here = asId<AccountId>('A1');
  const order = (more: Partial<Instruction>) =>
    ({ code: 'SI', fromId: here, recipientName: 'Ascot Saddlery Ltd', statusCode: 'A', ...more }) as Instruction;
  const recurring = { ...paid, category: 'reccurentPayments' as const, code: 'SOX' };

  it('is the standing order to that payee from that account, rather a live one', () => {
    const live = order({});
    expect(instructionOf(recurring, here, [order({ statusCode: 'C' }), live])).toBe(live);
    expect(instructionOf(recurring, here, [order({ fromId: asId<AccountId>('B2') })])).toBeUndefined();
  });

  it('is the mandate of a direct debit', () => {
    const mandate = order({ code: 'DD' });
    expect(instructionOf({ ...recurring, code: 'DDX' }, here, [order({}), mandate])).toBe(mandate);
  });

  it('does not exist for a single payment', () => expect(instructionOf(paid, here, [order({})])).toBeUndefined());
});
