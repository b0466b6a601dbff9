import { describe, expect, it } from 'vitest';
import { account } from '#src/api/accounts/account.fixture.ts';
import type { PermittedFunction } from '#src/api/profile/permissions.ts';
import type { AccountId } from '#src/kernel/ids.ts';
import { preselected, servicesOf } from './services.ts';

const [first, second] = [account({ id: 'A1' as AccountId }), account({ id: 'B2' as AccountId })];

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

it('preselects the account of the URL, and none that is not offered', () => {
  expect(preselected([first, second], 'B2')).toBe(second);
  expect([preselected([first], 'B2'), preselected([first], null), preselected([], 'A1')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
