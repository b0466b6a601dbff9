/**
 * Number of runs of a property: `usual`, or PADDOCK_LONG_RUNS times as many in the long sweep. Where runs are slow, the sweep
 * multiplies the larger number `swept`.
 */
export function runs(usual: number, swept = usual): number {
  const times = process.env.PADDOCK_LONG_RUNS;
  return times === undefined ? usual : swept * Number(times);
}

/** As `runs`, for the models of payments, which a sweep of their own runs PADDOCK_MODEL_RUNS times. */
export function modelRuns(usual: number, swept = usual): number {
  const wanted = process.env.PADDOCK_MODEL_RUNS;
  return wanted === undefined ? runs(usual, swept) : Number(wanted);
}
