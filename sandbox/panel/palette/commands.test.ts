import { expect, it } from 'vitest';
import type { SandboxSummary } from '#sandbox/control/control-api.ts';
import { operationIds } from '#sandbox/control/link/faults.ts';
import { namedMoments } from '#sandbox/control/link/moments.ts';
import { readDirectory } from '#sandbox/control/queries/control-directory.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { commandsFor, findCommands } from './commands.ts';

const now = '2026-03-02T09:30:00.000Z' as Instant;
const state = {
  persona: 'private-customer',
  personas: [{ id: 'racing-owner', title: 'Racing owner', describes: 'Acts for three entities.' }],
  clock: { now, frozen: true },
} as unknown as SandboxSummary;
const { accounts } = readDirectory();
const commands = commandsFor({
  state,
  now,
  accounts,
  verbs: [
    {
      verb: 'expire-session',
      group: 'session',
      title: 'Let the session run out',
      what: 'It ends.',
      possible: false,
      why: 'Nobody is in.',
    },
    { verb: 'money-in', group: 'account', title: 'Send money in', what: '', possible: true, fields: [] },
  ],
  bookmarks: [{ name: 'Before Christmas', n: 3, at: now }],
});

it('offers personas, switches, verbs, moments, bookmarks, operations and accounts elsewhere', () => {
  const acts = commands.map(({ does }) => does.act);
  expect(new Set(acts)).toEqual(new Set(['tab', 'log-in', 'moment', 'switch', 'rewind', 'verb', 'fault', 'copy']));
  expect(acts.filter((act) => act === 'fault')).toHaveLength(operationIds.length);
  expect(acts.filter((act) => act === 'moment')).toHaveLength(namedMoments.length);
  expect(acts.filter((act) => act === 'copy')).toHaveLength(accounts.length);
  expect(commands.find(({ title }) => title === 'Send money in')?.does).toEqual({
    act: 'tab',
    tab: 'money',
    verb: 'money-in',
  });
  expect(commands.find(({ title }) => title.startsWith('Let the session'))?.hint).toBe('Not now: Nobody is in.');
});

it.each([
  ['racing', 'Log in as Racing owner'],
  ['go month end', /^Go to Month end/],
  ['cop mbam', /^CoP result: MBAM/],
  ['back christmas', 'Go back to Before Christmas'],
  ['fail list the accounts', 'Fail: List the accounts (listAccounts)'],
  ['tick', 'Let the clock tick'],
])('finds by “%s” first %s', (words, title) => expect(findCommands(commands, words)[0]?.title).toMatch(title));

it('finds nothing by words that nothing has', () => expect(findCommands(commands, 'xyzzy')).toEqual([]));
