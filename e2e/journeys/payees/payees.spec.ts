import { ChallengeScreen, Phone } from '#e2e/screens/challenge/challenge.screen.ts';
import type { PayeeGiven } from '#e2e/screens/payees/new-payee.screen.ts';
import { PayeesScreen } from '#e2e/screens/payees/payees.screen.ts';
import { controlOf } from '#e2e/support/bank-control.ts';
import { callsOf } from '#e2e/support/journal-calls.ts';
import type { SandboxControl } from '#e2e/support/sandbox-control.ts';
import { textOf, type Wire } from '#e2e/support/wire.ts';
import { expect, test } from '#e2e/test.ts';

const refused = /Failed to load resource: the server responded with a status of \d+/;

const feed: PayeeGiven = {
  name: 'Ashdown Feed & Forage',
  type: 'Business',
  sortCode: '601122',
  bank: 'Tannery Bank',
  accountNumber: '20418836',
  nickname: 'Hay and straw',
  reference: 'Account 4417',
};

test('payees are filtered by text, letter and entity, and can be paid from the list', async ({
  page,
  customer,
  payees,
  sandbox,
}) => {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await customer.begin('payments/payees', { persona: 'racing-owner' });
  const named = namesIn(await sandbox.lastAnswer<Groups>('listPayeeGroups'));
  expect(named.length).toBe(30);
  await expect(payees.says('30 payees')).toBeVisible();

  await payees.search.fill('hay straw');
  await expect(payees.rows).toHaveCount(1);
  await expect(payees.row('Hay and straw')).toContainText('Ashdown Feed & Forage');
  await expect(payees.row('Hay and straw')).toContainText('60-11-22');
  await expect(payees.says('1 of 30 payees')).toBeVisible();
  await payees.search.fill('pupil 1903');
  await expect(payees.row('Saddlecombe College')).toBeVisible();
  await payees.search.fill('60-11-22 20418836');
  await expect(payees.rows).toHaveCount(1);
  await payees.search.fill('nobody of that name');
  await expect(payees.rows).toHaveCount(0);
  await payees.clearFilters.click();
  await expect(payees.says('30 payees')).toBeVisible();

  for (const [letter, begins] of [
    ['F', /^f/i],
    ['0-9', /^\d/],
  ] as const) {
    await payees.letter(letter).check({ force: true });
    await expect(payees.rows).toHaveCount(named.filter((name) => begins.test(name)).length);
  }
  await payees.letter('All').check({ force: true });
  const { entities } = await sandbox.lastAnswer<Wire<'ProfileAnswer'>>('getProfile');
  const stud = textOf(entities[2]?.partyName ?? '');
  await payees.chooseEntity(stud);
  await expect(payees.says('8 of 30 payees')).toBeVisible();
  await payees.search.fill('Kate');
  await expect(payees.rows).toHaveCount(0);
  await payees.find('Hay and straw');

  // Searches are not in the URL, but Back and a reload restore them.
  await payees.edit('Hay and straw').click();
  await expect(page).toHaveURL(/\/payees\/edit\//);
  await page.goBack();
  await expect(payees.says('1 of 30 payees')).toBeVisible();
  await page.reload();
  await expect(payees.says('1 of 30 payees')).toBeVisible();
  await expect(payees.search).toHaveValue('Hay and straw');
  expect(addresses.filter((address) => /hay|kate|20418836|nobody/i.test(address))).toEqual([]);
  expect(addresses.length).toBeGreaterThan(3);

  // The entity filter is in the URL and works under the breadcrumb's spelling of the path too.
  await expect(page).toHaveURL(/entity=/);
  await page.goto(page.url().replace('/payments/payees', '/payments/manage-payees'));
  await expect(payees.says('8 of 30 payees')).toBeVisible();
  await expect(payees.entity).toContainText(stud);
  await payees.find('Hay and straw');
  await payees.pay('Hay and straw').click();
  await expect(page).toHaveURL(/\/payments\/make\?toAccountId=[0-9A-F]{56}$/);
  await expectNothingMoved(sandbox);
});

test('a payee with matching details is added with a code from the phone and listed', async ({
  page,
  customer,
  payees,
  newPayee,
  sandbox,
}) => {
  const [code, phone] = [new ChallengeScreen(page, 'code'), new Phone(page)];
  await customer.begin('payments/payees');
  await payees.add.click();
  await expect(newPayee.form).toBeVisible();

  // Nothing is sent until the form is complete.
  await newPayee.submit.click();
  await expect(newPayee.errors).toBeFocused();
  const [mistakes, firstField] = await Promise.all([newPayee.errors.boundingBox(), newPayee.name.boundingBox()]);
  expect(mistakes?.y, 'mistakes stand above the form').toBeLessThan(firstField?.y ?? 0);
  expect(await callsOf(sandbox, 'verifyPayeeName')).toEqual([]);

  await newPayee.fill(feed);
  await newPayee.submit.click();
  await expect(newPayee.stage('All details matched')).toBeFocused();
  expect(await callsOf(sandbox, 'createPayeeGroup')).toEqual([]);
  await newPayee.goOn.click();
  await expect(code.box(1)).toBeFocused();
  const [message] = await phone.messages();
  expect(message?.text).toContain(feed.name);
  await code.answer(await phone.code());

  await expect(newPayee.stage('Payee created')).toBeFocused();
  await expect(newPayee.fact('Reference number')).toHaveText(/\S/);
  expect(await adding(sandbox)).toEqual([
    ['createPayeeGroup', 201],
    ['createPayee', 201],
    ['verifyPayee', 200],
    ['confirmPayee', 417],
    ['confirmPayee', 200],
  ]);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Manage payees' }).click();
  await expect(payees.says('9 payees')).toBeVisible();
  await expect(await payees.find('Hay and straw')).toContainText(feed.name);
  await expectNothingMoved(sandbox);
});

test('a close match offers the name on record, which is then checked again', async ({
  page,
  customer,
  newPayee,
  sandbox,
}) => {
  await customer.begin('payments/payees/new', { bank: 'otp:204816' });
  await newPayee.fill({
    name: "Kate O'Halloran",
    sortCode: '305926',
    bank: 'Harbourgate Bank',
    accountNumber: '30746182',
  });
  await newPayee.submit.click();
  await expect(newPayee.stage("Details don't match")).toBeFocused();
  const onRecord = textOf((await lastReport(sandbox)).payeeAccountName ?? '');
  await expect(newPayee.fact('Name you entered')).toHaveText("Kate O'Halloran");
  await expect(newPayee.fact('Name on the account')).toHaveText(onRecord);
  await newPayee.update.click();
  await expect(newPayee.stage('All details matched')).toBeFocused();
  await expect(newPayee.fact('Name you entered')).toHaveText("Kate O'Halloran");
  await expect(newPayee.fact('Name on the account')).toHaveText(onRecord);
  await newPayee.goOn.click();
  await new ChallengeScreen(page, 'code').answer('204816');
  await expect(newPayee.stage('Payee created')).toBeFocused();
  expect((await callsOf(sandbox, 'verifyPayeeName')).length).toBe(2);
  await expectNothingMoved(sandbox);
});

test('continuing despite a different name warns once and is reported to the bank', async ({
  page,
  customer,
  newPayee,
  sandbox,
}) => {
  await customer.begin('payments/payees/new', { bank: 'otp:204816' });
  await newPayee.fill({ ...feed, name: 'Riverside Plumbing' });
  await newPayee.submit.click();
  await expect(newPayee.stage('Account name does not match')).toBeFocused();
  await newPayee.proceedAnyway.click();
  await expect(newPayee.warning).toContainText('We recommend you do not continue');
  await newPayee.warning.getByRole('button', { name: 'Go back' }).click();
  expect(await callsOf(sandbox, 'createPayeeGroup')).toEqual([]);
  await newPayee.proceedAnyway.click();
  await newPayee.atRisk.click();
  const code = new ChallengeScreen(page, 'code');
  await code.cancel.click();
  await expect(newPayee.stage('Check complete. Continue at risk.')).toBeVisible();
  await newPayee.goOn.click();
  await code.answer('204816');
  await expect(newPayee.stage('Payee created')).toBeFocused();
  await expect(newPayee.fact('Details')).toHaveText('Check complete. Continue at risk.');
  const [created] = await callsOf(sandbox, 'createPayee');
  const body = created?.request.body;
  expect(JSON.parse(body !== null && body !== undefined && 'text' in body ? body.text : '{}')).toMatchObject({
    copApiResponse: { matched: 'N', selectionStatus: 'N', reasonCode: 'ANNM' },
    ukDomesticPayee: { accountName: 'Riverside Plumbing' },
  });
  await expectNothingMoved(sandbox);
});

/** The screen of each Confirmation of Payee result. */
const screens: Readonly<Record<string, string>> = {
  Y: 'All details matched',
  ANNM: 'Account name does not match',
  MBAM: "Details don't match",
  BANM: "Details don't match",
  PANM: "Details don't match",
  BAMM: "Details don't match",
  PAMM: "Details don't match",
  AC01: 'No account found',
  IVCR: 'No reference found',
  CASS: 'Account has been switched',
  ACNS: 'Unable to check account',
  OPTO: 'Unable to check account',
  SCNS: 'Unable to check account',
  timeout: 'Unable to check account',
};

test('each Confirmation of Payee result has its screen, and edited details are checked again', {
  tag: '@wide',
}, async ({ page, customer, newPayee, sandbox, expectComplaint }) => {
  expectComplaint(refused);
  await customer.begin('payments/payees/new');
  await newPayee.fill(feed);
  let checks = 0;
  for (const [result, heading] of Object.entries(screens)) {
    await controlOf(page).setSwitches({ cop: result });
    await newPayee.name.fill(`${feed.name} ${result}`);
    await newPayee.submit.click();
    checks += 1;
    await expect(newPayee.stage(heading)).toBeFocused();
    // Differing details can be replaced by those on record, which then match.
    if (await newPayee.update.isVisible()) {
      checks += 1;
      await controlOf(page).setSwitches({ cop: 'Y' });
      await newPayee.update.click();
      await expect(newPayee.stage('All details matched')).toBeFocused();
    }
    await newPayee.editDetails.click();
  }
  expect((await callsOf(sandbox, 'verifyPayeeName')).length).toBe(checks);
  await expectNothingMoved(sandbox);
});

test('a payee is renamed with a code and deleted after confirmation', async ({
  page,
  customer,
  payees,
  newPayee,
  sandbox,
}) => {
  await customer.begin('payments/payees', { bank: 'otp:204816' });
  await payees.find('Nursery');
  await payees.edit('Nursery').click();
  await expect(newPayee.nickname).toHaveValue('Nursery');
  await newPayee.nickname.fill('Playschool');
  await newPayee.submit.click();
  await new ChallengeScreen(page, 'code').answer('204816');
  await expect(newPayee.stage('Payee changed')).toBeFocused();
  expect(await callsOf(sandbox, 'verifyPayeeName')).toEqual([]);
  expect((await callsOf(sandbox, 'amendPayee')).map(({ status }) => status)).toEqual([417, 200]);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Manage payees' }).click();
  await payees.search.fill('Nursery');
  await expect(payees.row('Nursery')).toHaveCount(0);
  await payees.find('Playschool');

  await payees.delete('Playschool').click();
  await expect(payees.deletion).toContainText('Playschool');
  await payees.deletion.getByRole('button', { name: 'Cancel' }).click();
  await expect(payees.delete('Playschool')).toBeFocused();
  expect(await callsOf(sandbox, 'deletePayee')).toEqual([]);
  await payees.delete('Playschool').click();
  await payees.deletion.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(payees.says('Playschool has been deleted')).toBeVisible();
  await page.reload();
  await expect(payees.says('0 of 7 payees').or(payees.says('No payees found'))).toBeVisible();
  await expectNothingMoved(sandbox);
});

test('a payee that is gone already when the deletion arrives counts as deleted', async ({
  page,
  context,
  customer,
  payees,
  sandbox,
  expectComplaint,
}) => {
  await expectComplaint(/status of 404 .*payeeGroup/);
  await customer.begin('payments/payees');
  const elsewhere = await context.newPage();
  await elsewhere.goto(page.url());
  const other = new PayeesScreen(elsewhere);
  for (const screen of [payees, other]) await screen.delete('Nursery').click();
  for (const screen of [other, payees]) {
    await screen.deletion.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(screen.says('Nursery has been deleted')).toBeVisible();
  }
  expect((await callsOf(sandbox, 'deletePayee')).map(({ status }) => status)).toEqual([200, 404]);
  await expectNothingMoved(sandbox);
});

test('a payee whose name changes is checked again, with or without a nickname', async ({
  customer,
  payees,
  newPayee,
  sandbox,
}) => {
  await customer.begin('payments/payees', { bank: 'cop:ANNM' });
  await payees.find('Nursery');
  await payees.edit('Nursery').click();
  await newPayee.nickname.fill('Playschool');
  await newPayee.name.fill('Somebody Else');
  await newPayee.submit.click();
  await expect(newPayee.stage('Account name does not match')).toBeFocused();
  expect(await callsOf(sandbox, 'verifyPayeeName')).toHaveLength(1);
  expect(await callsOf(sandbox, 'amendPayee')).toEqual([]);
});

test('the customer’s own account is refused as a payee without a check', async ({
  page,
  customer,
  payees,
  newPayee,
  accounts,
  account,
  sandbox,
}) => {
  await customer.begin('accounts');
  await accounts.titles.nth(1).click();
  await expect(account.back).toBeVisible();
  await expect(page.locator('main')).toContainText(/60-93-03\D*\d{8}/);
  const [, accountNumber = ''] = /60-93-03\D*(\d{8})/.exec((await page.locator('main').textContent()) ?? '') ?? [];
  await customer.begin('payments/payees');
  await payees.add.click();
  await newPayee.fill({ name: 'My Savings', sortCode: '609303', bank: 'Paddock', accountNumber });
  await newPayee.submit.click();
  await expect(newPayee.errors).toContainText('This is one of your own accounts.');
  await expect(newPayee.accountNumber).toHaveAccessibleDescription(/please make a transfer instead/);
  await expect(newPayee.name).toHaveValue('My Savings');
  expect(await callsOf(sandbox, 'verifyPayeeName')).toEqual([]);
});

test('a payee that needs authorisation is listed as pending and cannot be paid', async ({
  page,
  customer,
  payees,
  newPayee,
  sandbox,
}) => {
  await customer.begin('payments/payees/new', { persona: 'maker', bank: 'otp:204816' });
  await newPayee.fill({
    name: 'Quillon Press',
    type: 'Business',
    sortCode: '231486',
    bank: 'Northlight Bank',
    accountNumber: '34097518',
  });
  await newPayee.submit.click();
  await expect(newPayee.stage('All details matched')).toBeFocused();
  await newPayee.goOn.click();
  await new ChallengeScreen(page, 'code').answer('204816');
  await expect(newPayee.stage('Payee initiated')).toBeFocused();
  await expect(page.getByText('This will be completed once authorised by another account holder')).toBeVisible();
  expect((await callsOf(sandbox, 'confirmPayee')).map(({ status }) => status)).toEqual([417, 202]);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Manage payees' }).click();
  await expect(await payees.find('Quillon Press')).toContainText('Awaiting authorisation');
  await expect(payees.pay('Quillon Press')).toHaveCount(0);
  await expectNothingMoved(sandbox);
});

test('a failed payees list shows its code and loads on retry', async ({ customer, payees, sandbox }) => {
  await customer.begin('payments/payees', { bank: 'fault:listPayeeGroups@500#1' });
  await expect(payees.error).toContainText('Error Code:');
  await expect(payees.rows).toHaveCount(0);
  await payees.tryAgain.click();
  await expect(payees.says('8 payees')).toBeVisible();
  await expectNothingMoved(sandbox);
});

test('five hundred payees are searchable without rendering all of them', async ({ customer, payees, sandbox }) => {
  await customer.begin('payments/payees', { persona: 'many-accounts' });
  await expect(payees.says('500 payees')).toBeVisible();
  expect(await payees.rows.count()).toBeLessThanOrEqual(80);
  const { payeeGroups } = await sandbox.lastAnswer<Groups>('listPayeeGroups');
  const { accountNumber } = payeeGroups[499]?.listPayees[0]?.ukDomesticPayee ?? { accountNumber: '' };
  await payees.search.fill(accountNumber);
  await expect(payees.rows).toHaveCount(1);
  await expect(payees.rows).toContainText(accountNumber);
  await expectNothingMoved(sandbox);
});

type Groups = Wire<'PayeeGroupsAnswer'>;

/** Names as listed. */
function namesIn({ payeeGroups }: Groups): readonly string[] {
  return payeeGroups.flatMap(({ listPayees }) =>
    listPayees.map(({ nickName, ukDomesticPayee }) => textOf(nickName ?? ukDomesticPayee.accountName)),
  );
}

async function lastReport(sandbox: SandboxControl) {
  const { verificationReport } = await sandbox.lastAnswer<Wire<'PayeeNameCheckAnswer'>>('verifyPayeeName');
  return verificationReport;
}

/** The calls that add a payee, in order, each with its status. */
async function adding(sandbox: SandboxControl): Promise<readonly (readonly [string | null, number])[]> {
  const operations = ['createPayeeGroup', 'createPayee', 'verifyPayee', 'confirmPayee'];
  const heads = await controlOf(sandbox.page).journalHeads();
  return heads.flatMap((head) =>
    head.kind === 'request' && operations.includes(head.operationId ?? '') ? [[head.operationId, head.status]] : [],
  );
}

/** Payees move no money. */
async function expectNothingMoved(sandbox: SandboxControl): Promise<void> {
  for (const operation of ['createPayment', 'createInstruction']) expect(await callsOf(sandbox, operation)).toEqual([]);
}
