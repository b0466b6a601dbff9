import { expect, it } from 'vitest';
import type { Account } from '#src/api/accounts/account.ts';
import type { ActivityItem } from '#src/api/activity/activity.ts';
import type { Payee } from '#src/api/payees/payee.ts';
import { asId, type PayeeId } from '#src/kernel/ids.ts';
import { toShownEntries } from './shown-entry.ts';

const item: ActivityItem = {
  reference: 'PB2606100041',
  typeCode: 'PC_F_DFT',
  type: 'Make a Payment',
  statusCode: 'ACCEPTED',
  status: 'Accepted',
  bit: '0',
};
const farrier = asId<PayeeId>('P1');
const known = {
  payees: [{ id: farrier, title: 'P Vance t/a Valley Forge Farriers', payeeDescription: 'Farrier' } as Payee],
  accounts: [{ accountNumber: '31926819', title: 'Household' } as Account],
};
const shown = (over: Partial<ActivityItem>) => {
  const [entry] = toShownEntries([{ ...item, ...over }], known);
  return { payee: entry?.payee, account: entry?.account };
};

it('names the payee as in the list of payees, or as the bank named a new one', () => {
  expect(shown({ payeeId: farrier }).payee).toBe('Farrier');
  expect(shown({ payeeId: farrier, newPayee: 'Valley Forge' }).payee).toBe('Valley Forge');
  expect(shown({ payeeId: asId<PayeeId>('P2') }).payee).toBeUndefined();
});

it('names a payee who is not in the list as the entry did where it was new', () => {
  const unlisted = { ...item, payeeId: asId<PayeeId>('P2') };
  const entries = toShownEntries([unlisted, { ...unlisted, newPayee: 'Valley Forge' }, item], known);
  expect(entries.map(({ payee }) => payee)).toEqual(['Valley Forge', 'Valley Forge', undefined]);
});

it('names the account where it is known, with its number masked', () => {
  expect(shown({ accountNumber: '31926819' }).account).toEqual({ title: 'Household', number: '****6819' });
  expect(shown({ accountNumber: '40000001' }).account).toEqual({ number: '****0001' });
  expect(shown({}).account).toBeUndefined();
});
