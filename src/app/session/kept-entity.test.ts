import { expect, it } from 'vitest';
import { storedKeys } from '#src/api/environment/page-storage.ts';
import { toProfile } from '#src/api/profile/user-profile.ts';
import { profileAnswer } from '#src/api/store/answers.fixture.ts';
import { good, refused, scriptedBank } from '#src/api/store/bank.fixture.ts';
import { entityChosen, selectActiveParty, sessionEnded } from '#src/api/store/session.slice.ts';
import { soon } from '#src/api/store/soon.fixture.ts';
import { unchecked } from '#src/api/wire/wire.ts';
import { openForScreens } from '#src/app/open-for-screens.ts';
import { signedInStore } from '#src/app/store.fixture.ts';
import { digestOf } from '#src/kernel/digest.ts';
import type { PartyId } from '#src/kernel/ids.ts';

const [first, second] = (toProfile(unchecked(profileAnswer))?.entities ?? []).map(({ id }) => id) as [PartyId, PartyId];
const bank = () => scriptedBank({ 'GET /v1/me': () => good(profileAnswer) });

it('keeps a digest of the token that was chosen, for the tab, and none of the token', async () => {
  const { store, own, shared } = await signedInStore(bank().fetch);
  store.dispatch(entityChosen(second));
  await soon(() => expect(own.held.get(storedKeys.chosenEntity)).toMatch(/^[\da-f]{32}$/));
  expect(own.held.get(storedKeys.chosenEntity)).toBe(await digestOf(second));
  expect([...own.held.values(), ...shared.held.values()].join()).not.toContain(second);
  expect(shared.held.has(storedKeys.chosenEntity)).toBe(false);
});

it('keeps the last choice of several, and nothing where all are chosen or the session is over', async () => {
  const { store, own } = await signedInStore(bank().fetch);
  store.dispatch(entityChosen(first));
  store.dispatch(entityChosen(second));
  await soon(() => expect(own.held.has(storedKeys.chosenEntity)).toBe(true));
  await settled();
  expect(own.held.get(storedKeys.chosenEntity)).toBe(await digestOf(second));
  store.dispatch(entityChosen(false));
  await settled();
  expect(own.held.has(storedKeys.chosenEntity)).toBe(false);
  store.dispatch(entityChosen(first));
  store.dispatch(sessionEnded({ reason: 'logged-off' }));
  await settled();
  expect(own.held.size).toBe(0);
});

it('chooses the entity again after a reload, before any screen asks for anything', async () => {
  const { store, markers } = await signedInStore(bank().fetch);
  markers.keepEntity(await digestOf(second));
  const open = openForScreens(store, markers);
  expect(selectActiveParty(store.getState())).toBe(false);
  await Promise.all([open(), open()]);
  expect(selectActiveParty(store.getState())).toBe(second);
});

it.each([
  ['that the profile does not have', () => good(profileAnswer), 'a'.repeat(32)],
  ['while nobody can say whose it is', () => refused(500, 'DIGX_PROD_DEF_0000'), undefined],
])('acts for all entities with a digest %s', async (_, answer, digest) => {
  const { store, markers } = await signedInStore(scriptedBank({ 'GET /v1/me': answer }).fetch);
  markers.keepEntity(digest ?? (await digestOf(second)));
  await openForScreens(store, markers)();
  expect(selectActiveParty(store.getState())).toBe(false);
});

it('asks the bank for nothing where no entity was chosen', async () => {
  const { fetch, calls } = bank();
  const { store, markers } = await signedInStore(fetch);
  await openForScreens(store, markers)();
  expect(calls()).toEqual([]);
});

async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}
