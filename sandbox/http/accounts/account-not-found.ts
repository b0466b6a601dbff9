/** Answer to a token that matches no account of the customer. */
export const accountNotFound = {
  rule: 'accounts.token-stands-for-nothing',
  answer: { refused: 'accountNotFound' },
} as const;
