import type { RequestEntry } from '#sandbox/control/journal.ts';
import { bodyLines } from './json-lines.ts';

/** One call's request as text: its line, its headers, and its body set out for reading. */
export function requestText({ request }: Pick<RequestEntry, 'request'>): string {
  const { method, target, headers } = request;
  return httpText(`${method} ${target}`, headers, bodyText(request));
}

/** What the bank answered as text; undefined where it never came to answer. */
export function answerText({ answer }: Pick<RequestEntry, 'answer'>): string | undefined {
  return answer === null ? undefined : httpText(String(answer.status), answer.headers, answer.body);
}

/** A request's body as text: bytes that are no text as base64. Empty where there was none. */
export function bodyText({ body }: RequestEntry['request']): string {
  if (body === null) return '';
  return 'text' in body ? body.text : body.base64;
}

function httpText(first: string, headers: Readonly<Record<string, string>>, body: string): string {
  const lines = [first, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)];
  return `${(body === '' ? lines : [...lines, '', ...bodyLines(body)]).join('\n')}\n`;
}
