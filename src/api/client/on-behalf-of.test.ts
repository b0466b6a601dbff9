import { expect, it } from 'vitest';
import { good, scriptedBank } from '#src/api/store/bank.fixture.ts';
import { asId, type PartyId } from '#src/kernel/ids.ts';
import { onBehalfOf } from './transport.ts';

const party = asId<PartyId>('C43E0A1B');
const address = 'https://paddock.test/digx/v1/accounts?expand=all';

function bankAnswering() {
  return scriptedBank({ 'GET /v1/accounts': () => good({}), 'POST /v1/accounts': () => good({}) });
}

it('names the entity of the query', async () => {
  const bank = bankAnswering();
  await onBehalfOf(party, bank.fetch)(new Request(address));
  expect(bank.asked[0]?.headers.get('X-Party-Id')).toBe(party);
});

it('names none for all entities together', async () => {
  const bank = bankAnswering();
  await onBehalfOf(false, bank.fetch)(new Request(address));
  expect(bank.asked[0]?.headers.has('X-Party-Id')).toBe(false);
});

it('keeps the rest of the request', async () => {
  const bank = bankAnswering();
  const stop = new AbortController();
  const sent = new Request(address, { headers: { 'x-kept': 'yes' }, credentials: 'same-origin', signal: stop.signal });
  let aborted = false;
  const listening = (request: Request) => {
    request.signal.addEventListener('abort', () => {
      aborted = true;
    });
    return bank.fetch(request);
  };
  await onBehalfOf(party, listening)(sent);
  const [asked] = bank.asked;
  expect(asked?.url.search).toBe('?expand=all');
  expect([asked?.headers.get('x-kept'), asked?.headers.get('X-Party-Id'), asked?.credentials]).toEqual([
    'yes',
    party,
    'same-origin',
  ]);
  stop.abort();
  expect(aborted).toBe(true);
});

it('leaves the caller’s request reusable', async () => {
  const bank = bankAnswering();
  const original = new Request(address, { method: 'POST', body: '{"a":1}' });
  await onBehalfOf(party, bank.fetch)(original);
  expect(bank.asked[0]?.body).toBe('{"a":1}');
  expect([original.bodyUsed, original.headers.has('X-Party-Id')]).toEqual([false, false]);
});
