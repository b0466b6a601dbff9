import type { BookKind } from '#src/api/cheques/book-marks.ts';

export const bookNames = { cheque: 'cheque book', 'pay-in': 'pay-in book' } as const satisfies Record<BookKind, string>;

/** Quoted by the specification in substance: how long a book takes. */
export const arrival = 'Books arrive in 7 to 10 working days.';

export const needsAuthoriser =
  'Another authoriser must approve this order before we send the book. It then arrives in 7 to 10 working days.';

export const chooseAccount = 'Choose an account.';
