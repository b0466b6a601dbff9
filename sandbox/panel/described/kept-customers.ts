/** Descriptions that a tester keeps in the browser. */
export interface SavedCustomer {
  readonly name: string;
  /** The document as it was written. */
  readonly text: string;
}

const savedKey = 'paddock-sandbox-customers';
const draftKey = 'paddock-sandbox-new-customer';

/** By name. Whatever else is stored there is passed over. */
export function savedCustomers(storage: Pick<Storage, 'getItem'>): readonly SavedCustomer[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(savedKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isSaved) : [];
  } catch {
    return [];
  }
}

function isSaved(value: unknown): value is SavedCustomer {
  const { name, text } = (value ?? {}) as Partial<Record<keyof SavedCustomer, unknown>>;
  return typeof name === 'string' && typeof text === 'string';
}

/** Another of the same name gives way. @throws where the browser keeps nothing more. */
export function saveCustomer(storage: Pick<Storage, 'getItem' | 'setItem'>, saved: SavedCustomer): void {
  const others = savedCustomers(storage).filter(({ name }) => name !== saved.name);
  const all = [...others, saved].sort((left, right) => left.name.localeCompare(right.name));
  storage.setItem(savedKey, JSON.stringify(all));
}

export function forgetCustomer(storage: Pick<Storage, 'getItem' | 'setItem'>, forgotten: string): void {
  const others = savedCustomers(storage).filter(({ name }) => name !== forgotten);
  storage.setItem(savedKey, JSON.stringify(others));
}

/** What is being written, so that a closed panel or a reload loses nothing. */
export function readDraft(storage: Pick<Storage, 'getItem'>): string | undefined {
  try {
    return storage.getItem(draftKey) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepDraft(storage: Pick<Storage, 'setItem'>, text: string): void {
  try {
    storage.setItem(draftKey, text);
  } catch {
    // Storage may be full or forbidden: the draft then lasts as long as the page.
  }
}
