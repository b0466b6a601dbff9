/** Names and values as they came, in pairs. */
export function pairsIn(raw: readonly string[]): readonly (readonly [name: string, value: string])[] {
  return raw.flatMap((name, place) => (place % 2 === 0 ? [[name, raw[place + 1] ?? ''] as const] : []));
}

/** By names in lower case; the values of a repeated one are joined by line breaks. */
export function byName(raw: readonly string[]): Readonly<Record<string, string>> {
  const joined: Record<string, string> = {};
  for (const [name, value] of pairsIn(raw)) {
    const known = joined[name.toLowerCase()];
    joined[name.toLowerCase()] = known === undefined ? value : `${known}\n${value}`;
  }
  return joined;
}

const ofConnection =
  /^(connection|keep-alive|proxy-connection|proxy-authenticate|proxy-authorization|te|trailer|transfer-encoding|upgrade)$/i;

/** What is meant for the other end: without headers about one connection, and those that `Connection` names. */
export function endToEnd(raw: readonly string[]): readonly (readonly [name: string, value: string])[] {
  const pairs = pairsIn(raw);
  const named = pairs
    .filter(([name]) => /^connection$/i.test(name))
    .flatMap(([, value]) =>
      value
        .toLowerCase()
        .split(',')
        .map((each) => each.trim()),
    );
  return pairs.filter(([name]) => !ofConnection.test(name) && !named.includes(name.toLowerCase()));
}
