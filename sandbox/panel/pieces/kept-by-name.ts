/** A text that a tester keeps in the browser. */
export interface Kept {
  readonly name: string;
  readonly text: string;
}

type Readable = Pick<Storage, 'getItem'>;
type Writable = Pick<Storage, 'getItem' | 'setItem'>;

/** Texts of one kind, by name. */
export interface Keeper {
  /** Whatever else is stored there is passed over. */
  all(storage: Readable): readonly Kept[];
  /** Another of the same name gives way. @throws where the browser keeps nothing more. */
  keep(storage: Writable, kept: Kept): void;
  forget(storage: Writable, name: string): void;
}

/** @param key of the browser's storage. */
export function keeperOf(key: string): Keeper {
  function all(storage: Readable): readonly Kept[] {
    try {
      const kept: unknown = JSON.parse(storage.getItem(key) ?? '[]');
      return Array.isArray(kept) ? kept.filter(isKept) : [];
    } catch {
      return [];
    }
  }

  const othersThan = (storage: Readable, name: string) => all(storage).filter((each) => each.name !== name);
  const store = (storage: Writable, kept: readonly Kept[]) => storage.setItem(key, JSON.stringify(kept));

  return {
    all,
    keep(storage, kept) {
      const both = [...othersThan(storage, kept.name), kept];
      store(
        storage,
        both.sort((left, right) => left.name.localeCompare(right.name)),
      );
    },
    forget: (storage, name) => store(storage, othersThan(storage, name)),
  };
}

function isKept(value: unknown): value is Kept {
  const { name, text } = (value ?? {}) as Partial<Record<keyof Kept, unknown>>;
  return typeof name === 'string' && typeof text === 'string';
}
