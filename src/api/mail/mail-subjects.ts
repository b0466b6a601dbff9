/** The bank's numbers of subjects. The number of international payment requests is assumed. */
export const mailSubjectIds = {
  digitalBanking: '1',
  account: '2',
  other: '3',
  chapsPayment: '4',
  otherPayment: '5',
  paymentQuery: '6',
  internationalPayment: '7',
  marketing: '8',
} as const;

export type MailSubjectId = (typeof mailSubjectIds)[keyof typeof mailSubjectIds];
