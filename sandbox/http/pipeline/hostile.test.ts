import fc from 'fast-check';
import { expect, it } from 'vitest';
import { smallPassword } from '#sandbox/bank/testing/small-persona.fixture.ts';
import { lastEntry, nellAtHome } from '#sandbox/control/small-sandbox.fixture.ts';
import { operations } from '#sandbox/http/operations.generated.ts';
import { runs } from '#tests/runs.ts';

const known = Object.values(operations).map(({ path }) => path as string);
const anyText = fc.oneof(
  fc.string(),
  fc.constantFrom('', '%', '%E0%A4%A', '__proto__', '../..', '<script>', '\u0000', "' OR 1=1", 'é£€'),
);
const anyPath = fc
  .tuple(fc.constantFrom(...known), anyText)
  .map(([path, text]) => path.replace(/\{\w+\}/, encodeURI(text).replaceAll(/[?#]/g, '') || 'x'));
const anyQuery = fc
  .array(fc.tuple(fc.constantFrom('taskCode', 'countFor', 'locale', 'expand', '__proto__'), anyText), { maxLength: 3 })
  .map((pairs) => pairs.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&'));
const anyBody = fc.oneof(fc.constant(null), anyText, fc.json(), fc.uint8Array({ maxLength: 64 }));
const anyType = fc.constantFrom(
  'application/json',
  'application/x-www-form-urlencoded',
  'text/html',
  'multipart/form-data',
);
const anyHeader = fc.stringMatching(/^[!-~]{0,80}$/);

it('answers any request without failing or moving money', async () => {
  const { sandbox, hand } = await nellAtHome();
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        method: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'),
        path: fc.oneof(anyPath, fc.webPath()),
        query: anyQuery,
        body: anyBody,
        type: anyType,
        nonce: anyHeader,
        count: anyHeader,
        party: anyHeader,
        session: fc.oneof(anyHeader, fc.constant('live')),
      }),
      async ({ method, path, query, body, type, nonce, count, party, session }) => {
        const request = new Request(`http://x/digx${path}?${query}`, {
          method,
          headers: {
            'content-type': type,
            'x-nonce': nonce,
            'x-noncecount': count,
            'x-party-id': party,
            'x-bank-session': session === 'live' ? hand.sessionId : session,
          },
          body: method === 'GET' || method === 'HEAD' ? null : (body as string | null),
        });
        const { status } = await sandbox.fetch(request);
        expect(status).toBeLessThan(500);
        expect((await lastEntry(sandbox)).contract).not.toBe('answer-breach');
      },
    ),
    { numRuns: runs(400) },
  );
  expect(await sandbox.control.invariants()).toEqual({ hold: true, broken: [] });
  await hand.signIn('nell', smallPassword);
  const listed = await hand.call('GET', '/v1/accounts');
  expect(listed.body).toMatchObject({ accounts: [{ currentBalance: { amount: 1205.5 } }, {}, {}] });
});
