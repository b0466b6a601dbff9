import { expect, it } from 'vitest';
import type { BankError } from '#src/api/messages/bank-error.ts';
import { endCopy, type ListKnown, listStateOf } from './mailbox-end.ts';

const error: BankError = { kind: 'fault', fault: 'request_timeout', message: 'There was a network issue.' };

function known(over: Partial<ListKnown> = {}): ListKnown {
  return {
    error: undefined,
    isFetching: false,
    total: 300,
    foundCount: 300,
    shownCount: 300,
    isSearched: false,
    ...over,
  };
}

it.each([
  ['a failed call', { error }, 'error', ''],
  ['the first load', { total: undefined, isFetching: true }, 'loadingEmpty', ''],
  ['an empty folder being refetched', { total: 0, foundCount: 0, shownCount: 0, isFetching: true }, 'loadingEmpty', ''],
  ['a refetch with rows', { isFetching: true }, 'loading', 'Checking for new messages…'],
  ['more to show', { shownCount: 200 }, 'endOfExisting', '200 of 300 shown'],
  ['the end of a search', { isSearched: true, foundCount: 1, shownCount: 1 }, 'endOfResults', 'One message found'],
  ['the end of all', {}, 'endOfEverything', 'No older messages'],
  ['nothing found', { isSearched: true, foundCount: 0, shownCount: 0 }, 'noResults', ''],
  ['an empty folder', { total: 0, foundCount: 0, shownCount: 0 }, 'completelyEmpty', ''],
] as const)('after %s', (_name, over, is, copy) => {
  const list = known(over);
  const state = listStateOf(list);
  expect([state.status, endCopy(state, list)]).toEqual([is, copy]);
});
