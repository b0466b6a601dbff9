import { expect, it } from 'vitest';
import { compareWithContract } from './comparison.ts';

const kept = {
  description: 'nothing is counted where nothing waits',
  request: {
    method: 'GET',
    path: '/digx/cz/v1/transactions/count',
    query: { countFor: ['approval'] },
    headers: { 'x-nonce': ['51d0b7e2c3a94f18'] },
  },
  response: {
    status: 200,
    headers: { 'Content-Type': ['application/json'] },
    body: { status: { result: 'SUCCESSFUL' }, countDTOList: [{ transactionType: 'PAYMENTS', pendingApproval: 4 }] },
  },
};

function compare(request: object, response: object): Promise<readonly string[]> {
  const { body, ...rest } = { ...kept.response, ...response };
  return compareWithContract({
    consumer: { name: 'paddock' },
    provider: { name: 'digx-approvals' },
    metadata: { pactSpecification: { version: '4.0' } },
    interactions: [
      {
        ...kept,
        type: 'Synchronous/HTTP',
        request: { ...kept.request, ...request },
        response: { ...rest, body: { content: body, contentType: 'application/json', encoded: false } },
      },
    ],
  });
}

it('accepts an interaction that the contract allows', async () => {
  expect(await compare({}, {})).toEqual([]);
});

it.each([
  ['an unknown path', { path: '/digx/cz/v1/transactions/tally' }, {}, 'request.path-or-method.unknown'],
  ['an unknown query parameter', { query: { countFor: ['approval'], page: ['2'] } }, {}, 'request.query.unknown'],
  ['a query parameter with an unknown value', { query: { countFor: ['applause'] } }, {}, 'request.query.incompatible'],
  ['an unknown request header', { headers: { 'x-colour': ['green'] } }, {}, 'request.header.unknown'],
  ['an unknown status', {}, { status: 202 }, 'response.status.unknown'],
  ['an unknown response header', {}, { headers: { 'x-colour': ['green'] } }, 'response.header.unknown'],
  [
    'a field of the wrong type',
    {},
    {
      body: { status: { result: 'SUCCESSFUL' }, countDTOList: [{ transactionType: 'PAYMENTS', pendingApproval: '4' }] },
    },
    'response.body.incompatible',
  ],
  ['a renamed field', {}, { body: { status: { result: 'SUCCESSFUL' }, counts: [] } }, 'response.body.incompatible'],
])('catches %s', async (_, request, response, code) => {
  expect(await compare(request, response)).toContainEqual(expect.stringContaining(code));
});
