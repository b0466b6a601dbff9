import type { Misreading } from './misreading.ts';
import type { PayeeToFill, PaymentToFill, SandboxSettings } from './sandbox-settings.ts';
import { allowedFor, allowedValues, noSwitchValue, readSwitch, type SwitchName } from './switch-values.ts';
import type { KnownVerbs } from './verb-text.ts';

/** What a link can name that only the bank knows. */
export interface LinkNames {
  readonly personas: readonly string[];
  readonly verbs: KnownVerbs;
  /** From the directory, for the page of a new payee. */
  readonly payees: readonly string[];
}

/** One key of a link: how it is read and written, and what testers read about it. */
export interface LinkKey {
  readonly effect: string;
  /** What may follow the colon. */
  readonly allowed: readonly string[];
  /** What holds without the key. */
  readonly otherwise: string;
  /** A whole link below the site. */
  readonly example: string;
  /** @returns the settings, why the value is not understood, or undefined where all there is to say is what is allowed. */
  read(value: string, names: LinkNames): SandboxSettings | readonly Misreading[] | undefined;
  /** Allowed instead, where the description says it in words. */
  readonly names?: (names: LinkNames) => readonly string[];
  /** Undefined or empty where the settings say nothing of it. */
  print(settings: SandboxSettings): string | undefined;
}

type Said = Pick<LinkKey, 'effect' | 'otherwise' | 'example'>;

/** A key whose value is the setting of the same name, as it is written. */
export function text<
  Name extends 'persona' | 'customer' | 'stub' | 'clock' | 'rewind' | 'advance' | 'bookmark' | 'tour',
>(
  name: Name,
  isRight: (value: string, names: LinkNames) => boolean,
  rest: Said & Pick<LinkKey, 'allowed' | 'names'>,
): LinkKey {
  return {
    ...rest,
    read: (value, names) => (isRight(value, names) ? { [name]: value } : undefined),
    print: (settings) => settings[name],
  };
}

export function flag(name: 'signin' | 'freeze' | 'present', said: Said): LinkKey {
  return {
    ...said,
    allowed: ['yes'],
    read: (value) => (value === 'yes' ? { [name]: true } : undefined),
    print: (settings) => settings[name] && 'yes',
  };
}

export function switchKey(name: SwitchName, said: Said): LinkKey {
  return {
    ...said,
    allowed: allowedValues[name],
    read(value) {
      const read = readSwitch(name, value);
      if (read !== undefined) return { [name]: read };
      return [{ where: name, reason: noSwitchValue(name, value), allowed: allowedFor(name, value) }];
    },
    print: (settings) => settings[name]?.toString(),
  };
}

/** The app says what the bank accepts; here only what can be typed matters. */
export function paymentKey(name: keyof PaymentToFill, pattern: RegExp, rest: Said & Pick<LinkKey, 'allowed'>): LinkKey {
  return {
    ...rest,
    read: (value) => (pattern.test(value) ? { payment: { [name]: value } } : undefined),
    print: ({ payment }) => payment?.[name],
  };
}

export function payeeKey(
  name: keyof PayeeToFill,
  isRight: (value: string, names: LinkNames) => boolean,
  rest: Said & Pick<LinkKey, 'allowed' | 'names'>,
): LinkKey {
  return {
    ...rest,
    read: (value, names) => (isRight(value, names) ? { newPayee: { [name]: value } } : undefined),
    print: ({ newPayee }) => newPayee?.[name],
  };
}

/** A key with several values, separated by commas. */
export function list<Value extends object>(
  name: 'faults' | 'verbs',
  readOne: (value: string, names: LinkNames) => Value | Misreading,
  rest: Said & Pick<LinkKey, 'allowed' | 'names' | 'print'>,
): LinkKey {
  return {
    ...rest,
    read(value, names) {
      const read = value.split(',').map((one) => readOne(one, names));
      const wrong = read.filter((one): one is Misreading => 'reason' in one);
      return wrong.length > 0 ? wrong : { [name]: read };
    },
  };
}
