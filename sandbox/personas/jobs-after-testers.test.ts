import { expect, it } from 'vitest';
import { freezeAccount } from '#sandbox/bank/accounts/account-testing.ts';
import { changeRate } from '#sandbox/bank/accounts/rate-testing.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { closeAccount } from '#sandbox/bank/payments/account-closing.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import { sweep } from '#sandbox/bank/running/invariants.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import { bankWith, letLive } from './lived-bank.fixture.ts';

const opened = calendarDay('2026-03-20');

/** The private customer's bank two months on, and an account as a tester has changed it on the first day. */
async function livedWith(alias: string, changed: (bank: Bank, account: AccountRecord) => readonly Change[]) {
  const bank = await bankWith('private-customer', 5, opened);
  const account = bank.records.find('accounts', `private-customer:${alias}`);
  if (account === undefined) throw new Error(`There is no ${alias}.`);
  // What is pending is booked first.
  await letLive(bank, calendarDay('2026-03-26'));
  const before = bank.ledger.linesOf(account.id).length;
  const held = bank.records.holdsOf(account.id).length;
  await commit(bank, changed(bank, account));
  await letLive(bank, calendarDay('2026-06-01'));
  expect(sweep(bank)).toEqual([]);
  return { bank, account, held, lines: bank.ledger.linesOf(account.id).slice(before) };
}

it('takes nothing more from a frozen account than what was held, but money comes in', { timeout: 60_000 }, async () => {
  const { held, lines } = await livedWith('current', (_, account) => freezeAccount(account));
  expect(lines.filter(({ minor }) => minor < 0).length).toBeLessThanOrEqual(held);
  expect(lines.some(({ minor }) => minor > 0)).toBe(true);
});

it('neither takes from a closed account nor pays into it', { timeout: 60_000 }, async () => {
  const savings = await livedWith('savings', (bank, account) => closeAccount(bank, account, undefined));
  expect(savings.lines).toHaveLength(1);
  expect(savings.bank.ledger.balanceOf(savings.account.id)).toBe(0);
});

it('pays interest at the new rate from that day on', { timeout: 60_000 }, async () => {
  const interestOf = ({ lines }: Awaited<ReturnType<typeof livedWith>>) =>
    lines.filter(({ posting }) => posting.code === 'INT').map(({ minor }) => minor);
  const [usual, doubled] = [
    interestOf(await livedWith('savings', () => [])),
    interestOf(await livedWith('savings', (_, account) => changeRate(account, 2 * account.interestBasisPoints))),
  ];
  expect(usual.length).toBeGreaterThan(1);
  // The first month had six days left.
  expect(doubled[0]).toBeGreaterThan(usual[0] ?? 0);
  expect((doubled[1] ?? 0) / (usual[1] ?? 1)).toBeCloseTo(2, 1);
});
