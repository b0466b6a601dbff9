/** The one-time password that every exercise takes: a trainee has no telephone of the customer's. */
export const classCode = '204816';
