export const notConfirmedMessage = 'You did not confirm this, so nothing has been changed.';

export const sessionOverMessage = 'Your session has ended. Please sign in again.';

export const paymentTexts = {
  failed: 'The bank could not make this payment, so nothing has been sent. Please check the details and start again.',
  unknown:
    'We do not yet know whether this payment has been made. Please check your transactions before you try again, and call our helpdesk on {helpdesk} if you are not sure.',
} as const;

export const payeeTexts = {
  unknown:
    'We do not yet know whether this payee has been saved. Please check your list of payees in a few minutes before you try again.',
} as const;

export const bulkTexts = {
  notUploaded: 'The bank did not take this file, so nothing has been paid. Please go back and upload it again.',
  notAuthorised: 'The bank could not pay this file, so nothing has been paid. Please look at the file for the reason.',
  uploadUnknown:
    'We do not yet know whether the bank has this file. Nothing is paid until you authorise it. Do not upload it again: it will appear in your uploads if it has arrived. If you are not sure, call our helpdesk on {helpdesk}.',
  authoriseUnknown:
    'We do not yet know whether this file will be paid. Do not upload it again. Its status in your uploads will say so; if you are not sure, call our helpdesk on {helpdesk}.',
} as const;
