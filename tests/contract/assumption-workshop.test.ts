import { expect, it } from 'vitest';
import { currentAssumptions } from '#contracts/assumptions/current-assumptions.ts';
import { firstThirty, openAssumptions } from '#contracts/assumptions/questionnaire.ts';
import { readRegister } from '#contracts/assumptions/register.ts';
import { everyTeam, teams } from '#contracts/assumptions/teams.ts';
import { ranks, weightyInContract } from '#contracts/assumptions/weighty.ts';
import { weightyInBank } from '#contracts/assumptions/weighty-in-bank.ts';
import { contractOperations } from '#contracts/driver/contract.ts';
import { recordedInteractions } from '#contracts/reference/recorded-interactions.ts';
import { exampleFor } from '#contracts/workshop/example.ts';
import { workshopPages } from '#contracts/workshop/workshop-pages.ts';

const current = currentAssumptions();
const register = readRegister();
const interactions = recordedInteractions();
const open = openAssumptions(register, current);

it('says of each assumption in words of its own what follows if it is wrong', () => {
  const times = new Map<string, string[]>();
  for (const { place, consequence } of current) times.set(consequence, [...(times.get(consequence) ?? []), place]);
  expect([...times].filter(([, places]) => places.length > 1)).toEqual([]);
});

it('has words written by hand for what weighs most, and for nothing that is gone', () => {
  for (const { of, place, rank, consequence } of current.filter((one) => ['money', 'security'].includes(one.rank))) {
    const written = of === 'contract' ? weightyInContract[place] : weightyInBank[place];
    expect(written, place).toEqual({ rank, consequence });
  }
  const places = (of: 'contract' | 'bank') => current.filter((one) => one.of === of).map(({ place }) => place);
  expect(Object.keys(weightyInContract).filter((place) => !places('contract').includes(place))).toEqual([]);
  expect(Object.keys(weightyInBank).filter((place) => !places('bank').includes(place))).toEqual([]);
});

it('asks every team of the contract’s areas, and no area twice', () => {
  const areas = Object.values(teams).flat() as readonly string[];
  expect(areas.toSorted()).toEqual([...new Set(contractOperations.map(({ tag }) => tag))].sort());
});

it('shows a request and an answer with each, and the field that it is about', () => {
  const without = open.filter((one) => exampleFor(one, interactions, 24) === undefined).map(({ id }) => id);
  expect(without).toEqual([]);
  const statusType = open.find(({ place }) => place === 'schemas/ListedInstruction.statusType');
  expect(statusType).toBeDefined();
  if (statusType !== undefined) expect(exampleFor(statusType, interactions, 24)?.answer).toContain('"statusType"');
});

it('puts the heaviest first and the sandbox’s own rules apart', () => {
  const firstRule = open.findIndex(({ of }) => of === 'bank');
  expect(open.slice(firstRule).every(({ of }) => of === 'bank')).toBe(true);
  const weights = open.slice(0, firstRule).map(({ rank }) => Object.keys(ranks).indexOf(rank));
  expect(weights).toEqual(weights.toSorted());
  expect(open[0]?.place).toBe('confirmPayment x-when-repeated');
  const thirty = firstThirty(open);
  expect(thirty).toHaveLength(30);
  expect(thirty.every(({ of }) => of === 'contract')).toBe(true);
});

it('writes each assumption on one page, the first thirty to print as well, and what traffic says as a question', () => {
  const [first, second] = open;
  const proposals = new Map([
    [first?.id ?? '', { state: 'confirmed' as const, because: '3 recorded values fit' }],
    [second?.id ?? '', { state: 'overturned' as const, because: '1 of 2 recorded values differ' }],
  ]);
  const pages = workshopPages({ open: openAssumptions(register, current, proposals), interactions });
  const teamPages = [...pages].filter(([file]) => !['index.html', 'first-thirty.html'].includes(file));
  expect(teamPages).toHaveLength(Object.keys(teams).length + 2);
  for (const { id } of open)
    expect(
      teamPages.filter(([, text]) => text.includes(`<article class="question" id="${id}"`)),
      id,
    ).toHaveLength(1);
  const paper = pages.get('first-thirty.html') ?? '';
  expect(paper.split('<article')).toHaveLength(31);
  expect(paper.split('class="answer-line"')).toHaveLength(31);
  expect(paper).toContain('Your traffic says that it is so (3 recorded values fit): right?');
  expect(paper).toContain('Your traffic says that it is otherwise (1 of 2 recorded values differ)');
  expect(pages.get('index.html')).toContain(everyTeam);
});
