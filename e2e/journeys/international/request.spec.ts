import { requestsInOutbox } from '#e2e/screens/international/outbox.ts';
import { RequestScreen } from '#e2e/screens/international/request.screen.ts';
import { balancesListed } from '#e2e/screens/sandbox/listed-balances.ts';
import { expectAccessible } from '#e2e/support/axe.ts';
import { tabTo } from '#e2e/support/keyboard.ts';
import { expectNoSidewaysScroll } from '#e2e/support/layout.ts';
import { expect, test } from '#e2e/test.ts';

test.use({ persona: 'racing-owner', clock: '2026-03-03T09:30' });

test('a customer requests payments to Ireland and the United States; the outbox holds them and no money moves', async ({
  page,
  customer,
  accounts,
  sandbox,
}) => {
  const request = new RequestScreen(page);
  await customer.begin('accounts');
  const before = await balancesListed(accounts, sandbox);

  await test.step('The form begins with the account alone', async () => {
    await customer.goOn('payments');
    await page.getByRole('link', { name: /^International payment/ }).click();
    await expect(request.heading('Request international payment')).toBeFocused();
    await expect(request.form.getByRole('textbox')).toHaveCount(0);
  });

  await test.step('Every country can be chosen, and the most used come first', async () => {
    await request.chooseFrom(await sandbox.nameOf('partnership-euro'));
    await request.country.focus();
    await expect(request.country).toHaveAttribute('aria-expanded', 'false');
    await request.country.click();
    await expect(request.country).toHaveAttribute('aria-expanded', 'true');
    await expect(request.options.filter({ hasNotText: /xyz/ })).toHaveCount(237);
    expect((await request.options.allTextContents()).slice(0, 6)).toEqual([
      'IrelandÉire',
      'France',
      'United States',
      'Australia',
      'SpainEspaña',
      expect.stringMatching(/^Afghanistan/),
    ]);
    await expect(page.getByRole('group', { name: 'Most used' }).getByRole('option')).toHaveCount(5);
  });

  await test.step('Ireland needs an IBAN, and euros have payment options instead of charges', async () => {
    await request.chooseCountry('eire', 'Ireland');
    await expect(request.field('Account number')).toHaveCount(0);
    await request.chooseCurrency('EUR');
    await expect(request.choices('Payment option')).toHaveText([
      'Next Working Day (standard), £10.00',
      'Urgent, £30.00',
    ]);
    await expect(request.form.getByRole('group', { name: 'Payment charges' })).toHaveCount(0);
  });

  await test.step('The IBAN and BIC are written as banks write them', async () => {
    await request.fill({
      'Full name': 'Aoife Byrne & Sons',
      'Address (optional)': '1 The Curragh\nKildare',
      IBAN: 'ie29aibk93115212345678',
      'BIC/SWIFT': 'aibkie2d',
      Amount: '1250.5',
      'Reference (optional)': 'Yearling 12',
      'Comments (optional)': 'Before noon, please.',
    });
    await request.choice(/Urgent/).check({ force: true });
    await expect(request.field('IBAN')).toHaveValue('IE29 AIBK 9311 5212 3456 78');
    await expect(request.field('BIC/SWIFT')).toHaveValue('AIBKIE2D');
  });

  await test.step('The answers can be checked and edited, and nothing is lost', async () => {
    await request.goOn.click();
    await expect(request.heading('Check your answers')).toBeFocused();
    await expect(request.foot).toContainText(/Aoife Byrne & Sons.*€1,250\.50/);
    await expect(request.main).not.toContainText('XXX');
    await request.change('full name').click();
    await expect(request.field('Full name')).toBeFocused();
    await expect(request.field('Full name')).toHaveValue('Aoife Byrne & Sons');
  });

  await test.step('Two presses send the request once, and the outbox holds it word for word', async () => {
    await request.goOn.click();
    await request.send.dblclick();
    // A quick answer puts the second press on the next page, where it takes the focus from the heading.
    await expect(request.heading('Request sent')).toBeVisible();

    await expect(request.answers.getByRole('button', { name: 'Print' })).toBeVisible();
    await expect(request.answers).toContainText('€1,250.50');
    await expect(request.main.getByRole('link', { name: 'sent messages' })).toHaveAttribute(
      'href',
      '/secure-mail/f/outbox',
    );

    const [ireland, ...others] = await requestsInOutbox(page);
    expect(others).toEqual([]);
    expect(ireland?.subject).toBe(`International payment request ${await request.reference()}`);
    expect(ireland?.body.split('\n').slice(2)).toEqual([
      'Country: Ireland (IE)',
      'Full name: Aoife Byrne & Sons',
      'Address: 1 The Curragh',
      '    Kildare',
      'IBAN: IE29 AIBK 9311 5212 3456 78',
      'BIC/SWIFT: AIBKIE2DXXX',
      'Amount: EUR 1,250.50',
      'Date: 03/03/2026',
      'Payment option: urgent (Urgent, £30.00)',
      'Reference: Yearling 12',
      'Comments: Before noon, please.',
    ]);
    expect(ireland?.body).toContain(`From account: ${await sandbox.nameOf('partnership-euro')}, 60-93-03 `);
  });

  await test.step('The sent request is shown again after a reload, and is not sent again', async () => {
    const reference = await request.reference();
    await page.reload();
    await expect(request.heading('Request sent')).toBeVisible();
    await expect(request.answers).toContainText(`Request: ${reference}`);
    await expect(request.answers).toContainText('Full name: Aoife Byrne & Sons');
    await expect(request.main).not.toContainText('XXX');
    expect(await sandbox.callCount('sendMail')).toBe(1);
  });

  await test.step('Charges to the United States depend on the account, and no IBAN is needed', async () => {
    await request.another.click();
    await expect(request.heading('Request international payment')).toBeFocused();
    await request.chooseFrom(await sandbox.nameOf('current'));
    await request.chooseCountry('usa', 'United States');
    await request.chooseCurrency('USD');
    await expect(request.choices('Payment charges')).toHaveText([
      'Shared charges, £30.00',
      'All charges (paying foreign bank charges), £38.50',
    ]);
    await request.chooseFrom(await sandbox.nameOf('racing-plus'));
    await expect(request.choices('Payment charges')).toHaveText(['Racing Plus, £7.00']);
    await expect(request.field('IBAN')).toHaveCount(0);
  });

  await test.step('The second request is sent, with its routing number and charges', async () => {
    await request.fill({
      'Full name': 'Keeneland Association',
      Address: '4201 Versailles Road, Lexington',
      'Account number': '4471882',
      'ABA, BSB or routing number': '021000021',
      'BIC/SWIFT': 'CHASUS33',
      Amount: '125000',
    });
    await request.goOn.click();
    await request.send.click();
    await expect(request.heading('Request sent')).toBeFocused();
    const [america] = await requestsInOutbox(page);
    expect(america?.body).toContain('ABA, BSB or routing number: 021000021\n');
    expect(america?.body).toContain('Payment charges: all (Racing Plus, £7.00)');
  });

  await test.step('No money has moved', async () => {
    await request.backToAccounts.click();
    expect(await balancesListed(accounts, sandbox)).toEqual(before);
    expect(await sandbox.callCount('sendMail')).toBe(2);
  });
});

test('the request can be made by keyboard alone, on a phone as well, and every error says what to do', async ({
  page,
  customer,
}) => {
  const request = new RequestScreen(page);
  await customer.begin('payments/request-intenational');
  await tabTo(page, request.goOn);
  await page.keyboard.press('Enter');
  await expect(request.errors).toBeFocused();
  await expect(request.errors.getByRole('listitem')).toHaveText([
    'Which account do you want to pay from?',
    'Which account are you transfering from?',
  ]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(request.fromAccount).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await tabTo(page, request.country);
  await page.keyboard.type('zaf');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(request.country).toHaveValue('South Africa');
  await tabTo(page, request.goOn);
  await page.keyboard.press('Enter');
  await expect(request.errors.getByRole('listitem')).toHaveText([
    'Who are you sending the money to?',
    'Please give the full address of the payee.',
    'What is the account number?',
    'What is the ABA number?',
    'What is the BIC/SWIFT code?',
    'How much money are you paying?',
    'Which payment charges?',
  ]);
  await expectAccessible(page, request.errors);
  await expectNoSidewaysScroll(page, 360);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(request.field('Full name')).toBeFocused();
  for (const text of ['Summerhill Stud', '1 Mooi River', '4071 2233', '051001', 'sbzazajj']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await tabTo(page, request.field('Amount'));
  await page.keyboard.type('900');
  await tabTo(page, request.choice(/Shared charges/));
  await page.keyboard.press('Space');
  await tabTo(page, request.goOn);
  await page.keyboard.press('Enter');
  await expect(request.heading('Check your answers')).toBeFocused();
  await expectNoSidewaysScroll(page, 360);
  await tabTo(page, request.send);
  await page.keyboard.press('Enter');
  await expect(request.heading('Request sent')).toBeFocused();
  await expectAccessible(page, request.answers);
  const [sent] = await requestsInOutbox(page);
  expect(sent?.body).toContain('Payment charges: weatherbys (Shared charges, £30.00)');
});

test.describe('on a Saturday', () => {
  test.use({ clock: '2026-03-07T10:00' });
  test('form and review say the day on which the payment is made, and more than the account has is refused', async ({
    page,
    customer,
    sandbox,
  }) => {
    const request = new RequestScreen(page);
    await customer.begin('payments/request-intenational');
    await request.chooseFrom(await sandbox.nameOf('current'));
    await request.chooseCountry('eire', 'Ireland');
    const moved = page.getByText('Your payment will be processed on 09/03/2026');
    await expect(moved).toBeVisible();
    await request.fill({
      'Full name': 'Aoife Byrne',
      IBAN: 'DE89 3704 0044 0532 0130 00',
      'BIC/SWIFT': 'AIBKIE2D',
      Amount: '99999999',
    });
    await request.choices('Payment charges').first().click();
    await request.goOn.click();
    await expect(request.errors.getByRole('listitem')).toHaveText([
      'This IBAN begins with DE, so the account is not held in Ireland. Please check both.',
      /^This account does not have the required funds to make this payment\. £[\d,]+\.\d\d is available\.$/,
    ]);
    await request.fill({ IBAN: 'IE29 AIBK 9311 5212 3456 78', Amount: '10' });
    await request.goOn.click();
    await expect(request.heading('Check your answers')).toBeFocused();
    await expect(moved).toBeVisible();
    expect(await sandbox.callCount('sendMail')).toBe(0);
  });
});

test('a request is proposed a currency, says what each side pays, and is checked on a phone without scrolling', async ({
  page,
  customer,
  sandbox,
}) => {
  // 780 pixels, less the sandbox's bar.
  const phone = { width: 360, height: 736 };
  const request = new RequestScreen(page);
  await customer.begin('payments/request-international/{account:current}');
  const steps = page.getByRole('list', { name: 'Steps of this request' });
  await expect(steps.locator('[aria-current=step]')).toContainText('Account');
  await request.chooseCountry('France');
  await expect(steps.locator('[aria-current=step]')).toContainText('Details');

  await test.step('The summary follows the form', async () => {
    await request.fill({ 'Full name': 'Haras du Quesnay', Amount: '1250' });
    await request.field('Amount').blur();
    await expect(request.summary).toContainText(/£1,250\.00.*Leaves £[\d,.]+ available in .*Haras du Quesnay.*France/);
  });

  await test.step('Choices name the cost of both sides, and say when none is made', async () => {
    await request.goOn.click();
    await expect(request.errors).toBeFocused();
    const charges = request.form.getByRole('group', { name: 'Payment charges' });
    await expect(charges).toHaveAccessibleDescription('Which payment charges?');
    const [shared, all] = [request.choice(/^Shared charges/), request.choice(/^All charges/)];
    await expect(shared).toHaveAccessibleDescription(/You pay £30\.00\..*The payee pays the charges of banks abroad\./);
    await expect(all).toHaveAccessibleDescription(/You pay £38\.50, .*The payee pays nothing\./);
    await shared.check();
    await expect(request.summary).toContainText(/Our charge\s*£30\.00/);
  });

  await test.step('The currency of the country is a press away', async () => {
    await page.getByRole('button', { name: 'Use EUR, the currency of France' }).click();
    await expect(page.getByRole('button', { name: 'Use EUR, the currency of France' })).toHaveCount(0);
    await expect(request.choices('Payment option')).toHaveCount(2);
    await request.chooseCurrency('GBP');
  });

  await test.step('An IBAN of another country is refused; more than there is for later is said at once', async () => {
    await request.fill({ IBAN: 'DE89 3704 0044 0532 0130 00', 'BIC/SWIFT': 'BNPAFRPP', Amount: '99999999' });
    await request.form.getByLabel('Date', { exact: true }).fill('16/03/2026');
    await request.form.getByLabel('Date', { exact: true }).press('Tab');
    await expect(request.form).toContainText(/This is more than the £[\d,]+\.\d\d available in .* on 16\/03\/2026\./);
    await request.goOn.click();
    await expect(request.errors.getByRole('listitem')).toHaveText([
      'This IBAN begins with DE, so the account is not held in France. Please check both.',
    ]);
    await request.fill({ IBAN: 'FR14 2004 1010 0505 0001 3M02 606' });
  });

  await test.step('On a phone amount, payee and the one button are in the first screen of the review', async () => {
    await page.setViewportSize(phone);
    await request.goOn.click();
    await expect(request.heading('Check your answers')).toBeFocused();
    await expect(request.answers).toContainText(/This is more than the £[\d,]+\.\d\d available in /);
    for (const element of [request.foot.getByText('£99,999,999.00'), request.foot.getByText(/Quesnay/), request.send]) {
      const box = await element.boundingBox();
      expect((box?.y ?? phone.height) + (box?.height ?? 0)).toBeLessThanOrEqual(phone.height);
    }
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expectAccessible(page, request.answers);
    await expectNoSidewaysScroll(page, 360);
    await request.change('payment charges').click();
    await expect(request.choice(/^Shared charges/)).toBeFocused();
    expect(await sandbox.callCount('sendMail')).toBe(0);
  });
});
