/** What was done before the page was loaded again, to be said once it is there. */

const key = 'paddock-sandbox-said';

export function keepSaid(storage: Pick<Storage, 'setItem'>, said: string): void {
  try {
    storage.setItem(key, said);
  } catch {
    // Storage may be full or forbidden: the page itself then has to tell.
  }
}

export function takeSaid(storage: Pick<Storage, 'getItem' | 'removeItem'>): string {
  const said = storage.getItem(key) ?? '';
  storage.removeItem(key);
  return said;
}
