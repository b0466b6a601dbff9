import { notFound, notPossible } from './in-status.ts';
export const alertRefusals = {
  alertSubscriptionNotFound: notFound('DIGX_CZ_ALERT_01', 'The subscription was not found.'),
  alertSubscriptionExists: notPossible('DIGX_CZ_ALERT_02', 'There is a subscription already.'),
  alertsNotPossible: notPossible('DIGX_CZ_ALERT_03', 'These alerts cannot be sent.'),
} as const;

export const sharingRefusals = {
  accessPointNotFound: notFound('DIGX_CZ_TPP_01', 'The access point was not found.'),
  accessEmpty: notPossible('DIGX_CZ_TPP_02', 'At least one permission is needed.'),
  accessExists: notPossible('DIGX_CZ_TPP_03', 'The provider has access already.'),
  accessChanged: notPossible('DIGX_CZ_TPP_04', 'The access was changed meanwhile.'),
  accessNotSetUp: notPossible('DIGX_CZ_TPP_05', 'Access cannot be given to this provider.'),
  accessNotShareable: notPossible('DIGX_CZ_TPP_06', 'An account or permission cannot be shared.'),
  contentNotFound: notFound('DIGX_CZ_CONTENT_01', 'The picture was not found.'),
  marketingIncomplete: notPossible('DIGX_CZ_MKT_01', 'The marketing preference is not complete.'),
} as const;
