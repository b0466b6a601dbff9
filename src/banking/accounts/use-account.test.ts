import { expect, it } from 'vitest';
import { type Account, type AccountList, toAccountList } from '#src/api/accounts/account.ts';
import type { BankError } from '#src/api/messages/bank-error.ts';
import { unchecked } from '#src/api/wire/wire.ts';
import { asId, type PartyId } from '#src/kernel/ids.ts';
import { lookUpAccount } from './use-account.ts';

const own = asId<PartyId>('OWN');
const other = asId<PartyId>('OTHER');
const list = listOf(['A1', own], ['A2', other]);
const offline: BankError = { kind: 'fault', fault: 'offline', message: 'You appear to be offline.' };
const at = { isFetching: false, refetch: () => {} };

it('finds an account of any entity if none is active', () => {
  expect(found(lookUpAccount({ ...at, currentData: list }, false, 'A2'))?.id).toBe('A2');
});

it.each([
  ['an unknown id', false, 'NOBODY'],
  ['an empty id', false, ''],
  ['an account of another entity', own, 'A2'],
] as const)('finds no account for %s', (_, party, id) => {
  expect(lookUpAccount({ ...at, currentData: list }, party, id)).toEqual({ status: 'unknown' });
});

it('waits for the list before it calls an account unknown', () => {
  expect(lookUpAccount({ ...at, isFetching: true }, false, 'A1')).toEqual({ status: 'loading' });
  expect(lookUpAccount({ ...at, isFetching: true, currentData: list }, false, 'A3')).toEqual({ status: 'loading' });
});

it('keeps showing a cached account while the list is refetched, or after that fails', () => {
  const kept = { ...at, currentData: list };
  expect(found(lookUpAccount({ ...kept, isFetching: true }, false, 'A1'))?.id).toBe('A1');
  expect(found(lookUpAccount({ ...kept, error: offline }, false, 'A1'))?.id).toBe('A1');
});

it('reports a failed list instead of calling the account unknown', () => {
  expect(lookUpAccount({ ...at, error: offline }, false, 'A1')).toMatchObject({ status: 'failed', error: offline });
});

function found(lookup: ReturnType<typeof lookUpAccount>): Account | undefined {
  return lookup.status === 'found' ? lookup.account : undefined;
}

function listOf(...accounts: readonly (readonly [string, PartyId])[]): AccountList | undefined {
  return toAccountList(
    unchecked({
      accounts: accounts.map(([id, party]) => ({
        id: { value: id, displayValue: '12345678' },
        partyId: { value: party, displayValue: '***1' },
        currencyCode: 'GBP',
      })),
    }),
  );
}
