import { expect, it } from 'vitest';
import { account } from '#src/api/accounts/account.fixture.ts';
import type { Account } from '#src/api/accounts/account.ts';
import type { TaskCode } from '#src/api/accounts/accounts.ts';
import { permittedFunctions } from '#src/api/profile/permissions.ts';
import { firstTasks, furtherTasks } from './link-tasks.ts';

const always = ['PC_F_DOM', 'PC_F_SELF', 'CH_I_ST'];

it.each<readonly [string, Partial<Account>, readonly string[], readonly string[]]>([
  ['one task of cheque services for a current account', {}, [...always, 'CH_N_CBR'], ['CH_N_PBR', 'CH_I_CSE']],
  [
    'all of them for a EUR account, which usually has none',
    { currency: 'EUR', isInternational: true },
    [...always, 'CH_N_CBR', 'CH_N_PBR', 'CH_I_CSE'],
    [],
  ],
  ['statements alone for a closed account', { isClosed: true }, ['CH_I_ST'], []],
  ['nothing for a bond', { kind: 'TD' }, [], []],
])('asks at once for %s, and for the others only without cheque services', (_, given, first, further) => {
  const asked = account(given);
  expect(firstTasks(asked)).toEqual(first);
  expect(furtherTasks(asked, grantsOf(asked, []))).toEqual(further);
});

it.each<TaskCode>(['CH_N_CBR', 'CH_N_PBR', 'CH_I_CSE'])('asks nothing more once %s is granted', (task) => {
  const asked = account();
  expect(furtherTasks(asked, grantsOf(asked, [task]))).toEqual([]);
});

function grantsOf({ id }: Account, tasks: readonly TaskCode[]) {
  return { functions: permittedFunctions, tasks: Object.fromEntries(tasks.map((task) => [task, [id]])) };
}
