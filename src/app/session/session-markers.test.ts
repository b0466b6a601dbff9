import { describe, expect, it, vi } from 'vitest';
import { lastingKeys, sharedStorage, storedKeys } from '#src/api/environment/page-storage.ts';
import { memoryStorage } from '#src/app/store.fixture.ts';
import { createSessionMarkers, forgetBank, pageMarkers } from './session-markers.ts';

function storages(sharedId?: string, ownId?: string) {
  const shared = memoryStorage();
  const own = memoryStorage();
  if (sharedId !== undefined) shared.setItem(storedKeys.sessionId, sharedId);
  if (ownId !== undefined) own.setItem(storedKeys.sessionId, ownId);
  return { shared, own, markers: createSessionMarkers(shared, own) };
}

it('finds nobody in a fresh browser', () => {
  expect(storages().markers.find()).toEqual({ status: 'signed-out' });
});

it('finds the session of a reloaded page', () => {
  const { markers } = storages('one', 'one');
  expect(markers.find()).toEqual({
    status: 'signed-in',
    sessionId: 'one',
    credentialsChangeNeeded: false,
    activeParty: false,
  });
});

it('lets a new tab join the login it finds', () => {
  const { markers, own } = storages('one');
  expect(markers.find()).toMatchObject({ status: 'signed-in', sessionId: 'one' });
  expect(own.getItem(storedKeys.sessionId)).toBe('one');
});

it('finds itself replaced by another login, once', () => {
  const { markers, own, shared } = storages('two', 'one');
  expect(markers.find()).toEqual({ status: 'ended', reason: 'replaced' });
  expect([own.held.size, shared.held.size]).toEqual([0, 1]);
});

it('finds nobody after a log-out in another tab', () => {
  const { markers, own } = storages(undefined, 'one');
  expect(markers.find()).toEqual({ status: 'signed-out' });
  expect(own.held.size).toBe(0);
});

it('remembers over a reload and in a new tab that something must be done first', () => {
  const { markers, own } = storages();
  markers.write({ sessionId: 'one', credentialsChangeNeeded: true });
  expect(markers.find()).toMatchObject({ credentialsChangeNeeded: true });
  own.held.clear();
  expect(markers.find()).toMatchObject({ credentialsChangeNeeded: true });
  markers.write({ sessionId: 'one', credentialsChangeNeeded: false });
  expect(markers.find()).toMatchObject({ credentialsChangeNeeded: false });
});

it('writes markers only, equal in both storages', () => {
  const { markers, own, shared } = storages();
  markers.write({ sessionId: 'one', credentialsChangeNeeded: true });
  expect([...own.held.keys()].sort()).toEqual([storedKeys.credentialsChangeNeeded, storedKeys.sessionId]);
  expect([...own.held]).toEqual([...shared.held]);
});

it('forgets when an earlier session was used and left, and keeps what is known of its own', () => {
  const { markers, own, shared } = storages('one', 'one');
  for (const storage of [own, shared]) {
    storage.setItem(storedKeys.sessionEndedAt, '1000');
    storage.setItem(storedKeys.lastActiveAt, '1000');
  }
  markers.write({ sessionId: 'one', credentialsChangeNeeded: true });
  expect(shared.getItem(storedKeys.lastActiveAt)).toBe('1000');
  markers.write({ sessionId: 'two', credentialsChangeNeeded: false });
  expect([[...own.held.keys()], [...shared.held.keys()]]).toEqual([[storedKeys.sessionId], [storedKeys.sessionId]]);
});

it.each([
  ['both hold it', 'one', 'one', true],
  ['the browser holds another', 'two', 'one', false],
  ['the tab holds another', 'one', 'two', false],
  ['the browser holds none', undefined, 'one', false],
])('says whether a session is held when %s', (_, sharedId, ownId, held) => {
  expect(storages(sharedId, ownId).markers.areOf('one')).toBe(held);
});

it('wipes its own markers, and not those of the login that replaced it', () => {
  const { markers, own, shared } = storages('two', 'one');
  markers.wipe('one');
  expect([own.held.size, shared.getItem(storedKeys.sessionId)]).toEqual([0, 'two']);
  markers.wipe('two');
  expect(shared.held.size).toBe(0);
});

it('wipes all that the tab keeps, choices included', () => {
  const { markers, own, shared } = storages('one', 'one');
  for (const key of Object.values(storedKeys)) own.setItem(key, 'yes');
  markers.wipe('one');
  expect([own.held.size, shared.held.size]).toEqual([0, 0]);
});

it('lets no new tab join a login in progress', () => {
  const { markers, own } = storages();
  markers.takeOver('two');
  expect(markers.find()).toEqual({ status: 'signed-out' });
  expect([own.held.size, markers.sharedId()]).toEqual([0, 'two']);
});

it('finds itself replaced by a login in progress', () => {
  const { markers, own, shared } = storages('one', undefined);
  createSessionMarkers(shared, memoryStorage()).takeOver('two');
  own.setItem(storedKeys.sessionId, 'one');
  expect(markers.find()).toEqual({ status: 'ended', reason: 'replaced' });
});

it('takes the browser from the login before, what it had to do first included', () => {
  const { markers, own, shared } = storages();
  markers.write({ sessionId: 'one', credentialsChangeNeeded: true });
  markers.takeOver('two');
  expect([own.held.size, [...shared.held.keys()]]).toEqual([0, [storedKeys.sessionId]]);
  markers.wipe('one');
  expect(markers.sharedId()).toBe('two');
});

it('leaves nothing of a login that came to nothing, and leaves alone one that took its place', () => {
  const { markers, shared } = storages();
  markers.takeOver('two');
  markers.release('two');
  expect(shared.held.size).toBe(0);
  markers.takeOver('three');
  markers.release('two');
  expect(markers.sharedId()).toBe('three');
  markers.write({ sessionId: 'three', credentialsChangeNeeded: false });
  markers.release('three');
  expect(markers.find()).toMatchObject({ status: 'signed-in', sessionId: 'three' });
});

it('lasts as long as the page where the browser forbids storage', () => {
  const forbidden = {
    get localStorage(): Storage {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('sessionStorage', { ...memoryStorage(), setItem: () => forbidden.localStorage });
  const markers = pageMarkers();
  markers.write({ sessionId: 'one', credentialsChangeNeeded: false });
  expect(markers.sharedId()).toBe('one');
  markers.wipe('one');
  expect(markers.find()).toEqual({ status: 'signed-out' });
});

it('uses the page’s storages, and leaves no trace of trying them', () => {
  const shared = memoryStorage();
  const own = memoryStorage();
  vi.stubGlobal('localStorage', shared);
  vi.stubGlobal('sessionStorage', own);
  const markers = pageMarkers();
  expect([shared.held.size, own.held.size]).toEqual([0, 0]);
  markers.write({ sessionId: 'one', credentialsChangeNeeded: false });
  expect([shared.held.size, own.held.size]).toEqual([1, 1]);
});

it('leaves of a session that ends what must outlive it, and forgets that too where the bank is another', () => {
  const markers = pageMarkers();
  markers.write({ sessionId: 'one', credentialsChangeNeeded: false });
  sharedStorage.setItem(lastingKeys.unresolvedPayments, '2026-03-02T14:05:00.000Z');
  markers.wipe('one');
  expect(sharedStorage.getItem(lastingKeys.unresolvedPayments)).not.toBeNull();
  forgetBank();
  expect(sharedStorage.getItem(lastingKeys.unresolvedPayments)).toBeNull();
});

describe('a login that is tried over a session', () => {
  function tried(nowMs = { value: 1_000 }) {
    const shared = memoryStorage();
    const own = memoryStorage();
    const markers = createSessionMarkers(shared, own, () => nowMs.value);
    markers.write({ sessionId: 'one', credentialsChangeNeeded: false });
    const next = createSessionMarkers(shared, memoryStorage(), () => nowMs.value);
    next.tryFor('two');
    return { markers, next, shared, nowMs };
  }

  it('leaves that session unchanged, and restores it if the login fails', () => {
    const { markers, next, shared } = tried();
    expect([markers.isTried(), markers.isOnlyTriedOver('one'), markers.areOf('one')]).toEqual([true, true, true]);
    expect(markers.sharedId()).toBe('two');
    expect(markers.find()).toMatchObject({ sessionId: 'one' });
    next.release('two');
    expect([markers.isTried(), shared.getItem(storedKeys.sessionId)]).toEqual([false, 'one']);
  });

  it('takes the browser from it when it is good', () => {
    const { markers, next } = tried();
    next.takeOver('two');
    expect([markers.isTried(), markers.areOf('one'), markers.sharedId()]).toEqual([false, false, 'two']);
  });

  it("ends it too if the attempt never finishes, because the cookie's owner is unknown", () => {
    const { markers, next, shared, nowMs } = tried();
    nowMs.value += 30_001;
    expect([markers.isTried(), markers.isOnlyTriedOver('one'), markers.areOf('one')]).toEqual([false, false, false]);
    expect(markers.find()).toEqual({ status: 'ended', reason: 'replaced' });
    next.release('two');
    expect(shared.held.size).toBe(0);
  });

  it('does not bring back a session that ended meanwhile', () => {
    const { markers, next, shared } = tried();
    markers.wipe('one');
    next.release('two');
    expect(shared.held.size).toBe(0);
  });
});
