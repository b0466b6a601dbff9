import type { WorldDetails } from '#sandbox/hosts/known-world.ts';

export const orders = [
  { id: 'name', title: 'Name' },
  { id: 'owner', title: 'Owner' },
  { id: 'used', title: 'Last used first' },
] as const;
export type Order = (typeof orders)[number]['id'];

export function isOrder(id: string): id is Order {
  return orders.some((order) => order.id === id);
}

const inWords = new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' }).compare;

/** Those that have every word in their name, owner or customer. Worlds of nobody come last by owner. */
export function worldsShown(worlds: readonly WorldDetails[], search: string, order: Order): WorldDetails[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = worlds.filter(({ name, owner, customer }) => {
    const text = [name, owner, customer?.title, customer?.persona].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return found.sort((left, right) => compare(left, right, order) || inWords(left.name, right.name));
}

function compare(left: WorldDetails, right: WorldDetails, order: Order): number {
  if (order === 'used') return right.lastUsedAt.localeCompare(left.lastUsedAt);
  if (order === 'owner') {
    if (left.owner === null || right.owner === null) return Number(left.owner === null) - Number(right.owner === null);
    return inWords(left.owner, right.owner);
  }
  return Number(right.name === 'default') - Number(left.name === 'default');
}

const hour = { hour: '2-digit', minute: '2-digit' } as const;
const timeForm = new Intl.DateTimeFormat('en-GB', hour);
const dayForm = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', ...hour });

/** In the tester's own time: `just now`, `10:15`, or `2 Mar, 10:15` on another day. */
export function lastUsedText(lastUsedAt: string, nowMs: number): string {
  const usedMs = Date.parse(lastUsedAt);
  if (nowMs - usedMs < 60_000) return 'just now';
  const isToday = new Date(usedMs).toDateString() === new Date(nowMs).toDateString();
  return (isToday ? timeForm : dayForm).format(usedMs).replace('Sept', 'Sep');
}
