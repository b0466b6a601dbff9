import { expect, it } from 'vitest';
import { everything } from '#sandbox/personas/described/things/everything.fixture.ts';
import { createSessionByHand } from '#sandbox/walk/session-by-hand.ts';
import { signInDescribed } from '#tests/customers/described-customer.ts';

const lists: readonly string[] = [
  '/v1/mailbox/mails?deleteStatus=false&msgFlag=T',
  '/v1/mailbox/mails?deleteStatus=false&msgFlag=F',
  '/cz/v1/payments/payeeGroup?expand=ALL',
  '/cz/v1/payments/instructions?code=SI&type=REC',
  '/cz/v1/payments/instructions?code=FD&type=NONREC',
  '/cz/v1/payments/instructions?code=DD&type=REC',
  ...['ACCOUNT_FINANCIAL', 'PAYEE_BILLER', 'BULK_FILE', 'ACCOUNT_NON_FINANCIAL'].map(
    (discriminator) => `/v1/transactions?discriminator=${discriminator}&view=approval&status=PENDING_APPROVAL`,
  ),
  '/v1/financialLimitUtilization?entityType=USER&limitType=PER%23DAILY',
  '/v1/financialLimitUtilization?entityType=PARTY&limitType=PER%23DAILY',
  '/cz/v1/transactions/count?countFor=approval',
  '/v1/accounts?expand=all',
];

it('answers the lists of everybody who acts for a customer with everything, by the contract', async () => {
  const { sandbox, customer } = await signInDescribed({ ...everything, id: 'all' });
  for (const userId of customer.userIds) {
    const opened = await sandbox.control.openSession(userId);
    if (opened.outcome === 'refused') throw new Error(opened.reason);
    const hand = createSessionByHand((request) => sandbox.fetch(request));
    hand.use(opened.sessionId);
    await hand.call('POST', '/v1/session/nonce');
    for (const path of lists) {
      const { status } = await hand.call('GET', path);
      expect([userId, path, status]).toEqual([userId, path, status === 403 ? 403 : 200]);
    }
  }
  const requests = (await sandbox.control.journal()).filter((entry) => entry.kind === 'request');
  expect(requests.filter(({ contract }) => contract !== 'kept').map(({ breaches }) => breaches)).toEqual([]);
});

it('names payees and orders in links by their aliases', async () => {
  const { sandbox, sessionId } = await signInDescribed({
    id: 'all',
    payees: { named: [{ alias: 'stud', name: 'Stud', sortCode: '601122', accountNumber: '12345678' }] },
    standingOrders: [{ alias: 'rent', to: 1 }],
  });
  const things = await sandbox.control.accounts({ sessionId });
  if (things.outcome === 'refused') throw new Error(things.reason);
  expect(things.payees.map(({ alias }) => alias)).toContain('stud');
  expect(things.instructions.map(({ alias }) => alias)).toContain('rent');
});
