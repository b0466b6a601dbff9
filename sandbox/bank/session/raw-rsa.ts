interface BigNumber {
  toString(radix: number): string;
}

/** The numbers of a private key, by the names that node-forge gives them. */
interface PrivateNumbers {
  readonly n: BigNumber;
  readonly p: BigNumber;
  readonly q: BigNumber;
  readonly dP: BigNumber;
  readonly dQ: BigNumber;
  readonly qInv: BigNumber;
}

/**
 * Applies the private key to a block, both in hexadecimal. With BigInt it takes a tenth of node-forge's time, which is most
 * of the time of a sign-in.
 */
export function rawRsa(key: PrivateNumbers): (block: string) => string {
  const [n, p, q, dP, dQ, qInv] = [key.n, key.p, key.q, key.dP, key.dQ, key.qInv].map((number) =>
    BigInt(`0x${number.toString(16)}`),
  ) as [bigint, bigint, bigint, bigint, bigint, bigint];
  const length = key.n.toString(16).length;
  const [exponentP, exponentQ] = [digitsOf(dP), digitsOf(dQ)];
  return (block) => {
    const sent = BigInt(`0x${block}`);
    if (block.length !== length || sent >= n) throw new RangeError('The block does not fit the key.');
    const [byP, byQ] = [power(sent, exponentP, p), power(sent, exponentQ, q)];
    const difference = ((((byP - byQ) * qInv) % p) + p) % p;
    return (byQ + difference * q).toString(16).padStart(length, '0');
  };
}

/** In text, because shifting a long BigInt copies it each time. */
function digitsOf(exponent: bigint): readonly number[] {
  return [...exponent.toString(16)].map((digit) => Number.parseInt(digit, 16));
}

/** Takes the exponent’s hexadecimal digits one by one: a sixth fewer multiplications than bit by bit. */
function power(base: bigint, digits: readonly number[], modulus: bigint): bigint {
  const powers = [1n];
  for (let known = 1n; powers.length < 16; powers.push(known)) known = (known * base) % modulus;
  let result = 1n;
  for (const digit of digits) {
    for (let bit = 0; bit < 4; bit += 1) result = (result * result) % modulus;
    if (digit > 0) result = (result * (powers[digit] as bigint)) % modulus;
  }
  return result;
}
