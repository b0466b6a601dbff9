import type { Seen } from './history.ts';
import { call, marksIn, type SmallProcess } from './small-process.ts';

export const world = 'hammered';

/** Clients call both processes, and read now and then, while something goes wrong. */
export async function hammered(processes: readonly SmallProcess[], calls: number, meanwhile: (done: number) => void) {
  const history: Seen[] = [];
  let done = 0;
  async function client(name: number): Promise<void> {
    const { use } = processes[name % processes.length] as SmallProcess;
    for (let turn = 0; turn < calls; turn += 1) {
      const mark = `${name}-${turn}`;
      const from = performance.now();
      try {
        if (turn % 4 === 3) {
          const marks = await use(world, marksIn);
          history.push({ kind: 'read', marks, from, to: performance.now() });
        } else {
          await use(world, (sandbox) => call(sandbox, mark));
          history.push({ kind: 'wrote', mark, from, to: performance.now() });
        }
      } catch (failure) {
        if (turn % 4 !== 3) history.push({ kind: 'unknown', mark, from, to: performance.now(), why: `${failure}` });
      }
      done += 1;
      meanwhile(done);
    }
  }
  await Promise.all([0, 1, 2, 3].map(client));
  return history;
}
