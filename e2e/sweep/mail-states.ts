import { expect } from '@playwright/test';
import { MailScreen } from '#e2e/screens/mail/mail.screen.ts';
import { controlOf } from '#e2e/support/bank-control.ts';
import { privateCustomer, racingOwner, type State } from './state.ts';

const html =
  '<h3>Welcome</h3><p>Read <a href="https://paddock.example/">more</a>.</p><table><tr><th>Rate<td>4%</table>';

export const mailStates: readonly State[] = [
  { state: 'the inbox', path: 'secure-mail/f/inbox', sandbox: racingOwner },
  { state: 'an empty folder', path: 'secure-mail/f/outbox', sandbox: 'persona:read-only;signin:yes' },
  { state: 'the inbox loading', path: 'secure-mail/f/inbox', sandbox: `${privateCustomer};latency:600000` },
  { state: 'the inbox failed', path: 'secure-mail/f/inbox', sandbox: `${privateCustomer};fault:listMails@500` },
  {
    state: 'no message found',
    path: 'secure-mail/f/inbox',
    sandbox: privateCustomer,
    act: ({ page }) => new MailScreen(page).search.fill('nothing like this'),
  },
  {
    state: 'a message with a reply begun',
    path: 'secure-mail/f/inbox/{mail:2}',
    sandbox: privateCustomer,
    press: 'Reply',
  },
  {
    state: 'a message in HTML',
    path: 'secure-mail/f/inbox',
    sandbox: privateCustomer,
    async act({ page }) {
      await controlOf(page).sendMail({ subject: 'In colour', body: html });
      await page.reload();
      await new MailScreen(page).row(/In colour/).click();
      await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
    },
  },
  { state: 'no such message', path: 'secure-mail/f/inbox/nobodys', sandbox: privateCustomer },
  { state: 'bulletins', path: 'secure-mail/f/bulletins', sandbox: racingOwner },
  { state: 'a message sent without a text', path: 'secure-mail/new', sandbox: racingOwner, press: 'Send' },
  {
    state: 'a message that may have been sent',
    path: 'secure-mail/new',
    sandbox: `${privateCustomer};fault:sendMail@offline`,
    async act({ page }) {
      const mail = new MailScreen(page);
      await mail.body.fill('Where is it?');
      await mail.send.click();
      await expect(page.getByRole('button', { name: 'Check now' })).toBeVisible();
    },
  },
  {
    state: 'a message that may have been sent, its form left',
    path: 'secure-mail/new',
    sandbox: `${privateCustomer};fault:sendMail@offline`,
    async act({ page }) {
      const mail = new MailScreen(page);
      await mail.body.fill('Where is it?');
      await mail.send.click();
      await page.getByRole('link', { name: 'sent messages' }).click();
      await expect(page.getByText(/^A message was being sent at/)).toBeVisible();
    },
  },
  {
    state: 'a message sent',
    path: 'secure-mail/enquiry',
    fragment: 'deposit',
    sandbox: privateCustomer,
    async act({ page }) {
      const mail = new MailScreen(page);
      await mail.body.fill('What do you pay?');
      await mail.send.click();
      await expect(mail.sent).toBeVisible();
    },
  },
  { state: 'services for racing customers', path: 'services', sandbox: racingOwner },
  { state: 'a service', path: 'services/expatriate', sandbox: privateCustomer },
  { state: 'the tracking portfolios', path: 'services/investmentwealth/mtportfolios', sandbox: privateCustomer },
];
