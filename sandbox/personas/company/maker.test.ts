import { expect, it } from 'vitest';
import { permittedFunctions } from '#sandbox/bank/records/user.ts';
import { sweep } from '#sandbox/bank/running/invariants.ts';
import { payeeActions } from '#sandbox/bank/testing/payee-actions.fixture.ts';
import { bankWith, openedPersona } from '#sandbox/personas/lived-bank.fixture.ts';
import { calendarDay } from '#src/kernel/calendar.ts';

it('acts for a company that needs authorisation, may do everything but authorise, and has a funded account', () => {
  const { user, parties, accounts, postings } = openedPersona('maker', 1, calendarDay('2026-06-17'));
  expect(parties).toMatchObject([{ kind: 'business', mandate: 'one-other' }]);
  expect(user.permittedFunctions).toEqual(permittedFunctions.filter((name) => name !== 'approver'));
  const current = accounts.find(({ id }) => id === 'maker:current');
  expect(current?.taskCodes).toEqual(expect.arrayContaining(['PC_F_DOM', 'FU_F_DFT', 'PC_I_INSTRL']));
  const balance = postings
    .flatMap(({ entries }) => entries)
    .reduce((sum, { accountId, minor }) => sum + (accountId === current?.id ? minor : 0), 0);
  expect(balance).toBeGreaterThan(5000_00);
});

it('adds a payee that needs authorisation', async () => {
  const bank = await bankWith('maker', 1, calendarDay('2026-06-17'));
  const desk = await payeeActions({ id: 'maker' }, bank);
  const payee = await desk.add({ accountNumber: '70915426', accountName: 'Millrace Energy' });
  expect(payee.state).toBe('pending-approval');
  expect(bank.records.all('approvals').filter(({ id }) => !id.startsWith('maker:'))).toMatchObject([
    { kind: 'payee', makerId: 'maker', subjectId: payee.id },
  ]);
  expect(sweep(bank)).toEqual([]);
});
