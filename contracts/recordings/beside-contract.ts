import { contractOperations } from '#contracts/driver/contract.ts';
import { undescribedFields } from '#contracts/verify/undescribed-fields.ts';
import { refusalsOf } from '#openapi/generator/refusals.ts';
import type { RecordedCall } from './recorded-call.ts';

/** What a call shows that the contract does not mention. None of it breaks an app: the bank may send more than is written. */
export interface BesideContract {
  /** As sentences, without values of the customer. */
  readonly notes: readonly string[];
  /** Codes of a refusal that are none of those that the contract has for this answer. */
  readonly otherCodes: readonly string[];
}

export function besideContract(operation: string, call: RecordedCall): BesideContract {
  const status = String(call.status);
  const answer = contractOperations
    .find(({ id }) => id === operation)
    ?.answers.find((one) => one.status === status)?.answer;
  if (answer === undefined) return { notes: [], otherCodes: [] };
  const known = refusalsOf(operation, answer).map(({ code }) => code);
  const others = (call.status ?? 0) < 400 ? [] : codesIn(call.answer).filter((code) => !known.includes(code));
  const fields = undescribedFields(call).map(nameless);
  return {
    notes: [
      ...[...new Set(fields)].map((field) => `${status} ${field} is not in the contract`),
      ...others.map((code) => `${status} the code ${code} is not in the contract’s answer`),
    ],
    otherCodes: others,
  };
}

/** The codes of a refusal in each shape of the body. Anything longer or with other characters may be more than a code. */
function codesIn(text: string): readonly string[] {
  const found = [...text.matchAll(/"(?:code|errorCode)"\s*:\s*"([A-Za-z0-9_.-]{1,40})"/g)];
  return [...new Set(found.flatMap(([, code = '']) => code))];
}

/** Without places in lists, and without names that may be numbers of accounts or tokens. */
function nameless(field: string): string {
  return field
    .replace(/\/\d+(?=\/|$)/g, '[]')
    .split('/')
    .map((name) => (/\d{3}/.test(name) ? '{…}' : name))
    .join('/');
}
