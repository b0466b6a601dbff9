import { expect, it } from 'vitest';
import { shownBody } from './shown-body.ts';

const body = JSON.stringify({ items: [0, 1, 2, 3, 4, 5, 6].map((id) => ({ id })), page: 1 });

it('shows the first elements of a long list, and those that a problem names', () => {
  const shown = shownBody(body, ['body $.items[5]: id is missing', 'against the contract: /body/items/4/id is wrong']);
  expect(JSON.parse(shown)).toEqual({
    items: [{ id: 0 }, { id: 1 }, { id: 2 }, { id: 4 }, { id: 5 }, '… 2 more'],
    page: 1,
  });
  expect(shown).toContain('\n  "page": 1');
});

it('leaves a short list and other text as they are', () => {
  expect(JSON.parse(shownBody('[1,2,3]', []))).toEqual([1, 2, 3]);
  expect(shownBody('a=1&b=2', [])).toBe('a=1&b=2');
});
