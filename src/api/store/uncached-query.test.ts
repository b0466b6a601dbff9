import { expect, it } from 'vitest';
import { soon } from '#src/api/store/soon.fixture.ts';
import { tokenOf } from '#src/api/wire/wire.ts';
import { signedInStore, storeOver } from '#src/app/store.fixture.ts';
import { anyFieldsOf } from '#src/kernel/any-fields.ts';
import { asId, type PartyId } from '#src/kernel/ids.ts';
import { good, refused, scriptedBank, sessionGone } from './bank.fixture.ts';
import { bankCall } from './bank-call.ts';
import { sessionStarted } from './session.slice.ts';
import { uncachedQuery } from './uncached-query.ts';

const party = asId<PartyId>('A77B');
const path = 'GET /v1/me';
const never = new AbortController().signal;

const nameRead = uncachedQuery((arg: { readonly party: PartyId }) =>
  bankCall({
    party: arg.party,
    send: (client) => client.GET('/v1/me'),
    read: (answer) => tokenOf(anyFieldsOf(answer).name),
  }),
);

it('returns the answer for the entity of the query, and keeps no copy', async () => {
  const bank = scriptedBank({ [path]: () => good({ name: 'A secret' }) });
  const { store } = await signedInStore(bank.fetch);
  const before = store.getState();
  expect(await store.dispatch(nameRead({ party }, never))).toEqual({ data: 'A secret' });
  expect(store.getState()).toBe(before);
  expect(bank.asked.at(-1)?.headers.get('X-Party-Id')).toBe('A77B');
});

it('asks again each time', async () => {
  const bank = scriptedBank({ [path]: [() => good({ name: 'One' }), () => good({ name: 'Two' })] });
  const { store } = await signedInStore(bank.fetch);
  const read = () => store.dispatch(nameRead({ party }, never));
  expect([await read(), await read()]).toEqual([{ data: 'One' }, { data: 'Two' }]);
});

it.each([
  ['what the bank refused', () => refused(404, 'DIGX_CZ_ACCOUNT_01'), { kind: 'refusal', code: 'DIGX_CZ_ACCOUNT_01' }],
  ['an answer that holds nothing', () => good({}), { kind: 'fault', fault: 'unreadable' }],
])('says so in words: %s', async (_name, answer, error) => {
  const { store } = await signedInStore(scriptedBank({ [path]: answer }).fetch);
  const outcome = await store.dispatch(nameRead({ party }, never));
  expect(outcome).toMatchObject({ error });
  expect(outcome).not.toHaveProperty('data');
});

it('ends the session when the bank no longer knows it', async () => {
  const { store } = await signedInStore(scriptedBank({ [path]: () => sessionGone(419) }).fetch);
  expect(await store.dispatch(nameRead({ party }, never))).toMatchObject({ error: { kind: 'session-over' } });
  expect(store.getState().session).toEqual({ status: 'ended', reason: 'expired' });
});

it('sends nothing without a session', async () => {
  const bank = scriptedBank({});
  const { store } = await storeOver(bank.fetch);
  expect(await store.dispatch(nameRead({ party }, never))).toMatchObject({ error: { kind: 'session-over' } });
  expect(bank.asked).toEqual([]);
});

it('discards an answer to an earlier session', async () => {
  let answerWith = (_answer: Response) => {};
  const held = new Promise<Response>((resolve) => {
    answerWith = resolve;
  });
  const bank = scriptedBank({ [path]: () => held });
  const { store } = await signedInStore(bank.fetch);
  const asking = store.dispatch(nameRead({ party }, never));
  await soon(() => expect(bank.calls()).toContain(path));
  store.dispatch(sessionStarted({ sessionId: 'session-1', credentialsChangeNeeded: false }));
  answerWith(good({ name: 'A secret' }));
  expect(await asking).toMatchObject({ error: { kind: 'session-over' } });
});

function untilGivenUp({ signal }: Request): Promise<Response> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}

it('stops when cancelled, without ending the session', async () => {
  const bank = scriptedBank({ [path]: untilGivenUp });
  const { store } = await signedInStore(bank.fetch);
  const stop = new AbortController();
  const asking = store.dispatch(nameRead({ party }, stop.signal));
  await soon(() => expect(bank.calls()).toContain(path));
  stop.abort();
  expect(await asking).toHaveProperty('error');
  expect(store.getState().session).toHaveProperty('status', 'signed-in');
});

it('sends nothing for a query cancelled beforehand', async () => {
  const bank = scriptedBank({});
  const { store } = await signedInStore(bank.fetch);
  expect(await store.dispatch(nameRead({ party }, AbortSignal.abort()))).toHaveProperty('error');
  expect(bank.calls()).not.toContain(path);
});
