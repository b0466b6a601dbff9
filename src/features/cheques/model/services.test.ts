import { describe, expect, it } from 'vitest';
import { account } from '#src/api/accounts/account.fixture.ts';
import type { PermittedFunction } from '#src/api/profile/permissions.ts';
import { type AccountId, asId } from '#src/kernel/ids.ts';
import { chosenOf, servicesOf } from './services.ts';

const [first, second] = [account({ id: asId<AccountId>('A1') }), account({ id: asId<AccountId>('B2') })];

describe.each([
  ['CH_N_CBR', 'chequeBooks'],
  ['CH_N_PBR', 'payInBooks'],
  ['CH_I_CSE', 'chequeStatus'],
] as const)('%s', (task, permission) => {
  it.each<[string, readonly PermittedFunction[], readonly AccountId[], number]>([
    ['with permission and account', [permission], [second.id], 1],
    ['without an account', [permission], [], 0],
    ['without permission', ['payment'], [second.id], 0],
    ['with neither', [], [], 0],
  ])('is open %s', (_, functions, open, count) => {
    expect(servicesOf([first, second], { functions, tasks: { [task]: open } })[task]).toHaveLength(count);
  });
});

it('chooses the account of the URL, none that is not offered, and an only account by itself', () => {
  expect(chosenOf([first, second], 'B2')).toBe(second);
  expect([chosenOf([first, second], 'C3'), chosenOf([first, second], null), chosenOf([], 'A1')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect([chosenOf([first], null), chosenOf([first], 'B2')]).toEqual([first, first]);
});
