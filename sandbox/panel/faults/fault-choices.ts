import { operationIds } from '#sandbox/control/link/faults.ts';
import { operations } from '#sandbox/http/operations.generated.ts';
import type { ChoiceGroup } from '#sandbox/panel/pieces/field.tsx';
import { operationTitle } from './fault-copy.ts';

/** Every operation of the contract under its area, in the contract's order. */
export function operationsByArea(): ChoiceGroup[] {
  const tags = [...new Set(operationIds.map((id) => operations[id].tag))];
  return tags.map((title) => ({
    title,
    choices: operationIds.filter((id) => operations[id].tag === title).map((id) => ({ id, title: operationTitle(id) })),
  }));
}
