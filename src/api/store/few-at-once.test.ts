import { expect, it } from 'vitest';
import { fewAtOnce } from './few-at-once.ts';

interface Ending {
  readonly end: () => void;
  readonly fail: (reason: Error) => void;
}

/** Jobs that finish on demand, in any order, each with its position as its result. */
function openJobs(count: number) {
  const begun: Ending[] = [];
  const jobs = Array.from(
    { length: count },
    (_, place) => () =>
      new Promise<number>((resolve, reject) => {
        begun.push({ end: () => resolve(place), fail: reject });
      }),
  );
  return { jobs, begun };
}

it('runs only so many at once, and starts the next as soon as one ends', async () => {
  const { jobs, begun } = openJobs(4);
  const all = fewAtOnce(jobs, 2);
  expect(begun).toHaveLength(2);
  begun[1]?.end();
  await expect.poll(() => begun.length).toBe(3);
  begun[2]?.end();
  await expect.poll(() => begun.length).toBe(4);
  begun[3]?.end();
  begun[0]?.end();
  expect(await all).toEqual([0, 1, 2, 3]);
});

it('fails with the first that fails, and begins no other', async () => {
  const { jobs, begun } = openJobs(4);
  const all = fewAtOnce(jobs, 2);
  begun[1]?.fail(new Error('The second'));
  await expect(all).rejects.toThrow('The second');
  begun[0]?.end();
  await new Promise((resolve) => setTimeout(resolve));
  expect(begun).toHaveLength(2);
});

it('returns nothing for no jobs', async () => {
  expect(await fewAtOnce([], 4)).toEqual([]);
});
