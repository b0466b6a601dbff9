import {
  type CopSwitch,
  copSchema,
  type MagicSwitch,
  magicSchema,
  type PaymentsSwitch,
  paymentsSchema,
  type ScaSwitch,
  scaSchema,
} from '#sandbox/bank/records/switches.ts';
import { isRefusalCode, noRefusalCode, refusalCodes } from './refusal-codes.ts';
import { isWholeNumber } from './whole-number.ts';

export type Latency = 'none' | 'typical' | 'slow' | number;

/** `phone` accepts the one-time password sent to the customer; six digits are accepted as well as that one. */
export type Otp = string;

/** The bank's behaviour switches, by the names that links, the panel and tests use. */
export interface Switches {
  readonly latency: Latency;
  readonly otp: Otp;
  readonly cop: CopSwitch;
  readonly payments: PaymentsSwitch;
  readonly sca: ScaSwitch;
  readonly magic: MagicSwitch;
}
export type SwitchName = keyof Switches;

export const switchNames = [
  'latency',
  'otp',
  'cop',
  'payments',
  'sca',
  'magic',
] as const satisfies readonly SwitchName[];

/** In a fresh bank. */
export const usualSwitches = {
  latency: 'none',
  otp: 'phone',
  cop: 'by-name',
  payments: 'ok',
  sca: 'as-specified',
  magic: 'no',
} as const satisfies Switches;

export const allowedValues: Readonly<Record<SwitchName, readonly string[]>> = {
  latency: ['none', 'typical', 'slow', 'milliseconds'],
  otp: ['phone', 'six digits'],
  cop: copSchema.options,
  payments: ['ok', 'needs-authoriser', 'under-processing', 'cut-off', 'refuse=CODE'],
  sca: scaSchema.options,
  magic: magicSchema.options,
};

const longestLatencyMs = 600_000;

const readers: { readonly [Name in SwitchName]: (text: string) => Switches[Name] | undefined } = {
  latency(text) {
    if (text === 'none' || text === 'typical' || text === 'slow') return text;
    return isWholeNumber(text, longestLatencyMs) ? Number(text) : undefined;
  },
  otp: (text) => (text === 'phone' || /^\d{6}$/.test(text) ? text : undefined),
  cop: (text) => copSchema.safeParse(text).data,
  payments(text) {
    const code = refusalCodeIn(text);
    return code === undefined || isRefusalCode(code) ? paymentsSchema.safeParse(text).data : undefined;
  },
  sca: (text) => scaSchema.safeParse(text).data,
  magic: (text) => magicSchema.safeParse(text).data,
};

export function readSwitch<Name extends SwitchName>(name: Name, text: string): Switches[Name] | undefined {
  return readers[name](text);
}

export function noSwitchValue(name: SwitchName, text: string): string {
  const code = name === 'payments' ? refusalCodeIn(text) : undefined;
  return code === undefined ? `There is no ${name} "${text}".` : noRefusalCode(code);
}

/** The allowed values, with every code where only the code is wrong. */
export function allowedFor(name: SwitchName, text: string): readonly string[] {
  const wantsCode = name === 'payments' && refusalCodeIn(text) !== undefined;
  return wantsCode ? [...allowedValues.payments, ...refusalCodes] : allowedValues[name];
}

/** The code of `refuse=CODE`; undefined for other payments. */
export function refusalCodeIn(payments: string): string | undefined {
  return /^refuse=(.*)$/.exec(payments)?.[1];
}
