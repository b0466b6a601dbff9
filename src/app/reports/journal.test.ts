import { expect, it, vi } from 'vitest';
import { memoryStorage } from '#src/app/store.fixture.ts';
import { createJournal, isSampled, mostRecords } from './journal.ts';

const key = 'reports';

function journalOver(storage = memoryStorage(), post: (body: string) => unknown = () => true) {
  const posted: unknown[] = [];
  const journal = createJournal({
    storage,
    key,
    route: () => '/login',
    routes: () => new Set(['/login', '/accounts']),
    post(body) {
      posted.push(JSON.parse(body));
      return post(body);
    },
  });
  return { ...journal, posted };
}

it('sends what was noted in one batch, each record once', () => {
  const { note, send, posted } = journalOver();
  note({ type: 'error', name: 'TypeError' });
  note({ type: 'error', name: 'TypeError' });
  note({ type: 'vital', metric: 'LCP', value: 1200 }, '/accounts');
  expect(posted).toEqual([]);
  send();
  send();
  expect(posted).toEqual([
    [
      { type: 'error', route: '/login', name: 'TypeError' },
      { type: 'vital', route: '/accounts', metric: 'LCP', value: 1200 },
    ],
  ]);
});

it('sends at most 20 records from a tab, reloads included', () => {
  const storage = memoryStorage();
  const first = journalOver(storage);
  for (let line = 0; line < 15; line += 1) first.note({ type: 'error', line });
  first.send();
  const second = journalOver(storage);
  for (let line = 0; line < 15; line += 1) second.note({ type: 'error', line });
  second.send();
  expect([...first.posted, ...second.posted].flat()).toHaveLength(mostRecords);
});

it('never throws, and sends nothing twice', () => {
  const refused = journalOver(memoryStorage(), () => {
    throw new TypeError('refused');
  });
  refused.note({ type: 'error' });
  refused.send();
  refused.send();
  expect(refused.posted).toHaveLength(1);
  const blocked = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('', 'QuotaExceededError');
    },
  };
  const { note } = journalOver({ ...memoryStorage(), ...blocked });
  expect(() => note({ type: 'error' })).not.toThrow();
});

it('decides once for each tab whether it reports', () => {
  const chance = vi.fn(() => 0.3);
  const [within, without] = [memoryStorage(), memoryStorage()];
  expect(isSampled({ storage: within, key }, 0.5, chance)).toBe(true);
  expect(isSampled({ storage: within, key }, 0, () => 0.9)).toBe(true);
  expect(isSampled({ storage: without, key }, 0.2, chance)).toBe(false);
  expect(isSampled({ storage: without, key }, 1, () => 0)).toBe(false);
  expect(isSampled({ storage: memoryStorage(), key }, 0, () => 0)).toBe(false);
  expect(isSampled({ storage: memoryStorage(), key }, 1, () => 0.999)).toBe(true);
});
