import { expect, it } from 'vitest';
import { type CompactRows, compactRows } from './compact-rows.ts';
import { criteriaOf } from './match-transactions.ts';
import { createMatcher, type MatchingWorker } from './matcher.ts';
import { createMatchingController, type MatchingAnswer, type MatchingRequest } from './matching-controller.ts';
import { transactions } from './transactions.fixture.ts';

const yieldToPage = () => Promise.resolve();
const debits = { debit: 1, minMinor: 0, maxMinor: Number.POSITIVE_INFINITY, categories: ~0 } as const;
const pages: readonly CompactRows[] = [compactRows(transactions(3)), compactRows(transactions(4))];

/** A worker stand-in that replies on demand. */
function slowWorker() {
  const controller = createMatchingController();
  const heard: MatchingRequest[] = [];
  const answers: MatchingAnswer[] = [];
  const listeners = new Map<string, ((event: { readonly data: MatchingAnswer }) => void)[]>();
  const tell = (type: string, event: { readonly data: MatchingAnswer }) => {
    for (const listener of listeners.get(type) ?? []) listener(event);
  };
  let ended = 0;
  const worker: MatchingWorker = {
    postMessage(message) {
      heard.push(message);
      const answer = controller(message);
      if (answer !== undefined) answers.push(answer);
    },
    terminate() {
      ended += 1;
    },
    addEventListener: (type: string, listener: (event: { readonly data: MatchingAnswer }) => void) =>
      void listeners.set(type, [...(listeners.get(type) ?? []), listener]),
  };
  return {
    worker,
    heard,
    answerAll: () => {
      for (const answer of answers.splice(0)) tell('message', { data: answer });
    },
    breakDown: () => tell('error', { data: { request: 0, indexes: new Uint32Array() } }),
    ended: () => ended,
  };
}

it('answers from the worker', async () => {
  const { worker, answerAll } = slowWorker();
  const found = createMatcher(() => worker, yieldToPage).match(pages, debits);
  answerAll();
  expect([...((await found) ?? [])]).toEqual([1, 2, 4, 5]);
});

it('sends each page once, however often it is asked', () => {
  const { worker, heard } = slowWorker();
  const matcher = createMatcher(() => worker, yieldToPage);
  void matcher.match(pages.slice(0, 1), debits);
  void matcher.match(pages.slice(0, 1), debits);
  void matcher.match([...pages], debits);
  expect(heard.map(({ kind }) => kind)).toEqual(['rows', 'match', 'match', 'rows', 'match']);
});

it('makes the worker forget a replaced list', () => {
  const { worker, heard } = slowWorker();
  const matcher = createMatcher(() => worker, yieldToPage);
  void matcher.match(pages.slice(0, 1), debits);
  void matcher.match(pages.slice(1), debits);
  expect(heard.map(({ kind }) => kind)).toEqual(['rows', 'match', 'forget', 'rows', 'match']);
});

it('drops the answer to an outdated question', async () => {
  const { worker, answerAll } = slowWorker();
  const matcher = createMatcher(() => worker, yieldToPage);
  const first = matcher.match(pages, debits);
  const second = matcher.match(pages, { ...debits, debit: 0 });
  answerAll();
  expect(await first).toBeUndefined();
  expect([...((await second) ?? [])]).toEqual([0, 3, 6]);
});

it('matches on the page if no worker can be started', async () => {
  const matcher = createMatcher(() => {
    throw new Error('Workers are not allowed here');
  }, yieldToPage);
  expect([...((await matcher.match(pages, debits)) ?? [])]).toEqual([1, 2, 4, 5]);
});

it('answers the open question itself if the worker fails', async () => {
  const { worker, breakDown, ended } = slowWorker();
  const matcher = createMatcher(() => worker, yieldToPage);
  const found = matcher.match(pages, debits);
  breakDown();
  expect([...((await found) ?? [])]).toEqual([1, 2, 4, 5]);
  expect(ended()).toBe(1);
});

it('also drops its own matching when a later question comes', async () => {
  const matcher = createMatcher(() => {
    throw new Error('Workers are not allowed here');
  }, yieldToPage);
  const first = matcher.match(pages, debits);
  const second = matcher.match(pages, { ...debits, debit: 0 });
  expect(await first).toBeUndefined();
  expect([...((await second) ?? [])]).toEqual([0, 3, 6]);
});

it('ends the worker with the list, and answers nobody', async () => {
  const { worker, answerAll, ended } = slowWorker();
  const matcher = createMatcher(() => worker, yieldToPage);
  const found = matcher.match(pages, debits);
  matcher.end();
  answerAll();
  expect(await found).toBeUndefined();
  expect(ended()).toBe(1);
});

it('starts no worker before the first question', () => {
  let started = 0;
  createMatcher(() => {
    started += 1;
    return slowWorker().worker;
  }, yieldToPage).end();
  expect(started).toBe(0);
});

it('has a criterion for each filter that is matched row by row', () => {
  expect(criteriaOf({ flag: 'D', tags: new Set() })).toEqual(debits);
});
