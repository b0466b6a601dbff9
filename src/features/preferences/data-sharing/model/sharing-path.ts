export const sharingPath = '/settings/paymentcompanies';
