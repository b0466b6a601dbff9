import { beforeAll, expect, it } from 'vitest';
import { readRegister } from '#contracts/assumptions/register.ts';
import { whyLocked } from '#sandbox/bank/session/sign-in.ts';
import { allowedKinds, operationIds } from '#sandbox/control/link/faults.ts';
import { keys } from '#sandbox/control/link/link-keys.ts';
import { misreadPieces } from '#sandbox/control/link/link-pieces.ts';
import { magicLines } from '#sandbox/control/link/magic-lines.ts';
import { namedMoments } from '#sandbox/control/link/moments.ts';
import { parseSandbox } from '#sandbox/control/link/parse-link.ts';
import { refusalCodes } from '#sandbox/control/link/refusal-codes.ts';
import { allowedValues, switchNames } from '#sandbox/control/link/switch-values.ts';
import { readDirectory } from '#sandbox/control/queries/control-directory.ts';
import { readyMadeStubs } from '#sandbox/control/stubs/ready-made-stubs.ts';
import { verbNames } from '#sandbox/control/verbs/verbs.ts';
import { descriptionSchema } from '#sandbox/personas/described/description.ts';
import { readyMadeDescriptions } from '#sandbox/personas/described/ready-made.ts';
import { isLockedId } from '#sandbox/personas/locked-ids.ts';
import { personas } from '#sandbox/personas/registry.ts';
import { scripts } from '#sandbox/personas/scripts.ts';
import { tourIds } from '#sandbox/tours/tour-ids.ts';
import { refusalCatalogue } from '#src/api/messages/refusal-catalogue.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import type { OfferSection } from './offer.ts';
import { everySection } from './offers.fixture.ts';
import { personasSection } from './sections/personas.ts';

const ids = Object.keys(personas);
let sections: readonly OfferSection[];

beforeAll(async () => {
  sections = await everySection();
});

function idsOf(section: string): string[] {
  return sections.find(({ id }) => id === section)?.entries.map(({ id }) => id) ?? [];
}

function writtenIn(section: string): string[] {
  return sections.find(({ id }) => id === section)?.entries.map(({ written = '' }) => written) ?? [];
}

it('has every entry of every registry', () => {
  const { tries, accounts, sortCodes } = readDirectory();
  expect(idsOf('personas')).toEqual(ids);
  const parts = Object.keys(descriptionSchema.shape).map((name) => `part-${name}`);
  expect(idsOf('customers').filter((id) => id.startsWith('part-'))).toEqual(parts);
  expect(idsOf('customers')).toEqual(expect.arrayContaining([...Object.keys(readyMadeDescriptions), 'saved-Mine']));
  expect(idsOf('scenarios').filter((id) => id.startsWith('saved-'))).toEqual(['saved-Friday%20evening']);
  expect(idsOf('tours').sort()).toEqual([...tourIds].sort());
  expect(idsOf('links').slice(0, keys.length)).toEqual(keys);
  expect(idsOf('moments')).toEqual(namedMoments);
  const switches = switchNames.flatMap((name) => allowedValues[name].map((value) => `${name}:${value}`));
  expect(writtenIn('switches')).toEqual(switches);
  expect(idsOf('magic').map((id) => `magic.${id}`)).toEqual(magicLines.map(({ rule }) => rule));
  expect(writtenIn('faults')).toEqual(allowedKinds.map((kind) => `fault:operationId@${kind}`));
  expect(idsOf('operations')).toEqual(operationIds);
  expect(idsOf('own-answers')).toEqual(expect.arrayContaining(Object.keys(readyMadeStubs)));
  expect(idsOf('verbs').sort()).toEqual([...verbNames].sort());
  expect(idsOf('results')).toHaveLength(tries.length);
  expect(idsOf('directory')).toEqual(accounts.map(({ alias }) => alias));
  expect(idsOf('sort-codes')).toEqual(sortCodes.map(({ sortCode }) => sortCode));
  expect(idsOf('codes')).toEqual(refusalCodes);
  const standing = readRegister().filter(({ state }) => state !== 'withdrawn');
  expect(idsOf('assumptions')).toEqual(standing.map(({ id }) => id));
});

it('gives every entry something to try, under an anchor of its own', () => {
  for (const { id, entries } of sections) {
    expect(new Set(entries.map((entry) => entry.id)).size, id).toBe(entries.length);
    for (const entry of entries) expect(entry.acts.length, `${id} ${entry.id}`).toBeGreaterThan(0);
  }
});

it('says what a part of a description can hold as its schema has it', () => {
  const customers = sections.find(({ id }) => id === 'customers')?.entries ?? [];
  const factOf = (part: string, name: string) =>
    customers.find(({ id }) => id === `part-${part}`)?.facts?.find(({ label }) => label === name)?.value;
  expect(factOf('years', 'Holds')).toBe('A whole number, 0 to 15; 2 unless said.');
  expect(factOf('people', 'Holds')).toBe('A list, 1 to 6; one unless said.');
  expect(factOf('entities', 'providers.may')).toMatch(/; CH_I unless said\.$/);
  expect(factOf('accounts', 'Holds')).toBe('A list of up to 200.');
  expect(factOf('accounts', 'balance')).toMatch(
    /^Booked, on the day .*A balance is text such as "12\.50" or "-240\.15"\.$/,
  );
  expect(factOf('accounts', 'product')).toMatch(/One of current, business, .*; current unless said\.$/);
  expect(factOf('people', 'limits.payments.count')).toMatch(/[aA] whole number, 1 to \d+\.$/);
  expect(factOf('standingOrders', 'to')).toMatch(/A whole number, 1 to 500; or: An alias .*\.$/);
  for (const { id, text } of customers) expect(text, id).toMatch(/^.+\.$/);
});

it('lets a described customer log in here, and leads to no other bank, which would not know them', () => {
  const { entries } = personasSection({
    personas: [{ id: 'two-directors-2', title: 'Two directors, person 2', describes: '', described: true }],
  });
  expect(entries[0]?.acts.map(({ act }) => act)).toEqual(['log-in']);
});

it('leads to links that the sandbox understands', () => {
  const links = sections.flatMap(({ entries }) =>
    entries.flatMap(({ acts }) => acts.flatMap((act) => (act.act === 'open' ? [act.link] : []))),
  );
  for (const link of new Set(links)) {
    const url = new URL(link, 'https://sandbox.example');
    expect(parseSandbox(url.searchParams.get('sandbox') ?? '', ids), link).toMatchObject({ outcome: 'read' });
    expect(misreadPieces(`${url.pathname}${url.search}`), link).toEqual([]);
  }
});

it('fills in the new payee that an entry is about', () => {
  for (const section of ['results', 'directory', 'sort-codes']) {
    for (const { id, acts } of sections.find((each) => each.id === section)?.entries ?? []) {
      expect(acts[0], id).toMatchObject({ act: 'open', link: expect.stringMatching(new RegExp(`;new-payee:${id}$`)) });
    }
  }
});

it('says what customers read for every code that the app explains', () => {
  const codes = sections.find(({ id }) => id === 'codes')?.entries ?? [];
  const explained = codes.filter(({ id }) => refusalCatalogue.has(id));
  expect(explained.length).toBeGreaterThan(60);
  for (const { id, facts } of codes) expect(facts?.[0]?.value, id).toMatch(/^[A-Z].+[^{}]$/);
  expect(codes.find(({ id }) => id === 'DIGX_PY_0134')?.facts?.[0]?.value).toContain('not enough money');
});

it('knows which customers cannot log in', () => {
  const locked = scripts.filter((script) => whyLocked(script.cast(1, calendarDay('2026-03-03')).user) !== undefined);
  expect(ids.filter(isLockedId)).toEqual(locked.map(({ id }) => id));
});
