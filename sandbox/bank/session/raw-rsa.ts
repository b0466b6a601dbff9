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
  return (block) => {
    const sent = BigInt(`0x${block}`);
    if (block.length !== length || sent >= n) throw new RangeError('The block does not fit the key.');
    const [byP, byQ] = [power(sent, dP, p), power(sent, dQ, q)];
    const difference = ((((byP - byQ) * qInv) % p) + p) % p;
    return (byQ + difference * q).toString(16).padStart(length, '0');
  };
}

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  const reduced = base % modulus;
  // Bit by bit in text, because shifting a long BigInt copies it each time.
  for (const bit of exponent.toString(2)) {
    result = (result * result) % modulus;
    if (bit === '1') result = (result * reduced) % modulus;
  }
  return result;
}
