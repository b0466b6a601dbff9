// Payees as the bank sends them.

export const payeeReport = {
  enabled: true,
  matched: 'N',
  selectionStatus: 'N',
  reasonCode: 'MBAM',
  payeeAccountName: 'Ashdown Feed &amp; Forage',
};

export const wirePayee = {
  id: 'E8134B7F0A92C65D',
  groupId: '5D0C71E8A42B96F3',
  creatorId: 'private-customer',
  nickName: 'Hay &amp; straw',
  status: 'ACT',
  domesticPayeeType: 'UK',
  customerId: { value: 'C43E0A1B7D52F986', displayValue: '***401' },
  reference: 'Account 4417',
  payeeReference: 'Account 4417',
  lastReference: 'Hay February',
  accountType: 'Business',
  verificationReport: payeeReport,
  ukDomesticPayee: {
    paymentType: 'FAS',
    network: 'SORT',
    accountNumber: '20418836',
    accountName: 'Ashdown Feed &amp; Forage',
    isShared: false,
    bankDetails: {
      name: 'Tannery &amp; Sons',
      address: '1 High Street',
      city: 'Leeds',
      country: 'United Kingdom',
      codeType: 'NAC',
      code: '601122',
    },
  },
};

export const payeesAnswer = {
  payeeGroups: [
    { groupId: wirePayee.groupId, name: 'Ashdown', partyId: wirePayee.customerId, listPayees: [wirePayee] },
    {
      groupId: '77',
      name: null,
      partyId: { value: 'A77B' },
      listPayees: [{ ...wirePayee, id: 'WAITS', groupId: '77', nickName: null, status: 'PENDING_APPROVAL' }],
    },
  ],
};
