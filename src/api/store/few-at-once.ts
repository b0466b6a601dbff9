/**
 * Runs every job, a few at a time, and gives their results in the order of the jobs. The first failure is that of all,
 * and no job is begun after it.
 */
export async function fewAtOnce<Result>(
  jobs: readonly (() => Promise<Result>)[],
  most: number,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const waiting = jobs.entries();
  let hasFailed = false;

  /** All of these take their jobs from the same row. */
  async function work(): Promise<void> {
    for (const [place, job] of waiting) {
      if (hasFailed) return;
      results[place] = await job().catch((reason: unknown) => {
        hasFailed = true;
        throw reason;
      });
    }
  }

  await Promise.all(Array.from({ length: Math.min(most, jobs.length) }, work));
  return results;
}
