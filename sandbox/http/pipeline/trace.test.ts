import { expect, it } from 'vitest';
import { lastEntry, nellAtHome } from '#sandbox/control/small-sandbox.fixture.ts';

const trace = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

it.each([
  ['of an answer', '/v1/me', 200],
  ['of a refusal', '/v1/accounts/loan', 400],
  ['of a path that nobody has', '/v1/nowhere', 404],
])('answers the trace %s as it came, and keeps it in the journal', async (_, path, status) => {
  const { hand, sandbox } = await nellAtHome();
  const answer = await hand.call('GET', path, { headers: { traceparent: trace } });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('traceparent')).toBe(trace);
  expect(await lastEntry(sandbox)).toMatchObject({ request: { headers: { traceparent: trace } } });
});

it.each([
  ['none', undefined],
  ['anything else', '<script>'],
  ['zeros', `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`],
])('answers no trace to %s', async (_, given) => {
  const { hand } = await nellAtHome();
  const { headers } = await hand.call('GET', '/v1/me', { headers: given === undefined ? {} : { traceparent: given } });
  expect(headers.has('traceparent')).toBe(false);
});
