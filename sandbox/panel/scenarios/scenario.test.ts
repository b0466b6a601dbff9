import { expect, it } from 'vitest';
import { printSandbox } from '#sandbox/control/link/link-keys.ts';
import { freeName, longestName, readSettings } from './scenario.ts';
import { settingsPath } from './scenario-link.ts';
import { settingsInWords } from './scenario-words.ts';

const personas = [
  { id: 'private-customer', title: 'Private customer', describes: '' },
  { id: 'ann', title: 'Ann', describes: '', described: true },
] as const;
const ids = ['private-customer'];

function read(text: string) {
  const told = readSettings(text, ids);
  if (told.outcome === 'refused') throw new Error(told.reason);
  return told.settings;
}

it('is a link that reads as the same settings, whatever a failure goes by', () => {
  const written = printSandbox({
    persona: 'private-customer',
    signin: true,
    clock: '2026-03-06T16:55',
    faults: [{ operationId: 'createPayment', kind: '500', only: 1, match: { reference: 'A & B + 1?', payee: 'Café' } }],
  });
  const path = settingsPath(written);
  expect(path).toMatch(/^\/accounts\?sandbox=persona:private-customer;signin:yes;clock:2026-03-06T16:55;fault:/);
  expect(new URL(path, 'https://site.example').searchParams.get('sandbox')).toBe(written);
  expect(printSandbox(read(written))).toBe(written);
});

it('begins at the login page where nobody is logged in', () => {
  expect(settingsPath('persona:private-customer')).toBe('/login?sandbox=persona:private-customer');
});

it('is told in words', () => {
  const text =
    'persona:private-customer;signin:yes;seed:7;clock:2026-07-03T23:30;freeze:yes;latency:250;cop:MBAM;magic:yes;' +
    'fault:listAccounts@500~1,getProfile@delay=2500;stub:no-accounts';
  expect(settingsInWords(read(text), personas)).toBe(
    'Private customer · logged in · 23:30 on Fri 3 Jul 2026 · clock frozen · seed 7 · latency: 250 · CoP result: MBAM · ' +
      'magic values: yes · listAccounts fails · getProfile is delayed · own answers',
  );
  expect(settingsInWords(read('persona:described;customer:two-directors;clock:weekend'), personas)).toBe(
    'A described customer · at the login page · weekend',
  );
});

it('gets a name of its own beside others', () => {
  expect(freeName('Friday', ['Monday'])).toBe('Friday');
  expect(freeName('Friday', ['Friday', 'Friday 2'])).toBe('Friday 3');
  const long = 'x'.repeat(longestName);
  expect(freeName(long, [long])).toHaveLength(longestName - 2);
});
