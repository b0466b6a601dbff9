import type { OperationId } from '#sandbox/http/operations.generated.ts';
import { refusalCodes } from '#sandbox/http/refusal-codes.generated.ts';
import type { Breach } from '#sandbox/http/validators.generated.js';

/** Codes that the contract does not have for this status of the operation. */
export function refusalBreaches(id: OperationId, status: number, body: unknown): readonly Breach[] {
  if (status < 400) return [];
  const known = refusalCodes[id][status] ?? [];
  return codesIn(body, '/body')
    .filter(({ code }) => !known.includes(code))
    .map(({ code, where }) => ({ where, rule: 'refusal', message: `${code} is no refusal of ${id} with ${status}` }));
}

function codesIn(node: unknown, where: string): readonly { readonly code: string; readonly where: string }[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, inside]) => {
    const place = `${where}/${name}`;
    const isCode = (name === 'code' || name === 'errorCode') && typeof inside === 'string';
    return isCode ? [{ code: inside, where: place }] : codesIn(inside, place);
  });
}
