/** The values that a state hands out, by the names used in the pacts. */
export type StateValues = Readonly<Record<string, string>>;

export type StateParameters = Readonly<Record<string, string | number>>;

export function omitUndefined(values: Readonly<Record<string, string | undefined>>): StateValues {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

export function textIn(parameters: StateParameters, name: string): string {
  const value = parameters[name];
  if (typeof value !== 'string') throw new Error(`The state needs the parameter “${name}”.`);
  return value;
}

export function numberIn(parameters: StateParameters, name: string): number {
  const value = parameters[name];
  if (typeof value !== 'number') throw new Error(`The state needs the parameter “${name}” as a number.`);
  return value;
}
