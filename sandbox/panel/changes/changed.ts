import type { SandboxSummary } from '#sandbox/control/control-api.ts';
import { printFault } from '#sandbox/control/link/fault-text.ts';
import { delayIn, type PlannedFault } from '#sandbox/control/link/faults.ts';
import { defaultPersona, defaultSeed } from '#sandbox/control/link/sandbox-settings.ts';
import { type SwitchName, usualSwitches } from '#sandbox/control/link/switch-values.ts';
import { londonDayText, londonMinuteText } from '#sandbox/panel/pieces/bank-time.ts';
import { switchTitles } from '#sandbox/panel/pieces/switch-titles.ts';
import { epochMsOf, type Instant } from '#src/kernel/instant.ts';

/** How one thing that is not as usual is put back. */
export type WayBack =
  | { readonly back: 'log-in'; readonly persona: string }
  /** Loses everything done. */
  | { readonly back: 'start-afresh' }
  | { readonly back: 'unfreeze' }
  | {
      readonly back: 'switch';
      readonly name: 'latency' | 'otp' | 'cop' | 'payments' | 'sca' | 'magic';
      readonly value: string;
    }
  | { readonly back: 'clear-fault'; readonly fault: string }
  | { readonly back: 'clear-stubs'; readonly operationId: string }
  | {
      readonly back: 'verb';
      readonly verb: string;
      readonly persona: string;
      readonly details: Readonly<Record<string, string>>;
    };

export interface Changed {
  readonly text: string;
  /** More, where there is room. */
  readonly detail?: string;
  /** What the button says. */
  readonly action: string;
  readonly way: WayBack;
}

interface Rest {
  readonly now: Instant;
  readonly wallMs: number;
  readonly phonesOff: readonly string[];
  /** Accounts of the persona, by alias. */
  readonly frozen: readonly { readonly id: string; readonly title: string }[];
}

const nearlyNowMs = 120_000;

/** Everything that is not default, in the order of the tabs. */
export function changedFrom(state: SandboxSummary, { now, wallMs, phonesOff, frozen }: Rest): Changed[] {
  const { persona, personas, seed, clock, switches, faults, stubs } = state;
  const titleOf = (id: string) => personas.find((each) => each.id === id)?.title ?? id;
  const changed: Changed[] = [];
  const add = (text: string, action: string, way: WayBack) => void changed.push({ text, action, way });
  if (persona !== defaultPersona) {
    add(titleOf(persona), `Log in as ${titleOf(defaultPersona)}`, { back: 'log-in', persona: defaultPersona });
  }
  if (seed !== defaultSeed) add(`seed ${seed}`, 'Start a fresh bank', { back: 'start-afresh' });
  if (Math.abs(epochMsOf(now) - wallMs) > nearlyNowMs) {
    add(`${londonMinuteText(now)} on ${londonDayText(now)}`, 'Start a fresh bank at today’s date', {
      back: 'start-afresh',
    });
  }
  if (clock.frozen) add('clock frozen', 'Let the clock tick', { back: 'unfreeze' });
  for (const name of ['cop', 'payments', 'sca', 'magic', 'otp', 'latency'] as const) {
    if (switches[name] === usualSwitches[name]) continue;
    add(switchText(name, switches[name]), `${switchTitles[name]} as usual`, {
      back: 'switch',
      name,
      value: usualSwitches[name],
    });
  }
  for (const fault of faults) {
    const written = printFault(fault);
    const text = `${faultText(fault)}${fault.used ? ' (used)' : ''}`;
    changed.push({ text, detail: written, action: 'Remove this fault', way: { back: 'clear-fault', fault: written } });
  }
  for (const operationId of new Set(stubs.map((stub) => stub.operationId))) {
    const areUsed = stubs.every((stub) => stub.operationId !== operationId || stub.used);
    const text = `own answer to ${operationId}${areUsed ? ' (used)' : ''}`;
    add(text, `Let the bank answer ${operationId}`, { back: 'clear-stubs', operationId });
  }
  for (const { id, title } of frozen) {
    const way = { back: 'verb', verb: 'unfreeze-account', persona, details: { account: id } } as const;
    add(`${title} frozen`, `Unfreeze ${title}`, way);
  }
  for (const owner of phonesOff) {
    const way = { back: 'verb', verb: 'switch-phone-on', persona: owner, details: {} } as const;
    add(`phone of ${owner} off`, `Switch the phone of ${owner} on`, way);
  }
  return changed;
}

/** Within a line. */
export function switchText(name: SwitchName, value: string | number): string {
  return `${name === 'cop' ? switchTitles.cop : switchTitles[name].toLowerCase()}: ${value}`;
}

/** The same. */
export function faultText({ operationId, kind }: PlannedFault): string {
  return `${operationId} ${delayIn(kind) === undefined ? 'fails' : 'is delayed'}`;
}
