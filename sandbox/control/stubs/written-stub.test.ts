import { expect, it } from 'vitest';
import { areFields } from '#src/kernel/any-fields.ts';
import { readStub } from './written-stub.ts';

const done = { result: 'SUCCESSFUL', contextID: 'own', message: { code: '0', type: 'INFO' } };
const good = { operationId: 'listAccounts', body: { status: done, accounts: [] } };

function deep(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = { inside: value };
  return value;
}

it('reads a whole answer, and sends the body as it was written', () => {
  expect(readStub({ ...good, headers: { 'X-Who': ' me ' }, times: 2, delay: 10 })).toEqual({
    operationId: 'listAccounts',
    status: 200,
    headers: { 'x-who': 'me' },
    text: JSON.stringify(good.body),
    times: 2,
    delay: 10,
  });
  const text = JSON.stringify(good.body, null, 2);
  expect(readStub({ operationId: 'listAccounts', text })).toMatchObject({ text });
});

it.each<[string, unknown, string, RegExp]>([
  ['nothing', undefined, 'stub', /no answer of one’s own/],
  ['a list', [good], 'stub', /no answer of one’s own/],
  ['a key that there is not', { ...good, sometimes: 1 }, 'stub', /no answer of one’s own/],
  ['an operation that there is not', { ...good, operationId: 'steal' }, 'operationId', /no operation "steal"/],
  ['an operation of every object', { ...good, operationId: '__proto__' }, 'operationId', /no operation/],
  ['no status of an answer', { ...good, status: 101 }, 'status', /101 is no status/],
  ['half a call', { ...good, times: 1.5 }, 'times', /1\.5 is no number of calls/],
  ['no delay', { ...good, delay: -1 }, 'delay', /-1 is no delay/],
  ['nothing to go by', { ...good, match: { colour: 'red' } }, 'fault', /nothing to go by/],
  ['two bodies', { ...good, text: '{}' }, 'text', /one body/],
  ['a body where none can be', { ...good, status: 204 }, 'body', /204 has no body/],
  ['a body that is too long', { ...good, text: 'x'.repeat(200_001), body: undefined }, 'body', /too long/],
  ['a body that is too deep', { ...good, body: deep(33) }, 'stub', /at most 32 levels/],
  ['a body ten thousand levels deep', { ...good, body: deep(10_000) }, 'stub', /at most 32 levels/],
  ['a body of too many parts', { ...good, body: Array(50_001).fill(0) }, 'stub', /at most 50000 parts/],
  ['a body that changes objects', { ...good, body: JSON.parse('{"__proto__":{"a":1}}') }, 'stub', /no “__proto__”/],
  ['a body that is no JSON', { ...good, body: { amount: 1n } }, 'stub', /no bigint/],
  ['a cookie', { ...good, headers: { 'Set-Cookie': 'a=b' } }, 'headers.set-cookie', /for the host to set/],
  ['a session', { ...good, headers: { 'x-bank-session': 'a' } }, 'headers.x-bank-session', /for the host/],
  ['a way elsewhere', { ...good, headers: { location: 'https://evil.example' } }, 'headers.location', /for the host/],
  ['a name on two lines', { ...good, headers: { 'a\r\nb': 'c' } }, 'headers', /no name of a header/],
  ['a name of every object', { ...good, headers: JSON.parse('{"__proto__":"a"}') }, 'stub', /no “__proto__”/],
  ['a value on two lines', { ...good, headers: { a: 'b\r\nset-cookie: c' } }, 'headers.a', /cannot be sent/],
  ['a value outside Latin', { ...good, headers: { a: '⚠' } }, 'headers.a', /cannot be sent/],
  [
    'many headers',
    { ...good, headers: Object.fromEntries(Array.from({ length: 31 }, (_, n) => [`a${n}`, ''])) },
    'headers',
    /at most 30/,
  ],
])('refuses %s in a sentence', (_, written, where, reason) => {
  for (const each of [written, areFields(written) ? { ...written, unchecked: true } : written]) {
    expect(readStub(each)).toMatchObject({ where, reason: expect.stringMatching(reason) });
  }
});

it('names the place that breaks the contract, and what would be accepted there', () => {
  const id = { value: '41D7C6A0B25E93F8', displayValue: '31926819' };
  const account = {
    id,
    partyId: id,
    type: 'CSA',
    branchCode: '000',
    displayName: 'Current',
    dictionary: {},
  };
  expect(readStub({ ...good, status: 418 })).toMatchObject({
    where: 'status',
    allowed: ['200', '400', '401', '403', '419', '429', '500', '503', 'unchecked: true'],
  });
  expect(
    readStub({ ...good, body: { status: done, accounts: [{ ...account, currencyCode: 'pounds' }] } }),
  ).toMatchObject({
    where: 'body.accounts.0.currencyCode',
    reason: expect.stringMatching(
      /listAccounts breaks the contract: .*\/body\/accounts\/0\/currencyCode must match pattern/,
    ),
    allowed: [expect.anything(), 'unchecked: true'],
  });
  const verificationReport = {
    enabled: true,
    matched: 'X',
    selectionStatus: null,
    reasonCode: null,
    payeeAccountName: null,
  };
  expect(readStub({ operationId: 'verifyPayeeName', body: { status: done, verificationReport } })).toMatchObject({
    where: 'body.verificationReport.matched',
    allowed: ['one of Y, N, A', 'unchecked: true'],
  });
  expect(readStub({ operationId: 'listAccounts' })).toMatchObject({
    where: 'body',
    allowed: ['a value there', 'unchecked: true'],
  });
  expect(
    readStub({ operationId: 'listAccounts', text: '<html>', headers: { 'content-type': 'text/html' } }),
  ).toMatchObject({
    where: 'headers.content-type',
    allowed: ['application/json', 'unchecked: true'],
  });
  expect(readStub({ operationId: 'listAccounts', text: '{' })).toMatchObject({ where: 'body' });
});
