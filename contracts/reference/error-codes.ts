import { type Contract, operationsOf } from '#openapi/generator/contract.ts';
import { refusals } from '#sandbox/http/refusals/refusals.ts';
import { defaultTexts, refusalCatalogue } from '#src/api/messages/refusal-catalogue.ts';

/** One code of the bank. */
export interface ErrorCode {
  readonly code: string;
  readonly statuses: readonly number[];
  /** Operations whose description or examples have it. */
  readonly calls: readonly string[];
  /** The bank’s words. */
  readonly meaning: readonly string[];
  /** What the customer reads. */
  readonly read: string;
}

/** Every code that the contract, the sandbox’s bank or the app knows. */
export function errorCodes(contract: Contract): readonly ErrorCode[] {
  const calls = operationsOf(contract).map(({ id, answers }) => ({ id, text: JSON.stringify(answers) }));
  const known = Object.values(refusals);
  const codes = new Set([...known.map(({ code }) => code as string), ...refusalCatalogue.keys()]);
  return [...codes].sort().map((code) => {
    const here = known.filter((refusal) => refusal.code === code);
    return {
      code,
      statuses: [...new Set(here.map(({ status }) => status as number))].sort(),
      calls: calls.filter(({ text }) => new RegExp(`\\b${code}\\b`).test(text)).map(({ id }) => id),
      meaning: [...new Set(here.map(({ detail }) => detail as string))],
      read: refusalCatalogue.get(code)?.text ?? defaultTexts.withCode.replace('{code}', code),
    };
  });
}
