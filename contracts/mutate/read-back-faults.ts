import {
  type Fault,
  foreign,
  ignoring,
  inBody,
  inRequest,
  inTarget,
  noParty,
  type PassingAnswer,
  type Spoiling,
} from './fault.ts';

const set = (value: unknown) => () => value;
const pence = (amount: number) => Math.round(amount * 100);
const oneMore = (count: number) => count + 1;
const flipped = (isSo: boolean) => !isSo;
const reversed = (list: readonly unknown[]) => list.toReversed();
const twice = (list: readonly unknown[]) => list.flatMap((one) => [one, one]);
const lessOne = (list: readonly unknown[]) => list.slice(1);

function faults(operation: string, spoilt: Readonly<Record<string, Spoiling>>): readonly Fault[] {
  return Object.entries(spoilt).map(([name, spoil]) => ({ operation, name, spoil, onlyWalk: true }));
}

/** What was read first comes again, whatever was written since. */
function stale(): Spoiling {
  const first = new Map<string, string>();
  return {
    answer: (answer, { target, headers }) => {
      const key = `${headers['x-party-id'] ?? ''} ${target}`;
      const known = first.get(key);
      if (known === undefined) {
        if (answer.status === 200) first.set(key, JSON.stringify(answer.body));
        return false;
      }
      answer.body = JSON.parse(known);
      return true;
    },
  };
}

/** A code that was used is accepted again. */
function codesForgotten(): Spoiling {
  const seen = new Set<string>();
  let good: Pick<PassingAnswer, 'status' | 'body'> | undefined;
  return {
    answer: (answer, { headers }) => {
      const code = headers['x-challenge_response'];
      if (code === undefined) return false;
      if (answer.status < 300) good = { status: answer.status, body: answer.body };
      const isAgain = seen.has(code);
      seen.add(code);
      if (!isAgain || good === undefined || answer.status < 300) return false;
      Object.assign(answer, good);
      return true;
    },
  };
}

let confirmations = 0;
const anotherReference = inBody('status.referenceNumber', () => {
  confirmations += 1;
  return `PB26061${confirmations}`;
});
const decoded = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&lt;', '<');
const [withoutFirst, others] = [inBody('transactionDTOs', lessOne), set('0123')];

/** Writes whose effect is another than was ordered, and lists that do not show it. */
export const readBackFaults: readonly Fault[] = [
  ...faults('listMails', {
    'the oldest first': inBody('mails', reversed),
    'each message twice': inBody('mails', twice),
    'the boxes exchanged': inTarget((target) =>
      target.replace(/msgFlag=(T|F)/, (_, flag) => `msgFlag=${flag === 'T' ? 'F' : 'T'}`),
    ),
    'texts that are not encoded': inBody('mails.*.subject', decoded),
    'every message unread': inBody('mails.*.messageUserMappings.*.status', set('U')),
    'every message read': inBody('mails.*.messageUserMappings.*.status', set('R')),
    'deleted messages': inBody('mails.*.messageUserMappings.*.deleteStatus', set(true)),
    'a list that never changes': stale(),
    'every message in one conversation': inBody('mails.*.interactionId', set('20417')),
  }),
  ...faults('sendMail', {
    'another subject kept': inRequest('subject', set('Something else')),
    'another text kept': inRequest('messageBody', (text: string) => text.slice(0, 10)),
    'another conversation told': inBody('mail.interactionId', set('20417')),
  }),
  ...faults('getMail', {
    'texts that are encoded twice': inBody('mail.messageBody', (text: string) => text.replaceAll('&', '&amp;')),
    'another conversation': inBody('mail.interactionId', set('20417')),
  }),
  ...faults('replyToMail', { 'a text cut short': inRequest('messageBody', (text: string) => text.slice(0, 10)) }),
  ...faults('listMailers', {
    'every bulletin unread': inBody('mailerUserMapDTOs.*.status', set('U')),
  }),
  ...faults('createAlertSubscription', {
    'the way swapped': inRequest('subscribedActions.*.subscriptionPreferences.*.destination', (way: string) =>
      way === 'EMAIL' ? 'SMS' : 'EMAIL',
    ),
  }),
  ...faults('changeAlertSubscription', {
    'the way swapped': inRequest('subscribedActions.*.subscriptionPreferences.*.destination', (way: string) =>
      way === 'EMAIL' ? 'SMS' : 'EMAIL',
    ),
    'only the first event kept': inRequest('subscribedActions', (list: readonly unknown[]) => list.slice(0, 1)),
  }),
  ...faults('listAlertSubscriptions', {
    'a list that never changes': stale(),
    'a subscription twice': inBody('actionSubscriptionDTO', twice),
    'another event': inBody('actionSubscriptionDTO.*.subscribedActions.*.eventId', set('LOGIN_SUCCESS')),
  }),
  ...faults('createAccountAccess', {
    'another account': inRequest(
      'accessPointAccountDTOs.*.accountExclusionDTOs.*.taskIds',
      set(['PC_F_SELF', 'PC_F_CGNDP']),
    ),
  }),
  ...faults('getAccountAccess', {
    'a list that never changes': stale(),
    'access inverted': inBody('accessPointAccountDTOs.*.accessStatus', flipped),
    'another account': inBody('accessPointAccountDTOs.*.accountExclusionDTOs.*.accountNumber.value', set(foreign)),
    'fewer tasks': inBody('accessPointAccountDTOs.*.accountExclusionDTOs.*.taskIds', lessOne),
  }),
  ...faults('getSharingSetup', {
    'permissions inverted': inBody('accounts.*.accountsList.*.tasks.*.allowed', flipped),
    'a list that never changes': stale(),
  }),
  ...faults('nameAccounts', { 'another name kept': inRequest('*.accountNickname', set('Straw money')) }),
  ...faults('downloadTransactions', {
    'the direction ignored': ignoring('transactionType'),
    'the least amount ignored': ignoring('fromAmount'),
    'the greatest amount ignored': ignoring('toAmount'),
    'the codes ignored': ignoring('txnCode'),
    'the excluded codes ignored': ignoring('excludedTxnCode'),
    'the word ignored': ignoring('description'),
    'the first day ignored': inTarget((target) =>
      target.replace(/startDate=\d\d%2F\d\d%2F/, (text) => text.replace(/\d\d%2F\d\d%2F/, '20%2F01%2F')),
    ),
    'a count of its own': inBody('transactionCount', oneMore),
    'a line less': inBody('fileContent', (content: string) => btoa(atob(content).split('\n').slice(0, -2).join('\n'))),
  }),
  ...faults('listPayeeGroups', { 'payees of all parties for one': noParty, 'a list that never changes': stale() }),
  ...faults('listInstructions', {
    'instructions of all parties for one': noParty,
    'a list that never changes': stale(),
  }),
  ...faults('listBulkFiles', { 'files of all parties for one': noParty }),
  ...faults('listActivities', {
    'the state of another': inBody('transactionDTOs.*.statusCode', set('REJECTED')),
    'amounts in pence': inBody('transactionDTOs.*.amountPure', (amount: number | null) =>
      amount === null ? null : pence(amount),
    ),
    'another currency': inBody('transactionDTOs.*.currency', (currency: string | null) => currency && 'EUR'),
    'another account': inBody('transactionDTOs.*.account.accountNo', others),
    'another party’s': inBody('transactionDTOs.*.partyId.value', set(foreign)),
    'one missing': withoutFirst,
    'each twice': inBody('transactionDTOs', twice),
    'a list that never changes': stale(),
  }),
  ...faults('countTransactions', {
    'one more counted': inBody('countDTOList.*.count', oneMore),
    'one more that waits': inBody('countDTOList.*.pendingApproval', oneMore),
    'a count that never changes': stale(),
  }),
  ...faults('getActivity', {
    'another state': inBody('transactionDTO.statusCode', set('REJECTED')),
    'another amount': inBody('transactionDTO.amountPure', (amount: number | null) => amount && amount + 1),
    'another type': inBody('transactionDTO.typeCode', set('PBR')),
  }),
  ...faults('orderChequeBook', { 'another reference told': inBody('status.referenceNumber', set('CB2606199999')) }),
  ...faults('orderPayInBook', { 'another reference told': inBody('status.referenceNumber', set('PI2606199999')) }),
  ...faults('confirmPayment', { 'another reference each time': anotherReference }),
  ...faults('confirmTransfer', { 'another reference each time': anotherReference }),
  ...faults('createInstruction', {
    'another reference kept': inRequest('reference', set('Sooner')),
    'another day kept': inRequest('startDate', set('2026-03-30')),
  }),
  ...faults('getInstruction', {
    'another amount': inBody('payoutDetails.amount.amount', pence),
    'another payee': inBody('payoutDetails.to.payeeId', set(foreign)),
  }),
  ...faults('editInstruction', {
    'another amount kept': inRequest('amount.amount', (amount: number) => amount + 1),
    'another reference kept': inRequest('reference', set('Sooner')),
  }),
  ...faults('amendPayee', {
    'another nickname kept': inRequest('nickName', set('Somebody')),
    'a code good twice': codesForgotten(),
  }),
  ...faults('listBulkRecords', {
    'in another order': inBody('recordDetails', reversed),
    'amounts in pence': inBody('recordDetails.*.amount.amount', pence),
    'another currency': inBody('recordDetails.*.amount.currency', set('EUR')),
    'another reference': inBody('recordDetails.*.reference', set('Hay')),
    'another account': inBody('recordDetails.*.accountNumber', set('20418837')),
    'another payee': inBody('recordDetails.*.payeeName', set('Somebody')),
    'one payment less': inBody('recordDetails', lessOne),
    'one payment more counted': inBody('totalCount', oneMore),
    'another state': inBody('recordDetails.*.recordStatus', set('REJECTED')),
    'another kind of payment': inBody('recordDetails.*.paymentType', set('BACS')),
  }),
  ...faults('listBulkFiles', {
    'the total in pence': inBody('fileDetails.*.fileUpload.totalAmount.amount', pence),
    'a total in euros': inBody('fileDetails.*.fileUpload.totalAmount.currency', set('EUR')),
    'one payment more': inBody('fileDetails.*.fileUpload.totalRecords', oneMore),
    'a failed payment': inBody('fileDetails.*.fileUpload.failedRecords', oneMore),
    'another state of a file': inBody('fileDetails.*.fileUpload.fileStatus', set('REJECTED')),
    'another name of a file': inBody('fileDetails.*.fileUpload.fileName', set('STRAW.csv')),
    'another account of a file': inBody('fileDetails.*.fileUpload.debitAccountId.value', set(foreign)),
    'counts that do not add up': inBody('fileDetails.*.fileUpload.recordCounts.*.count', oneMore),
    'the id ignored': ignoring('fileId'),
    'a list that never changes': stale(),
  }),
  ...faults('getBulkResponseFile', { 'another file': inBody('fileContent', set(btoa('No such file'))) }),
  ...faults('listApprovals', {
    'amounts in pence': inBody('transactionDTOs.*.amount.amount', pence),
    'one missing': withoutFirst,
    'nothing to be decided': inBody('transactionDTOs.*.approvalDetails.actionable', set(false)),
    'a list that never changes': stale(),
  }),
  ...faults('rejectTransaction', {
    'a rejection that authorises': inTarget((target) => target.replace('/reject', '/approve')),
  }),
  ...faults('approveTransaction', {
    'an authorisation that rejects': inTarget((target) => target.replace('/approve', '/reject')),
  }),
];
