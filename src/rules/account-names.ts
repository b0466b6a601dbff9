import { formRules } from './form-rules.ts';

/** The rules for the name of an account, in the order in which they are told. */
const nameRules = [formRules.required, formRules.onlyAlphanumeric, formRules.max35Chars] as const;

/** What is wrong with the name a customer gives an account, in words; spaces at either end count for nothing. */
export function accountNameMistake(name: string): string | undefined {
  const trimmed = name.trim();
  return nameRules.find(({ isKept }) => !isKept(trimmed))?.message;
}
