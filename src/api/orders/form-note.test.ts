import { expect, it, vi } from 'vitest';
import { lastingKeys, sharedStorage } from '#src/api/environment/page-storage.ts';
import { memoryStorage } from '#src/app/store.fixture.ts';
import { createFormNote, isOwnNote, openNotes } from './form-note.ts';
import { dropNote, readNotes, resolveNote, watchNotes } from './ledger.ts';

const key = lastingKeys.unresolvedOrders;
const sent = { mark: '6ca13d52ca70c883', before: 2 };

it('keeps time, kind, count and a digest, and nothing of what was written', () => {
  createFormNote('message').sentOnce(sent.mark, sent.before).onSending();
  expect(sharedStorage.getItem(key)).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z\/message\/2\/6ca13d52ca70c883$/);
  expect(readNotes()).toEqual([{ at: expect.any(String), kind: 'message', ...sent }]);
});

it('keeps an order that has no digest', () => {
  createFormNote('message').sentOnce(undefined).onSending();
  expect(sharedStorage.getItem(key)).toMatch(/Z\/message\/0\/$/);
  expect(readNotes()).toEqual([{ at: expect.any(String), kind: 'message', before: 0 }]);
});

it('leaves the report to the form, until that is left', () => {
  const heard = vi.fn();
  const stop = watchNotes(heard);
  const note = createFormNote('upload');
  note.sentOnce(sent.mark, sent.before).onSending();
  note.sentOnce(sent.mark, sent.before).onSending();
  expect([readNotes().length, openNotes()]).toEqual([1, []]);
  note.left();
  expect(openNotes()).toHaveLength(1);
  expect(openNotes()).toBe(openNotes());
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
});

it.each(['made', 'not-made'] as const)('forgets what the form has reported as %s', (result) => {
  const note = createFormNote('message');
  note.sentOnce(sent.mark, sent.before).onSending();
  note.resolved(result);
  expect(sharedStorage.getItem(key)).toBeNull();
});

it('leaves the report to a form that is shown again', () => {
  const note = createFormNote('upload');
  note.left();
  note.shown();
  note.sentOnce(sent.mark, sent.before).onSending();
  expect([readNotes().length, openNotes()]).toEqual([1, []]);
  note.resolved('made');
  expect(readNotes()).toEqual([]);
});

it('reports what a form sends after it was left', () => {
  const note = createFormNote('upload');
  note.left();
  note.sentOnce(sent.mark, sent.before).onSending();
  expect(openNotes()).toMatchObject([{ kind: 'upload' }]);
});

it.each(['made', 'not-made'] as const)('keeps an order that turns out %s after the form was left', (result) => {
  const note = createFormNote('authorisation');
  note.sentOnce(sent.mark, sent.before).onSending();
  note.left();
  note.resolved(result);
  const [open] = openNotes();
  expect(open).toMatchObject({ kind: 'authorisation', result });
  if (open !== undefined) dropNote(open.at);
  expect(readNotes()).toEqual([]);
});

it('notes nothing for a form that was left before it sent', () => {
  const note = createFormNote('message');
  note.left();
  note.resolved('not-made');
  expect(readNotes()).toEqual([]);
});

it('is resolved by another page', () => {
  createFormNote('message').sentOnce(sent.mark, sent.before).onSending();
  const [noted] = readNotes();
  if (noted !== undefined) resolveNote(noted.at, 'made');
  expect(readNotes()).toEqual([{ ...noted, result: 'made' }]);
});

it('resolves and drops one of two, and keeps the other', () => {
  createFormNote('message').sentOnce(sent.mark, sent.before).onSending();
  createFormNote('upload').sentOnce(sent.mark, sent.before).onSending();
  const [first, second] = readNotes();
  if (first === undefined || second === undefined) throw new Error('There are two.');
  resolveNote(first.at, 'made');
  expect(readNotes()).toEqual([{ ...first, result: 'made' }, second]);
  dropNote(first.at);
  expect(readNotes()).toEqual([second]);
});

it('knows what this page has sent', () => {
  createFormNote('message').sentOnce(sent.mark, sent.before).onSending();
  const [own] = readNotes();
  const theirs = '2026-03-02T14:05:00.000Z/message/0/ab';
  sharedStorage.setItem(key, `${sharedStorage.getItem(key)} ${theirs}`);
  expect(readNotes().map(({ at }) => [at, isOwnNote(at)])).toEqual([
    [own?.at, true],
    ['2026-03-02T14:05:00.000Z', false],
  ]);
});

it('knows what this tab sent before a reload', async () => {
  for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, memoryStorage());
  createFormNote('message').sentOnce(sent.mark, sent.before).onSending();
  vi.resetModules();
  const reloaded = await import('./form-note.ts');
  expect(reloaded.openNotes().map(({ at }) => reloaded.isOwnNote(at))).toEqual([true]);
});
