/** The bubble of the customer's phone, which the marker keeps clear of. */
export const bubbleName = 'Text message';
