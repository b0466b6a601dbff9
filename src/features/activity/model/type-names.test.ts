import { expect, it } from 'vitest';
import type { ActivityType } from '#src/api/activity/activity.ts';
import { nameOfOne, nameOfType } from '#src/api/activity/activity-titles.ts';
import { inOrder, totalOf, withLastMonth } from './type-names.ts';

const row = (type: string, status = 'Accepted', count = 1): ActivityType => ({
  type,
  title: type,
  status,
  statusCode: status === 'Pending authorisation' ? 'PENDING_APPROVAL' : 'OTHER',
  count,
});

it('names the types of online banking as people say them, and no other', () => {
  expect([nameOfType('PC_F_DFT'), nameOfType('constructor'), nameOfType('NEW')]).toEqual([
    'Payments made',
    undefined,
    undefined,
  ]);
  expect([nameOfOne('PC_F_DFT'), nameOfOne('NEW')]).toEqual(['Payment', undefined]);
});

it('lists money first and unknown types last; of one type, what awaits authorisation first', () => {
  const types = [row('NEW'), row('CBR'), row('PC_F_DFT'), row('PC_F_DFT', 'Pending authorisation'), row('VSI')];
  expect(inOrder(types).map(({ type, status }) => `${type} ${status}`)).toEqual([
    'PC_F_DFT Pending authorisation',
    'PC_F_DFT Accepted',
    'VSI Accepted',
    'CBR Accepted',
    'NEW Accepted',
  ]);
});

it('adds up', () => expect(totalOf([row('CBR', 'Accepted', 3), row('VSI', 'Accepted', 18)])).toBe(21));

it('counts the last month beside the six, and none of what is missing from it', () => {
  const types = [row('PC_F_DFT', 'Accepted', 13), row('VSI', 'Accepted', 2)];
  expect(withLastMonth(types, [row('VSI')]).map(({ lately }) => lately)).toEqual([0, 1]);
  expect(withLastMonth(types, undefined)).toEqual(types);
});
