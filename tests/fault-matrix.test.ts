import { afterEach, expect, it, vi } from 'vitest';
import type { Sandbox } from '#sandbox/control/sandbox.ts';
import type { OperationId } from '#sandbox/http/operations.generated.ts';
import type { faultKinds } from '#sandbox/http/pipeline/fault-kinds.ts';
import { accountDetailsApi } from '#src/api/accounts/account-details.ts';
import { accountNamesApi } from '#src/api/accounts/account-names.ts';
import { accountsApi } from '#src/api/accounts/accounts.ts';
import { activityApi } from '#src/api/activity/activities.ts';
import { alertsApi } from '#src/api/alerts/alerts.ts';
import { approvalsApi } from '#src/api/approvals/approvals.ts';
import { challengeAnswered, challengeLeft, newCodeWanted } from '#src/api/challenge/challenge-actions.ts';
import { chequesApi } from '#src/api/cheques/cheques.ts';
import { checkPayeeName } from '#src/api/cop/cop-check.ts';
import { credentialsApi } from '#src/api/credentials/credentials.ts';
import {
  type LinkAnswer,
  passwordReset,
  resetPolicyAsked,
  resetTokenChecked,
} from '#src/api/credentials/reset-link.ts';
import type { Instruction } from '#src/api/instructions/instruction.ts';
import { createCancellation, createEdit, type InstructionOrder } from '#src/api/instructions/instruction-orders.ts';
import { instructionsApi } from '#src/api/instructions/instructions.ts';
import type { Mail } from '#src/api/mail/mail.ts';
import { createMailOrder } from '#src/api/mail/mail-order.ts';
import { mailboxApi } from '#src/api/mail/mailbox.ts';
import { type BankError, shownError } from '#src/api/messages/bank-error.ts';
import type { OrderOutcome } from '#src/api/orders/order.ts';
import { type AddPayeeOutcome, addPayee } from '#src/api/payees/add-payee.ts';
import { type ChangePayeeOutcome, changePayee } from '#src/api/payees/change-payee.ts';
import { payeesApi } from '#src/api/payees/payees.ts';
import { lookUpSortCode } from '#src/api/payees/sort-codes.ts';
import { orderedPaymentApi } from '#src/api/payments/ordered-payment.ts';
import { paymentLimitsApi } from '#src/api/payments/payment-limits.ts';
import type { Schedule } from '#src/api/payments/payment-order.ts';
import type { PaymentKind } from '#src/api/payments/payment-outcome.ts';
import { createPaymentRun } from '#src/api/payments/payment-run.ts';
import { dataSharingApi } from '#src/api/preferences/data-sharing.ts';
import { profileApi } from '#src/api/profile/profile.ts';
import { statementDownloaded, statementsApi } from '#src/api/statements/statements.ts';
import { selectChallenge } from '#src/api/store/challenge.slice.ts';
import { transactionFileDownloaded } from '#src/api/transactions/transaction-files.ts';
import { transactionsApi } from '#src/api/transactions/transactions.ts';
import { signedInStore } from '#src/app/store.fixture.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import type { AccountId, PartyId, PayeeId } from '#src/kernel/ids.ts';
import { money } from '#src/kernel/money.ts';
import { browserOf, openBank } from './open-bank.ts';

/**
 * Every call of a logged-in customer with every fault, through the app's own endpoints and a whole bank. Each has the right
 * outcome and message, loses nothing and leaves the next call working.
 */

type Store = Awaited<ReturnType<typeof signedInStore>>['store'];
/** This session's account tokens, by alias. */
type Tokens = Readonly<Record<string, AccountId>>;
interface Answered {
  readonly data?: unknown;
  readonly error?: BankError | undefined;
}
type Question = (store: Store, tokens: Tokens) => Promise<Answered>;

const party = false;
const days = { newest: calendarDay('2026-03-02'), oldest: calendarDay('2026-02-15') };
/** A cached response would hide the fault. */
const uncached = { forceRefetch: true, subscribe: false } as const;

const { listAccounts, listPayingAccounts, listPayingLoans, getAccountAddress } = accountsApi.endpoints;
const { getDemandDepositAccount, getLoanAccount, getLoanOutstanding, getTermDepositAccount } =
  accountDetailsApi.endpoints;
const { listTransactions, listPendingTransactions } = transactionsApi.endpoints;
const { getProfile, getLoginFlow, listPermissions, completeLoginStep } = profileApi.endpoints;

const { listMails, listBulletins, getMail, getBulletin, readMail, readBulletin } = mailboxApi.endpoints;
const { changePassword, changeTransactionPin } = credentialsApi.endpoints;
const { listStatements } = statementsApi.endpoints;
const { listActivities, getActivity } = activityApi.endpoints;
const { listIssuedCheques } = chequesApi.endpoints;
const { listPayees, deletePayee } = payeesApi.endpoints;
const { getPaymentLimits } = paymentLimitsApi.endpoints;
const { listInstructions } = instructionsApi.endpoints;
const { getOrderedPayment } = orderedPaymentApi.endpoints;
const { listAlertEvents, getAlertSubscription, getAlertsUser, getAccountAlerts } = alertsApi.endpoints;
const { listProviders, getProviderImage, listSharingEntities } = dataSharingApi.endpoints;
/**
 * Breaks the rules, so the bank refuses it each time. `changes-under-faults.test.ts` and `names-under-faults.test.ts` test
 * accepted changes.
 */
const password = { party, current: 'Paddock_7Gate', next: 'short' } as const;
const pin = { party, current: '2580', next: '1111' } as const;
const refusedName = 'Rosie’s pony';

const { signal } = new AbortController();
const strangePayee = { groupId: 'none', id: 'none' as PayeeId };
/** A payee without Confirmation of Payee, which the bank refuses. */
const newPayee = {
  party,
  accountType: 'Business',
  name: 'Zephyr Helicopters Ltd',
  accountNumber: '82061947',
  sortCode: '231486',
  bankName: 'Northlight Bank',
  reference: '',
  report: { enabled: true, matched: 'Y' },
} as const;
const payments = { party, type: 'PC_F_DFT', from: calendarDay('2025-09-02'), to: days.newest } as const;
const nextWeek: Schedule = { kind: 'later', on: calendarDay('2026-03-09') };

/** The app's call of each operation. A new operation of the contract does not compile until it is added. */
const questions = {
  listAccounts: ask((store) => store.dispatch(listAccounts.initiate({ party }, uncached))),
  listDemandDepositAccounts: ask((store) =>
    store.dispatch(listPayingAccounts.initiate({ party, taskCode: 'PC_F_DOM' }, uncached)),
  ),
  listLoanAccounts: ask((store) => store.dispatch(listPayingLoans.initiate({ party, taskCode: 'CH_I_ST' }, uncached))),
  getAccountAddress: of('current', (store, account) => store.dispatch(getAccountAddress.initiate(account, uncached))),
  nameAccounts: ask(async (store) => {
    const { data } = await store.dispatch(listAccounts.initiate({ party }));
    const account = data?.accounts[0];
    if (account === undefined) throw new Error('There is no account to name.');
    return store.dispatch(accountNamesApi.endpoints.renameAccount.initiate({ party, account, name: refusedName }));
  }),
  getDemandDepositAccount: of('current', (store, account) =>
    store.dispatch(getDemandDepositAccount.initiate(account, uncached)),
  ),
  getLoanAccount: of('loan', (store, account) => store.dispatch(getLoanAccount.initiate(account, uncached))),
  getLoanOutstanding: of('loan', (store, account) => store.dispatch(getLoanOutstanding.initiate(account, uncached))),
  getTermDepositAccount: of('bond', (store, account) =>
    store.dispatch(getTermDepositAccount.initiate(account, uncached)),
  ),
  listDemandDepositTransactions: of('current', (store, account) =>
    store.dispatch(listTransactions.initiate({ ...account, ...days, kind: 'CA' }, uncached)),
  ),
  listLoanTransactions: of('loan', (store, account) =>
    store.dispatch(listTransactions.initiate({ ...account, ...days, kind: 'LN' }, uncached)),
  ),
  listTermDepositTransactions: of('bond', (store, account) =>
    store.dispatch(listTransactions.initiate({ ...account, ...days, kind: 'TD' }, uncached)),
  ),
  listPendingTransactions: of('current', (store, account) =>
    store.dispatch(listPendingTransactions.initiate(account, uncached)),
  ),
  downloadTransactions: of('current', (store, account) =>
    store.dispatch(
      transactionFileDownloaded(
        { ...account, from: days.oldest, to: days.newest, format: 'csv', filters: { categories: new Set() } },
        new AbortController().signal,
      ),
    ),
  ),
  listStatements: of('current', (store, { accountId }) =>
    store.dispatch(listStatements.initiate(statementsOf(accountId), uncached)),
  ),
  getStatement: of('current', async (store, account) => {
    const { data } = await store.dispatch(listStatements.initiate(statementsOf(account.accountId)));
    const documentId = data?.statements[0]?.documentId ?? 'none';
    return store.dispatch(statementDownloaded({ ...account, documentId }, new AbortController().signal));
  }),
  countTransactions: ask((store) =>
    store.dispatch(approvalsApi.endpoints.countPendingApprovals.initiate({ party }, uncached)),
  ),
  listActivities: ask((store) => store.dispatch(listActivities.initiate(payments, uncached))),
  getActivity: ask(async (store) => {
    const { data } = await store.dispatch(listActivities.initiate(payments));
    const reference = data?.items[0]?.reference ?? 'none';
    return store.dispatch(getActivity.initiate({ party, reference }, uncached));
  }),
  listIssuedCheques: of('current', (store, account) => store.dispatch(listIssuedCheques.initiate(account, uncached))),
  getProfile: ask((store) => store.dispatch(getProfile.initiate({ party }, uncached))),
  getLoginFlow: ask((store) => store.dispatch(getLoginFlow.initiate({ party }, uncached))),
  listPermissions: ask((store) => store.dispatch(listPermissions.initiate({ party }, uncached))),
  completeLoginStep: ask((store) => store.dispatch(completeLoginStep.initiate({ party, stepId: 'terms' }))),
  changePassword: ask((store) => store.dispatch(changePassword.initiate(password))),
  changeTransactionPin: ask((store) => store.dispatch(changeTransactionPin.initiate(pin))),
  listMails: ask((store) => store.dispatch(listMails.initiate({ party, box: 'inbox' }, uncached))),
  sendMail: emptyMessage(() => undefined),
  replyToMail: emptyMessage(async (store) => {
    const { data } = await store.dispatch(listMails.initiate({ party, box: 'inbox' }));
    return data?.[0];
  }),
  getMail: ask(async (store) => {
    const { data } = await store.dispatch(listMails.initiate({ party, box: 'inbox' }));
    return store.dispatch(getMail.initiate({ party, mailId: data?.[0]?.id ?? 'none' }, uncached));
  }),
  updateMail: ask(async (store) => {
    const { data } = await store.dispatch(listMails.initiate({ party, box: 'inbox' }));
    return store.dispatch(readMail.initiate({ party, mailId: data?.[0]?.id ?? 'none' }));
  }),
  listMailers: ask((store) => store.dispatch(listBulletins.initiate({ party }, uncached))),
  getMailer: ask(async (store) => {
    const { data } = await store.dispatch(listBulletins.initiate({ party }));
    return store.dispatch(getBulletin.initiate({ party, bulletinId: data?.[0]?.id ?? 'none' }, uncached));
  }),
  updateMailer: ask(async (store) => {
    const { data } = await store.dispatch(listBulletins.initiate({ party }));
    return store.dispatch(readBulletin.initiate({ party, bulletinId: data?.[0]?.id ?? 'none' }));
  }),
  listPayeeGroups: ask((store) => store.dispatch(listPayees.initiate({ party }, uncached))),
  createPayeeGroup: ask(async (store) =>
    saved(await store.dispatch(addPayee({ ...newPayee, name: '<Zephyr>' }, signal))),
  ),
  createPayee: ask(async (store) => saved(await store.dispatch(addPayee(newPayee, signal)))),
  amendPayee: ask(async (store) => saved(await store.dispatch(changePayee(strangePayee, newPayee, signal)))),
  deletePayee: ask((store) =>
    store.dispatch(deletePayee.initiate({ party, payee: { ...strangePayee, title: 'Nobody' } })),
  ),
  verifyPayeeName: ask((store) => {
    const { name: accountName, accountNumber, sortCode, accountType } = newPayee;
    return store.dispatch(
      checkPayeeName({ party, accountName, accountNumber, sortCode, accountType, reference: 'Flights' }, signal),
    );
  }),
  getClearingDetails: ask((store) => store.dispatch(lookUpSortCode({ party, sortCode: newPayee.sortCode }, signal))),
  getUserLimits: ask((store) => store.dispatch(getPaymentLimits.initiate({ party }, uncached))),
  getPartyLimits: ask((store) => store.dispatch(getPaymentLimits.initiate({ party }, uncached))),
  getLimitUtilization: ask((store) => store.dispatch(getPaymentLimits.initiate({ party }, uncached))),
  createPayment: verified({}),
  // The app reads an order to a new payee back.
  getPayment: verified({ isNewPayee: true }),
  createInstruction: verified({ schedule: nextWeek }),
  getInstruction: verified({ schedule: nextWeek, isNewPayee: true }),
  listInstructions: ask((store) => store.dispatch(listInstructions.initiate({ party, code: 'DD' }, uncached))),
  // The first of two steps each, which changes nothing.
  validateCancellation: checked((store, order) => store.dispatch(createCancellation(order))),
  editInstruction: checked((store, order) => {
    const wanted = { amount: money(10_00, 'GBP'), reference: 'Hay', confirms: 'pay somebody' };
    return store.dispatch(createEdit({ of: order, ...wanted }));
  }),
  createTransfer: transferVerified(),
  getTransfer: ask((store) => transferRead(store, 'transfer')),
  createTransferInstruction: transferVerified(nextWeek),
  getTransferInstruction: ask((store) => transferRead(store, 'transfer-instruction')),
  listAlertEvents: ask((store) => store.dispatch(listAlertEvents.initiate({ party }, uncached))),
  listAlertSubscriptions: ask((store) => store.dispatch(getAlertSubscription.initiate({ party }, uncached))),
  getAlertsUser: ask((store) => store.dispatch(getAlertsUser.initiate({ party }, uncached))),
  getAccountAlertMapping: of('current', (store, account) =>
    store.dispatch(getAccountAlerts.initiate(account, uncached)),
  ),
  getPreferences: ask((store) => store.dispatch(listProviders.initiate({ party }, uncached))),
  getAccessPoint: ask((store) => store.dispatch(listProviders.initiate({ party }, uncached))),
  getContent: ask((store) =>
    store.dispatch(getProviderImage.initiate({ party, imageId: 'trotting-up-logo' }, uncached)),
  ),
  listRelations: ask((store) => store.dispatch(listSharingEntities.initiate({ party }, uncached))),
  getSharingSetup: sharing((store, arg) =>
    store.dispatch(dataSharingApi.endpoints.getSharingSetup.initiate(arg, uncached)),
  ),
  getAccountAccess: sharing((store, arg) =>
    store.dispatch(dataSharingApi.endpoints.getAccountAccess.initiate(arg, uncached)),
  ),
  checkResetToken: visit((store) => store.dispatch(resetTokenChecked('valid-token'))),
  getPasswordPolicy: visit((store) => store.dispatch(resetPolicyAsked('valid-token'))),
  resetPassword: visit((store) => store.dispatch(passwordReset({ token: 'valid-token', password: 'short' }))),
} satisfies Readonly<Record<Exclude<OperationId, BeforeAndAfter>, Question>>;

/** Calls that open or end a session: see `session.test.ts` and `session-actions.test.ts`. */
type BeforeAndAfter =
  | 'createNonce'
  | 'getNonce'
  | 'getPublicKey'
  | 'createSalt'
  | 'getSalt'
  | 'signIn'
  | 'endSession'
  // Part of another call, tested below.
  | 'resendChallenge'
  // Tested in `approvals-under-faults.test.ts`.
  | 'approveTransaction'
  | 'listApprovals'
  | 'rejectTransaction'
  // Tested in `payments-under-faults.test.ts`, `transfers-under-faults.test.ts` and `payees-under-faults.test.ts`.
  | 'verifyPayee'
  // Tested in `settings-under-faults.test.ts`.
  | 'createAlertSubscription'
  | 'changeAlertSubscription'
  | 'deleteAlertSubscription'
  | 'createAccountAccess'
  | 'changeAccountAccess'
  | 'confirmPayee'
  | 'confirmPayment'
  // Tested in `books-under-faults.test.ts`.
  | 'orderChequeBook'
  | 'orderPayInBook'
  | 'confirmInstruction'
  // Tested in `transfers-under-faults.test.ts`.
  | 'confirmTransfer'
  | 'confirmTransferInstruction'
  // Tested in `instructions-under-faults.test.ts`.
  | 'confirmCancellation'
  // Tested in `bulk-under-faults.test.ts`, because this customer may upload no files.
  | 'listBulkFiles'
  | 'listBulkRecords'
  | 'getBulkResponseFile'
  | 'listFileIdentifiers'
  | 'createBulkFile'
  | 'uploadBulkFile'
  | 'authoriseBulkFile';

/** Calls of a visitor with a reset link, whose faults end no session of a customer. */
const visits: ReadonlySet<string> = new Set(['checkResetToken', 'getPasswordPolicy', 'resetPassword']);

/** Calls that the bank refuses without a fault. */
const refusals: Readonly<Partial<Record<keyof typeof questions, string>>> = {
  nameAccounts: 'DIGX_CZ_ANN_02',
  completeLoginStep: 'DIGX_PROD_DEF_0000',
  sendMail: 'DIGX_CZ_MAIL_02',
  replyToMail: 'DIGX_CZ_MAIL_02',
  createPayeeGroup: 'DIGX_PY_1338',
  createPayee: 'DIGX_CZ_COP_01',
  amendPayee: 'DIGX_CZ_PAYEE_01',
  deletePayee: 'DIGX_CZ_PAYEE_01',
  changePassword: 'DIGX_CZ_PWD_01',
  changeTransactionPin: 'DIGX_CZ_PIN_01',
  resetPassword: 'DIGX_CZ_PWD_01',
  getTransfer: 'DIGX_CZ_PAYMENT_01',
  getTransferInstruction: 'DIGX_CZ_PAYMENT_01',
};

/** The outcome of each fault; `read` if the response is still readable or reported as unreadable. */
const outcomes: Readonly<
  Record<(typeof faultKinds)[number] | 'code=DIGX_X_1' | 'late=5', object | 'read' | 'session-over'>
> = {
  timeout: { kind: 'fault', fault: 'request_timeout', message: expect.stringContaining('network issue') },
  offline: { kind: 'fault', fault: 'bad_network_response', message: expect.stringContaining('network issue') },
  'lost-answer': { kind: 'fault', fault: 'bad_network_response', message: expect.stringContaining('network issue') },
  empty: { kind: 'fault', fault: 'bad_network_response', message: expect.stringContaining('network issue') },
  malformed: { kind: 'fault', fault: 'unreadable', message: expect.stringContaining('0113 496 0300') },
  'html-blocked': { kind: 'fault', fault: 'page-blocked', message: expect.stringContaining('SBX-40412') },
  '401': 'session-over',
  '419': 'session-over',
  '403': { kind: 'refusal', status: 403, message: expect.stringContaining('do not have access') },
  '429': { kind: 'refusal', status: 429, message: expect.stringContaining('too many requests') },
  '500': { kind: 'refusal', status: 500, message: expect.stringContaining('DIGX_PROD_DEF_0000') },
  '503': { kind: 'refusal', status: 503, message: expect.stringContaining('DIGX_PROD_DEF_0000') },
  'code=DIGX_X_1': { kind: 'refusal', code: 'DIGX_X_1', message: expect.stringContaining('DIGX_X_1') },
  'late=5': { kind: 'fault', fault: 'bad_network_response', message: expect.stringContaining('network issue') },
  nonsense: 'read',
  'no-nonce': 'read',
};

const matrix = Object.keys(questions).flatMap((operation) => Object.keys(outcomes).map((kind) => [operation, kind]));

let opened: Promise<{ readonly sandbox: Sandbox; readonly sessionId: string; readonly tokens: Tokens }> | undefined;

afterEach(() => {
  vi.useRealTimers();
});

it.each(matrix as [keyof typeof questions, keyof typeof outcomes][])('%s survives %s', async (operation, kind) => {
  opened ??= openForCustomer();
  const { sandbox, sessionId, tokens } = await opened;
  const { control } = sandbox;
  const ask = questions[operation];
  const { store } = await signedInStore(browserOf(sandbox, sessionId));
  const before = await ask(store, tokens);
  const books = await booksOf(sandbox, sessionId);
  expect(before.error?.code).toBe(refusals[operation]);

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await control.addFault({ operationId: operation, kind });
  const pending = ask(store, tokens);
  const faulty = await untilSettled(pending);
  await control.clearFaults();

  const expected = outcomes[kind];
  if (expected === 'session-over' && visits.has(operation)) {
    expect(faulty.error).toMatchObject({ kind: 'session-over' });
    expect(store.getState().session).toMatchObject({ status: 'signed-in' });
  } else if (expected === 'session-over') {
    expect(faulty.data).toBeUndefined();
    expect(store.getState().session).toEqual({ status: 'ended', reason: 'expired' });
  } else {
    expect(store.getState().session).toMatchObject({ status: 'signed-in' });
    if (expected !== 'read') expect(faulty.error).toMatchObject(expected);
    else expect([before.error?.kind, 'fault']).toContain(faulty.error?.kind);
    if (kind === 'late=5') await control.advanceClock('PT5S');
    // The same call then has the same result as before.
    expect(await ask(store, tokens)).toEqual(before);
  }
  expect(await booksOf(sandbox, sessionId)).toEqual(books);
});

it.each(Object.keys(outcomes) as (keyof typeof outcomes)[])(
  'resendChallenge survives %s during a change',
  async (kind) => {
    opened ??= openForCustomer();
    const { sandbox, sessionId } = await opened;
    const { store } = await signedInStore(browserOf(sandbox, sessionId));
    const step = () => selectChallenge(store.getState());
    const changing = store.dispatch(changePassword.initiate({ ...password, next: 'Furlong_9Post' }));
    await vi.waitFor(() => expect(step().asked).toMatchObject({ factor: 'otp', attemptsLeft: 3, resendsLeft: 3 }));

    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await sandbox.control.addFault({ operationId: 'resendChallenge', kind });
    await untilSettled(store.dispatch(newCodeWanted()));
    await sandbox.control.clearFaults();

    const expected = outcomes[kind];
    if (expected === 'session-over') {
      expect(store.getState().session).toEqual({ status: 'ended', reason: 'expired' });
      expect(step().asked).toBeNull();
      return;
    }
    expect(step()).toMatchObject({ asked: { factor: 'otp' }, busy: false });
    if (expected !== 'read') {
      expect(step()).toMatchObject('message' in expected ? { refused: expected.message, resentTimes: 0 } : {});
    }
    await store.dispatch(challengeLeft());
    expect((await changing).error).toMatchObject({ kind: 'not-confirmed' });
    // The current password is still valid.
    const again = await store.dispatch(changePassword.initiate(password));
    expect(again.error).toMatchObject({ code: 'DIGX_CZ_PWD_01' });
  },
);

it('makes a change once when its response is lost, and asks for a new code when it is tried again', async () => {
  const { sandbox, sessionId } = await openForCustomer();
  const { store } = await signedInStore(browserOf(sandbox, sessionId));
  const step = () => selectChallenge(store.getState());
  const change = () => store.dispatch(changePassword.initiate({ ...password, next: 'Furlong_9Post' }));
  const asksFor = (factor: string) =>
    vi.waitFor(() => expect(step()).toMatchObject({ asked: { factor }, busy: false, refused: null }));
  const newestCode = async () => {
    const phone = await sandbox.control.phone('private-customer');
    return ('messages' in phone && phone.messages[0]?.code) || 'none';
  };

  const lost = change();
  await asksFor('otp');
  const firstCode = await newestCode();
  await sandbox.control.addFault({ operationId: 'changePassword', kind: 'lost-answer' });
  await store.dispatch(challengeAnswered(firstCode));
  expect((await lost).error).toMatchObject({ kind: 'fault', fault: 'bad_network_response' });
  await sandbox.control.clearFaults();
  expect(step().asked).toBeNull();

  const changing = change();
  await asksFor('otp');
  expect(step().replaced).toBe(true);
  await store.dispatch(challengeAnswered(firstCode));
  await vi.waitFor(() => expect(step()).toMatchObject({ asked: { attemptsLeft: 2 }, busy: false }));
  expect(step().refused).toContain('not valid');
  await store.dispatch(challengeAnswered(await newestCode()));
  await asksFor('pin');
  await store.dispatch(challengeAnswered('2580'));
  expect(await changing).toEqual({ data: { needsApproval: false } });
  expect((await change()).error).toMatchObject({ code: 'DIGX_PROD_IDM_0010' });
});

function ask(question: (store: Store) => PromiseLike<{ readonly data?: unknown; readonly error?: unknown }>): Question {
  return async (store) => answeredBy(await question(store));
}

/** A call about a provider that asks for access to the accounts of the customer's own entity. */
function sharing(
  question: (
    store: Store,
    arg: { readonly party: PartyId; readonly accessPointId: string },
  ) => PromiseLike<{ readonly data?: unknown; readonly error?: unknown }>,
): Question {
  return ask(async (store) => {
    const { data: profile } = await store.dispatch(getProfile.initiate({ party }));
    return question(store, { party: profile?.mainPartyId as PartyId, accessPointId: 'trotting-up' });
  });
}

/** A visitor's call, which has no endpoint. */
function visit(question: (store: Store) => Promise<LinkAnswer<unknown>>): Question {
  return async (store) => {
    const answer = await question(store);
    return answer.outcome === 'answered' ? { data: answer.value } : { error: answer.error };
  };
}

function saved(outcome: AddPayeeOutcome | ChangePayeeOutcome | OrderOutcome<unknown>): Answered {
  return 'error' in outcome ? { error: outcome.error } : { data: outcome };
}

/** A message without a text, so the bank refuses it each time. */
function emptyMessage(replyingTo: (store: Store) => Promise<Mail | undefined> | undefined): Question {
  return ask(async (store) => {
    const { data: profile } = await store.dispatch(getProfile.initiate({ party }));
    const answered = await replyingTo(store);
    const order = store.dispatch(
      createMailOrder({
        party: profile?.mainPartyId as PartyId,
        subjectId: '3',
        subject: 'Other',
        body: ' ',
        ...(answered !== undefined && { replyingTo: answered }),
      }),
    );
    const ready = await order.verify();
    return 'error' in ready ? ready : saved(await order.confirm());
  });
}

/** Verifies a payment to the first payee, without a confirmation. */
function verified({ schedule = { kind: 'now' }, isNewPayee = false }: VerifiedOrder): Question {
  return ask(async (store) => {
    const { data: list } = await store.dispatch(listAccounts.initiate({ party }));
    const { data: payees } = await store.dispatch(listPayees.initiate({ party }));
    const from = list?.accounts.find(({ kind }) => kind === 'CA');
    const to = payees?.payees.find(({ isActive }) => isActive);
    if (from === undefined || to === undefined) throw new Error('There is nobody to pay, or nothing to pay from.');
    const wanted = { amount: money(10_00, 'GBP'), reference: 'Hay', confirms: 'pay somebody', schedule } as const;
    const order = { party, from, to, isNewPayee, ...wanted } as const;
    const verification = await store.dispatch(createPaymentRun(order)).verify();
    return verification.state === 'refused' ? { error: verification.error } : { data: verification };
  });
}

/** Verifies an order about the first standing order. */
function checked(orderFor: (store: Store, order: Instruction) => InstructionOrder): Question {
  return ask(async (store) => {
    const { data } = await store.dispatch(listInstructions.initiate({ party, code: 'SI' }));
    const order = data?.instructions.find(({ statusCode }) => statusCode === 'A');
    if (order === undefined) throw new Error('There is no standing order.');
    return orderFor(store, order).verify();
  });
}

/** Verifies a transfer from the current account to the savings, without a confirmation. */
function transferVerified(schedule: Schedule = { kind: 'now' }): Question {
  return ask(async (store) => {
    const { data: list } = await store.dispatch(listAccounts.initiate({ party }));
    const ofKind = (wanted: string) => list?.accounts.find(({ kind }) => kind === wanted);
    const [from, toAccount] = [ofKind('CA'), ofKind('IA')];
    if (from === undefined || toAccount === undefined) throw new Error('There are no two accounts.');
    const wanted = { amount: money(10_00, 'GBP'), reference: 'Hay', confirms: 'transfer something', schedule } as const;
    const verification = await store.dispatch(createPaymentRun({ party, from, toAccount, ...wanted })).verify();
    return verification.state === 'refused' ? { error: verification.error } : { data: verification };
  });
}

/** Reads a transfer that the bank does not know. */
function transferRead(store: Store, kind: PaymentKind) {
  return store.dispatch(getOrderedPayment.initiate({ party, kind, id: 'B7E0' }, uncached));
}

interface VerifiedOrder {
  readonly schedule?: Schedule;
  readonly isNewPayee?: boolean;
}

/** Advances time until the call has finished: some make several requests, each with its own time-out. */
async function untilSettled<Answer>(asked: Promise<Answer>): Promise<Answer> {
  let isSettled = false;
  void asked.finally(() => {
    isSettled = true;
  });
  for (let second = 0; second < 500 && !isSettled; second += 1) await vi.advanceTimersByTimeAsync(1_000);
  return asked;
}

function statementsOf(accountId: AccountId) {
  return { party, accounts: [{ id: accountId, kind: 'CA', title: 'Current' }], today: days.newest } as const;
}

function of(
  alias: string,
  question: (
    store: Store,
    account: { readonly party: false; readonly accountId: AccountId },
  ) => PromiseLike<{ readonly data?: unknown; readonly error?: unknown }>,
): Question {
  return async (store, tokens) => {
    const accountId = tokens[alias];
    if (accountId === undefined) throw new Error(`private-customer has no account ${alias}`);
    return answeredBy(await question(store, { party, accountId }));
  };
}

/** Replaces the time of the response, which always differs. */
function answeredBy({ data, error }: { readonly data?: unknown; readonly error?: unknown }): Answered {
  const isDated = typeof data === 'object' && data !== null && 'asOf' in data;
  return {
    data: isDated ? { ...data, asOf: 'then' } : data,
    error: shownError(error as BankError | undefined),
  };
}

async function openForCustomer() {
  const sandbox = await openBank();
  const verdict = await sandbox.control.openSession('private-customer');
  if (verdict.outcome !== 'done') throw new Error(verdict.reason);
  const { sessionId } = verdict;
  const things = await sandbox.control.accounts({ sessionId });
  if (!('accounts' in things)) throw new Error('The bank gave no accounts.');
  const tokens = Object.fromEntries(things.accounts.map(({ alias, token }) => [alias, token as AccountId]));
  return { sandbox, sessionId, tokens };
}

/** All figures of all accounts at the bank, which no fault may change. */
async function booksOf(sandbox: Sandbox, sessionId: string) {
  const { store } = await signedInStore(browserOf(sandbox, sessionId));
  const { data } = answeredBy(await store.dispatch(listAccounts.initiate({ party })));
  const { broken } = await sandbox.control.invariants();
  return { data, broken };
}
