import { violationsOn } from '#e2e/support/axe.ts';
import { expect, test } from '#e2e/test.ts';
import { hardDescriptions } from '#sandbox/personas/described/hard-descriptions.ts';
import { beyondTheEdge, cutTexts } from './look-checks.ts';

/** Pages that list what such a customer has. Somebody who may not open one is led elsewhere, which is looked at as well. */
const lists = [
  'accounts',
  'payments',
  'payments/from',
  'payments/payees',
  'payments/upcoming',
  'payments/bulk/all',
  'statements',
  'settings/activity-log',
  'settings/authorisations',
  'settings',
  'secure-mail',
];

for (const textSize of [16, 32]) {
  const sized = test.extend({
    launchOptions: [
      async ({ launchOptions: usual }, use) =>
        use({ ...usual, args: [...(usual.args ?? []), `--blink-settings=defaultFontSize=${textSize}`] }),
      { scope: 'worker' },
    ],
  });

  for (const name of Object.keys(hardDescriptions)) {
    sized(`${name} is whole at 320 px with text of ${textSize} px`, async ({ page, customer }) => {
      sized.setTimeout(300_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 320, height: 800 });
      const found: string[] = [];
      for (const [place, path] of lists.entries()) {
        await (place === 0
          ? customer.begin(path, { persona: 'described', bank: `customer:${name}` })
          : customer.visit(path));
        const problems = [...(await beyondTheEdge(page)), ...(await cutTexts(page))];
        const rules = (await violationsOn(page)).map(({ id, nodes }) => `${id} ${nodes[0]?.html.slice(0, 160)}`);
        found.push(...[...problems, ...rules].map((problem) => `/${path}: ${problem}`));
      }
      expect(found).toEqual([]);
    });
  }
}
