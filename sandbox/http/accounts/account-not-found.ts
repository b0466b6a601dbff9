/** What everything about one account is answered with where its token stands for none that the customer sees. */
export const accountNotFound = {
  rule: 'accounts.token-stands-for-nothing',
  answer: { refused: 'accountNotFound' },
} as const;
