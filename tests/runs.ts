/** Number of runs of a property: `usual`, or PADDOCK_LONG_RUNS times as many in the long sweep. */
export function runs(usual: number): number {
  return usual * Number(process.env.PADDOCK_LONG_RUNS ?? 1);
}
