import type { KeptAnswer, RequestHead } from '#sandbox/control/journal/journal.ts';
import { bodyLines } from './json-lines.ts';

/** Request line, headers and formatted body. */
export function requestText({ request }: Pick<RequestHead, 'request'>): string {
  const { method, target, headers } = request;
  return httpText(`${method} ${target}`, headers, bodyText(request));
}

export function answerText({ status, headers, body }: KeptAnswer): string {
  return httpText(String(status), headers, body);
}

/** A request body as text, or as base64 when it is not text. Empty when there was none. */
export function bodyText({ body }: RequestHead['request']): string {
  if (body === null) return '';
  return 'text' in body ? body.text : body.base64;
}

function httpText(first: string, headers: Readonly<Record<string, string>>, body: string): string {
  const lines = [first, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)];
  return `${(body === '' ? lines : [...lines, '', ...bodyLines(body)]).join('\n')}\n`;
}
