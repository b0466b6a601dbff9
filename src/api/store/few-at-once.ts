/** Runs the jobs a few at a time and keeps their order. The first failure fails all, and no further job begins. */
export async function fewAtOnce<Result>(
  jobs: readonly (() => Promise<Result>)[],
  most: number,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const waiting = jobs.entries();
  let hasFailed = false;

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
