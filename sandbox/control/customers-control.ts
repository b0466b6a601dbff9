import { canonicalJson } from '#sandbox/bank/engine/canonical.ts';
import { reasonOf } from '#src/kernel/reason-of.ts';
import { type ControlAct, mostDescribed } from './journal/control-act.ts';
import type { World, WorldPlan } from './journal/world-state.ts';
import { packText } from './link/packed-text.ts';
import { type ControlResult, misread, notNow } from './queries/control-verdict.ts';
import { noPersona } from './queries/customer-queries.ts';

/** A customer made from a description, and how to get there. */
export interface MadeCustomer {
  readonly id: string;
  /** Who can log in, the first with everything that is not another's own. */
  readonly userIds: readonly string[];
  /** The aliases of the accounts, for links. */
  readonly accounts: readonly string[];
  /** The value of `customer:` in a link, which opens the same customer in a fresh bank. */
  readonly packed: string;
  /** A link to the accounts of that customer in a fresh bank, logged in. */
  readonly link: string;
}

/** Customers as testers describe them. */
export interface Customers {
  /**
   * Makes customers from descriptions, all of them or none, in the bank that is there.
   * @param chosen whether the first of them is the sandbox's customer from then on.
   */
  createCustomers(
    descriptions: readonly unknown[],
    chosen?: boolean,
  ): Promise<ControlResult<{ readonly customers: readonly MadeCustomer[] }>>;
  /** Whether a description could be made here, with the place and the reason where it could not. Makes nothing. */
  checkCustomer(
    description: unknown,
  ): Promise<ControlResult<{ readonly id: string; readonly userIds: readonly string[] }>>;
  /** A customer of the bank as a description that opens the same customer again. */
  describeCustomer(persona?: string): Promise<ControlResult<{ readonly description: unknown }>>;
}

const noDescriptions = 'This bank makes no customers from descriptions.';

interface CustomersContext {
  worldNow(): Promise<World>;
  world(): World;
  attempt(act: ControlAct): Promise<ControlResult<unknown>>;
  personaIds(): readonly string[];
  readonly plan: WorldPlan;
}

export function createCustomersControl({ worldNow, world, attempt, personaIds, plan }: CustomersContext): Customers {
  async function made(id: string): Promise<MadeCustomer | undefined> {
    const { bank } = world();
    const record = bank.records.find('describedCustomers', id);
    if (record === undefined) return undefined;
    const { userIds } = record;
    const packed = await packText(record.description);
    const accounts = plan.describer?.aliasesOf(record) ?? [];
    return { id, userIds, accounts, packed, link: `/accounts?sandbox=persona:described;customer:${packed};signin:yes` };
  }

  return {
    async createCustomers(descriptions, chosen = false) {
      // Before anything looks at each of what may be a million.
      if (!Array.isArray(descriptions)) return misread('descriptions', 'This is a list of descriptions.', ['[{}]']);
      if (descriptions.length === 0 || descriptions.length > mostDescribed) {
        return misread('descriptions', `Customers are made 1 to ${mostDescribed} at a time.`, [
          `1 to ${mostDescribed}`,
        ]);
      }
      const { bank } = await worldNow();
      const { describer } = plan;
      if (describer === undefined) return notNow(noDescriptions);
      await describer.load();
      try {
        describer.recordsOf(bank, descriptions);
      } catch (failure) {
        return misread('descriptions', reasonOf(failure), []);
      }
      const before = new Set(bank.records.all('describedCustomers').map(({ id }) => id));
      const verdict = await attempt({
        act: 'create-customers',
        // As JSON carries them, so that the journal and its replay have the same.
        descriptions: [...(JSON.parse(canonicalJson(descriptions)) as unknown[])],
        ...(chosen && { chosen: true }),
      });
      if (verdict.outcome === 'refused') return verdict;
      const ids = world()
        .bank.records.all('describedCustomers')
        .flatMap(({ id }) => (before.has(id) ? [] : [id]));
      const customers = (await Promise.all(ids.map(made))).filter((each) => each !== undefined);
      return { outcome: 'done', customers };
    },
    async checkCustomer(description) {
      const { bank } = await worldNow();
      const { describer } = plan;
      if (describer === undefined) return notNow(noDescriptions);
      await describer.load();
      try {
        const [record] = describer.recordsOf(bank, [description]);
        return { outcome: 'done', id: record?.id ?? '', userIds: record?.userIds ?? [] };
      } catch (failure) {
        return misread('description', reasonOf(failure), []);
      }
    },
    async describeCustomer(wanted) {
      const { bank, persona: current } = await worldNow();
      const persona = wanted ?? current;
      if (!personaIds().includes(persona)) return noPersona(persona, personaIds());
      const { describer } = plan;
      if (describer === undefined) return notNow(noDescriptions);
      await describer.load();
      return { outcome: 'done', description: describer.describe(bank, persona) };
    },
  };
}
