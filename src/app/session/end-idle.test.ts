import { expect, it } from 'vitest';
import { storedKeys } from '#src/api/environment/page-storage.ts';
import { profileAnswer } from '#src/api/store/answers.fixture.ts';
import { good, scriptedBank } from '#src/api/store/bank.fixture.ts';
import { refetchProfile } from '#src/app/ask-profile.ts';
import { memoryStorage, signedInStore, storeOver } from '#src/app/store.fixture.ts';
import { endIdleSession } from './end-idle.ts';
import { createSessionMarkers } from './session-markers.ts';

function bank() {
  return scriptedBank({
    'DELETE /v1/session': () => good({}),
    'GET /v1/me': () => good(profileAnswer),
  });
}

it('is over on this device at once, and tells the bank', async () => {
  const asked = bank();
  const { store, shared, own, markers } = await signedInStore(asked.fetch);
  const telling = store.dispatch(endIdleSession(markers));
  expect(store.getState().session).toEqual({ status: 'ended', reason: 'idle' });
  expect([shared.held.size, own.held.size]).toEqual([0, 0]);
  await telling;
  expect(asked.calls()).toContain('DELETE /v1/session');
});

it('does not end the session of a customer who logs in meanwhile', async () => {
  const asked = bank();
  const { store, shared, markers } = await signedInStore(asked.fetch);
  const telling = store.dispatch(endIdleSession(markers));
  createSessionMarkers(shared, memoryStorage()).takeOver('another');
  await telling;
  expect(asked.calls()).not.toContain('DELETE /v1/session');
  expect(markers.sharedId()).toBe('another');
});

it('leaves the call to the tab that noticed first', async () => {
  const asked = bank();
  const { store, shared, markers } = await signedInStore(asked.fetch);
  shared.held.clear();
  await store.dispatch(endIdleSession(markers));
  expect(store.getState().session).toEqual({ status: 'ended', reason: 'idle' });
  expect(asked.calls()).toEqual([]);
});

it('ends nothing where nobody is logged in', async () => {
  const asked = bank();
  const { store, markers } = await storeOver(asked.fetch);
  await store.dispatch(endIdleSession(markers));
  expect([store.getState().session, asked.calls()]).toEqual([{ status: 'signed-out' }, []]);
});

it('asks the bank who is logged in, and not again while that is fresh', async () => {
  const asked = bank();
  const { store } = await signedInStore(asked.fetch);
  const times = () => asked.calls().filter((call) => call === 'GET /v1/me').length;
  await store.dispatch(refetchProfile(5000));
  await store.dispatch(refetchProfile(5000));
  expect(times()).toBe(1);
  await store.dispatch(refetchProfile(0));
  expect(times()).toBe(2);
});

it('asks for nobody who is not logged in', async () => {
  const asked = bank();
  const { store, shared } = await signedInStore(asked.fetch);
  shared.setItem(storedKeys.sessionId, 'another');
  await store.dispatch(refetchProfile(0));
  expect([store.getState().session, asked.calls()]).toEqual([{ status: 'ended', reason: 'replaced' }, []]);
});
