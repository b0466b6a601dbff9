export const notConfirmedMessage = 'You did not confirm this, so nothing has been changed.';

export const sessionOverMessage = 'Your session has ended. Please log in again.';

export const paymentTexts = {
  failed: 'The bank could not make this payment, so nothing has been sent. Please check the details and start again.',
  unknown:
    'We do not yet know whether this payment has been made. Please check your transactions before you try again, and call our helpdesk on {helpdesk} if you are not sure.',
} as const;

export const approvalTexts = {
  unknown:
    'We do not yet know whether the bank has received your decision. It has not been sent again. Please look at this list again in a few minutes.',
} as const;

export const transferTexts = {
  failed: 'The bank could not make this transfer, so no money has moved. Please check the details and start again.',
  unknown:
    'We do not yet know whether this transfer has been made. Please check your transactions before you try again, and call our helpdesk on {helpdesk} if you are not sure.',
} as const;

/** A payment or transfer for later, or again and again. */
export const laterTexts = {
  failed: 'The bank could not set this up, so nothing will be paid. Please check the details and start again.',
  unknown:
    'We do not yet know whether this has been set up. Please check your upcoming payments before you try again, and call our helpdesk on {helpdesk} if you are not sure.',
} as const;

export const bookTexts = {
  unknown:
    'We do not yet know whether this book has been ordered. Please check your activity log before you order again, and call our helpdesk on {helpdesk} if you are not sure.',
} as const;

export const payeeTexts = {
  unknown:
    'We do not yet know whether this payee has been saved. Please check your list of payees in a few minutes before you try again.',
} as const;

export const instructionTexts = {
  notMade:
    'Nothing has been changed: the payment was made, changed or ended before your request reached us. Please check it again.',
  unknown:
    'We do not yet know whether this has been done. Please check again in a few minutes, and call our helpdesk on {helpdesk} if you are not sure.',
} as const;
