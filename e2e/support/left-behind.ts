import type { Page } from '@playwright/test';

/** Where each of these texts is still found: the document, storage, caches, databases, or the memory of the page. */
export async function leftBehind(page: Page, secrets: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const kept = await page.evaluate(async () => ({
    document: document.documentElement.outerHTML,
    storage: JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
    caches: JSON.stringify(await caches.keys()),
    databases: JSON.stringify(await indexedDB.databases()),
    address: location.href,
  }));
  const places: Readonly<Record<string, string>> = { ...kept, memory: await memoryOf(page) };
  return Object.entries(places).flatMap(([place, text]) =>
    Object.entries(secrets)
      .filter(([, secret]) => text.includes(secret))
      .map(([name]) => `${name} in ${place}`),
  );
}

/** All texts in the heap of the page, after its garbage was collected. */
async function memoryOf(page: Page): Promise<string> {
  const devtools = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  for (let round = 0; round < 3; round += 1) await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await devtools.detach();
  const { strings } = JSON.parse(chunks.join('')) as { readonly strings: readonly string[] };
  return strings.join('\n');
}
