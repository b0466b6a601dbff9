import { type Contract, operationsOf } from '#openapi/generator/contract.ts';
import { refusalCodes } from '#openapi/generator/refusals.ts';
import { refusals } from '#sandbox/http/refusals/refusals.ts';
import { defaultTexts, refusalCatalogue } from '#src/api/messages/refusal-catalogue.ts';

/** One code of the bank. */
export interface ErrorCode {
  readonly code: string;
  /** Those of the sandbox’s bank, or else of the answers that have it. */
  readonly statuses: readonly number[];
  /** Operations whose description or examples have it. */
  readonly calls: readonly string[];
  /** The bank’s words; none for a code that the sandbox’s bank never answers. */
  readonly meaning: readonly string[];
  /** What the customer reads. */
  readonly read: string;
}

/** Every code that the contract, the sandbox’s bank or the app knows. */
export function errorCodes(contract: Contract): readonly ErrorCode[] {
  const calls = operationsOf(contract).flatMap(({ id, answers }) =>
    answers.map(({ status, answer }) => ({ id, status: Number(status), text: JSON.stringify(answer) })),
  );
  const known = Object.values(refusals);
  const codes = new Set([
    ...known.map(({ code }) => code as string),
    ...refusalCatalogue.keys(),
    ...refusalCodes(contract),
  ]);
  return [...codes].sort().map((code) => {
    const here = known.filter((refusal) => refusal.code === code);
    const isNamed = new RegExp(`\\b${code}\\b`);
    const naming = calls.filter(({ text }) => isNamed.test(text));
    const statuses = here.length > 0 ? here.map(({ status }) => status as number) : naming.map(({ status }) => status);
    return {
      code,
      statuses: [...new Set(statuses)].sort(),
      calls: [...new Set(naming.map(({ id }) => id))],
      meaning: [...new Set(here.map(({ detail }) => detail as string))],
      read: refusalCatalogue.get(code)?.text ?? defaultTexts.withCode.replace('{code}', code),
    };
  });
}
