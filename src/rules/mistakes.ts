/** What is wrong with what was typed: the words to show at each field. */
export type Mistakes<Field extends string> = { readonly [Name in Field]?: string };

/** What a form's check found. */
export type Checked<Field extends string, Accepted> =
  | ({ readonly outcome: 'accepted' } & Readonly<Accepted>)
  | { readonly outcome: 'mistaken'; readonly mistakes: Mistakes<Field> };

/** The fields that have a message. */
export function mistakesOf<Field extends string>(
  messages: Readonly<Partial<Record<Field, string | undefined>>>,
): Mistakes<Field> {
  return Object.fromEntries(Object.entries(messages).filter(([, text]) => text !== undefined)) as Mistakes<Field>;
}

export function hasMistakes(mistakes: Mistakes<string>): boolean {
  return Object.keys(mistakes).length > 0;
}
