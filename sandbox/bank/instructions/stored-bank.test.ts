import { expect, it } from 'vitest';
import before from '#fixtures/bank-before-transfers.json' with { type: 'json' };
import { importBank } from '#sandbox/bank/engine/bank-state.ts';
import { bankJobKinds } from '#sandbox/bank/running/bank-job-kinds.ts';
import { moveClock } from '#sandbox/bank/running/due-jobs.ts';
import { sweep } from '#sandbox/bank/running/invariants.ts';
import {
  currentAccount,
  neighbourAccount,
  outside,
  payerPersonas,
} from '#sandbox/bank/testing/payer-persona.fixture.ts';
import type { Instant } from '#src/kernel/instant.ts';

it('opens a bank that was stored before there were transfers and direct debits, and its orders run as they were set up', async () => {
  const bank = await importBank(before, { personas: payerPersonas, jobKinds: bankJobKinds });
  expect(bank.records.all('directDebits')).toEqual([]);
  expect(bank.records.all('instructions')).toMatchObject([
    { payeeName: 'Ada Frost', minor: 25_00, currency: 'GBP', toAccountId: null, state: 'active', nextOn: '2026-03-16' },
    { minor: 30_00, currency: 'GBP', toAccountId: null, state: 'active', nextOn: '2026-03-20' },
  ]);

  const balances = () => [currentAccount, neighbourAccount, outside].map((id) => bank.ledger.balanceOf(id));
  const [paying = 0, neighbour = 0, elsewhere = 0] = balances();
  await moveClock(bank, { ...bank.clock, now: '2026-03-21T10:00:00.000Z' as Instant });
  expect(balances()).toEqual([paying - 55_00, neighbour + 25_00, elsewhere + 30_00]);
  expect(bank.records.all('instructions').map(({ state, paidOn }) => [state, paidOn])).toEqual([
    ['active', ['2026-03-16']],
    ['closed', ['2026-03-20']],
  ]);
  expect(sweep(bank)).toEqual([]);
});
