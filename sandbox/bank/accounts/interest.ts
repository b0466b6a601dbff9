/** An overdrawn current or racing account is charged this much a year on what is owed, in basis points. */
export const overdraftBasisPoints = 1490;

/** Interest is balance × yearly rate in basis points × days ÷ this (actual/365). */
const basisPointDays = 10_000n * 365n;

/** Minor units × basis points × days as interest, rounded half to even. Ignores the sign. */
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
