import type { CDPSession } from '@playwright/test';

/** Bytes of the page's heap after its garbage was collected. */
export async function heapAfterCollection(devtools: CDPSession): Promise<number> {
  for (let times = 0; times < 3; times += 1) await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize;
}
