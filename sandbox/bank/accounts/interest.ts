/** A year of basis points: interest is a balance times its yearly rate in basis points times days, divided by this (actual/365). */
const basisPointDays = 10_000n * 365n;

/**
 * Minor units times basis points times days as money, rounded half to even: over many accounts neither side gains by the
 * rounding. What is owed counts like what is had.
 */
export function interestInMinor(count: number): number {
  return Number(dividedHalfEven(BigInt(Math.abs(count)), basisPointDays));
}

/** Neither may be negative. */
export function dividedHalfEven(dividend: bigint, divisor: bigint): bigint {
  const whole = dividend / divisor;
  const twiceRest = (dividend % divisor) * 2n;
  if (twiceRest === divisor) return whole + (whole % 2n);
  return twiceRest > divisor ? whole + 1n : whole;
}
