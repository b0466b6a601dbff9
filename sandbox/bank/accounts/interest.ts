/** Interest is balance × yearly rate in basis points × days ÷ this (actual/365). */
const basisPointDays = 10_000n * 365n;

/**
 * Interest in minor units from minor units × basis points × days, rounded half to even so that rounding favours neither
 * side. Works on the absolute value.
 */
export function interestInMinor(count: number): number {
  return Number(dividedHalfEven(BigInt(Math.abs(count)), basisPointDays));
}

/** Neither argument may be negative. */
export function dividedHalfEven(dividend: bigint, divisor: bigint): bigint {
  const whole = dividend / divisor;
  const twiceRest = (dividend % divisor) * 2n;
  if (twiceRest === divisor) return whole + (whole % 2n);
  return twiceRest > divisor ? whole + 1n : whole;
}
