import { canonicalJson } from '#sandbox/bank/engine/canonical.ts';
import { reasonOf } from '#src/kernel/reason-of.ts';
import type { Control } from './control-api.ts';
import type { ControlCore } from './control-core.ts';
import type { World } from './journal/world-state.ts';
import { longestPacked, printSandbox } from './link/link-keys.ts';
import { momentTextOf } from './link/moments.ts';
import { packText } from './link/packed-text.ts';
import { parseSandbox } from './link/parse-link.ts';
import {
  defaultPersona,
  defaultSeed,
  describedPersona,
  opensFreshBank,
  type SandboxSettings,
} from './link/sandbox-settings.ts';
import { type Switches, switchNames, usualSwitches } from './link/switch-values.ts';
import { misread, notNow } from './queries/control-verdict.ts';
import { packedPlan } from './stubs/packed-stubs.ts';
import { isSignedIn } from './verbs/customer-verbs.ts';

export const settingsTold = ['now', 'opened'] as const;

/** The settings of a bank, as a link has them that opens another like it. */
export function createSettingsNow({ worldNow, plan }: ControlCore) {
  const standing = Object.keys(plan.personas);

  return {
    async settings(of = 'now') {
      const world = await worldNow();
      if (of === 'opened') return { outcome: 'done', sandbox: openedWith(world, standing) };
      if (of !== 'now') return misread('of', `There are no settings "${of}".`, settingsTold);
      try {
        const sandbox = printSandbox(await settingsNow(world));
        const read = parseSandbox(sandbox, standing);
        // What a fault goes by may have signs that mean something else in a link.
        const isSame = read.outcome === 'read' && printSandbox(read.settings) === sandbox;
        return isSame ? { outcome: 'done', sandbox } : notNow('A link does not hold what a planned failure goes by.');
      } catch (failure) {
        return notNow(reasonOf(failure));
      }
    },
  } satisfies Partial<Control>;
}

/** Alone it would change the bank that is there, so that it names the customer of a bank that was opened without one. */
function openedWith({ openedWith: { sandbox } }: World, standing: readonly string[]): string {
  const read = parseSandbox(sandbox, standing);
  const isFresh = read.outcome === 'read' && opensFreshBank(read.settings);
  return isFresh ? sandbox : [`persona:${defaultPersona}`, sandbox].filter(Boolean).join(';');
}

/**
 * What is set now, without what was done since.
 * @throws Error with the reason where a link does not hold it.
 */
async function settingsNow(world: World): Promise<SandboxSettings> {
  const { bank, persona, faults, stubs } = world;
  const { seed } = bank.plan;
  const planned = faults.state().map(({ fault }) => fault);
  const stub = await packedPlan(stubs);
  if (stub.length > longestPacked) throw new Error('The own answers are too long for a link.');
  return {
    ...(await customerIn(world)),
    ...(isSignedIn(bank, persona) && { signin: true }),
    ...(seed !== defaultSeed && { seed }),
    clock: momentTextOf(bank.clock.now),
    ...(bank.clock.runs.mode === 'frozen' && { freeze: true }),
    ...unusualSwitches(world),
    ...(planned.length > 0 && { faults: planned }),
    ...(stub !== '' && { stub }),
  };
}

/** A described one as they were first described: payments made since have changed their balances. */
async function customerIn({ bank, persona }: World): Promise<Pick<SandboxSettings, 'persona' | 'customer'>> {
  const made = bank.records.all('describedCustomers').find(({ userIds }) => userIds.includes(persona));
  if (made === undefined) return { persona };
  // A link chooses the first who is described; another one of them has to be described first.
  const { describer } = bank.plan;
  await describer?.load();
  const isFirst = made.userIds[0] === persona;
  const document = isFirst ? made.description : canonicalJson(describer?.describe(bank, persona));
  const customer = await packText(document);
  if (customer.length > longestPacked) throw new Error('The description of the customer is too long for a link.');
  return { persona: describedPersona, customer };
}

function unusualSwitches({ bank, latency }: World): Partial<Switches> {
  const { otp, cop, payments, sca, magic } = bank;
  const set: Switches = { latency, otp, cop, payments, sca, magic };
  return Object.fromEntries(
    switchNames.filter((name) => set[name] !== usualSwitches[name]).map((name) => [name, set[name]]),
  );
}
