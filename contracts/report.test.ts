import { expect, it } from 'vitest';
import { describePact, type InteractionResult } from './report.ts';

const kept: InteractionResult = { description: 'a', providerStates: ['s'], result: 'OK' };

it('says in one line that a pact is kept', () => {
  expect(describePact('accounts', { interactionResults: [kept, kept] }, 1.25)).toBe('✓ accounts   2 kept  (1.3 s)');
});

it('says of each broken interaction what was expected and what came', () => {
  const broken: InteractionResult = {
    description: 'the list of accounts is closed to a nonce that was used before',
    providerStates: ['customer {persona} has used up a nonce'],
    result: 'Error',
    mismatch: {
      mismatches: [
        { type: 'StatusMismatch', expected: 403, actual: 200 },
        { type: 'HeaderMismatch', key: 'x-nonce', mismatch: 'Expected a header but was missing' },
        { type: 'BodyMismatch', path: '$.message', mismatch: 'x'.repeat(400) },
      ],
    },
  };
  expect(describePact('accounts', { interactionResults: [kept, broken] }, 1).split('\n')).toEqual([
    '✗ accounts   1 kept, 1 broken  (1.0 s)',
    '  ✗ the list of accounts is closed to a nonce that was used before',
    '    given customer {persona} has used up a nonce',
    '    · status 403 was expected, 200 came',
    '    · header x-nonce: Expected a header but was missing',
    expect.stringMatching(/^ {4}· body \$\.message: x{200,300} …$/),
  ]);
});

it('says so when the state could not be brought about', () => {
  const broken: InteractionResult = { ...kept, result: 'Error', mismatch: { message: 'the state has failed' } };
  expect(describePact('accounts', { interactionResults: [broken] }, 1)).toContain('    · the state has failed');
});
