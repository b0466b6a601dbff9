/** Refusals of payments and payees, part of `refusals`. */
export const paymentRefusals = {
  payeeNameCharacters: notPossible('DIGX_PY_1338', 'The name contains a character that is not allowed.'),
  payeeNameLength: notPossible('DIGX_CZ_PAYEE_02', 'The name is empty or longer than 35 characters.'),
  payeeDetailsNotFound: notPossible('DIGX_PY_0025', 'The account number or the sort code is not valid.'),
  payeeExists: notPossible('DIGX_PY_1360', 'A payee with this account already exists.'),
  payeeNotChecked: notPossible('DIGX_CZ_COP_01', 'These details were not checked in this session.'),
  payeeNotActive: notPossible('DIGX_CZ_PAYEE_03', 'The payee is not ready for this.'),
  badSortCode: notPossible('DIGX_BNK_DET001', 'The sort code is not known.'),
  noFastPayments: notPossible('FT-RESP-999', 'This bank does not accept Faster Payments.'),
  paymentDiffers: notPossible('DIGX_CZ_PAYMENT_02', 'The payment differs from the one that was verified.'),
  authorisationExpired: notPossible('DIGX_CZ_PAYMENT_03', 'The payment was not authorised in time.'),
  authorisationDeclined: notPossible('DIGX_CZ_PAYMENT_04', 'Another account holder has declined this.'),
  paymentRejected: notPossible('DIGX_CZ_PAYMENT_05', 'The payment was confirmed, and then rejected.'),
  decidedAlready: notPossible('DIGX_CZ_APPROVAL_02', 'Somebody has already decided this.'),
  approvalExpired: notPossible('DIGX_CZ_APPROVAL_03', 'This was not authorised in time.'),
  cutOffPassed: notPossible('DIGX_CZ_AP_0001', 'The cut-off for this payment has passed.'),
  referenceCharacters: notPossible('DIGX_PY_0138', 'The reference may hold letters, digits and spaces only.'),
  referenceTooLong: notPossible('DIGX_PY_REMARK_001', 'The reference is longer than 35 characters.'),
  accountMayNotPay: notPossible('DIGX_AP_0012', 'No payments may be sent from this account.'),
  accountFrozen: notPossible('DIGX_PY_HOST_006', 'The account does not allow debits.'),
  accountNotOfKind: notPossible('DIGX_AP_0013', 'This account does not permit this type of transaction.'),
  notEnoughFunds: notPossible('DIGX_PY_0134', 'The account has insufficient funds.'),
  creditNotAllowed: notPossible('FT-VAC09', 'No money may be paid into that account.'),
  belowMinimum: notPossible('DIGX_CZ_FL_01', 'The amount is below the minimum.'),
  aboveMaximum: notPossible('DIGX_FL_040', 'The amount is above the limit for a single payment.'),
  aboveCeiling: notPossible('SM-MULMAN05', 'The amount is above the bank limit for a single payment.'),
  overDailyAmount: notPossible('DIGX_FL_035', 'The amount is above what is left of the daily limit.'),
  overDailyCount: notPossible('DIGX_FL_059', 'No more payments may be sent today.'),
  paymentDates: notPossible('DIGX_AP_0048', 'The dates of the payment are not valid.'),
  approvalNotFound: notFound('DIGX_CZ_APPROVAL_01', 'There is nothing to authorise under this id.'),
  payeeNotFound: notFound('DIGX_CZ_PAYEE_01', 'The payee was not found.'),
  paymentNotFound: notFound('DIGX_CZ_PAYMENT_01', 'The payment was not found.'),
} as const;

function notPossible<Code extends string>(code: Code, detail: string) {
  return { status: 400, shape: 'status-root', code, title: 'Not possible.', detail } as const;
}

function notFound<Code extends string>(code: Code, detail: string) {
  return { status: 404, shape: 'status-root', code, title: 'Not found.', detail } as const;
}
