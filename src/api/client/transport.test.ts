import { expect, it, vi } from 'vitest';
import { good, json, refused, scriptedBank, transportTo } from '#src/api/store/bank.fixture.ts';
import { soon } from '#src/api/store/soon.fixture.ts';
import { BankFailure } from '#src/api/wire/failure.ts';
import { nonceRefusedCode } from '#src/api/wire/refusal-codes.ts';
import { asId, type PartyId } from '#src/kernel/ids.ts';
import { createTransport } from './transport.ts';

const party = asId<PartyId>('C43E0A1B');

it('passes a call through every layer', async () => {
  const bank = scriptedBank({ 'GET /v1/accounts': () => good({ accounts: [] }) });
  const client = transportTo(bank.fetch).client({ party });
  const { data } = await client.GET('/v1/accounts', { params: { query: { expand: 'all' } } });
  expect(data).toMatchObject({ accounts: [] });
  const asked = bank.asked[1];
  expect(asked?.url.href).toBe('https://paddock.test/digx/v1/accounts?expand=all&locale=en');
  expect([asked?.headers.get('X-Party-Id'), asked?.headers.get('x-nonce'), asked?.credentials]).toEqual([
    party,
    'n1',
    'same-origin',
  ]);
});

it('fetches nonces in English, without naming an entity', async () => {
  const bank = scriptedBank({ 'GET /v1/me': () => good({}) });
  await transportTo(bank.fetch).client({ party }).GET('/v1/me');
  const [nonceCall] = bank.asked;
  expect([nonceCall?.headers.has('X-Party-Id'), nonceCall?.url.search]).toEqual([false, '?locale=en']);
});

it('asks for English texts in calls with a body as well', async () => {
  const bank = scriptedBank({ 'POST /v1/me/loginFlow': () => good({}) });
  await transportTo(bank.fetch)
    .client({ party: false })
    .POST('/v1/me/loginFlow', { body: { loginConfigId: 'a' } });
  const last = bank.asked.at(-1);
  expect([last?.url.search, last?.body]).toEqual(['?locale=en', '{"loginConfigId":"a"}']);
});

it('keeps entity and language on the repeat after a refused nonce', async () => {
  const bank = scriptedBank({ 'GET /v1/me': [() => refused(403, nonceRefusedCode), () => good({})] });
  await transportTo(bank.fetch).client({ party }).GET('/v1/me');
  const last = bank.asked.at(-1);
  expect([last?.call, last?.headers.get('X-Party-Id'), last?.url.search]).toEqual(['GET /v1/me', party, '?locale=en']);
});

it.each(['digx', '/digx/', '/digx/digx'])('writes the base once when "%s" is configured', async (servicePath) => {
  const bank = scriptedBank({ 'GET /v1/me': () => good({}) });
  await transportTo(bank.fetch, { servicePath }).client({ party: false }).GET('/v1/me');
  expect(bank.asked.map(({ url }) => url.pathname)).toEqual(['/digx/v1/session/nonce', '/digx/v1/me']);
});

it('encodes path parameters', async () => {
  const bank = scriptedBank({ 'GET /cz/v1/accountAddress/a%2Fb%3F': () => good({ address: {} }) });
  const client = transportTo(bank.fetch).client({ party: false });
  await client.GET('/cz/v1/accountAddress/{accountId}', { params: { path: { accountId: 'a/b?' } } });
  expect(bank.calls()).toContain('GET /cz/v1/accountAddress/a%2Fb%3F');
});

it('throws what the bank refused, with its code', async () => {
  const bank = scriptedBank({ 'GET /v1/me': () => refused(400, 'DIGX_UM_042') });
  const asking = transportTo(bank.fetch).client({ party: false }).GET('/v1/me');
  await expect(asking).rejects.toBeInstanceOf(BankFailure);
  await expect(asking).rejects.toHaveProperty('failure.refusal', {
    status: 400,
    code: 'DIGX_UM_042',
    title: 'No.',
    detail: 'No.',
  });
});

it('passes on a request awaiting approval, even with an older release’s 400', async () => {
  const message = { title: 'Approval', code: 'DIGX_APPROVAL_REQUIRED', type: 'ERROR' };
  const bank = scriptedBank({ 'POST /v1/me/loginFlow': () => json(400, { result: 'FAILURE', message }) });
  const { data, response } = await transportTo(bank.fetch)
    .client({ party: false })
    .POST('/v1/me/loginFlow', { body: { loginConfigId: 'a' } });
  expect([response.status, data]).toEqual([202, { result: 'FAILURE', message }]);
});

it('tells the clock the date of every answer, those of nonce calls and refusals included', async () => {
  const noteServerDate = vi.fn();
  const dated = (date: string) => ({ date });
  const bank = scriptedBank({
    'POST /v1/session/nonce': () => good({}, { 'x-nonce': 'a', ...dated('Mon, 02 Mar 2026 09:30:00 GMT') }),
    'GET /v1/me': () => refused(500, 'X1', dated('Mon, 02 Mar 2026 09:30:01 GMT')),
  });
  const asking = transportTo(bank.fetch, { clock: { noteServerDate } }).client({ party: false }).GET('/v1/me');
  await expect(asking).rejects.toThrow();
  expect(noteServerDate.mock.calls).toEqual([['Mon, 02 Mar 2026 09:30:00 GMT'], ['Mon, 02 Mar 2026 09:30:01 GMT']]);
});

it('is cancelled by its caller', async () => {
  const bank = scriptedBank({ 'GET /v1/me': () => new Promise<Response>(() => {}) });
  const stop = new AbortController();
  const asking = transportTo((request, init) => {
    const answer = bank.fetch(request, init);
    const hungUp = new Promise<never>((_resolve, reject) => {
      init?.signal.addEventListener('abort', () => reject(init.signal.reason));
    });
    return Promise.race([answer, hungUp]);
  })
    .client({ party: false, signal: stop.signal })
    .GET('/v1/me');
  await soon(() => expect(bank.calls()).toContain('GET /v1/me'));
  stop.abort();
  await expect(asking).rejects.toHaveProperty('name', 'AbortError');
});

it('uses the page’s own fetch when it is given none', async () => {
  const pageFetch = vi.fn(async () => good({}, { 'x-nonce': 'a' }));
  vi.stubGlobal('fetch', pageFetch);
  const transport = createTransport({
    origin: 'https://paddock.test',
    servicePath: '/digx',
    requestTimeoutMs: 1000,
    clock: { noteServerDate: () => {} },
  });
  await transport.fillNonces();
  expect(pageFetch).toHaveBeenCalledOnce();
});

it.each([
  ['names the configured business unit on every call, nonces included', { targetUnit: 'OBDX_BU' }, 'OBDX_BU'],
  ['names no business unit where none is configured', {}, null],
])('%s', async (_, options, unit) => {
  const bank = scriptedBank({ 'GET /v1/me': () => good({}), 'PUT /v1/me/credentials': () => good({}) });
  const client = transportTo(bank.fetch, options).client({ party: false });
  await client.GET('/v1/me');
  await client.PUT('/v1/me/credentials', { body: { type: 'PASSWORD', old: 'a', new: 'b' } });
  expect(bank.calls()).toEqual(['POST /v1/session/nonce', 'GET /v1/me', 'PUT /v1/me/credentials']);
  expect(bank.asked.map(({ headers }) => headers.get('X-Target-Unit'))).toEqual([unit, unit, unit]);
  expect(bank.asked[2]?.body).toContain('PASSWORD');
});
