import { type CopSwitch, copSchema, type PaymentsSwitch, paymentsSchema } from '#sandbox/bank/records/switches.ts';
import { isWholeNumber } from './whole-number.ts';

/** How long an answer takes: by name, or in milliseconds. */
export type Latency = 'none' | 'typical' | 'slow' | number;

/** `phone`: the one-time password sent to the customer's phone is the right one. Six digits: those are right too. */
export type Otp = string;

/** How the bank behaves in general, each by the name that links, the panel and tests call it. */
export interface Switches {
  readonly latency: Latency;
  readonly otp: Otp;
  /** What a payee check comes to. */
  readonly cop: CopSwitch;
  /** What becomes of payments. */
  readonly payments: PaymentsSwitch;
}
export type SwitchName = keyof Switches;

export const switchNames = ['latency', 'otp', 'cop', 'payments'] as const satisfies readonly SwitchName[];

/** What a tester may write for each. */
export const allowedValues: Readonly<Record<SwitchName, readonly string[]>> = {
  latency: ['none', 'typical', 'slow', 'milliseconds'],
  otp: ['phone', 'six digits'],
  cop: copSchema.options,
  payments: ['ok', 'needs-authoriser', 'under-processing', 'cut-off', 'refuse=CODE'],
};

const longestLatencyMs = 600_000;

const readers: { readonly [Name in SwitchName]: (text: string) => Switches[Name] | undefined } = {
  latency(text) {
    if (text === 'none' || text === 'typical' || text === 'slow') return text;
    return isWholeNumber(text, longestLatencyMs) ? Number(text) : undefined;
  },
  otp: (text) => (text === 'phone' || /^\d{6}$/.test(text) ? text : undefined),
  cop: (text) => copSchema.safeParse(text).data,
  payments: (text) => paymentsSchema.safeParse(text).data,
};

/** What was written for a switch, undefined where it is none of its values. */
export function readSwitch<Name extends SwitchName>(name: Name, text: string): Switches[Name] | undefined {
  return readers[name](text);
}

/** What to say of a value that a switch does not have. */
export function noSwitchValue(name: SwitchName, text: string): string {
  return `There is no ${name} "${text}".`;
}

/** The switches among any settings. */
export function switchesIn({ latency, otp, cop, payments }: Partial<Switches>): Partial<Switches> {
  return {
    ...(latency === undefined ? {} : { latency }),
    ...(otp === undefined ? {} : { otp }),
    ...(cop === undefined ? {} : { cop }),
    ...(payments === undefined ? {} : { payments }),
  };
}
