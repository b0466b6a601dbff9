import { packText, unpackText } from '#sandbox/control/link/packed-text.ts';
import { readyMadeStubs } from './ready-made-stubs.ts';
import { mostStubs, type Stub, type StubPlan, type StubStatus } from './stub.ts';
import { readStub, type WrittenStub, writeStub } from './written-stub.ts';

/** The value of `stub:` in a link. */
export function packStubs(stubs: readonly WrittenStub[]): Promise<string> {
  return packText(JSON.stringify(stubs));
}

/** The same of all that are planned; empty where nothing is planned. */
export async function packedPlan({ all }: StubPlan): Promise<string> {
  return all.length === 0 ? '' : packStubs(all.map(plannedAs));
}

/** A stub as it was planned, without what came of it. */
export function plannedAs({
  id: _,
  bodyLength: _l,
  answered: _a,
  used: _u,
  lastAnsweredAt: _t,
  ...stub
}: StubStatus): WrittenStub {
  return writeStub(stub);
}

/**
 * The stubs of a link: ready-made ones by name, or packed ones.
 * @throws Error with the reason where they cannot be planned.
 */
export async function stubsIn(value: string): Promise<readonly Stub[]> {
  const written = Object.hasOwn(readyMadeStubs, value)
    ? readyMadeStubs[value as keyof typeof readyMadeStubs].stubs
    : await unpacked(value);
  return written.map((each) => {
    const stub = readStub(each);
    if ('reason' in stub) throw new Error(stub.reason);
    return stub;
  });
}

async function unpacked(value: string): Promise<readonly unknown[]> {
  const text = await unpackText(value);
  try {
    const list: unknown = JSON.parse(text ?? '');
    if (Array.isArray(list) && list.length > 0 && list.length <= mostStubs) return list;
  } catch {
    // The same sentence says it.
  }
  throw new Error('The own answers in the link are neither the name of ready-made ones nor whole.');
}
