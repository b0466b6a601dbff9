import { expect, it, vi } from 'vitest';
import { storedKeys, tabStorage } from '#src/api/environment/page-storage.ts';
import { type DraftPlace, dropDraft, isReloaded, keepDraft, keptDraft } from './kept-draft.ts';

const place: DraftPlace = { sessionId: 'session', party: 'party', form: 'payment', entry: 'k1' };

it('is found again at the same place, until dropped', () => {
  keepDraft(place, { amount: '5' });
  expect(keptDraft(place)).toEqual({ amount: '5' });
  dropDraft();
  expect(keptDraft(place)).toBeUndefined();
});

it.each<[string, Partial<DraftPlace>]>([
  ['customer', { sessionId: 'another' }],
  ['entity', { party: false }],
  ['form', { form: 'transfer' }],
  ['history entry', { entry: 'k2' }],
])('is not shown to another %s', (_, change) => {
  keepDraft(place, { amount: '5' });
  expect(keptDraft({ ...place, ...change })).toBeUndefined();
});

it('is not shown after the session, nor read from anything else', () => {
  keepDraft({ ...place, sessionId: '' }, { amount: '5' });
  expect(keptDraft({ ...place, sessionId: '' })).toBeUndefined();
  tabStorage.setItem(storedKeys.formInProgress, '{');
  expect(keptDraft(place)).toBeUndefined();
});

it.each([
  ['reload', true],
  ['navigate', false],
  ['back_forward', false],
])('knows whether the page was reloaded: %s', (type, expected) => {
  vi.stubGlobal('performance', { getEntriesByType: () => [{ toJSON: () => ({ type }) }] });
  expect(isReloaded()).toBe(expected);
});
