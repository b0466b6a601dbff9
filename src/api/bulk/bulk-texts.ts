export const bulkTexts = {
  notUploaded: 'The bank did not take this file, so nothing has been paid. Please go back and upload it again.',
  notAuthorised: 'The bank could not pay this file, so nothing has been paid. Please look at the file for the reason.',
  uploadUnknown:
    'We do not yet know whether the bank has this file. Nothing is paid until you authorise it. Do not upload it again: it will appear in your uploads if it has arrived. If you are not sure, call our helpdesk on {helpdesk}.',
  authoriseUnknown:
    'We do not yet know whether this file will be paid. Do not upload it again. Its status in your uploads will say so; if you are not sure, call our helpdesk on {helpdesk}.',
} as const;
