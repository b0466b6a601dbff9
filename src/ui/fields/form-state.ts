import type { Mistakes } from '#src/rules/mistakes.ts';

/** What is shown as wrong, and how often the form was tried without success. */
export interface FormState<Field extends string> {
  readonly mistakes: Mistakes<Field>;
  /** The bank's answer where it concerns no field; it stays until the next attempt. */
  readonly refusal?: string | undefined;
  readonly attempt: number;
}

/** Why a field's text could not be read. */
export type Unread<Field extends string> = { readonly [Name in Field]?: string | undefined };

export function untried<Field extends string>(): FormState<Field> {
  return { mistakes: {}, attempt: 0 };
}

/** "Nothing entered" gives way to the reason why what was entered could not be read. */
export function afterFailure<Field extends string>(
  { attempt }: FormState<Field>,
  found: Mistakes<Field>,
  unread: Unread<Field>,
  refusal?: string,
): FormState<Field> {
  const wrong = Object.keys(found) as Field[];
  const mistakes = Object.fromEntries(wrong.map((field) => [field, unread[field] ?? found[field]]));
  return { mistakes: mistakes as Mistakes<Field>, refusal, attempt: attempt + 1 };
}

/**
 * What was wrong with changed fields goes, unless the form was checked again. Then each has what was found, but only
 * from the first attempt on, or while something is wrong with it: nobody is corrected while they type for the first time.
 */
export function afterChange<Field extends string>(
  state: FormState<Field>,
  changed: readonly string[],
  found?: Mistakes<Field>,
): FormState<Field> {
  if (found === undefined) return afterCheck(state, changed, {});
  const tried = changed.filter((field) => state.attempt > 0 || field in state.mistakes);
  return afterCheck(state, tried, found);
}

/** These fields have what was found of them; the others what they had. */
export function afterCheck<Field extends string>(
  { mistakes, ...state }: FormState<Field>,
  checked: readonly string[],
  found: Mistakes<Field>,
): FormState<Field> {
  const kept = Object.entries(mistakes).filter(([field]) => !checked.includes(field));
  const fresh = Object.entries(found).filter(([field]) => checked.includes(field));
  return { ...state, mistakes: Object.fromEntries([...kept, ...fresh]) as Mistakes<Field> };
}
