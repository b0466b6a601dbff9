// Account details as the bank sends them.

function gbp(amount: number) {
  return { currency: 'GBP', amount };
}

export const demandDepositAnswer = {
  demandDepositAccountDTO: {
    id: { value: '9A0E7C5512D84F6B', displayValue: '31926819' },
    accountName: 'Mrs Eleanor O&#x27;Hara',
    currencyCode: 'GBP',
    openingDate: '2014-01-02T00:00:00',
    currentBalance: gbp(1204.5),
    availableBalance: gbp(2104.5),
    holdAmount: gbp(100),
    overDraftLimit: { sanctionedLimitAmount: gbp(1000) },
    iban: 'GB47PADD60930322345678',
  },
};

export const loanAnswer = {
  loanAccountDetails: {
    id: { value: '0B8D44E1F7A2936C', displayValue: '40071522' },
    currencyCode: 'GBP',
    openingDate: '2014-01-02T00:00:00',
    maturityDate: '2039-01-02T00:00:00',
    interestRate: 4.19,
    approvedAmount: gbp(250000),
    outstandingAmount: gbp(181240.77),
    amountPaid: gbp(68759.23),
    numberOfInstallment: 300,
    interestRepaymentFrequency: 'Monthly',
    principalRepaymentFrequency: 'Monthly &amp; at will',
    loanScheduleDTO: {
      installementPaidCount: 146,
      installementDueCount: 154,
      nextDueDate: '2026-04-01T00:00:00',
      nextInstallmentAmount: gbp(1346.02),
      amountPaid: gbp(68759.23),
    },
  },
};

export const outstandingAnswer = {
  outStandingLoanDetailsDTO: {
    principalBalance: gbp(181020.4),
    outstandingAmount: gbp(181240.77),
    installmentArrear: gbp(0),
    interestAmount: gbp(220.37),
    interestArrears: gbp(0),
    penaltyInterestAmount: gbp(12.5),
    lateRepaymentCharges: gbp(0),
  },
};

export const termDepositAnswer = {
  termDepositDetails: {
    id: { value: '77F0', displayValue: '50012345' },
    currencyCode: 'GBP',
    productDTO: { productId: 'FRB1', name: 'One Year Fixed Rate Bond' },
    tenure: { years: 1, months: 6, days: 0 },
    startDate: '2015-05-12T00:00:00',
    maturityDate: '2026-11-12T00:00:00',
    payoutInstructions: 'P',
    principalAmount: gbp(50000),
    maturityAmount: gbp(53187.5),
    currentBalance: gbp(50000),
    interestRate: 4.25,
  },
};
