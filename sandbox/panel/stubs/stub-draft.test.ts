import { expect, it } from 'vitest';
import { editable, emptyDraft, headerLines, stubOf } from './stub-draft.ts';

const draft = emptyDraft('listAccounts');

it('tells the bank only what was typed', () => {
  expect(stubOf(draft)).toEqual({ operationId: 'listAccounts', status: 200 });
  expect(
    stubOf({
      operationId: 'listMails',
      status: '503',
      body: '{ "a": [1] }',
      headers: 'Retry-After: 5\n\n x-note : a:b ',
      times: ' 2 ',
      delay: '1500',
      match: { amount: '', payee: 'farrier' },
      unchecked: true,
    }),
  ).toEqual({
    operationId: 'listMails',
    status: 503,
    body: { a: [1] },
    headers: { 'Retry-After': '5', 'x-note': 'a:b' },
    times: 2,
    delay: 1500,
    match: { payee: 'farrier' },
    unchecked: true,
  });
});

it('sends text that is no JSON as it is, and leaves it to the bank to say what is wrong', () => {
  expect(stubOf({ ...draft, body: '<h1>Closed</h1>' })).toMatchObject({ text: '<h1>Closed</h1>' });
  expect(stubOf({ ...draft, status: 'many', times: 'two' })).toMatchObject({ status: Number.NaN, times: Number.NaN });
  expect(stubOf({ ...draft, headers: 'no colon' })).toMatchObject({ headers: { 'no colon': '' } });
});

it('lays an answer out to be edited, and reads it back', () => {
  const text = '{"accounts":[]}';
  expect(editable(text)).toBe('{\n  "accounts": []\n}');
  expect(stubOf({ ...draft, body: editable(text) })).toMatchObject({ body: { accounts: [] } });
  expect(editable('<h1>')).toBe('<h1>');
  const headers = { 'retry-after': '5', 'content-type': 'text/html' };
  expect(stubOf({ ...draft, headers: headerLines(headers) })).toMatchObject({ headers });
});
