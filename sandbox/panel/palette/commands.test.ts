import { expect, it } from 'vitest';
import { allowedKinds, operationIds } from '#sandbox/control/link/faults.ts';
import { namedMoments } from '#sandbox/control/link/moments.ts';
import { refusalCodes } from '#sandbox/control/link/refusal-codes.ts';
import { allowedValues, switchNames } from '#sandbox/control/link/switch-values.ts';
import { readDirectory } from '#sandbox/control/queries/control-directory.ts';
import { offerSections } from '#sandbox/panel/offers/offers.ts';
import { tourIds } from '#sandbox/tours/tour-ids.ts';
import { setRuntimeConfig } from '#src/api/environment/runtime-config.ts';
import type { Instant } from '#src/kernel/instant.ts';
import config from '../../../public/config.json' with { type: 'json' };
import { commandsFor, findCommands } from './commands.ts';

setRuntimeConfig(config);
const now = '2026-03-02T09:30:00.000Z' as Instant;
const sections = offerSections({
  state: {
    persona: 'private-customer',
    personas: [{ id: 'racing-owner', title: 'Racing owner', describes: 'Acts for three entities.' }],
  },
  now,
  directory: readDirectory(),
  assumptions: [],
  saved: [{ name: 'Mine', text: '{"years":3}' }],
  scenarios: [{ name: 'Slow Friday', text: 'persona:racing-owner;clock:2026-03-06T16:55;latency:slow' }],
  parts: [],
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
});
const commands = commandsFor({
  state: { clock: { now, frozen: true } },
  sections,
  bookmarks: [{ name: 'Before Christmas', n: 3, at: now }],
});

it('does what every offer does in the bank that is there, and what the panel alone has', () => {
  const acts = commands.map(({ does }) => does.act);
  expect(new Set(acts)).toEqual(
    new Set(['tab', 'tick', 'rewind', 'log-in', 'open-customer', 'moment', 'switch', 'verb', 'copy', 'visit']),
  );
  const failing = commands.filter(({ does }) => 'operationId' in does);
  expect(failing.filter(({ does }) => !('fault' in does))).toHaveLength(operationIds.length);
  expect(failing.filter(({ does }) => 'fault' in does)).toHaveLength(allowedKinds.length + refusalCodes.length - 1);
  expect(acts.filter((act) => act === 'visit')).toHaveLength(tourIds.length + 1);
  expect(acts.filter((act) => act === 'moment')).toHaveLength(namedMoments.length);
  const values = switchNames.flatMap((name) => allowedValues[name]);
  expect(acts.filter((act) => act === 'switch')).toHaveLength(values.length);
  const copied = new Set(commands.flatMap(({ does }) => (does.act === 'copy' ? [does.text] : [])));
  for (const { sortCode, accountNumber } of readDirectory().accounts) {
    expect([...copied].some((text) => text.replaceAll(/\D/g, '') === `${sortCode}${accountNumber}`)).toBe(true);
  }
  expect(commands.find(({ title }) => title === 'Send money in')?.does).toEqual({
    act: 'tab',
    tab: 'money',
    verb: 'money-in',
  });
  expect(commands.find(({ title }) => title.startsWith('Let the session'))?.hint).toBe('Not now: Nobody is in.');
});

it('offers once what several entries do', () => {
  const strict = commands.filter(({ does }) => does.act === 'switch' && does.value === 'strict');
  expect(strict.map(({ title }) => title)).toEqual(['Confirmations: Strict, by UK standards']);
});

it.each([
  ['racing', 'Log in as Racing owner'],
  ['go month end', /^Go to Month end/],
  ['cop mbam', /^CoP result: MBAM/],
  ['back christmas', 'Go back to Before Christmas'],
  ['fail list the accounts', 'Fail: List the accounts (listAccounts)'],
  ['new customer', 'New customer'],
  ['describe this', 'Describe this customer'],
  ['two directors', 'Open customer: Two directors'],
  ['customer mine', 'Open customer: Mine'],
  ['slow friday', 'Start scenario: Slow Friday'],
  ['scenarios', 'Saved scenarios'],
  ['tick', 'Let the clock tick'],
  ['moment', 'This moment'],
  ['bundle', 'This moment'],
  ['har', 'This moment'],
  ['curl', 'Calls'],
  ['shar', 'Data sharing'],
  ['reset', /^(?:Persona|Reset links)$/],
  ['start again as opened', 'Persona'],
  ['undo', 'Back in time'],
  ['tour', /^Begin the tour in a fresh bank/],
  ['DIGX_PY_0134', /^Refuse with DIGX_PY_0134/],
  ['py_0134', /DIGX_PY_0134/],
  ['60-93-03', 'Copy it: Paddock Private Bank'],
  ['609303', 'Copy it: Paddock Private Bank'],
  ['declined', /^(?:Fail|Refuse) with|^Decline|^Paying$/],
  ['overdraft', 'Open customer: Two directors'],
  ['late payment', /late/],
  ['timeout', /timeout/],
  ['500', /500/],
  ['clock', 'Clock'],
  ['clock panel', 'Clock'],
  ['calls', 'Calls'],
  ['ledger', 'Ledger'],
  ['bulk', 'Bulk files'],
  ['cheques', 'Cheques'],
  ['stub', 'Own answers'],
])('finds by “%s” first %s', (words, title) => expect(findCommands(commands, words)[0]?.title).toMatch(title));

it('finds nothing by words that nothing has, and everything by none', () => {
  expect(findCommands(commands, 'xyzzy')).toEqual([]);
  expect(findCommands(commands, ' ')).toBe(commands);
});
