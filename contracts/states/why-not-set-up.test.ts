import { expect, it } from 'vitest';
import { whyNotSetUp } from './why-not-set-up.ts';

const call = { method: 'GET', target: '/digx/v1/publicKey', body: '', status: 200, headers: {} };
const unreadable = new TypeError("Cannot read properties of undefined (reading 'publicKey')");

it('names the call and the field that the bank left out', () => {
  const reason = whyNotSetUp(unreadable, [
    { ...call, headers: { 'content-type': 'application/json' }, answer: '{"status":{"message":{"type":"INFO"}}}' },
  ]);
  expect(reason).toMatch(
    /^the bank answered against the contract to getPublicKey \(GET \/digx\/v1\/publicKey\): \/\S+ must be present/,
  );
});

it('keeps a reason in words, and adds what the bank answered against the contract', () => {
  const refused = new Error('private-customer could not sign in (418).');
  expect(whyNotSetUp(refused, [])).toBe('private-customer could not sign in (418).');
  expect(whyNotSetUp(refused, [{ ...call, status: 418, answer: '' }])).toBe(
    'private-customer could not sign in (418); against the contract: getPublicKey (GET /digx/v1/publicKey): /status 418 is not an answer of this operation',
  );
});

it('says which answer could not be read when the contract has nothing against it', () => {
  const elsewhere = { ...call, target: '/digx/v1/elsewhere', answer: '{}' };
  expect(whyNotSetUp(unreadable, [elsewhere])).toMatch(
    /^the answer to a call \(GET \/digx\/v1\/elsewhere\), or to a call before it, has nothing that holds “publicKey”$/,
  );
});

it('gives the cause of a connection that failed', () => {
  const cause = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
  expect(whyNotSetUp(new TypeError('fetch failed', { cause }), [])).toBe('fetch failed: ECONNREFUSED');
});
