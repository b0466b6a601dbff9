import type { RefusalCode } from '#src/api/schema.generated.d.ts';
import {
  accessDeniedCode,
  accountFrozenCode,
  accountUnknownCode,
  approvalExpiredCode,
  approvalUnknownCode,
  badSortCodeCode,
  bulkFileUnknownCode,
  cutOffPassedCode,
  datesRefusedCode,
  decidedAlreadyCode,
  loginStepsDueCode,
  missedCutOffCode,
  noFastPaymentsCode,
  nonceRefusedCode,
  notKnownYet,
  payeeUnknownCode,
  paymentUnknownCode,
  stepOutOfTurnCode,
} from '#src/api/wire/refusal-codes.ts';

type RefusedField = 'current' | 'next' | 'name' | 'sortCode' | 'accountNumber' | 'reference' | 'amount' | 'when';

interface RefusalText {
  readonly text: string;
  readonly field?: RefusedField;
  /** Prefer the bank's own title, which names the rule that was broken. */
  readonly serverTitle?: true;
}

const callUs = 'Please call {privateBank} (private bank) or {racingBank} (racing bank)';
const technicalIssue = 'Sorry, there is a technical issue. Please try again later or call our helpdesk on {helpdesk}';
const callHelpdesk = 'Please call our helpdesk on {helpdesk}';

export const defaultTexts = {
  withCode: `${technicalIssue} and quote error code {code}.`,
  withoutCode: `${technicalIssue}.`,
} as const;

/** Identified by its status; the code may be anything. */
export const tooManyRequestsText =
  'There were too many requests in a short time, so this one was not carried out. Please wait a minute and try again.';

export const wrongCredentials = 'The User ID or password you entered is not correct. Please check them and try again.';
const wrongPin = 'The transaction PIN you entered is not correct. Please check it and try again.';
const pinLocked = `Your transaction PIN is temporarily locked because it has been entered wrongly too many times. Please try again in 30 minutes. If you need help, call our helpdesk on {helpdesk}.`;
const overTransactionLimit =
  'This is more than your limit for one transaction or for one day. Please enter a smaller amount or try again on another day.';
const specialCharacters =
  'Special characters are not allowed in the name of a payee. Please use letters, digits and spaces.';
const alphanumericReference = 'The reference may contain letters, digits and spaces only.';
const someNotAccepted = 'Some of what you entered was not accepted. Please check it and try again.';
const formerPassword = 'Your new password cannot be one that you have used before. Please choose another.';

const signIn: Catalogue = {
  DIGX_AUTH_0001: { text: wrongCredentials },
  DIGX_AUTH_0002: {
    text: `Invalid security details have been entered more than three times and your account has been locked. ${callUs} to have it unlocked.`,
  },
  DIGX_CZ_AUTH_ADMIN: { text: `Your online access has been locked by the bank. ${callUs}.` },
  [accessDeniedCode]: {
    text: `You do not have access to this service. ${callUs} if you think you should.`,
  },
  [nonceRefusedCode]: {
    text: 'Your request could not be accepted this time. Nothing has been changed. Please try again.',
  },
  [loginStepsDueCode]: {
    text: 'Before you continue, please accept the terms or choose new security details.',
  },
  DIGX_UM_042: { text: 'Your password must be changed before you can continue.' },
};

const credentials: Catalogue = {
  DIGX_PROD_IDM_0010: {
    text: 'The current password you entered is not correct. Please check it and try again.',
    field: 'current',
  },
  DIGX_UM_041: { text: formerPassword, field: 'next', serverTitle: true },
  DIGX_CZ_PWD_01: {
    text: 'Your new password does not follow the rules for passwords. Please choose another.',
    field: 'next',
    serverTitle: true,
  },
  DIGX_TPIN_EXISTS: {
    text: 'Your new transaction PIN cannot be the same as an old one. Please choose another.',
    field: 'next',
    serverTitle: true,
  },
  DIGX_CZ_PIN_01: {
    text: 'Your new transaction PIN does not follow the rules for PINs. Please choose another.',
    field: 'next',
    serverTitle: true,
  },
  DIGX_TPIN_MISMATCH: { text: wrongPin, field: 'current' },
  DIGX_CZ_TOKEN_01: {
    text: `This link has expired or has been used already. ${callUs} for a new one.`,
  },
  DIGX_CZ_SESSION_01: { text: 'Your session has timed out. Please try again.' },
};

const challenges: Catalogue = {
  DIGX_AUTH_0003: {
    text: `This must be confirmed in a way that online banking does not offer. Nothing has been changed. ${callHelpdesk}.`,
  },
  DIGX_CZ_TFA_0001: { text: wrongPin },
  DIGX_CZ_TFA_0002: {
    text: `This must be confirmed with a code, and none can be sent to you. Nothing has been changed. ${callUs}.`,
  },
  DIGX_AUTH_0004: { text: pinLocked },
  DIGX_AUTH_0007: { text: pinLocked },
  DIGX_TFA_0002: {
    text: 'A wrong code has been entered too many times. No new code can be sent for 30 minutes. Please try again after that.',
  },
  DIGX_TFA_0003: {
    text: 'There is no code to send again. Please cancel and start again.',
  },
  DIGX_TFA_0004: { text: 'The details you entered are not valid. Please check the code and try again.' },
  DIGX_TFA_0005: {
    text: 'This code has expired: codes are valid for 10 minutes. Please ask for a new one.',
  },
  DIGX_AUTH_0012: {
    text: 'You have asked for too many authorisation codes. Please try again later.',
  },
};

const settings: Catalogue = {
  DIGX_CZ_ALERT_01: {
    text: 'Your alerts have been changed elsewhere, so nothing has been saved. Please open this page again.',
  },
  DIGX_CZ_ALERT_02: {
    text: 'Your alerts have been changed elsewhere, so nothing has been saved. Please open this page again.',
  },
  DIGX_CZ_ALERT_03: { text: `These alerts cannot be sent. Nothing has been changed. ${callHelpdesk}.` },
  DIGX_CZ_TPP_01: { text: 'This provider is not asking for access. Please start again from its website or app.' },
  DIGX_CZ_MKT_01: { text: 'Please select at least one option.' },
};

const accounts: Catalogue = {
  [accountUnknownCode]: {
    text: 'We could not find this account. The link may be from an earlier session: please choose it again from the list of your accounts.',
  },
  [datesRefusedCode]: {
    text: 'These dates cannot be searched. Please choose other dates and try again.',
  },
  DIGX_CZ_ANN_02: { text: 'An account name may contain letters, digits and spaces only.', field: 'name' },
  DIGX_CZ_ANN_03: { text: 'An account name may be at most 35 characters long.', field: 'name' },
  DIGX_CZ_STATEMENT_01: {
    text: 'We could not find this statement. The list may be from an earlier session. Please open it again.',
  },
  DIGX_CZ_MAIL_01: { text: 'We could not find this message. It may have been removed.' },
  DIGX_CZ_MAIL_02: { text: 'Please enter a subject and a message.' },
  DIGX_CZ_MAIL_03: { text: 'A message may be at most 1,000 characters long. Please shorten it.' },
};

const payments: Catalogue = {
  'SM-MULMAN05': { text: overTransactionLimit },
  DIGX_FL_040: { text: overTransactionLimit },
  DIGX_FL_035: { text: overTransactionLimit },
  DIGX_FL_059: {
    text: 'This would exceed today’s limit. Please enter a smaller amount or try again tomorrow.',
  },
  DIGX_FL_015: { text: `No limit has been set for this kind of transaction. ${callHelpdesk}.` },
  'FT-VAC09': { text: `Money cannot be paid into this account. ${callHelpdesk}.` },
  DIGX_AP_0012: { text: 'You do not have permission to send payments from this account.' },
  DIGX_AP_0013: { text: 'This account does not permit this type of transaction.' },
  DIGX_PY_0138: { text: alphanumericReference, field: 'reference' },
  DIGX_PY_REMARK_002: { text: alphanumericReference, field: 'reference' },
  DIGX_PY_REMARK_001: { text: 'The reference may be at most 35 characters long.', field: 'reference' },
  DIGX_PY_0134: { text: 'There is not enough money in this account. Please enter a smaller amount.', field: 'amount' },
  // The payer is referred to the helpdesk. Bulk files and authorisers have wording of their own.
  [accountFrozenCode]: { text: defaultTexts.withCode },
  [missedCutOffCode]: {
    text: 'The cut-off time for this payment has passed, so it has not been sent. Please confirm it again: it will go out on the next working day.',
  },
  [cutOffPassedCode]: {
    text: 'The cut-off time for today has passed: this payment will be made on the next working day.',
  },
  DIGX_AP_0048: {
    text: 'The date of this payment has passed, or is one on which it cannot be made. Please choose a date from tomorrow to 90 days ahead, and a later end date.',
  },
  DIGX_PY_0025: { text: 'Account details not found', field: 'accountNumber' },
  [notKnownYet]: {
    text: 'We do not yet know whether this payment has been made. Please check your transactions before you try again.',
  },
  [noFastPaymentsCode]: {
    text: 'This account cannot receive fast payments. Please check the details.',
    field: 'sortCode',
  },
  [badSortCodeCode]: {
    text: 'We could not find a bank with this sort code. Please check it and try again.',
    field: 'sortCode',
  },
  DIGX_CZ_FL_01: { text: 'This is below the minimum for one payment. Please enter a larger amount.', field: 'amount' },
  [paymentUnknownCode]: {
    text: 'We could not find this payment. It may be from an earlier session. Please check your transactions, and start again if it is not there.',
  },
  DIGX_CZ_PAYMENT_02: {
    text: 'This payment has changed since you checked it, so nothing has been sent. Please start again.',
  },
  DIGX_CZ_PAYMENT_04: {
    text: 'Another account holder has declined this payment. Nothing has been sent. If it is still to be paid, please make a new payment.',
  },
  DIGX_CZ_PAYMENT_05: {
    text: 'This payment was rejected after you confirmed it. No money has left your account. If it is still to be paid, please make a new payment, or call our helpdesk on {helpdesk}.',
  },
  DIGX_CZ_PAYMENT_03: {
    text: 'This payment was not authorised in time, so nothing has been sent. Please set it up again if it is still needed.',
  },
  DIGX_TB_0003: { text: someNotAccepted, serverTitle: true },
  '3403': { text: "Please select 'When' would you like your transfer to be made.", field: 'when' },
};

const payees: Catalogue = {
  DIGX_PY_1360: { text: 'A payee with this account already exists.', field: 'accountNumber' },
  DIGX_PY_1338: { text: specialCharacters, field: 'name' },
  DIGX_PY_PAYEE_007: { text: specialCharacters, field: 'name' },
  DIGX_CZ_PAYEE_02: { text: 'A payee’s name must have 1 to 35 characters.', field: 'name' },
  [payeeUnknownCode]: {
    text: 'We could not find this payee. The payee may have been deleted, or the link may be from an earlier session. Please choose the payee again from your list.',
  },
  [stepOutOfTurnCode]: {
    text: 'This payee cannot be used or changed now, and may be awaiting authorisation. Please check your list of payees and try again later.',
  },
  DIGX_CZ_COP_01: {
    text: 'The details of this payee have changed since they were checked. Please go back and check them again.',
  },
};

const approvals: Catalogue = {
  [approvalUnknownCode]: {
    text: 'We could not find this item. It may have been withdrawn, or belong to an earlier login: please open the list again.',
  },
  [decidedAlreadyCode]: { text: 'Someone else has already decided this, so your decision was not counted.' },
  [approvalExpiredCode]: { text: 'This was not authorised in time. It can no longer be authorised or declined.' },
};

const bulk: Catalogue = {
  DIGX_FU_003: { text: 'A file with this name has been uploaded before. Please give it another name.' },
  DIGX_FU_048: { text: 'A file name may contain letters, digits and spaces only.' },
  [bulkFileUnknownCode]: { text: 'We could not find this file. Please choose it from your uploads.' },
  DIGX_CZ_FU_02: { text: 'This file has changed, or cannot be authorised now. Nothing has been paid.' },
  DIGX_CZ_FU_03: { text: 'The file is empty or larger than 5 MB. Please choose another.' },
};

const instructions: Catalogue = {
  DIGX_CZ_INSTR_01: {
    text: 'This payment has already been made, ended or cancelled, so it cannot be changed.',
  },
  DIGX_CZ_INSTR_02: {
    text: 'This payment was changed after you opened it, so your change has not been saved. Please open it again.',
  },
  DIGX_CZ_INSTR_03: {
    text: `This standing order has a custom frequency, so it cannot be edited online. ${callHelpdesk}.`,
  },
  DIGX_CZ_INSTR_04: {
    text: `Changes to this standing order must be authorised by another account holder, so it cannot be edited here. Cancel it and set up a new one, or call our helpdesk on {helpdesk}.`,
  },
};

/** Codes that are no refusals: they come with a good answer, or in a field of it. */
type OtherCode = 'DIGX_WW_017' | typeof notKnownYet;

/** A code that the contract does not have does not compile. */
type Catalogue = Readonly<Partial<Record<RefusalCode | OtherCode, RefusalText>>>;

export const refusalCatalogue: ReadonlyMap<string, RefusalText> = new Map(
  [signIn, credentials, challenges, settings, accounts, payments, instructions, payees, approvals, bulk].flatMap(
    (part) => Object.entries(part),
  ),
);

export const validationText = someNotAccepted;
