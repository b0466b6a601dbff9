import { type Fault, inBody, type Spoiling } from './fault.ts';

const set = (value: unknown) => () => value;
const flipped = (isSo: boolean) => !isSo;

function faults(operation: string, spoilt: Readonly<Record<string, Spoiling>>): readonly Fault[] {
  return Object.entries(spoilt).map(([name, spoil]) => ({ operation, name, spoil }));
}

const events = 'subscribedActions.*';
const access = 'accessPointAccountDTOs.*';

/** Values inside lists that the contract allows, and that are not the ones that the app was told to expect. */
export const literalFaults: readonly Fault[] = [
  ...faults('listBulkFiles', {
    'a file approved that is only uploaded or checked': inBody('fileDetails.*.fileUpload.fileStatus', set('APPROVED')),
    'euros for pounds': inBody('fileDetails.*.fileUpload.totalAmount.currency', set('EUR')),
    'the own confirmation not due': inBody('fileDetails.*.fileUpload.isOwnConfirmationDue', flipped),
    'a code for the PIN': inBody('fileDetails.*.fileUpload.ownConfirmationFactor', set('OTP')),
  }),
  ...faults('listBulkRecords', { 'euros for pounds': inBody('recordDetails.*.amount.currency', set('EUR')) }),
  ...faults('countTransactions', {
    'rejected for accepted': inBody('countDTOList.*.statusCode', set('REJECTED')),
    'pay-in books for cheque books': inBody('countDTOList.*.type', set('PBR')),
  }),
  ...faults('listActivities', {
    'rejected for accepted': inBody('transactionDTOs.*.statusCode', set('REJECTED')),
    'pay-in books for cheque books': inBody('transactionDTOs.*.typeCode', set('PBR')),
  }),
  ...faults('listAlertSubscriptions', {
    'another event': inBody(`actionSubscriptionDTO.*.${events}.eventId`, set('LOGIN_SUCCESS')),
  }),
  ...faults('createAlertSubscription', {
    'another event': inBody(`actionSubscriptionDTO.${events}.eventId`, set('LOGIN_SUCCESS')),
  }),
  ...faults('changeAlertSubscription', {
    'another event': inBody(`actionSubscriptionDTO.${events}.eventId`, set('LOGIN_SUCCESS')),
  }),
  ...faults('listApprovals', {
    'declined for waiting': inBody('transactionDTOs.*.approvalDetails.status', set('REJECTED')),
    'nothing to be decided': inBody('transactionDTOs.*.approvalDetails.actionable', flipped),
    'euros for pounds': inBody('transactionDTOs.*.amount.currency', set('EUR')),
  }),
  ...faults('createAccountAccess', { 'access inverted': inBody(`${access}.accessStatus`, flipped) }),
  ...faults('changeAccountAccess', { 'access inverted': inBody(`${access}.accessStatus`, flipped) }),
  ...faults('getAccountAccess', {
    'access inverted': inBody(`${access}.accessStatus`, flipped),
    'the user’s own level': inBody(`${access}.accessLevel`, set('USER')),
  }),
  ...faults('getSharingSetup', {
    'no set-up': inBody('accounts.*.setupInformation', set(null)),
    'the provider’s level': inBody('accounts.*.accessLevel', set('ACCESSPOINT')),
  }),
  ...faults('listRelations', {
    'an agent for a holder': inBody('userPartyRelationshipDTOs.*.relationshipType', set('AGENT')),
  }),
  ...faults('listMails', {
    'the flag of the other box': inBody('mails.*.messageUserMappings.*.msgFlag', (flag: string) =>
      flag === 'T' ? 'F' : 'T',
    ),
    'deleted messages': inBody('mails.*.messageUserMappings.*.deleteStatus', flipped),
  }),
  ...faults('listPayeeGroups', {
    'payees that wait for approval': inBody('payeeGroups.*.listPayees.*.status', set('PENDING_APPROVAL')),
  }),
  ...faults('listStatements', {
    'another type of statement': inBody('czStatementItems.*.statementType', set('Statement')),
  }),
  ...faults('listDemandDepositTransactions', {
    'euros for pounds': inBody('czItems.*.amountInAccountCurrency.currency', set('EUR')),
    'a balance in euros': inBody('czItems.*.runningBalance.currency', set('EUR')),
  }),
  ...faults('listInstructions', { 'euros for pounds': inBody('instructionsList.*.amount.currency', set('EUR')) }),
];
