import { packText, unpackText } from '#sandbox/control/link/packed-text.ts';
import { readyMadeStubs } from './ready-made-stubs.ts';
import { mostStubs, type Stub } from './stub.ts';
import { readStub, type WrittenStub } from './written-stub.ts';

/** The value of `stub:` in a link. */
export function packStubs(stubs: readonly WrittenStub[]): Promise<string> {
  return packText(JSON.stringify(stubs));
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
