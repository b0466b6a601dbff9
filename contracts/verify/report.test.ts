import { expect, it } from 'vitest';
import type { Exchange } from '#contracts/driver/relay.ts';
import type { Turn } from '#contracts/driver/turns.ts';
import type { WrittenPact } from './mismatch-words.ts';
import { type InteractionResult, outcomesOf, type PlayedPact } from './outcomes.ts';
import { describeOutcome, shownOutcome } from './report.ts';

const kept: InteractionResult = { description: 'all is well', result: 'OK' };

function exchange(details: Partial<Exchange>): Exchange {
  return { method: 'GET', target: '/', body: '', status: 200, headers: {}, answer: '', ...details };
}

function textOf(
  name: string,
  pact: WrittenPact,
  results: PlayedPact,
  seconds: number,
  turns?: readonly Turn[],
  areShown = true,
) {
  return describeOutcome(shownOutcome({ name, seconds, interactions: outcomesOf(pact, results, turns) }, areShown));
}

const pact: WrittenPact = {
  interactions: [
    { description: 'all is well' },
    {
      description: 'the list of accounts is closed to a nonce that was used before',
      providerStates: [{ name: 'customer {persona} has already used the nonce', params: { persona: 'racing-owner' } }],
    },
  ],
};

it('reports a kept pact in one line', () => {
  expect(textOf('accounts', pact, { interactionResults: [kept, kept] }, 1.25)).toBe(
    '✓ accounts          2 kept  (1.3 s)',
  );
});

it('reports what each broken interaction expected and received', () => {
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
  expect(textOf('accounts', pact, { interactionResults: [kept, broken] }, 1).split('\n')).toEqual([
    '✗ accounts          1 kept, 1 broken  (1.0 s)',
    '  ✗ the list of accounts is closed to a nonce that was used before',
    '    given customer racing-owner has already used the nonce',
    '    · status 403 was expected, 200 came',
    '    · header x-nonce: Expected a header but was missing',
    expect.stringMatching(/^ {4}· body \$\.message: x{200,300} …$/),
  ]);
});

it('reports why a state could not be set up', () => {
  const broken: InteractionResult = { ...kept, result: 'Error', mismatch: { message: 'the state has failed' } };
  const refusal = { reason: 'There are no payees.\nThere might be.' };
  const turn: Turn = { setUps: [exchange({ status: 422, answer: JSON.stringify(refusal) })] };
  expect(
    textOf('accounts', pact, { interactionResults: [broken] }, 1, [turn])
      .split('\n')
      .slice(2),
  ).toEqual(['    · the state handler answered 422: There are no payees.']);
});

it('reports a reason once that several interactions share', () => {
  const broken: InteractionResult = { ...kept, result: 'Error' };
  const other: InteractionResult = { description: 'another', result: 'Error' };
  const turn: Turn = { setUps: [exchange({ status: 422, answer: '{"reason":"No."}' })] };
  const report = textOf('accounts', pact, { interactionResults: [broken, other] }, 1, [turn, turn]);
  expect(report.split('\n').slice(1)).toEqual([
    '  ✗ all is well',
    '    · the state handler answered 422: No.',
    '  ✗ another',
    '    · as “all is well”',
  ]);
});

it('names the field that came in place of a missing one', () => {
  const call = exchange({
    target: '/digx/cz/v1/accounts/loan/9A0E7C55/transactions',
    headers: { 'content-type': 'application/json' },
    answer: '{"status":{"message":{"type":"INFO"}},"czItems":[{"txnDate":"2026-03-02"},{"txnDate":"2026-03-02"}]}',
  });
  const report = textOf('transactions', pact, { interactionResults: [kept] }, 1, [{ setUps: [], call }]);
  expect(report).toContain('against the contract: /body/czItems/0/transactionDate must be present (and in 1 more)');
  expect(report).toContain('not in the contract: /body/czItems/0/txnDate (and in 1 more)');
});

it('shows the request and the body of a refusal', () => {
  const broken: InteractionResult = {
    ...kept,
    result: 'Error',
    mismatch: { mismatches: [{ type: 'StatusMismatch', expected: 201, actual: 400 }] },
  };
  const call = exchange({
    method: 'POST',
    target: '/digx/v1/x?a=b',
    body: '{"a":1}',
    status: 400,
    answer: '{"code":"X"}',
  });
  const report = textOf('accounts', pact, { interactionResults: [kept, broken] }, 1, [
    { setUps: [], call: exchange({ target: '/other' }) },
    { setUps: [], call },
  ]);
  expect(report.split('\n').slice(2)).toEqual([
    '    · status 201 was expected, 400 came',
    '    asked POST /digx/v1/x?a=b {"a":1}',
    '    came 400 {"code":"X"}',
  ]);
});

it('leaves out the body of a good response, which may be long', () => {
  const broken: InteractionResult = { ...kept, result: 'Error' };
  const turn: Turn = { setUps: [], call: exchange({ answer: '{"accounts":[]}' }) };
  expect(textOf('accounts', pact, { interactionResults: [broken] }, 1, [turn])).toMatch(/came 200$/);
});

it('reports once what several elements of a list lack', () => {
  const mismatches = [0, 1, 2].map((index) => ({
    type: 'BodyMismatch',
    path: `$.items[${index}]`,
    mismatch: 'Actual map is missing the following keys: name',
  }));
  const broken: InteractionResult = { ...kept, result: 'Error', mismatch: { mismatches } };
  expect(textOf('accounts', pact, { interactionResults: [broken] }, 1)).toMatch(
    /· body \$\.items\[0\]: name is missing \(and in 2 more\)$/,
  );
});

it('names the field in which the closest element of a list differs', () => {
  const written: WrittenPact = {
    interactions: [
      {
        description: 'all is well',
        response: {
          body: { content: { items: [{ id: '1', kind: 'D', amount: { value: 1, currency: 'GBP' } }] } },
          matchingRules: {
            body: {
              '$.items': {
                matchers: [
                  {
                    match: 'arrayContains',
                    variants: [
                      {
                        index: 0,
                        rules: {
                          '$.id': { matchers: [{ match: 'regex', regex: '^\\d+$' }] },
                          '$.amount.value': { matchers: [{ match: 'number' }] },
                        },
                      },
                    ],
                  },
                ],
              },
            },
          },
        },
      },
    ],
  };
  const report = (items: unknown) => {
    const broken: InteractionResult = {
      ...kept,
      result: 'Error',
      mismatch: {
        mismatches: [
          {
            type: 'BodyMismatch',
            path: '$.items',
            mismatch: 'Variant at index 0 ({}) was not found in the actual list',
          },
        ],
      },
    };
    const turn: Turn = { setUps: [], call: exchange({ answer: JSON.stringify({ items }) }) };
    return textOf('accounts', written, { interactionResults: [broken] }, 1, [turn]).split('\n')[2];
  };
  const closest = '    · body $.items: none is like element 0 of the pact; the closest: ';
  const good = { id: '7', kind: 'D', amount: { value: 2, currency: 'GBP' } };
  expect(report([{}, { ...good, id: undefined }])).toBe(`${closest}$.items[1].id is missing`);
  expect(report([{ ...good, kind: 'C' }])).toBe(`${closest}$.items[0].kind is "C", "D" was expected`);
  expect(report([{ ...good, id: 'x' }])).toBe(`${closest}$.items[0].id is "x", something like ^\\d+$ was expected`);
  expect(report([{ ...good, amount: { value: '2', currency: 'GBP' } }])).toBe(
    `${closest}$.items[0].amount.value is "2", a value of the type number was expected`,
  );
  expect(report([])).toBe(`${closest}the list is empty`);
});

it('reports an answer that breaks the contract, though it keeps the pact', () => {
  const call = exchange({
    target: '/digx/v1/session/nonce',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    answer: JSON.stringify({ status: { result: 'DONE', message: { code: '0', type: 'INFO' } } }),
  });
  const text = textOf('session', pact, { interactionResults: [kept] }, 1, [{ setUps: [], call }]);
  expect(text).toContain('✗ all is well');
  expect(text).toContain('· against the contract: /headers/x-nonce must be present');
  expect(text).toContain(
    '· against the contract: /body/status/result must be one of SUCCESSFUL, ACCEPTED, EXPECTATION_FAILED, FAILURE, but is "DONE"',
  );
});

it('hides what the bank answered unless its reader asks for it', () => {
  const mismatches = [
    {
      type: 'BodyMismatch',
      path: '$.name',
      mismatch: "Expected 'Eleanor 7' (String) to be equal to 'Ambrose' (String)",
    },
    {
      type: 'BodyMismatch',
      path: '$.status',
      mismatch: "Expected 'REJECTED' (String) to be equal to 'APPROVED' (String)",
    },
  ];
  const broken: InteractionResult = { ...kept, result: 'Error', mismatch: { mismatches } };
  const call = exchange({
    target: '/digx/v1/accounts/9A0E7C55?from=2026-03-02',
    status: 400,
    answer: '{"name":"Eleanor 7","pounds":12.5}',
  });
  const told = (areShown: boolean) =>
    textOf('accounts', pact, { interactionResults: [broken] }, 1, [{ setUps: [], call }], areShown)
      .split('\n')
      .slice(2);
  expect(told(false)).toEqual([
    '    · body $.name: is “••••••• •”, “Ambrose” was expected',
    '    · body $.status: is “REJECTED”, “APPROVED” was expected',
    '    asked GET /digx/v1/accounts/••••••••?from=••••-••-••',
    '    came 400 {"name":"••••••• •","pounds":"••.•"}',
  ]);
  expect(told(true)).toEqual([
    '    · body $.name: is “Eleanor 7”, “Ambrose” was expected',
    '    · body $.status: is “REJECTED”, “APPROVED” was expected',
    '    asked GET /digx/v1/accounts/9A0E7C55?from=2026-03-02',
    '    came 400 {"name":"Eleanor 7","pounds":12.5}',
  ]);
});

it('says what a state handler did not give that the request needs', () => {
  const request = {
    method: 'GET',
    path: '/',
    generators: { header: { Cookie: { expression: `JSESSIONID=\${session}` } } },
  };
  const written: WrittenPact = { interactions: [{ description: 'all is well', request }] };
  const turn: Turn = { setUps: [exchange({ answer: '{}' })] };
  expect(textOf('accounts', written, { interactionResults: [{ ...kept, result: 'Error' }] }, 1, [turn])).toContain(
    '· the state handler gave no value “session”, which the request needs',
  );
});
