import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { availableOf } from '#sandbox/bank/engine/holds.ts';
import { knownUser } from '#sandbox/bank/engine/persona-opening.ts';
import { moveTo } from '#sandbox/control/journal/play.ts';
import { exportWorld, importWorld, type World } from '#sandbox/control/journal/world-state.ts';
import type { CurrencyCode } from '#src/kernel/facts/currencies.ts';

/** What one account of a customer holds, in whole pence or cents. */
export interface AccountBalance {
  /** As links call the account. */
  readonly alias: string;
  readonly number: string;
  readonly currency: CurrencyCode;
  /** What is booked; of a loan below zero. */
  readonly balanceMinor: number;
  /** What may be spent of it. */
  readonly availableMinor: number;
}

export interface Balances {
  readonly persona: string;
  readonly balances: readonly AccountBalance[];
}

/**
 * What the customer's accounts hold now, asked of the books and in no session. A persona that nobody has touched is opened
 * in a copy of the bank: looking opens none. Undefined for no persona.
 */
export async function balancesOf(world: World, persona: string): Promise<Balances | undefined> {
  const bank = await bankThatKnows(world, persona);
  const user = bank?.records.find('users', persona);
  if (bank === undefined || user === undefined) return undefined;
  const accounts = user.partyIds.flatMap((partyId) => bank.records.accountsOf(partyId));
  return {
    persona,
    balances: accounts.map((account) => ({
      alias: account.id.slice(account.id.indexOf(':') + 1),
      number: account.number,
      currency: account.currency,
      balanceMinor: bank.ledger.balanceOf(account.id),
      availableMinor: availableOf(bank, account).minor,
    })),
  };
}

async function bankThatKnows(world: World, persona: string): Promise<Bank | undefined> {
  const { bank } = world;
  if (bank.records.find('users', persona) !== undefined) return bank;
  if (!Object.hasOwn(bank.plan.personas, persona)) return undefined;
  const copy = await importWorld(exportWorld(world), world.n, bank.plan);
  await commit(copy.bank, knownUser(copy.bank, persona)?.opening ?? []);
  // What fell due since the opening day happens at once.
  await moveTo(copy, bank.clock.now);
  return copy.bank;
}
