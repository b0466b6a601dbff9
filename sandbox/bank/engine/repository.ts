import { Collection } from '@msw/data';
import {
  type CollectionName,
  collectionNames,
  type RecordOf,
  recordSchemas,
} from '#sandbox/bank/records/record-kinds.ts';
import type { userSchema } from '#sandbox/bank/records/user.ts';

export type RecordChange = {
  [Name in CollectionName]:
    | { readonly change: 'insert' | 'update'; readonly of: Name; readonly record: RecordOf<Name> }
    | { readonly change: 'remove'; readonly of: Name; readonly id: string };
}[CollectionName];

type Step = { readonly of: CollectionName; readonly id: string; readonly record: AnyRecord | undefined };
type AnyRecord = RecordOf<CollectionName>;
/** The library's collections are typed by record; the schema has checked the record already. */
type AnyCollection = Collection<typeof userSchema>;

/**
 * `@msw/data` collections accept duplicate ids, hand out live records and never roll back. So reads use an index of
 * frozen copies, which changes in one step once a whole commit is written. Sessions are in the index only: every
 * request renews one, and updating a collection costs 0.17 ms.
 */
export class Repository {
  readonly #collections = new Map(
    collectionNames
      .filter((name) => name !== 'sessions')
      .map((name) => [name, new Collection({ schema: recordSchemas[name] }) as unknown as AnyCollection]),
  );
  readonly #index = new Map<CollectionName, Map<string, AnyRecord>>(collectionNames.map((name) => [name, new Map()]));
  #accountsByParty = new Map<string, readonly RecordOf<'accounts'>[]>();
  #holdsByAccount: ReadonlyMap<string, readonly RecordOf<'holds'>[]> | undefined;

  find<Name extends CollectionName>(name: Name, id: string): RecordOf<Name> | undefined {
    return this.#indexOf(name).get(id);
  }

  all<Name extends CollectionName>(name: Name): RecordOf<Name>[] {
    return [...this.#indexOf(name).values()];
  }

  accountsOf(partyId: string): readonly RecordOf<'accounts'>[] {
    const known = this.#accountsByParty.get(partyId);
    if (known !== undefined) return known;
    // Not read from the collection, which moves updated records to its end.
    const found = this.all('accounts').filter((account) => account.partyId === partyId);
    this.#accountsByParty.set(partyId, found);
    return found;
  }

  holdsOf(accountId: string): readonly RecordOf<'holds'>[] {
    const known = this.#holdsByAccount ?? byAccount(this.all('holds'));
    this.#holdsByAccount = known;
    return known.get(accountId) ?? [];
  }

  /**
   * Checks each change on the result of those before it.
   * @throws Error naming the first that is not allowed.
   */
  check(changes: readonly RecordChange[]): Step[] {
    const pending = new Map<string, boolean>();
    return changes.map((change) => {
      const id = change.change === 'remove' ? change.id : change.record.id;
      const key = `${change.of} ${id}`;
      const exists = pending.get(key) ?? this.#indexOf(change.of).has(id);
      if (change.change === 'insert' && exists) throw new Error(`There is a record ${key} already`);
      if (change.change !== 'insert' && !exists) throw new Error(`There is no record ${key} to ${change.change}`);
      pending.set(key, change.change !== 'remove');
      if (change.change === 'remove') return { of: change.of, id, record: undefined };
      const read = recordSchemas[change.of].safeParse(change.record);
      if (!read.success) throw new Error(`The record ${key} is not as it must be: ${read.error.message}`);
      return { of: change.of, id, record: deepFreeze(read.data) };
    });
  }

  /**
   * Writes steps to the collections, invisibly until `publish`.
   * @returns undo; a failing write has undone the earlier ones.
   */
  async stage(steps: readonly Step[]): Promise<() => Promise<void>> {
    const undo: (() => Promise<void>)[] = [];
    const takeBack = async () => {
      for (const step of undo.reverse()) await step();
    };
    try {
      for (const { of, id, record } of steps) {
        if (of === 'sessions') continue;
        const before = this.#take(of, id);
        undo.push(async () => {
          this.#take(of, id);
          if (before !== undefined) await this.#put(of, before);
        });
        if (record !== undefined) await this.#put(of, record);
      }
    } catch (failure) {
      await takeBack();
      throw failure;
    }
    return takeBack;
  }

  publish(steps: readonly Step[]): void {
    for (const { of, id, record } of steps) {
      const index = this.#indexOf(of);
      if (record === undefined) index.delete(id);
      else index.set(id, record);
      if (of === 'accounts') this.#accountsByParty = new Map();
      if (of === 'holds') this.#holdsByAccount = undefined;
    }
  }

  #collectionOf(of: Exclude<CollectionName, 'sessions'>): AnyCollection {
    const found = this.#collections.get(of);
    if (found === undefined) throw new Error(`There is no collection ${of}`);
    return found;
  }

  async #put(of: Exclude<CollectionName, 'sessions'>, record: AnyRecord): Promise<void> {
    deepFreeze(await this.#collectionOf(of).create(record as RecordOf<'users'>));
  }

  #take(of: Exclude<CollectionName, 'sessions'>, id: string): AnyRecord | undefined {
    return this.#collectionOf(of).delete((query) => query.where({ id }));
  }

  #indexOf<Name extends CollectionName>(name: Name): Map<string, RecordOf<Name>> {
    return this.#index.get(name) as Map<string, RecordOf<Name>>;
  }
}

function byAccount(holds: readonly RecordOf<'holds'>[]): ReadonlyMap<string, readonly RecordOf<'holds'>[]> {
  const grouped = new Map<string, RecordOf<'holds'>[]>();
  for (const hold of holds) {
    const group = grouped.get(hold.accountId);
    if (group === undefined) grouped.set(hold.accountId, [hold]);
    else group.push(hold);
  }
  return grouped;
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    for (const part of Object.values(value)) deepFreeze(part);
    Object.freeze(value);
  }
  return value;
}
