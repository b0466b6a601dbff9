import type { InternationalRequest } from './check-request.ts';
import { requestLines } from './request-lines.ts';

/** The body of the message to the bank. Further lines of an answer are indented, so that none reads as another answer. */
export function requestBody(request: InternationalRequest): string {
  return requestLines(request)
    .map(({ label, value, sent = value }) => `${label}: ${sent.replaceAll(/\s*\r?\n\s*/g, '\n    ')}`)
    .join('\n');
}
