import type { Page } from '@playwright/test';
import { textOf, type Wire } from '#e2e/support/wire.ts';

interface SentMessage {
  readonly subject: string;
  readonly body: string;
}

/** The messages in the customer's outbox about international payments, newest first, as the bank lists them. */
export async function requestsInOutbox(page: Page): Promise<readonly SentMessage[]> {
  const answer = await page.evaluate(async () => {
    const opened = await fetch('/digx/v1/session/nonce', { method: 'POST' });
    const [nonce = ''] = JSON.parse(opened.headers.get('x-nonce') ?? '{"nonce":[]}').nonce as string[];
    const path = '/digx/v1/mailbox/mails?deleteStatus=false&msgFlag=F&locale=en';
    const listed = await fetch(path, { headers: { 'x-nonce': nonce } });
    return (await listed.json()) as unknown;
  });
  const { mails = [] } = answer as Wire<'MailsAnswer'>;
  return mails
    .map(({ subject, messageBody }) => ({ subject: textOf(subject ?? ''), body: textOf(messageBody ?? '') }))
    .filter(({ subject }) => subject.startsWith('International payment request'));
}
