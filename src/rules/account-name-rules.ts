import { formRules } from './form-rules.ts';

const nameRules = [formRules.required, formRules.onlyAlphanumeric, formRules.max35Chars] as const;

/** The error text for an account name, surrounding spaces ignored; undefined if valid. */
export function accountNameMistake(name: string): string | undefined {
  const trimmed = name.trim();
  return nameRules.find(({ isKept }) => !isKept(trimmed))?.message;
}
