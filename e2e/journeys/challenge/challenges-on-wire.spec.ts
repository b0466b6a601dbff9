import { password, rightPin, test } from '#e2e/screens/challenge/challenged.ts';
import { sites } from '#e2e/support/sites.ts';
import { expect } from '#e2e/test.ts';

// On the production build, where the bank's answers can be altered in transit.

for (const { where, place, name } of [
  { where: 'in a header under another name', place: 'header', name: 'referenceNumber' },
  { where: 'in the body', place: 'body', name: 'referenceNo' },
  { where: 'in the body under another name', place: 'body', name: 'referenceNumber' },
] as const) {
  test(
    `a challenge sent ${where} is understood, and so is the refusal to resend its code`,
    { tag: '@wide' },
    async ({ page, context, signIn, accounts, form, code, pin }, { testId }) => {
      const headers = { 'X-Sandbox': testId };
      await context.setExtraHTTPHeaders(headers);
      await context.request.post(`${sites.bank.url}__sandbox/reset`, { headers, data: { sandbox: '' } });
      await page.route(/\/me\/credentials/, async (route) => {
        const response = await route.fetch();
        const { 'x-challenge': header, ...others } = response.headers();
        if (header === undefined) return route.fulfill({ response });
        const { referenceNo, ...rest } = JSON.parse(header);
        // One more than the bank will send; its refusal ends the challenge.
        const challenge = { ...rest, resendsLeft: 9, [name]: referenceNo };
        if (place === 'header') {
          return route.fulfill({ response, headers: { ...others, 'x-challenge': JSON.stringify(challenge) } });
        }
        const { status } = await response.json();
        return route.fulfill({ status: 417, headers: others, json: { status: { ...status, ...challenge } } });
      });
      await page.route(/\/resend/, async (route) => {
        const response = await route.fetch();
        const { 'x-challenge': _, ...others } = response.headers();
        return route.fulfill({ response, headers: others });
      });
      await signIn.open(sites.production.url);
      await signIn.as('private-customer');
      await expect(accounts.heading).toBeVisible();
      await page.goto(`${sites.production.url}settings/manage-credentials/password`);
      await form.change(password);
      for (const left of [9, 8, 7, 6]) {
        await expect(code.dialog).toContainText(`${left} more codes can be sent.`);
        await code.resend.click();
      }
      await expect(code.refusal).toContainText(
        'You have asked for too many authorisation codes. Please try again later.',
      );

      const phone = await context.request.get(`${sites.bank.url}__sandbox/phone?persona=private-customer`, { headers });
      const { messages } = await phone.json();
      expect(messages).toHaveLength(4);
      await code.answer(messages[0].code);
      await pin.answer(rightPin);
      await expect(form.saved).toBeVisible();
    },
  );
}

test('a challenge with a refusal code shows the refusal above the form instead', async ({
  page,
  context,
  signIn,
  accounts,
  form,
  code,
}, { testId }) => {
  const headers = { 'X-Sandbox': testId };
  await context.setExtraHTTPHeaders(headers);
  await context.request.post(`${sites.bank.url}__sandbox/reset`, { headers, data: { sandbox: '' } });
  let refusal = '';
  await page.route(/\/me\/credentials/, async (route) => {
    const response = await route.fetch();
    const { status } = await response.json();
    const message = { ...status.message, code: refusal, type: 'ERROR' };
    return route.fulfill({ response, json: { status: { ...status, message } } });
  });
  await signIn.open(sites.production.url);
  await signIn.as('private-customer');
  await expect(accounts.heading).toBeVisible();
  await page.goto(`${sites.production.url}settings/manage-credentials/password`);
  await form.fill(password);
  for (const [sent, says] of [
    ['DIGX_TFA_0004', 'The details you entered are not valid'],
    ['DIGX_CZ_TFA_0001', 'The transaction PIN you entered is not correct'],
    ['DIGX_AUTH_0007', 'Your transaction PIN is temporarily locked'],
  ] as const) {
    refusal = sent;
    await form.submit.click();
    await expect(form.errors).toContainText(says);
    await expect(code.dialog).toHaveCount(0);
    await form.expectTyped(password);
  }
});
