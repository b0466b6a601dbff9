import { expect, it } from 'vitest';
import type { WorldDetails } from '#sandbox/hosts/known-world.ts';
import { lastUsedText, worldsShown } from './worlds-shown.ts';

function world(name: string, owner: string | null, lastUsedAt = '2026-03-02T10:00:00.000Z'): WorldDetails {
  const customer = { persona: 'racing-owner', title: 'Racing owner' };
  return { name, formerNames: [], owner, customer, clock: null, lastUsedAt, awake: true };
}

const worlds = [
  world('team-10', 'Sam', '2026-03-02T12:00:00.000Z'),
  world('default', null, '2026-03-02T11:00:00.000Z'),
  world('team-2', 'Priya'),
  world('alpha', null),
];
const named = (search: string, order: 'name' | 'owner' | 'used' = 'name') =>
  worldsShown(worlds, search, order).map(({ name }) => name);

it('sorts worlds by name with the default one first, by owner with those of nobody last, and by last use', () => {
  expect(named('')).toEqual(['default', 'alpha', 'team-2', 'team-10']);
  expect(named('', 'owner')).toEqual(['team-2', 'team-10', 'alpha', 'default']);
  expect(named('', 'used')).toEqual(['team-10', 'default', 'alpha', 'team-2']);
});

it('finds worlds by words of their name, owner and customer together', () => {
  expect(named('TEAM owner')).toEqual(['team-2', 'team-10']);
  expect(named(' priya  racing ')).toEqual(['team-2']);
  expect(named('nobody')).toEqual([]);
});

it('says when a world was used as people would', () => {
  const now = new Date(2026, 2, 2, 12, 0).getTime();
  const used = (...at: [month: number, day: number, hour: number, minute: number]) =>
    lastUsedText(new Date(2026, ...at).toISOString(), now);
  expect(used(2, 2, 11, 59.5)).toBe('11:59');
  expect(lastUsedText(new Date(now - 59_000).toISOString(), now)).toBe('just now');
  expect(used(2, 2, 9, 5)).toBe('09:05');
  expect(used(2, 1, 23, 0)).toBe('1 Mar, 23:00');
});
