import { type Fault, foreign, ignoring, inBody, inRequest, inTarget, noParty, type Spoiling } from './fault.ts';

const set = (value: unknown) => () => value;
const drop = () => undefined;
const pence = (amount: number) => Math.round(amount * 100);
const flipped = (amount: number) => -amount;
const text = (amount: number) => String(amount);
const masked = (number: string) => number.replace(/.(?=.{3})/g, '*');

function faults(operation: string, spoilt: Readonly<Record<string, Spoiling>>): readonly Fault[] {
  return Object.entries(spoilt).map(([name, spoil]) => ({ operation, name, spoil }));
}

const reversed = inBody('czItems', (items: readonly unknown[]) => items.toReversed());
const twice = inBody('czItems', (items: readonly unknown[]) => items.flatMap((item) => [item, item]));
const windowIgnored = inTarget((target) => target.replace(/fromDate=[^&]*/, 'fromDate=2026-01-05'));

/** Faults in amounts, dates, names and vocabularies. */
export const moneyFaults: readonly Fault[] = [
  ...faults('getProfile', {
    'another user’s name': inBody('userProfile.userName', set('somebody-else')),
    'no party': inBody('userProfile.partyId', drop),
    'no entities': inBody('entities', drop),
    'entities without party': inBody('entities.*.partyId', drop),
    'the time-out as text': inBody('inactiveSessionTimeout', text),
    'the first login as text': inBody('firstLoginFlowDone', text),
  }),
  ...faults('listAccounts', {
    'balances in pence': inBody('accounts.*.currentBalance.amount', pence),
    'available balances in pence': inBody('accounts.*.availableBalance.amount', pence),
    'the sign of balances flipped': inBody('accounts.*.currentBalance.amount', flipped),
    'balances as text': inBody('accounts.*.currentBalance.amount', text),
    'an unknown type of account': inBody('accounts.*.type', set('CURRENT')),
    'an unknown status of an account': inBody('accounts.*.status', set('OPEN')),
    'a currency by its name': inBody('accounts.*.currentBalance.currency', set('Pounds')),
    'masked account numbers': inBody('accounts.*.id.displayValue', masked),
    'another party’s accounts': inBody('accounts.*.partyId.value', set(foreign)),
    'accounts without a token': inBody('accounts.*.id.value', drop),
    'accounts without a dictionary': inBody('accounts.*.dictionary', drop),
    'no list': inBody('accounts', drop),
    'accounts of all parties for one': noParty,
  }),
  ...faults('getDemandDepositAccount', {
    'the balance in pence': inBody('demandDepositAccountDTO.currentBalance.amount', pence),
    'holds in pence': inBody('demandDepositAccountDTO.holdAmount.amount', pence),
    'the overdraft flipped': inBody('demandDepositAccountDTO.overDraftLimit.sanctionedLimitAmount.amount', flipped),
    'a masked account number': inBody('demandDepositAccountDTO.id.displayValue', masked),
    'another currency': inBody('demandDepositAccountDTO.currencyCode', set('CHF')),
    'no available balance': inBody('demandDepositAccountDTO.availableBalance', drop),
  }),
  ...faults('getTermDepositAccount', {
    'a rate ÷ 100': inBody('termDepositDetails.interestRate', (rate: number) => rate / 100),
    'a rate as text': inBody('termDepositDetails.interestRate', (rate: number) => `${rate} %`),
    'unknown instructions for the end': inBody('termDepositDetails.payoutInstructions', set('X')),
    'no principal': inBody('termDepositDetails.principalAmount', drop),
    'an end written with slashes': inBody('termDepositDetails.maturityDate', set('15/09/2028')),
  }),
  ...faults('getLoanAccount', {
    'a rate ÷ 100': inBody('loanAccountDetails.interestRate', (rate: number) => rate / 100),
    'one instalment lost': inBody(
      'loanAccountDetails.loanScheduleDTO.installementPaidCount',
      (count: number) => count - 1,
    ),
    'the debt in pence': inBody('loanAccountDetails.outstandingAmount.amount', pence),
    'no debt': inBody('loanAccountDetails.outstandingAmount', drop),
  }),
  ...faults('listDemandDepositTransactions', {
    'amounts in pence': inBody('czItems.*.amountInAccountCurrency.amount', pence),
    'signs flipped': inBody('czItems.*.transactionType', (type: string) => (type === 'D' ? 'C' : 'D')),
    'negative amounts': inBody('czItems.*.amountInAccountCurrency.amount', flipped),
    'running balances in pence': inBody('czItems.*.runningBalance.amount', pence),
    'the newest first': reversed,
    'each transaction twice': twice,
    'the days ignored': windowIgnored,
    'the word ignored': ignoring('description'),
    'the number asked for ignored': inTarget((target) => target.replace(/noOfTransactions=\d+/, 'noOfTransactions=20')),
    'days with slashes': inBody('czItems.*.transactionDate', set('27/02/2026')),
    'an unknown direction': inBody('czItems.*.transactionType', set('DEBIT')),
    'transactions without a key': inBody('czItems.*.key', drop),
    'the list under another name': inBody('czItems', drop),
  }),
  ...faults('listPendingTransactions', {
    'an unknown direction': inBody('czPendingTransactionItems.*.creditDebitFlag', set('X')),
    'debits without an amount': inBody('czPendingTransactionItems.*.debitAmount', drop),
  }),
  ...faults('listPayeeGroups', {
    'masked account numbers': inBody('payeeGroups.*.listPayees.*.ukDomesticPayee.accountNumber', masked),
    'masked sort codes': inBody('payeeGroups.*.listPayees.*.ukDomesticPayee.bankDetails.code', masked),
    'another party’s payees': inBody('payeeGroups.*.partyId.value', set(foreign)),
    'an unknown status': inBody('payeeGroups.*.listPayees.*.status', set('ACTIVE')),
    'an unknown kind of holder': inBody('payeeGroups.*.listPayees.*.accountType', set('PERSONAL')),
    'payees without id': inBody('payeeGroups.*.listPayees.*.id', drop),
    'another nickname': inBody('payeeGroups.*.listPayees.*.nickName', set('Somebody')),
  }),
  ...faults('verifyPayeeName', {
    'an unknown reason': inBody('verificationReport.reasonCode', set('NAME')),
    'an unknown result': inBody('verificationReport.matched', set('YES')),
    'no result': inBody('verificationReport.matched', drop),
    'a result as text': inBody('verificationReport.enabled', text),
  }),
  ...faults('getClearingDetails', { 'another bank': inBody('code', set('200433')), 'no code': inBody('code', drop) }),
  ...faults('getLimitUtilization', {
    'nothing counted': inBody('limitUtilizationDTOs', set([])),
    'amounts in pence': inBody('limitUtilizationDTOs.*.amount.amount', pence),
    'an unknown kind of user': inBody('limitUtilizationDTOs.*.entityType', set('CUSTOMER')),
  }),
  ...faults('getUserLimits', {
    'an unknown kind of limit': inBody('limitPackageDTOList.*.targetLimitLinkages.*.limits.*.limitType', set('DAY')),
    'no list': inBody('limitPackageDTOList', drop),
  }),
  ...faults('createPayment', {
    'no id': inBody('paymentId', drop),
    'another amount booked': inRequest('amount.amount', (amount: number) => amount + 1),
    'another reference booked': inRequest('reference', set('Hay for Monday')),
  }),
  ...faults('confirmPayment', { 'another id': inBody('paymentId', set('0123456789ABCDEF')) }),
  ...faults('getPayment', {
    'the amount in pence': inBody('payoutDetails.amount.amount', pence),
    'another reference': inBody('payoutDetails.reference', set('Hay for Monday')),
    'another payee': inBody('payoutDetails.to.payeeId', set(foreign)),
    'another account': inBody('payoutDetails.from.value', set(foreign)),
    'a masked payee': inBody('payoutDetails.payeeDetails.accountNumber', masked),
    'an unknown state': inBody('payoutDetails.statusType', set('DONE')),
    'no state': inBody('payoutDetails.statusType', drop),
  }),
  ...faults('createTransfer', { 'another amount booked': inRequest('amount.amount', (amount: number) => amount * 2) }),
  ...faults('getTransfer', {
    'the amount in pence': inBody('transferDetails.amount.amount', pence),
    'the accounts exchanged': swapped('debitAccountId', 'creditAccountId'),
    'no reference': inBody('transferDetails.remarks', drop),
    'an unknown state': inBody('transferDetails.statusType', set('BOOKED')),
  }),
  ...faults('listInstructions', {
    'amounts in pence': inBody('instructionsList.*.amount.amount', pence),
    'a cancelled one still active': inBody('instructionsList.*.statusCode', set('A')),
    'an unknown state': inBody('instructionsList.*.statusType', set('OPEN')),
    'an unknown kind': inBody('instructionsList.*.paymentType', set('TRANSFER')),
    'the next day one day late': inBody('instructionsList.*.nextExecutionDate', nextDay),
    'another party’s instructions': inBody('instructionsList.*.partyId.value', set(foreign)),
    'no time stamp': inBody('instructionsList.*.timeStamp', drop),
  }),
  ...faults('listMails', {
    'an unknown box': inBody('mails.*.messageUserMappings.*.msgFlag', set('INBOX')),
    'an unknown state of reading': inBody('mails.*.messageUserMappings.*.status', set('NEW')),
  }),
  ...faults('getAccessPoint', { 'an unknown type': inBody('accessPointDTO.type', set('OTHER')) }),
  ...faults('listRelations', {
    'an unknown relation': inBody('userPartyRelationshipDTOs.*.relationshipType', set('OWNER')),
  }),
  ...faults('listBulkFiles', {
    'no list': inBody('fileDetails', drop),
    'an unknown state': inBody('fileDetails.*.fileUpload.fileStatus', set('DONE')),
  }),
];

function swapped(one: string, other: string): Spoiling {
  return inBody('transferDetails', (details: Record<string, unknown>) => ({
    ...details,
    [one]: details[other],
    [other]: details[one],
  }));
}

function nextDay(day: string | null): string | null {
  if (day === null) return null;
  const next = new Date(Date.parse(`${day.slice(0, 10)}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  return next + day.slice(10);
}
