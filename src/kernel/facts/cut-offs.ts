/** Assumed: the time in London until which a payment or transfer on a working day has that day's date. */
export const sameDayCutOff = '17:00';
