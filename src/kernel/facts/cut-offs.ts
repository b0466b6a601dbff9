/** Assumed: the time in London until which a payment or transfer on a working day has that day's date. */
export const sameDayCutOff = '17:00';

/** The time in London until which BACS payments are sent on a working day. */
export const bacsCutOff = '15:00';
