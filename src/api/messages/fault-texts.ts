import type { Fault } from '#src/api/wire/failure.ts';
import { runtimeConfig } from '#src/api/wire/runtime-config.ts';

const texts: Readonly<Record<Fault, string>> = {
  request_timeout:
    'There is a network issue: the bank has not answered in time. Please check your connection and try again.',
  bad_network_response:
    'There is a network issue: no answer came back from the bank. Please check your connection and try again.',
  offline: 'You appear to be offline. Please check your internet connection and try again.',
  'page-blocked':
    'Your request was blocked on its way to us. Please call {privateBank} (private bank) or {racingBank} (racing bank).',
  unreadable:
    'Sorry, there is a technical issue: the answer could not be read. Please try again later or call our helpdesk on {helpdesk}.',
};

const blockedWithCode =
  'Your request was blocked on its way to us. Please call {privateBank} (private bank) or {racingBank} (racing bank) ' +
  'and quote error code {code}.';

export const notConfirmedMessage = 'You did not confirm this, so nothing has been changed.';

/** The bank was asked afterwards what it has of a payment whose confirmation was not answered. */
export const paymentTexts = {
  failed: 'The bank could not make this payment, so nothing has been sent. Please check the details and start again.',
  unknown:
    'We do not yet know whether this payment has been made. Please check your transactions before you try again, and call our helpdesk on {helpdesk} if you are not sure.',
} as const;

/** The bank's list was asked for afterwards, and it does not show the payee as it was to be saved. */
export const payeeTexts = {
  unknown:
    'We do not yet know whether this payee has been saved. Please check your list of payees in a few minutes before you try again.',
} as const;

export const sessionOverMessage = 'Your session has ended. Please sign in again.';

/** What the customer reads when something broke on the way; `code` is the one a blocking page showed. */
export function faultMessage(fault: Fault, code?: string): string {
  if (fault === 'page-blocked' && code !== undefined) return fillText(blockedWithCode, code);
  return fillText(texts[fault]);
}

/** Puts the configured telephones, and the code where there is one, into a text. */
export function fillText(text: string, code = ''): string {
  const values: Record<string, string> = { ...runtimeConfig().telephones, code };
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}
