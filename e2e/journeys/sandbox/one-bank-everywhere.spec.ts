import { rolldown } from 'rolldown';
import { sites } from '#e2e/support/sites.ts';
import { walkBank } from '#e2e/support/walk-bank.ts';
import { expect, test } from '#e2e/test.ts';

test('two hundred mixed requests and three clock jumps leave the same state in Chromium and in Node', async ({
  page,
}) => {
  // Three walks, and what they run on is bundled before.
  test.setTimeout(120_000);
  const bundle = await rolldown({ input: 'e2e/support/walk-bank.ts', platform: 'browser' });
  const { output } = await bundle.generate({ format: 'iife', name: 'box', codeSplitting: false });
  // An empty page on a secure origin: the bank needs APIs that browsers restrict to secure origins.
  await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto(`${sites.sandbox.url}empty`);
  await page.addScriptTag({ content: output[0].code });

  const inNode = await walkBank({ seed: 3 });
  const inChromium = await page.evaluate(() => window.box.walkBank({ seed: 3 }));
  expect(inChromium).toEqual(inNode);
  expect(inNode.requests).toBeGreaterThanOrEqual(200);
  expect(inNode.broken).toEqual([]);

  const onePennyMore = await walkBank({ seed: 3, extraMinor: 1 });
  expect(onePennyMore.stateHash).not.toBe(inNode.stateHash);
});

declare global {
  interface Window {
    readonly box: { readonly walkBank: typeof walkBank };
  }
}
