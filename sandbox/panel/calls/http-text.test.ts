import { expect, it } from 'vitest';
import { call } from './call.fixture.ts';
import { answerText, requestText } from './http-text.ts';

it('writes a request without a body', () => {
  expect(requestText(call())).toBe('GET /digx/v1/accounts?locale=en\nx-nonce: n0nce\nx-bank-session: s3ssion\n');
});

it('writes a request with its body formatted', () => {
  const request = { ...call().request, method: 'POST', headers: {}, body: { text: '{"a":1}' } };
  expect(requestText(call({ request }))).toBe('POST /digx/v1/accounts?locale=en\n\n{\n  "a": 1\n}\n');
});

it('writes an answer', () => {
  const answer = { status: 200, headers: { 'content-type': 'application/json' }, body: '{"accounts":[]}' };
  expect(answerText(answer)).toBe('200\ncontent-type: application/json\n\n{\n  "accounts": []\n}\n');
});
