/** Replaces the customer's own sort code on receipts and prints, which may be passed on. */
export const ownSortCodeMask = '**-**-**';
