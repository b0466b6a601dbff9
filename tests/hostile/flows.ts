import { accountNamesApi } from '#src/api/accounts/account-names.ts';
import { authorisationsApi } from '#src/api/approvals/authorisations.ts';
import { decide } from '#src/api/approvals/decide.ts';
import { createBookOrder } from '#src/api/cheques/book-order.ts';
import { checkPayeeName } from '#src/api/cop/cop-check.ts';
import { credentialsApi } from '#src/api/credentials/credentials.ts';
import { passwordReset } from '#src/api/credentials/reset-link.ts';
import { createCancellation, createEdit } from '#src/api/instructions/instruction-orders.ts';
import { instructionsApi } from '#src/api/instructions/instructions.ts';
import { createRequestRun } from '#src/api/international/request-run.ts';
import { createMailOrder } from '#src/api/mail/mail-order.ts';
import { mailboxApi } from '#src/api/mail/mailbox.ts';
import { addPayee, type PayeeDraft } from '#src/api/payees/add-payee.ts';
import { changePayee } from '#src/api/payees/change-payee.ts';
import { payeesApi } from '#src/api/payees/payees.ts';
import type { Schedule } from '#src/api/payments/payment-order.ts';
import { createPaymentRun } from '#src/api/payments/payment-run.ts';
import { profileApi } from '#src/api/profile/profile.ts';
import { signInAsked, signOutAsked } from '#src/api/session/session-actions.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import { money } from '#src/kernel/money.ts';
import type { Store } from '#tests/customers/paying-customer.ts';
import { type Flow, one } from './customer.ts';
import { bulkFlows } from './flows-bulk.ts';
import { settingsFlows } from './flows-settings.ts';

const party = false as const;
const { signal } = new AbortController();
const shown = { subscribe: false } as const;
const payable = { party, confirms: 'pay somebody', amount: money(10_00, 'GBP'), reference: 'Hay' } as const;
const nextWeek: Schedule = { kind: 'later', on: calendarDay('2026-03-09') };
const details = {
  accountNumber: '20418836',
  sortCode: '601122',
  accountName: 'Ashdown Feed & Forage',
  accountType: 'Business',
  reference: 'Account 4417',
} as const;

export const flows: Readonly<Record<string, Flow>> = {
  'a payment': payment({ kind: 'now' }),
  'a payment whose answer is lost': payment({ kind: 'now' }, 'confirmPayment'),
  'a payment next week': payment(nextWeek),
  'a payment next week whose answer is lost': payment(nextWeek, 'confirmInstruction'),
  'a transfer': transfer({ kind: 'now' }),
  'a transfer whose answer is lost': transfer({ kind: 'now' }, 'confirmTransfer'),
  'a transfer next week': transfer(nextWeek),
  'a transfer next week whose answer is lost': transfer(nextWeek, 'confirmTransferInstruction'),
  'a new payee': {
    ready: async () => async (store) => {
      const draft = await checkedDraft(store, details.reference);
      return draft === undefined ? undefined : store.dispatch(addPayee(draft, signal));
    },
  },
  'a changed payee': {
    ready: async ({ plain }) => {
      const draft = one(await checkedDraft(plain, details.reference));
      await plain.dispatch(addPayee(draft, signal));
      const { data } = await plain.dispatch(payeesApi.endpoints.listPayees.initiate({ party }, { forceRefetch: true }));
      const payee = one(data?.payees.find(({ title }) => title === details.accountName));
      const other = one(await checkedDraft(plain, 'Account 9'));
      return async (store) => [
        await store.dispatch(changePayee(payee, other, signal)),
        await store.dispatch(payeesApi.endpoints.deletePayee.initiate({ party, payee })),
      ];
    },
  },
  'a cancelled standing order': {
    ready: async ({ plain }) => {
      const order = await standingOrder(plain);
      return async (store) => confirmed(store.dispatch(createCancellation(order)));
    },
  },
  'an edited standing order': {
    ready: async ({ plain }) => {
      const of = await standingOrder(plain);
      const wanted = { amount: money(77_00, 'GBP'), reference: 'Hay April', confirms: 'pay somebody' };
      return async (store) => confirmed(store.dispatch(createEdit({ of, ...wanted })));
    },
  },
  'decisions of an approver': {
    persona: 'approver',
    ready: async ({ plain }) => {
      const { listWaitingApprovals, listDecidedApprovals } = authorisationsApi.endpoints;
      const asked = { party, discriminator: 'ACCOUNT_FINANCIAL' } as const;
      const { data } = await plain.dispatch(listWaitingApprovals.initiate(asked));
      const [first, second] = [one(data?.items[0]), one(data?.items[1])];
      return async (store) => [
        await store.dispatch(listWaitingApprovals.initiate(asked, shown)),
        await store.dispatch(decide('decline', { party, item: first, confirms: 'decline it' })),
        await store.dispatch(decide('approve', { party, item: second, confirms: 'authorise it' })),
        await store.dispatch(listDecidedApprovals.initiate({ party }, shown)),
      ];
    },
  },
  books: {
    ready: async ({ account }) => {
      const from = await account(({ kind }) => kind === 'CA');
      return async (store) => [
        await store.dispatch(createBookOrder({ party, kind: 'cheque', account: from })).confirm(),
        await store.dispatch(createBookOrder({ party, kind: 'pay-in', account: from })).confirm(),
      ];
    },
  },
  'account names': {
    ready: async (customer) => {
      const account = await customer.account(({ kind }) => kind === 'CA');
      return async (store) =>
        store.dispatch(accountNamesApi.endpoints.renameAccount.initiate({ party, account, name: 'Rainy days 2' }));
    },
  },
  'a message and an answer': {
    ready: async ({ plain, ownParty }) => {
      const sender = await ownParty();
      const { data } = await plain.dispatch(mailboxApi.endpoints.listMails.initiate({ party, box: 'inbox' }));
      const mail = { party: sender, subjectId: '3', subject: 'Other', body: 'About the hay.' } as const;
      return async (store) => [
        await confirmed(store.dispatch(createMailOrder(mail))),
        await confirmed(store.dispatch(createMailOrder({ ...mail, body: 'It has come.', replyingTo: one(data?.[0]) }))),
      ];
    },
  },
  'an international request': {
    persona: 'racing-owner',
    ready: async ({ account }) => {
      const { customerId } = await account(({ isInternational }) => isInternational);
      return async (store) => {
        const run = store.dispatch(createRequestRun({ party: customerId, body: 'Country: Ireland (IE)' }));
        return run.send();
      };
    },
  },
  'a new password': {
    wantsNewCode: true,
    ready: async () => async (store) =>
      store.dispatch(
        credentialsApi.endpoints.changePassword.initiate({ party, current: 'Paddock_7Gate', next: 'Furlong_9Post' }),
      ),
  },
  'a new PIN': {
    ready: async () => async (store) =>
      store.dispatch(credentialsApi.endpoints.changeTransactionPin.initiate({ party, current: '2580', next: '1369' })),
  },
  'a reset password': {
    isVisitor: true,
    ready: async () => async (store) =>
      store.dispatch(passwordReset({ token: 'valid-token', password: 'Furlong_9Post' })),
  },
  'first steps': {
    persona: 'terms-due',
    ready: async () => async (store) => [
      await store.dispatch(profileApi.endpoints.completeLoginStep.initiate({ party, stepId: 'terms-and-conditions' })),
      await store.dispatch(profileApi.endpoints.getLoginFlow.initiate({ party }, shown)),
    ],
  },
  'a login and a log-out': {
    isVisitor: true,
    ready: async () => async (store) => {
      const result = await store.dispatch(signInAsked({ userId: 'private-customer', password: 'Paddock_7Gate' }));
      await store.dispatch(signOutAsked());
      return result;
    },
  },
  ...settingsFlows,
  ...bulkFlows,
};

function payment(schedule: Schedule, lost?: string): Flow {
  return {
    ready: async ({ plain, sandbox, account }) => {
      const from = await account(({ kind }) => kind === 'CA');
      const { data } = await plain.dispatch(payeesApi.endpoints.listPayees.initiate({ party }));
      const to = one(data?.payees.find(({ isActive }) => isActive));
      if (lost !== undefined) await sandbox.control.addFault({ operationId: lost, kind: 'lost-answer' });
      return async (store) =>
        confirmed(store.dispatch(createPaymentRun({ ...payable, from, to, isNewPayee: true, schedule })));
    },
  };
}

function transfer(schedule: Schedule, lost?: string): Flow {
  return {
    ready: async ({ sandbox, account }) => {
      const from = await account(({ kind }) => kind === 'CA');
      const toAccount = await account(({ kind }) => kind === 'IA');
      if (lost !== undefined) await sandbox.control.addFault({ operationId: lost, kind: 'lost-answer' });
      return async (store) => confirmed(store.dispatch(createPaymentRun({ ...payable, from, toAccount, schedule })));
    },
  };
}

/** Confirms what the bank has verified, as the page does. */
async function confirmed(order: {
  readonly verify: () => Promise<object>;
  readonly confirm: () => Promise<unknown>;
}): Promise<unknown> {
  const verified = await order.verify();
  if ('error' in verified) return [verified];
  return [verified, await order.confirm()];
}

async function checkedDraft(store: Store, reference: string): Promise<PayeeDraft | undefined> {
  const answer = await store.dispatch(checkPayeeName({ party, ...details, reference }, signal));
  if ('error' in answer) return undefined;
  const { accountName: name, ...rest } = details;
  return { party, ...rest, reference, name, bankName: 'Tannery Bank', report: answer.data };
}

async function standingOrder(store: Store) {
  const { data } = await store.dispatch(instructionsApi.endpoints.listInstructions.initiate({ party, code: 'SI' }));
  return one(data?.instructions.find(({ statusCode }) => statusCode === 'A'));
}
