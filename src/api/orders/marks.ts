import { digestOf } from '#src/kernel/digest.ts';

/**
 * What a later session recognises an order by, where the bank has only ids of the session. Cut, so that others who use this
 * browser cannot work the parts out. Undefined in insecure contexts.
 */
export async function markOf(parts: readonly string[], digits = 6): Promise<string | undefined> {
  return (await digestOf(parts.join('\n')))?.slice(0, digits);
}

/** Undefined unless there are both, and they differ. */
export function pairedMark(first: string | undefined, second: string | undefined): string | undefined {
  return first === undefined || second === undefined || first === second ? undefined : `${first}${second}`;
}

/** The parts of a paired mark. */
export function marksIn(mark: string | undefined, digits = 6): readonly [first: string, second: string] {
  return [mark?.slice(0, digits) ?? '', mark?.slice(digits) ?? ''];
}
