/** Answer to a token that matches no account of the customer. */
export const accountNotFound = {
  rule: 'accounts.token-unknown',
  answer: { refused: 'accountNotFound' },
} as const;
