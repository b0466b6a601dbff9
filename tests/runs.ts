/** How often a property is tried: so many times in every run, and PADDOCK_LONG_RUNS times as often in the long sweep. */
export function runs(usual: number): number {
  return usual * Number(process.env.PADDOCK_LONG_RUNS ?? 1);
}
