import { readFile } from 'node:fs/promises';
import { StatementsScreen } from '#e2e/screens/statements/statements.screen.ts';
import { expectAccessible, looks } from '#e2e/support/axe.ts';
import { expectNoSidewaysScroll } from '#e2e/support/layout.ts';
import type { SandboxControl } from '#e2e/support/sandbox-control.ts';
import { formatDay, textOf, type Wire } from '#e2e/support/wire.ts';
import { expect, test } from '#e2e/test.ts';

const refusedByTheBank = /Failed to load resource: the server responded with a status of \d+/;

test('statements of all accounts are listed newest first, and one URL holds the account, type and year filters', async ({
  page,
  customer,
  account,
  accounts,
  shell,
  sandbox,
}) => {
  const statements = new StatementsScreen(page);
  await test.step('The page of all statements is in the menu', async () => {
    await customer.begin('accounts');
    await shell.follow('My Accounts', 'Statements');
    await expect(statements.heading).toBeFocused();
    await expect(page).toHaveURL(`${customer.site}accounts/statements`);
    await expect(statements.headings).toHaveText(['Account Name', 'File', 'Date']);
    await expect(statements.breadcrumb.getByRole('listitem')).toHaveText(['Accounts', 'Statements']);
  });

  const accountCount =
    await test.step('It lists exactly the bank’s statements, fetched once for each account, from 2015 to the bank’s today', async () => {
      const calls = await sandbox.calls<Wire<'StatementsAnswer'>>('listStatements');
      for (const { query } of calls) {
        const wanted = ['statementType', 'fromDate', 'toDate'].map((name) => query.get(name));
        expect(wanted).toEqual(['CASA-Statement', '2015-01-01', '2026-06-17']);
      }
      const listed = calls.flatMap(({ answer }) => answer.czStatementItems);
      expect(await statements.counted()).toBe(listed.length);
      const newest =
        listed
          .map(({ statementDate }) => statementDate)
          .sort()
          .at(-1) ?? '';
      await expect(statements.rows.first().getByRole('cell').nth(2)).toHaveText(formatDay(newest));
      await expect(statements.group('May 2026')).toBeVisible();
      return calls.length;
    });

  const [current, savings] = [await sandbox.nameOf('current'), await sandbox.nameOf('savings')];
  await test.step('Bonds are offered; loans and mortgages are not', async () => {
    const offered = await statements.choicesOf('Account');
    expect(offered).toHaveLength(accountCount + 1);
    expect(offered[0]).toBe('All accounts');
    for (const alias of ['loan', 'mortgage']) expect(offered).not.toContain(await sandbox.nameOf(alias));
    expect(offered).toContain(await sandbox.nameOf('bond'));
    expect(await statements.choicesOf('Type')).toEqual(['All', 'Account statement']);
    const years = Array.from({ length: 12 }, (_, back) => String(2026 - back));
    expect(await statements.choicesOf('Year')).toEqual(['All', ...years]);
  });

  const before = await sandbox.callCount('listStatements');
  await test.step('Each choice replaces the URL, keeps the focus and refetches nothing', async () => {
    await statements.choose('Account', current);
    await expect(page).toHaveURL(/\/accounts\/statements\/[0-9A-F]{56}$/);
    await expect(statements.filter('Account')).toBeFocused();
    await expect(statements.rows.first()).toContainText(current);
    await expect(statements.group('2026')).toBeVisible();
    await statements.choose('Year', '2025');
    await expect(statements.says('12 statements')).toBeVisible();
    await expect(statements.group('2025')).toBeVisible();
    await expect(statements.rows.first().getByRole('cell')).toContainText([current, 'December 2025', '31/12/2025']);
    await statements.choose('Type', 'Account statement');
    await statements.choose('Account', savings);
    await expect(page).toHaveURL(/\/accounts\/statements\/[0-9A-F]{56}\?year=2025&type=CASA-Statement$/);
    await expect(statements.rows.first()).toContainText(savings);
    await statements.choose('Year', '2015');
    await expect(statements.says('No results found. Change the filters for more results.')).toBeVisible();
    await expect(statements.table).toHaveCount(0);
    expect(await sandbox.callCount('listStatements')).toBe(before);
  });

  await test.step('A reload shows the same and fetches that account only', async () => {
    await page.reload();
    await expect(statements.says('No results found. Change the filters for more results.')).toBeVisible();
    expect(await sandbox.callCount('listStatements')).toBe(before + 1);
    await page.goBack();
    await expect(accounts.heading).toBeVisible();
  });

  await test.step('The page opens by its other URL as well', async () => {
    await customer.visit('statements');
    await expect(statements.says(/^\d+ statements$/)).toBeVisible();
    await statements.choose('Account', current);
    await expect(page).toHaveURL(/\/accounts\/statements\/[0-9A-F]{56}$/);
    await page.goBack();
    await expect(page).toHaveURL(`${customer.site}accounts`);
  });

  await test.step('From an account it shows that account', async () => {
    await accounts.visit(savings);
    await account.link('Statements').click();
    await expect(statements.heading).toBeFocused();
    await expect(statements.filter('Account')).toContainText(savings);
    await statements.breadcrumb.getByRole('link', { name: 'Accounts' }).click();
    await expect(accounts.heading).toBeFocused();
  });
});

test('the newest year is listed, and older ones on request', async ({ page, customer }) => {
  const statements = new StatementsScreen(page);
  await customer.begin('accounts/statements', { clock: '2026-06-17T09:30' });
  const all = await statements.counted();
  const [first, older] = [
    page.getByRole('button', { name: /^Show 2025/ }),
    page.getByRole('button', { name: /^Show 2024/ }),
  ];
  // The month stands above the row; its file does not say it again, save to screen readers.
  await expect(statements.file(statements.rows.first())).toHaveText(/^Download Statement May 2026 of /);
  const shown = Number(await statements.table.getAttribute('aria-rowcount'));
  expect(shown).toBeLessThan(all);

  await first.click();
  await expect(older).toBeVisible();
  await expect(statements.table).not.toHaveAttribute('aria-rowcount', String(shown));
  await page.getByRole('button', { name: 'Show all years' }).click();
  await expect(page.getByText(`All ${all} are shown.`)).toBeFocused();

  // Another choice begins with the newest year again.
  await statements.choose('Year', '2025');
  await expect(statements.group('December 2025')).toBeVisible();
  await expect(older).toHaveCount(0);
});

test('a press on a row or Enter downloads the statement once under the bank’s file name', async ({
  page,
  customer,
  sandbox,
}) => {
  const statements = new StatementsScreen(page);
  await customer.begin('accounts/statements/{account:current}', { bank: 'latency:300', whole: false });
  const [newest, second] = [statements.rows.first(), statements.rows.nth(1)];
  const first = await statements.savedBy(() => newest.dblclick({ position: { x: 4, y: 4 } }));
  const answer = await sandbox.lastAnswer<Wire<'StatementAnswer'>>('getStatement');
  expect(first.suggestedFilename()).toBe(textOf(answer.fileName));
  const bytes = await readFile(await first.path());
  expect(bytes.toString('latin1')).toMatch(/^%PDF-/);
  expect(bytes.toString('base64')).toBe(textOf(answer.fileContent));
  expect(await sandbox.callCount('getStatement')).toBe(1);
  await expect(statements.says(`Saved ${textOf(answer.fileName)}`)).toBeVisible();

  await statements.file(second).focus();
  const other = await statements.savedBy(() => page.keyboard.press('Enter'));
  expect(other.suggestedFilename()).not.toBe(first.suggestedFilename());
  await expect(statements.file(second)).toBeFocused();
  expect(await sandbox.callCount('getStatement')).toBe(2);
  expect(await documentsAsked(sandbox)).toBe(2);
});

test('no statements are shown while one list is loading or failed, and a failure gives its reason and can be retried', async ({
  page,
  customer,
}) => {
  const statements = new StatementsScreen(page);
  // Longer than the page itself may take to load.
  await customer.begin('accounts/statements', { bank: 'latency:1500', whole: false });
  await expect(statements.says('Loading data...')).toBeVisible();
  await expect(statements.rows).toHaveCount(0);
  await expect(statements.says(/^\d+ statements$/)).toBeVisible();

  for (const { fault, says, code } of [
    { fault: '500', says: 'technical', code: 'DIGX_PROD_DEF_0000' },
    { fault: 'code=DIGX_X', says: 'DIGX_X', code: 'DIGX_X' },
    { fault: 'offline', says: 'There is a network issue', code: undefined },
    { fault: 'malformed', says: 'the answer could not be read', code: undefined },
  ]) {
    // The other lists arrive but are not shown without this one.
    await customer.begin('accounts/statements', { bank: `latency:200;fault:listStatements@${fault}#2`, whole: false });
    await expect(statements.rows).toHaveCount(0);
    await expect(statements.error).toContainText(says);
    if (code === undefined) await expect(statements.error).not.toContainText('Error Code:');
    else await expect(statements.error).toContainText(`Error Code: ${code}`);
    await expect(statements.rows).toHaveCount(0);
    await statements.tryAgain.click();
    await expect(statements.says(/^\d+ statements$/)).toBeVisible();
    await expect(statements.error).toHaveCount(0);
    await expect(statements.heading).toBeFocused();
  }
});

test('an incomplete statement is reported with its reason and not saved, and a retry downloads it', async ({
  page,
  customer,
  sandbox,
}) => {
  const statements = new StatementsScreen(page);
  const saved: string[] = [];
  page.on('download', (download) => saved.push(download.suggestedFilename()));
  const faults = 'fault:getStatement@500#1,getStatement@malformed#2,getStatement@nonsense#3';
  await customer.begin('accounts/statements/{account:current}', { bank: faults });
  const title = await statements.titleOf(statements.rows.first());
  await statements.file(statements.rows.first()).click();
  await expect(statements.error).toContainText('Error Code: DIGX_PROD_DEF_0000');
  for (const calls of [2, 3]) {
    await statements.tryAgain.click();
    await expect.poll(() => sandbox.callCount('getStatement')).toBe(calls);
    await expect(statements.error).not.toContainText('Error Code:');
    await expect(statements.error).toContainText(`${title} of ${await sandbox.nameOf('current')} was not downloaded.`);
    await expect(statements.tryAgain).toBeEnabled();
  }
  expect(saved).toEqual([]);
  await statements.savedBy(() => statements.tryAgain.click());
  await expect(statements.error).toHaveCount(0);
  await expect(statements.says('Saved ')).toBeVisible();
  expect(saved).toHaveLength(1);
});

test('accounts without statements say so, and an unknown account causes no call', async ({
  page,
  customer,
  account,
  sandbox,
}) => {
  const statements = new StatementsScreen(page);
  await customer.begin('accounts/statements/{account:mortgage}');
  await expect(page.getByText(`There are no statements for ${await sandbox.nameOf('mortgage')}`)).toBeVisible();
  await page.getByRole('link', { name: 'See all statements' }).click();
  await expect(statements.says(/^\d+ statements$/)).toBeVisible();
  await customer.visit('accounts/statements/AB12');
  await expect(account.unknown).toBeVisible();
  expect(JSON.stringify(await sandbox.journal())).not.toContain('AB12');

  await customer.begin('accounts/statements/{account:no-statements}', { persona: 'many-accounts' });
  await expect(page.getByText(`There are no statements for ${await sandbox.nameOf('no-statements')}`)).toBeVisible();
  expect(await sandbox.callCount('listStatements')).toBe(0);
});

for (const { name, viewport, colorScheme } of looks) {
  test.describe(name, () => {
    test.use({ viewport, colorScheme });

    test(`statements are accessible when loading, listed, filtered, failed and empty, ${name}`, {
      tag: '@wide',
    }, async ({ page, customer, expectComplaint }) => {
      expectComplaint(refusedByTheBank);
      const statements = new StatementsScreen(page);
      await customer.begin('accounts/statements', { bank: 'fault:listStatements@timeout', whole: false });
      await expectAccessible(page, statements.says('Loading data...'));
      await customer.begin('accounts/statements/{account:current}', { bank: 'fault:getStatement@500' });
      const lines = statements.rows.or(statements.cards);
      await statements.file(lines.first()).click();
      await expectAccessible(page, statements.error);
      const widths = viewport.width < 600 ? [360, 320] : [1280, 960];
      for (const width of widths) await expectNoSidewaysScroll(page, width);
      await page.setViewportSize(viewport);
      if (viewport.width < 600) await statements.showFilters.click();
      await statements.filter('Year').click();
      await expectAccessible(page, page.getByRole('option').first());
      await page.getByRole('option', { name: '2015' }).click();
      await expectAccessible(page, statements.says('No results found. Change the filters for more results.'));
      await customer.begin('accounts/statements', { bank: 'fault:listStatements@500' });
      await expectAccessible(page, statements.error);
      await customer.begin('accounts/statements/{account:loan}');
      await expectAccessible(page, page.getByText('There are no statements for'));
    });
  });
}

/** The number of different statements fetched. */
async function documentsAsked(sandbox: SandboxControl): Promise<number> {
  const targets = (await sandbox.journal()).flatMap((entry) =>
    entry.kind === 'request' && entry.operationId === 'getStatement' ? [entry.request.target] : [],
  );
  return new Set(targets).size;
}
