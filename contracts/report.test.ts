import { expect, it } from 'vitest';
import { describePact, type InteractionResult, type WrittenPact } from './report.ts';

const kept: InteractionResult = { description: 'all is well', result: 'OK' };

const pact: WrittenPact = {
  interactions: [
    { description: 'all is well' },
    {
      description: 'the list of accounts is closed to a nonce that was used before',
      providerStates: [{ name: 'customer {persona} has used up a nonce', params: { persona: 'racing-owner' } }],
    },
  ],
};

it('says in one line that a pact is kept', () => {
  expect(describePact('accounts', pact, { interactionResults: [kept, kept] }, 1.25)).toBe(
    '✓ accounts   2 kept  (1.3 s)',
  );
});

it('says of each broken interaction what was expected and what came', () => {
  const broken: InteractionResult = {
    description: 'the list of accounts is closed to a nonce that was used before',
    result: 'Error',
    mismatch: {
      mismatches: [
        { type: 'StatusMismatch', expected: 403, actual: 200 },
        { type: 'HeaderMismatch', key: 'x-nonce', mismatch: 'Expected a header but was missing' },
        { type: 'BodyMismatch', path: '$.message', mismatch: 'x'.repeat(400) },
      ],
    },
  };
  expect(describePact('accounts', pact, { interactionResults: [kept, broken] }, 1).split('\n')).toEqual([
    '✗ accounts   1 kept, 1 broken  (1.0 s)',
    '  ✗ the list of accounts is closed to a nonce that was used before',
    '    given customer racing-owner has used up a nonce',
    '    · status 403 was expected, 200 came',
    '    · header x-nonce: Expected a header but was missing',
    expect.stringMatching(/^ {4}· body \$\.message: x{200,300} …$/),
  ]);
});

it('says so when the state could not be brought about', () => {
  const broken: InteractionResult = { ...kept, result: 'Error', mismatch: { message: 'the state has failed' } };
  expect(describePact('accounts', pact, { interactionResults: [broken] }, 1)).toContain('    · the state has failed');
});
