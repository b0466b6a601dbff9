import { runtimeConfig } from '#src/api/environment/runtime-config.ts';
import type { Fault } from '#src/api/wire/failure.ts';

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

export function faultMessage(fault: Fault, code?: string): string {
  if (fault === 'page-blocked' && code !== undefined) return fillText(blockedWithCode, code);
  return fillText(texts[fault]);
}

export function fillText(text: string, code = ''): string {
  const values: Record<string, string> = { ...runtimeConfig().telephones, code };
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}
