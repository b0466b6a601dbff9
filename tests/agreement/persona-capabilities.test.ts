import { expect, it } from 'vitest';
import type { PersonaBook } from '#sandbox/bank/records/persona.ts';
import { keptPersonas as personas } from '#sandbox/personas/kept-personas.ts';
import { profileApi } from '#src/api/profile/profile.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import { accountsOf, allParties, everyLink, usesExpected, usesFound } from '#tests/customers/capabilities.ts';
import { answerTo, type PersonaStore, signInPersona } from '#tests/customers/sign-in-persona.ts';

/**
 * The capabilities of every account of every persona, from the app's reading of the bank's responses and from rules on the
 * bank's records, which are written here separately.
 */

const openingDay = calendarDay('2026-03-02');

it.each(Object.keys(personas))('%s has the capabilities of the rules for each account', async (persona) => {
  const book = bookOf(persona);
  const store = await signInPersona(persona);
  const functions =
    store && (await answerTo(store.dispatch(profileApi.endpoints.listPermissions.initiate(allParties))));
  // A locked customer, or one with first-login steps, has no capabilities.
  if (store === undefined || functions === undefined) return expect(kept(persona)).toBe(true);

  expect(await usesFound(store, false)).toEqual(usesExpected(book, 'global', () => true));
  expect(functions).toEqual(book.user.permittedFunctions);
});

it('acts for one entity with only its accounts', async () => {
  const book = bookOf('racing-owner');
  const store = (await signInPersona('racing-owner')) as PersonaStore;
  const profile = await answerTo(store.dispatch(profileApi.endpoints.getProfile.initiate(allParties)));
  const parties = (profile?.entities ?? []).map(({ id }) => id);
  expect(parties).toHaveLength(3);

  const ofEach = [];
  for (const [place, party] of parties.entries()) {
    const found = await usesFound(store, party);
    expect(found).toEqual(usesExpected(book, 'local', ({ partyId }) => partyId === book.user.partyIds[place]));
    ofEach.push(...Object.keys(found));
  }
  expect(ofEach.sort()).toEqual(book.accounts.map(({ number }) => number).sort());
});

it('has every capability, and the lack of each, in some persona', () => {
  const all = Object.values(personas).flatMap((persona) =>
    Object.values(usesExpected(persona.open(1, openingDay), 'global', () => true)),
  );
  for (const label of everyLink) {
    const having = all.filter(({ links }) => links.includes(label)).length;
    expect([label, having > 0, having < all.length]).toEqual([label, true, true]);
  }
  expect(new Set(all.map(({ downloads }) => downloads)).size).toBe(2);
});

it('distinguishes the currencies of the racing owner', async () => {
  const store = (await signInPersona('racing-owner')) as PersonaStore;
  const accounts = await accountsOf(store, false);
  expect(new Set(accounts.map(({ currency }) => currency))).toEqual(new Set(['GBP', 'EUR', 'USD']));
  for (const { isInternational, currency } of accounts) expect(isInternational).toBe(currency !== 'GBP');
});

function bookOf(persona: string): PersonaBook {
  const book = personas[persona]?.open(1, openingDay);
  if (book === undefined) throw new Error(`There is no persona ${persona}`);
  const colleagues = book.opensWith.flatMap((id) => personas[id]?.open(1, openingDay).accounts ?? []);
  const accounts = [...book.accounts, ...colleagues].filter(({ partyId }) => book.user.partyIds.includes(partyId));
  return { ...book, accounts };
}

function kept(persona: string): boolean {
  return /^(first-timer|(terms|password|pin)-due|locked-user|admin-locked)$/.test(persona);
}
