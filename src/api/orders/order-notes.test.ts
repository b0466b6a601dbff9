import { beforeEach, expect, it, vi } from 'vitest';
import { lastingKeys, sharedStorage } from '#src/api/environment/page-storage.ts';
import { memoryStorage } from '#src/app/store.fixture.ts';
import {
  createFormNote,
  dropOrderNote,
  isOwnNote,
  openOrderNotes,
  readOrderNotes,
  resolveOrderNote,
  watchOrderNotes,
} from './order-notes.ts';

const key = lastingKeys.unresolvedOrders;
const sent = { mark: '6ca13d52ca70c883', before: 2 };

beforeEach(() => {
  sharedStorage.removeItem(key);
});

it('keeps time, kind, count and a digest, and nothing of what was written', () => {
  createFormNote('message').sending(sent);
  expect(sharedStorage.getItem(key)).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z\/message\/2\/6ca13d52ca70c883$/);
  expect(readOrderNotes()).toEqual([{ at: expect.any(String), kind: 'message', ...sent }]);
});

it('keeps an order that has no digest', () => {
  createFormNote('message').sending({ before: 0 });
  expect(sharedStorage.getItem(key)).toMatch(/Z\/message\/0\/$/);
  expect(readOrderNotes()).toEqual([{ at: expect.any(String), kind: 'message', before: 0 }]);
});

it('leaves the report to the form, until that is left', () => {
  const heard = vi.fn();
  const stop = watchOrderNotes(heard);
  const note = createFormNote('upload');
  note.sending(sent);
  note.sending(sent);
  expect([readOrderNotes().length, openOrderNotes()]).toEqual([1, []]);
  note.left();
  expect(openOrderNotes()).toHaveLength(1);
  expect(openOrderNotes()).toBe(openOrderNotes());
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
});

it.each(['made', 'not-made'] as const)('forgets what the form has reported as %s', (result) => {
  const note = createFormNote('message');
  note.sending(sent);
  note.resolved(result);
  expect(sharedStorage.getItem(key)).toBeNull();
});

it('leaves the report to a form that is shown again', () => {
  const note = createFormNote('upload');
  note.left();
  note.shown();
  note.sending(sent);
  expect([readOrderNotes().length, openOrderNotes()]).toEqual([1, []]);
  note.resolved('made');
  expect(readOrderNotes()).toEqual([]);
});

it('reports what a form sends after it was left', () => {
  const note = createFormNote('upload');
  note.left();
  note.sending(sent);
  expect(openOrderNotes()).toMatchObject([{ kind: 'upload' }]);
});

it.each(['made', 'not-made'] as const)('keeps an order that turns out %s after the form was left', (result) => {
  const note = createFormNote('authorisation');
  note.sending(sent);
  note.left();
  note.resolved(result);
  const [open] = openOrderNotes();
  expect(open).toMatchObject({ kind: 'authorisation', result });
  if (open !== undefined) dropOrderNote(open.at);
  expect(readOrderNotes()).toEqual([]);
});

it('notes nothing for a form that was left before it sent', () => {
  const note = createFormNote('message');
  note.left();
  note.resolved('not-made');
  expect(readOrderNotes()).toEqual([]);
});

it('is resolved by another page', () => {
  createFormNote('message').sending(sent);
  const [noted] = readOrderNotes();
  if (noted !== undefined) resolveOrderNote(noted.at, 'made');
  expect(readOrderNotes()).toEqual([{ ...noted, result: 'made' }]);
});

it('resolves and drops one of two, and keeps the other', () => {
  createFormNote('message').sending(sent);
  createFormNote('upload').sending(sent);
  const [first, second] = readOrderNotes();
  if (first === undefined || second === undefined) throw new Error('There are two.');
  resolveOrderNote(first.at, 'made');
  expect(readOrderNotes()).toEqual([{ ...first, result: 'made' }, second]);
  dropOrderNote(first.at);
  expect(readOrderNotes()).toEqual([second]);
});

it('knows what this page has sent', () => {
  createFormNote('message').sending(sent);
  const [own] = readOrderNotes();
  const theirs = '2026-03-02T14:05:00.000Z/message/0/ab';
  sharedStorage.setItem(key, `${sharedStorage.getItem(key)} ${theirs}`);
  expect(readOrderNotes().map(({ at }) => [at, isOwnNote(at)])).toEqual([
    [own?.at, true],
    ['2026-03-02T14:05:00.000Z', false],
  ]);
});

it('reads counts of several digits', () => {
  sharedStorage.setItem(key, '2026-03-02T14:05:00.000Z/upload/120/ab=not-made');
  expect(readOrderNotes()).toEqual([
    { at: '2026-03-02T14:05:00.000Z', kind: 'upload', before: 120, mark: 'ab', result: 'not-made' },
  ]);
});

it.each([
  '',
  'yes',
  '2026-03-02T14:05:00.000Z',
  '2026-03-02T14:05:00.000Z/cheque/0/',
  '2026-03-02T14:05:00Z/message/0/ab',
  '/2026-03-02T14:05:00.000Z/message/0/ab',
  '2026-03-02T14:05:00.000Z/message/0/ab=lost',
  'x/message/0/ab',
])('finds none in %j', (text) => {
  sharedStorage.setItem(key, text);
  expect(readOrderNotes()).toEqual([]);
});

it('knows what this tab sent before a reload', async () => {
  for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, memoryStorage());
  createFormNote('message').sending(sent);
  vi.resetModules();
  const reloaded = await import('./order-notes.ts');
  expect(reloaded.openOrderNotes().map(({ at }) => reloaded.isOwnNote(at))).toEqual([true]);
  vi.unstubAllGlobals();
});
