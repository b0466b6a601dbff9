/** A payee at another bank, as a customer gives it. */
export interface GivenPayee extends Record<'accountName' | 'accountNumber' | 'sortCode' | 'accountType', string> {
  readonly reference: string;
  readonly nickName?: string | null;
  /** Looked up by the bank itself. */
  readonly bankName?: string;
}

/** Asks whose account it is. */
export function nameCheckBody({ accountNumber, accountName, accountType, sortCode, reference }: GivenPayee) {
  return {
    paymentType: 'DOMESTIC',
    network: 'FASTER',
    accountId: accountNumber,
    accountName,
    accountType,
    bic: sortCode,
    dictionary: { nameValuePairDTOArray: [{ name: 'reference', value: reference }] },
  };
}

/** Adds or changes the payee, with the report of the check; a stage goes with it. */
export function payeeBody<Report>(given: GivenPayee, report: Report) {
  const { nickName = null, reference, accountType, accountNumber, accountName, sortCode } = given;
  return {
    nickName,
    status: 'ACT',
    domesticPayeeType: 'UK',
    reference,
    accountType,
    ukDomesticPayee: {
      paymentType: 'FAS',
      network: 'SORT',
      accountNumber,
      accountName,
      isShared: false,
      bankDetails: { name: given.bankName ?? 'Some Bank', codeType: 'NAC', code: sortCode },
    },
    copApiResponse: report,
  };
}
