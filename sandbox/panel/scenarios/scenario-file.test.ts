import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isName } from './scenario.ts';
import { readScenario, scenarioFileName, writeScenario } from './scenario-file.ts';

const personas = ['private-customer', 'racing-owner'];
const friday = {
  name: 'Slow Friday',
  text: 'persona:racing-owner;signin:yes;clock:2026-03-06T16:55;freeze:yes;latency:slow;fault:createPayment@500~1',
};
const file = { format: 'paddock-scenario', version: 1, name: friday.name, sandbox: friday.text };

it('reads what it has written, whatever the name', () => {
  const names = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).filter(isName);
  fc.assert(
    fc.property(names, (name) => {
      const scenario = { ...friday, name };
      expect(readScenario(writeScenario(scenario), personas)).toEqual({ outcome: 'read', scenario });
      expect(scenarioFileName(name)).toMatch(/^paddock-scenario[\p{L}\p{N}-]*\.json$/u);
    }),
  );
});

it.each<[string, unknown, RegExp]>([
  ['no JSON', '{"format":', /^It is not JSON/],
  ['nothing', '', /^It is not JSON/],
  ['null', null, /^No sandbox has saved it/],
  ['a list', [file], /^No sandbox has saved it/],
  ['a moment', { format: 'paddock-moment', version: 1 }, /open under “This moment”/],
  ['another version', { ...file, version: 2 }, /^It has version 2, and here is version 1\.$/],
  ['a member that no scenario has', { ...file, script: 'alert(1)' }, /^It has “script”/],
  ['no name', { ...file, name: '' }, /^Its name/],
  ['a name that is no text', { ...file, name: { toString: 'x' } }, /^Its name/],
  ['a name with a line break', { ...file, name: 'a\nb' }, /^Its name/],
  ['an endless name', { ...file, name: 'x'.repeat(61) }, /^Its name/],
  ['no settings', { ...file, sandbox: 7 }, /^It has no settings\.$/],
  [
    'a customer whom this bank does not have',
    { ...file, sandbox: 'persona:nobody' },
    /^There is no persona "nobody"\.$/,
  ],
  ['a key that there is not', { ...file, sandbox: 'persona:racing-owner;colour:red' }, /There is no key "colour"/],
  [
    'what is done, and not set',
    { ...file, sandbox: `${friday.text};do:switch-phone-off` },
    /^A scenario has no “do”\.$/,
  ],
  [
    'what only the page shows',
    { ...file, sandbox: `${friday.text};present:yes;tour:transfer` },
    /^A scenario has no “present” and no “tour”\.$/,
  ],
  ['what would change the bank that is there', { ...file, sandbox: 'latency:slow' }, /would open no fresh bank\.$/],
  ['endless settings', { ...file, sandbox: `persona:racing-owner;otp:${'1'.repeat(40_000)}` }, /longer than a link/],
  ['an endless file', ' '.repeat(200_000), /longer than a scenario/],
])('refuses %s in a sentence', (_, value, reason) => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  expect(readScenario(text, personas)).toEqual({ outcome: 'refused', reason: expect.stringMatching(reason) });
});
