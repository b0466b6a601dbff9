/** Who writes for the bank. */
export const secureMailDesk = 'Secure Mail Desk';
export const paymentsTeam = 'Payments Team';
export const securityTeam = 'Security Team';
