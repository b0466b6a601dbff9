import { type CurrencyCode, decimalPlaces } from './facts/currencies.ts';

/** Whole minor units (pence, cents) of one currency; made only by `money()`. */
export type Money<C extends CurrencyCode = CurrencyCode> = { readonly minor: number; readonly currency: C };

/** @throws RangeError unless `minor` is a safe integer. */
export function money<C extends CurrencyCode>(minor: number, currency: C): Money<C> {
  if (!Number.isSafeInteger(minor)) {
    throw new RangeError(`Money needs whole minor units within the safe range, not ${minor}`);
  }
  // Minus zero would print as "−0.00" and change state hashes.
  return { minor: minor === 0 ? 0 : minor, currency };
}

export function plus<C extends CurrencyCode>(left: Money<C>, right: Money<NoInfer<C>>): Money<C> {
  assertSameCurrency(left, right);
  return money(left.minor + right.minor, left.currency);
}

export function minus<C extends CurrencyCode>(left: Money<C>, right: Money<NoInfer<C>>): Money<C> {
  assertSameCurrency(left, right);
  return money(left.minor - right.minor, left.currency);
}

/**
 * Reads a decimal amount from the wire, rounding half away from zero. Works on digits, never on `value * 100`.
 * Undefined for anything but a finite amount in the safe range.
 */
export function moneyFromDecimal<C extends CurrencyCode>(value: unknown, currency: C): Money<C> | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined;
  const digits = /^(-?)(\d+)(?:\.(\d+))?$/.exec(plainDigits(value));
  if (digits === null) return undefined;
  const fraction = (digits[3] ?? '').padEnd(decimalPlaces + 1, '0');
  const kept = Number(`${digits[2]}${fraction.slice(0, decimalPlaces)}`);
  const size = kept + (Number(fraction[decimalPlaces]) >= 5 ? 1 : 0);
  if (!Number.isSafeInteger(size)) return undefined;
  return money(digits[1] === '-' ? -size : size, currency);
}

/** Major units, as a JSON number. */
export function decimalOf(amount: Money): number {
  return Number(decimalText(amount));
}

/** Major units as exact text, `-12.05`. */
export function decimalText({ minor }: Money): string {
  const digits = String(Math.abs(minor)).padStart(decimalPlaces + 1, '0');
  const sign = minor < 0 ? '-' : '';
  return `${sign}${digits.slice(0, -decimalPlaces)}.${digits.slice(-decimalPlaces)}`;
}

/** Numbers below 1e-6 print in exponent form and count as zero; those from 1e21 are rejected. */
function plainDigits(value: number): string {
  return Math.abs(value) < 1e-6 ? '0' : String(value);
}

function assertSameCurrency(left: Money, right: Money): void {
  if (left.currency !== right.currency) {
    throw new TypeError(`Mixed currencies: ${left.currency} and ${right.currency}`);
  }
}
