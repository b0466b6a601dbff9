import { readFileSync } from 'node:fs';
import { expectAccessible } from '#e2e/support/axe.ts';
import { sites } from '#e2e/support/sites.ts';
import { expect, test } from '#e2e/test.ts';

test.use({ host: 'page', clock: '2026-03-02T09:30', permissions: ['clipboard-read', 'clipboard-write'] });

const friday = 'persona:racing-owner;signin:yes;clock:2026-03-06T16:55;freeze:yes;magic:yes;stub:no-accounts';

test('a tester saves what is set, starts it again with one press, and passes it on by a link and a file', async ({
  page,
  browser,
  panel,
  sandbox,
}) => {
  test.setTimeout(120_000);
  const scenarios = panel.section('Saved scenarios');
  const list = scenarios.getByRole('list', { name: 'Scenarios saved in this browser' });

  await test.step('What is set is saved under a name, and is there after a reload', async () => {
    await page.goto(`${sites.sandbox.url}accounts?sandbox=${friday}`);
    await expect(page.getByText('You currently have no accounts that can be viewed.')).toBeVisible();
    await panel.open('Scenario');
    await page.evaluate(async () => {
      await window.sandbox.addFault({ operationId: 'createPayment', kind: '500', only: 1 });
      await window.sandbox.setSwitches({ cop: 'MBAM' });
    });
    await scenarios.getByLabel('Save what is set now as').fill('Slow Friday');
    await scenarios.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(scenarios.getByText('Saved in this browser: Slow Friday.')).toBeVisible();
    await page.reload();
    await expect(list).toContainText(
      'Racing owner · logged in · 16:55 on Fri 6 Mar 2026 · clock frozen · CoP result: MBAM · magic values: yes · createPayment fails · own answers',
    );
    await expectAccessible(page, list, 'aside[aria-label="Sandbox"]');
  });

  await test.step('“Start again as opened” has the own answers and magic values that a link had', async () => {
    await page.evaluate(async () => {
      await window.sandbox.clearStubs();
      await window.sandbox.setSwitches({ magic: 'no' });
    });
    const persona = panel.section('Persona');
    await persona.getByRole('button', { name: 'Start again as opened' }).click();
    const loaded = page.waitForEvent('load');
    await persona.getByRole('group').getByRole('button', { name: 'Start again as opened' }).click();
    await loaded;
    await expect(page.getByText('You currently have no accounts that can be viewed.')).toBeVisible();
    const { switches, faults, stubs } = await sandbox.state();
    expect({ magic: switches.magic, cop: switches.cop, faults: faults.length }).toEqual({
      magic: 'yes',
      cop: 'by-name',
      faults: 0,
    });
    expect(stubs).toMatchObject([{ operationId: 'listAccounts' }]);
  });

  await test.step('One press starts it, once it has asked', async () => {
    await page.goto(`${sites.sandbox.url}accounts?sandbox=persona:private-customer;signin:yes`);
    await expect(page.getByRole('heading', { name: 'Private Bank Current Accounts' })).toBeVisible();
    await scenarios.getByRole('button', { name: 'Start Slow Friday' }).click();
    await expect(scenarios.getByRole('group')).toContainText('This discards everything done here, in every tab.');
    await scenarios.getByRole('button', { name: 'Keep this bank' }).click();
    await expect(scenarios.getByRole('button', { name: 'Start Slow Friday' })).toBeFocused();
    await scenarios.getByRole('button', { name: 'Start Slow Friday' }).click();
    const loaded = page.waitForEvent('load');
    await scenarios.getByRole('group').getByRole('button', { name: 'Start Slow Friday' }).click();
    await loaded;
    await expectFriday();
  });

  async function expectFriday(on = page) {
    await expect(on.getByText('You currently have no accounts that can be viewed.')).toBeVisible();
    const { persona, clock, switches, faults } = await on.evaluate(() => window.sandbox.state());
    expect({ persona, clock, cop: switches.cop, magic: switches.magic }).toEqual({
      persona: 'racing-owner',
      clock: { now: '2026-03-06T16:55:00.000Z', frozen: true },
      cop: 'MBAM',
      magic: 'yes',
    });
    expect(faults).toMatchObject([{ operationId: 'createPayment', kind: '500', only: 1, calls: 0 }]);
  }

  await test.step('A command and the guide start it too', async () => {
    const loaded = page.waitForEvent('load');
    await panel.command('slow friday', 'Start scenario: Slow Friday');
    await loaded;
    await expectFriday();
    await page.goto(`${sites.sandbox.url}sandbox/scenarios`);
    await page.getByRole('link', { name: /^Start it ?: Slow Friday$/ }).click();
    await expectFriday();
  });

  const { link, file } = await test.step('It is renamed, and goes as a link and as a file', async () => {
    await scenarios.getByRole('button', { name: 'Rename Slow Friday' }).click();
    await scenarios.getByLabel('New name of Slow Friday').fill('Before the cut-off');
    await page.keyboard.press('Enter');
    await expect(scenarios.getByText('Slow Friday is now Before the cut-off.')).toBeFocused();
    await scenarios.getByRole('button', { name: 'Rename Before the cut-off' }).click();
    await scenarios.getByRole('button', { name: 'Keep its name' }).press('Enter');
    await expect(scenarios.getByRole('button', { name: 'Rename Before the cut-off' })).toBeFocused();
    await scenarios.getByRole('button', { name: 'Copy link Before the cut-off' }).click();
    await expect(scenarios.getByText('Copied: link to Before the cut-off')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      scenarios.getByRole('button', { name: 'Save as a file Before the cut-off' }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe('paddock-scenario-before-the-cut-off.json');
    return { link: copied, file: readFileSync(await saved.path(), 'utf8') };
  });

  await test.step('The link opens it in another browser, where the file takes its place in the list', async () => {
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await other.goto(link);
    await expectFriday(other);
    await other.getByRole('button', { name: 'Sandbox: no real money' }).click();
    const section = other.getByRole('region', { name: 'Saved scenarios' });
    const field = section.getByLabel('Take a scenario from a file into this list');
    const open = (text: string) =>
      field.setInputFiles({ name: 'team.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await open(file.replace('racing-owner', 'nobody'));
    await expect(section.getByRole('alert')).toHaveText('team.json was not opened. There is no persona "nobody".');
    await open(file);
    await expect(section.getByText('Saved in this browser: Before the cut-off.')).toBeVisible();
    await expect(section.getByRole('alert')).toHaveCount(0);
    await open(file);
    await expect(section.getByText('Saved in this browser: Before the cut-off 2.')).toBeVisible();
    await expect(section.getByRole('button', { name: /^Start/ })).toHaveCount(2);
    await elsewhere.close();
  });

  await test.step('What is removed can be put back', async () => {
    await scenarios.getByRole('button', { name: 'Remove Before the cut-off' }).click();
    await expect(list).toBeHidden();
    await scenarios.getByRole('button', { name: 'Put it back' }).click();
    await expect(list).toContainText('Before the cut-off');
    await scenarios.getByRole('button', { name: 'Remove Before the cut-off' }).click();
    await page.reload();
    await expect(scenarios).toBeVisible();
    await expect(list).toBeHidden();
  });
});

test('the panel of a Node host saves a world’s scenario and starts it there', async ({ page, request, panel }) => {
  const opened = await request.post(`${sites.bank.url}__sandbox/worlds`, { data: { sandbox: friday } });
  const { name } = await opened.json();
  const state = () => request.get(`${sites.bank.url}__sandbox/summary`, { headers: { 'X-Sandbox': name } });
  await page.goto(`${sites.bank.url}__sandbox/?world=${name}`);
  await panel.open('Scenario');
  const scenarios = panel.section('Saved scenarios');
  await scenarios.getByLabel('Save what is set now as').fill('Friday');
  await scenarios.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(scenarios.getByRole('listitem')).toContainText('magic values: yes · own answers');
  await expect(scenarios.getByRole('button', { name: /^Copy link/ })).toHaveCount(0);

  const headers = { 'X-Sandbox': name };
  await request.post(`${sites.bank.url}__sandbox/reset`, { headers, data: { sandbox: 'persona:private-customer' } });
  await scenarios.getByRole('button', { name: 'Start Friday' }).click();
  const loaded = page.waitForEvent('load');
  await scenarios.getByRole('group').getByRole('button', { name: 'Start Friday' }).click();
  await loaded;
  expect(await (await state()).json()).toMatchObject({
    persona: 'racing-owner',
    clock: { now: '2026-03-06T16:55:00.000Z', frozen: true },
    switches: { magic: 'yes' },
    stubs: [{ operationId: 'listAccounts' }],
  });
  await expect(scenarios.getByRole('listitem')).toContainText('Racing owner');
});
