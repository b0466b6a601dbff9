import type { KeptAnswer, RequestHead } from '#sandbox/control/journal/journal.ts';
import { bodyLines } from './json-lines.ts';

/** One call's request as text: its line, its headers, and its body set out for reading. */
export function requestText({ request }: Pick<RequestHead, 'request'>): string {
  const { method, target, headers } = request;
  return httpText(`${method} ${target}`, headers, bodyText(request));
}

/** What the bank answered as text. */
export function answerText({ status, headers, body }: KeptAnswer): string {
  return httpText(String(status), headers, body);
}

/** A request's body as text: bytes that are no text as base64. Empty where there was none. */
export function bodyText({ body }: RequestHead['request']): string {
  if (body === null) return '';
  return 'text' in body ? body.text : body.base64;
}

function httpText(first: string, headers: Readonly<Record<string, string>>, body: string): string {
  const lines = [first, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)];
  return `${(body === '' ? lines : [...lines, '', ...bodyLines(body)]).join('\n')}\n`;
}
