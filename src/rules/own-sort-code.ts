/** What stands for the sort code of the customer's own account on receipts and prints: those go from hand to hand. */
export const ownSortCodeMask = '**-**-**';
