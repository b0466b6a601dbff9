import { expect, it } from 'vitest';
import type { SandboxSummary } from '#sandbox/control/control-api.ts';
import type { Instant } from '#src/kernel/instant.ts';
import { changedFrom } from './changed.ts';

const now = '2026-03-02T09:30:00.000Z' as Instant;
const usual: SandboxSummary = {
  persona: 'private-customer',
  personas: [
    { id: 'private-customer', title: 'Private customer', describes: '' },
    { id: 'racing-owner', title: 'Racing owner', describes: '' },
  ],
  seed: 1,
  openedAt: now,
  clock: { now, frozen: false },
  switches: { latency: 'none', otp: 'phone', cop: 'by-name', payments: 'ok', sca: 'as-specified', magic: 'no' },
  faults: [],
  stubs: [],
  notice: null,
  build: 'test',
  entries: 0,
  timeline: 0,
};
const rest = { now, wallMs: Date.parse(now) + 60_000, phonesOff: [], frozen: [] };

it('names nothing while all is as usual', () => expect(changedFrom(usual, rest)).toEqual([]));

it('names everything that is not, each with its way back', () => {
  const stub = { operationId: 'listAccounts', status: 200, bodyLength: 2, lastAnsweredAt: null } as const;
  const fault = { operationId: 'listAccounts', kind: '500', only: 1 } as const;
  const state: SandboxSummary = {
    ...usual,
    persona: 'racing-owner',
    seed: 7,
    clock: { now, frozen: true },
    switches: { latency: 250, otp: '123456', cop: 'MBAM', payments: 'cut-off', sca: 'as-specified', magic: 'yes' },
    faults: [{ ...fault, calls: 1, fired: 1, used: true, lastFiredAt: now }],
    stubs: [
      { ...stub, id: 1, times: 1, answered: 1, used: true },
      { ...stub, id: 2, answered: 0, used: false },
      { ...stub, id: 3, operationId: 'listMails', times: 1, answered: 1, used: true },
    ],
  };
  const found = changedFrom(state, {
    now,
    wallMs: 0,
    phonesOff: ['maker'],
    frozen: [{ id: 'current', title: 'Household (current)' }],
  });
  expect(found.map(({ text }) => text)).toEqual([
    'Racing owner',
    'seed 7',
    '09:30 on Mon 2 Mar 2026',
    'clock frozen',
    'CoP result: MBAM',
    'payments: cut-off',
    'magic values: yes',
    'accepted code: 123456',
    'latency: 250',
    'listAccounts fails (used)',
    'own answer to listAccounts',
    'own answer to listMails (used)',
    'Household (current) frozen',
    'phone of maker off',
  ]);
  expect(found.map(({ way }) => way.back)).toEqual([
    'log-in',
    'start-afresh',
    'start-afresh',
    'unfreeze',
    'switch',
    'switch',
    'switch',
    'switch',
    'switch',
    'clear-fault',
    'clear-stubs',
    'clear-stubs',
    'verb',
    'verb',
  ]);
});
