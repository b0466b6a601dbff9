import type { Bank } from '#sandbox/bank/engine/bank.ts';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { availableOf } from '#sandbox/bank/engine/holds.ts';
import { knownUser } from '#sandbox/bank/engine/persona-opening.ts';
import { moveTo } from '#sandbox/control/journal/play.ts';
import { exportWorld, importWorld, type World } from '#sandbox/control/journal/world-state.ts';
import type { CurrencyCode } from '#src/kernel/facts/currencies.ts';

export interface AccountBalance {
  readonly alias: string;
  readonly number: string;
  readonly currency: CurrencyCode;
  /** The booked balance; below zero for a loan. */
  readonly balanceMinor: number;
  readonly availableMinor: number;
}

export interface Balances {
  readonly persona: string;
  readonly balances: readonly AccountBalance[];
}

/** Opens a new persona in a copy of the bank only. Undefined for an unknown persona. */
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
  if (!Object.hasOwn(bank.personas, persona)) return undefined;
  const copy = await importWorld(exportWorld(world), world.n, bank.plan);
  await commit(copy.bank, knownUser(copy.bank, persona)?.opening ?? []);
  // Jobs due since the opening day run now.
  await moveTo(copy, bank.clock.now);
  return copy.bank;
}
