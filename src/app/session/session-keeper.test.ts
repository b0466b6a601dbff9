import { expect, it, vi } from 'vitest';
import { storedKeys } from '#src/api/environment/page-storage.ts';
import { scriptedBank } from '#src/api/store/bank.fixture.ts';
import {
  credentialsChangeDone,
  credentialsChangeFound,
  entityChosen,
  sessionEnded,
  sessionNotOpened,
  sessionOpening,
  sessionStarted,
} from '#src/api/store/session.slice.ts';
import { memoryStorage, signedInStore, storeOver } from '#src/app/store.fixture.ts';
import { saveFile } from '#src/banking/print/save-file.ts';
import { lookFirst, watchOtherTabs } from './session-keeper.ts';
import { createSessionMarkers } from './session-markers.ts';

async function watchedStore() {
  const opened = await signedInStore(scriptedBank({}).fetch);
  const page = new EventTarget();
  watchOtherTabs(opened.store, opened.markers, page as unknown as Window);
  return { ...opened, page };
}

it.each(['storage', 'pageshow'])('notices at %s that another tab logged in', async (event) => {
  const { store, shared, own, page } = await watchedStore();
  shared.setItem(storedKeys.sessionId, 'another');
  page.dispatchEvent(new Event(event));
  expect(store.getState().session).toEqual({ status: 'ended', reason: 'replaced' });
  expect([own.held.size, shared.getItem(storedKeys.sessionId)]).toEqual([0, 'another']);
});

it('notices at once that a login is in progress in another tab', async () => {
  const { store, shared, page } = await watchedStore();
  createSessionMarkers(shared, memoryStorage()).takeOver('another');
  page.dispatchEvent(new Event('storage'));
  expect(store.getState().session).toEqual({ status: 'ended', reason: 'replaced' });
});

it('gives the browser to a login in progress, and takes it back if that fails', async () => {
  const { store, shared, own, markers } = await watchedStore();
  store.dispatch(sessionOpening({ sessionId: 'next' }));
  expect([markers.sharedId(), own.held.size]).toEqual(['next', 0]);
  expect(store.getState().session).toEqual({ status: 'ended', reason: 'replaced' });
  store.dispatch(sessionNotOpened({ sessionId: 'next' }));
  expect(shared.held.size).toBe(0);
});

it('notices that another tab logged out', async () => {
  const { store, shared, page } = await watchedStore();
  shared.held.clear();
  page.dispatchEvent(new Event('storage'));
  expect(store.getState().session).toEqual({ status: 'ended', reason: 'logged-off' });
});

it('runs earlier checks first, which may know a better reason', async () => {
  const { store, shared, page } = await watchedStore();
  const stop = lookFirst(() => store.dispatch(sessionEnded({ reason: 'idle' })));
  shared.held.clear();
  page.dispatchEvent(new Event('storage'));
  stop();
  expect(store.getState().session).toEqual({ status: 'ended', reason: 'idle' });
});

it('stays logged in through events that do not concern it', async () => {
  const { store, shared, page } = await watchedStore();
  shared.setItem('something.else', '1');
  page.dispatchEvent(new Event('storage'));
  expect(store.getState().session).toMatchObject({ status: 'signed-in' });
});

it('does not ask after a session that is over', async () => {
  const { store, shared, page } = await watchedStore();
  store.dispatch(sessionEnded({ reason: 'expired' }));
  shared.setItem(storedKeys.sessionId, 'another');
  page.dispatchEvent(new Event('storage'));
  expect(store.getState().session).toEqual({ status: 'ended', reason: 'expired' });
});

it('writes the markers at login and removes them at the end', async () => {
  const { store, shared, own } = await signedInStore(scriptedBank({}).fetch);
  store.dispatch(sessionStarted({ sessionId: 'session-9', credentialsChangeNeeded: true }));
  expect(shared.getItem(storedKeys.sessionId)).toBe('session-9');
  store.dispatch(sessionEnded({ reason: 'expired' }));
  expect([shared.held.size, own.held.size]).toEqual([0, 0]);
});

it('marks that something stands before the accounts, and that it no longer does', async () => {
  const { store, shared, own } = await watchedStore();
  const marks = () => [shared, own].map((storage) => storage.getItem(storedKeys.credentialsChangeNeeded));
  store.dispatch(credentialsChangeFound());
  expect(marks()).toEqual(['yes', 'yes']);
  store.dispatch(credentialsChangeDone());
  expect(marks()).toEqual([null, null]);
  expect(shared.getItem(storedKeys.sessionId)).toBe('session-0');
});

it('does not take the browser back from another login with such a mark', async () => {
  const { store, shared } = await watchedStore();
  shared.setItem(storedKeys.sessionId, 'another');
  store.dispatch(credentialsChangeFound());
  expect(shared.getItem(storedKeys.sessionId)).toBe('another');
  expect(shared.held.has(storedKeys.credentialsChangeNeeded)).toBe(false);
});

it('has nothing to mark while nobody is logged in', async () => {
  const { store, shared, own } = await storeOver(scriptedBank({}).fetch);
  store.dispatch(credentialsChangeFound());
  expect([shared.held.size, own.held.size]).toEqual([0, 0]);
});

it.each([
  ['ends', sessionEnded({ reason: 'logged-off' })],
  ['gives way to another login', sessionOpening({ sessionId: 'next' })],
])('lets go of the files that were handed over when the session %s', async (_, end) => {
  const { store } = await signedInStore(scriptedBank({}).fetch);
  const letGo = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
  vi.useFakeTimers();
  vi.stubGlobal('document', { createElement: () => ({ click() {} }) });
  vi.stubGlobal('addEventListener', () => {});
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:transactions');
  saveFile(new Blob(['Date\r\n']), 'transactions.csv');
  store.dispatch(entityChosen(false));
  expect(letGo).not.toHaveBeenCalled();
  store.dispatch(end);
  expect(letGo).toHaveBeenCalledExactlyOnceWith('blob:transactions');
});
