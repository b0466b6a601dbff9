import { expect, it } from 'vitest';
import { good, json, refused, sessionGone } from '#src/api/store/bank.fixture.ts';
import { failureIn } from './read-answer.ts';

const html = { 'content-type': 'text/html' };

function page(text: string, status = 200, headers: HeadersInit = html): Response {
  return new Response(text, { status, headers });
}

it.each([
  ['a good answer', good({ accounts: [] })],
  ['an answer that may have no body', new Response(null, { status: 204 })],
  ['a text about pages in a good answer', good({ note: '<html>Page Blocked</html>' })],
])('finds no fault with %s', async (_name, response) => {
  expect(await failureIn(response)).toBeUndefined();
});

it.each([
  ['a 401 in the flat shape', sessionGone(401)],
  ['a 419 in the flat shape', sessionGone(419)],
  ['a 401 without a body', new Response(null, { status: 401 })],
  ['a 401 as a page', page('<html>Sign in</html>', 401)],
])('takes %s for the end of the session', async (_name, response) => {
  expect(await failureIn(response)).toEqual({ kind: 'session-over', reason: 'expired' });
});

it.each([
  ['an empty 200', new Response(null)],
  ['a 200 of white space', new Response(' \n')],
  ['an empty 500', new Response(null, { status: 500 })],
])('takes %s for no answer', async (_name, response) => {
  expect(await failureIn(response)).toEqual({ kind: 'fault', fault: 'bad_network_response' });
});

it('takes an empty 403 for a refusal: sign-in may be refused by status alone', async () => {
  expect(await failureIn(new Response(null, { status: 403 }))).toEqual({ kind: 'refusal', refusal: { status: 403 } });
});

it.each([
  ['an error code', '<html><title>Page Blocked</title><p>Error code: 16-2204</p></html>', '16-2204'],
  ['a code in another element', '<h1>Page Blocked</h1><p>Error Code</p>: <b>A1B2C3</b>', 'A1B2C3'],
  ['a support id', '<h1>Page blocked</h1>Your support ID is: 1234567890.', '1234567890'],
  ['a support id without a colon', '<h1>Page blocked</h1>Your support ID is 1234567890.', '1234567890'],
  ['a reference number', '<h1>Page Blocked</h1> Reference #18.2f6c', '18.2f6c'],
  ['an encoded code', '<h1>Page&nbsp;Blocked</h1>Error code&#x3a; X&#45;9', 'X-9'],
  ['a code after tags in disguise', '<h1 title=">">Page Blocked</h1><scripted>Error code: 7-7-7', '7-7-7'],
  ['a code among letters that grow in lower case', `İİİ<script>x</script><h1>Page Blocked</h1>Error code: A-1`, 'A-1'],
])('reads %s from a blocking page', async (_name, text, code) => {
  expect(await failureIn(page(text))).toEqual({ kind: 'fault', fault: 'page-blocked', code });
});

it.each([
  ['without a code', '<h1>Page Blocked</h1><p>An error occurred. Contact support.</p>'],
  ['with a code only in a script', '<h1>Page Blocked</h1><script>const c = "Error code: 1234"</script>'],
])('knows a blocking page %s', async (_name, text) => {
  expect(await failureIn(page(text))).toEqual({ kind: 'fault', fault: 'page-blocked' });
});

it.each([
  ['whatever its status', page('<h1>Page Blocked</h1>', 403)],
  [
    'when its type is told wrong',
    page(' <!doctype html><h1>Page Blocked</h1>', 200, { 'content-type': 'application/json' }),
  ],
])('knows a blocking page %s', async (_name, response) => {
  expect(await failureIn(response)).toEqual({ kind: 'fault', fault: 'page-blocked' });
});

it.each([
  ['another page', page('<html><h1>502 Bad Gateway</h1></html>', 502)],
  ['half an answer', new Response('{"status":{"result":"SUCC')],
  ['a text', json(200, 'SUCCESSFUL')],
  ['a list', json(200, [])],
  ['null', json(200, null)],
  ['unreadable refusals', new Response('no', { status: 500 })],
])('takes %s for unreadable', async (_name, response) => {
  expect(await failureIn(response)).toEqual({ kind: 'fault', fault: 'unreadable' });
});

it.each([
  ['a refusal', refused(400, 'X1'), { status: 400, code: 'X1', title: 'No.', detail: 'No.' }],
  ['a server that is broken', refused(500, 'X1'), { status: 500, code: 'X1', title: 'No.', detail: 'No.' }],
  ['too many calls', refused(429, 'X1'), { status: 429, code: 'X1', title: 'No.', detail: 'No.' }],
  [
    'a refusal under a 200',
    json(200, { status: { message: { code: 'X1', type: 'ERROR' } } }),
    { status: 200, code: 'X1' },
  ],
])('takes %s for a refusal', async (_name, response, refusal) => {
  expect(await failureIn(response)).toEqual({ kind: 'refusal', refusal });
});

it('leaves the answer to be read', async () => {
  const response = good({ accounts: [] });
  await failureIn(response);
  expect(await response.json()).toMatchObject({ accounts: [] });
});

it.each([
  ['no body', ''],
  ['a page of its own', '<!doctype html><title>429 Too Many Requests</title>'],
  ['a text', 'Slow down'],
])('takes a 429 with %s for a refusal', async (_, body) => {
  const headers = { 'content-type': body.startsWith('<') ? 'text/html' : 'text/plain' };
  const failure = await failureIn(new Response(body, { status: 429, headers }));
  expect(failure).toEqual({ kind: 'refusal', refusal: { status: 429 } });
});
