import type { OperationId } from '#sandbox/http/operations.generated.ts';
import { accountDetailsApi } from '#src/api/accounts/account-details.ts';
import { accountNamesApi } from '#src/api/accounts/account-names.ts';
import { accountsApi } from '#src/api/accounts/accounts.ts';
import { activityApi } from '#src/api/activity/activities.ts';
import { alertsApi } from '#src/api/alerts/alerts.ts';
import { approvalsApi } from '#src/api/approvals/approvals.ts';
import { chequesApi } from '#src/api/cheques/cheques.ts';
import { checkPayeeName } from '#src/api/cop/cop-check.ts';
import { credentialsApi } from '#src/api/credentials/credentials.ts';
import { passwordReset, resetPolicyAsked, resetTokenChecked } from '#src/api/credentials/reset-link.ts';
import { createCancellation, createEdit } from '#src/api/instructions/instruction-orders.ts';
import { instructionsApi } from '#src/api/instructions/instructions.ts';
import { mailboxApi } from '#src/api/mail/mailbox.ts';
import { addPayee } from '#src/api/payees/add-payee.ts';
import { lookUpSortCode } from '#src/api/payees/bank-of-sort-code.ts';
import { changePayee } from '#src/api/payees/change-payee.ts';
import { payeesApi } from '#src/api/payees/payees.ts';
import { paymentLimitsApi } from '#src/api/payments/payment-limits.ts';
import type { Schedule } from '#src/api/payments/payment-order.ts';
import { dataSharingApi } from '#src/api/preferences/data-sharing.ts';
import { profileApi } from '#src/api/profile/profile.ts';
import { statementDownloaded, statementsApi } from '#src/api/statements/statements.ts';
import { transactionFileDownloaded } from '#src/api/transactions/transaction-files.ts';
import { transactionsApi } from '#src/api/transactions/transactions.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import { asId, type PayeeId } from '#src/kernel/ids.ts';
import { money } from '#src/kernel/money.ts';
import {
  ask,
  checked,
  days,
  emptyMessage,
  of,
  party,
  type Question,
  saved,
  sharing,
  statementsOf,
  transferRead,
  transferVerified,
  uncached,
  verified,
  visit,
} from './asking.ts';

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
const { listAlertEvents, getAlertSubscription, getAlertsUser, getAccountAlerts } = alertsApi.endpoints;
const { listProviders, getProviderImage, listSharingEntities } = dataSharingApi.endpoints;
/**
 * Breaks the rules, so the bank refuses it each time. `changes-under-faults.test.ts` and `names-under-faults.test.ts` test
 * accepted changes.
 */
export const password = { party, current: 'Paddock_7Gate', next: 'short' } as const;
const pin = { party, current: '2580', next: '1111' } as const;
const refusedName = 'Rosie’s pony';

const { signal } = new AbortController();
const strangePayee = { groupId: 'none', id: asId<PayeeId>('none') };
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
export const questions = {
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
  amendPayee: ask(async (store) =>
    saved(await store.dispatch(changePayee({ ...newPayee, ...strangePayee, title: 'Nobody' }, newPayee, signal))),
  ),
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
export type BeforeAndAfter =
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
