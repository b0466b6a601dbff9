/** Each under its result, and from the second of a result on with its number: `MBAM`, `Y`, `Y-2`. */
export function namedByResult<Try extends { readonly result: string }>(
  tries: readonly Try[],
): readonly (Try & { readonly id: string })[] {
  return tries.map((each, at) => {
    const before = tries.slice(0, at).filter(({ result }) => result === each.result).length;
    return { ...each, id: before === 0 ? each.result : `${each.result}-${before + 1}` };
  });
}
