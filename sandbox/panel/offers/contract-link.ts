import { isOperationId } from '#sandbox/control/link/faults.ts';
import { operations } from '#sandbox/http/operations.generated.ts';

/** The place of an operation in the contract's reference, which has a page for each tag. */
export function contractLink(operationId: string): string {
  if (!isOperationId(operationId)) return '/contract/';
  return `/contract/${operations[operationId].tag.toLowerCase().replaceAll(' ', '-')}.html#${operationId}`;
}
