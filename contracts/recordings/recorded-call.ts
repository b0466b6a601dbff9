import type { Exchange } from '#contracts/driver/relay.ts';
import { jsonIn } from '#src/kernel/any-fields.ts';

/** A call that was recorded or went by, and what is not known of it. */
export interface RecordedCall extends Exchange {
  /** For a person to look it up: the file and the place in it, or when it went by. */
  readonly source: string;
  /** Whether the answer’s body is known. */
  readonly hasAnswer: boolean;
  /** Whether the request’s body is known; it is, unless said otherwise. */
  readonly hasBody?: boolean;
}

/** The path from /digx/ on: a gateway may mount the service on a longer one. */
export function belowMount(target: string): string {
  return target.replace(/^[^?]*(?=\/digx\/)/, '');
}

export function bodiesOf({ status, body, answer, headers, requestHeaders = {} }: RecordedCall) {
  const isForm = /urlencoded/.test(requestHeaders['content-type'] ?? '');
  const request = body === '' ? undefined : isForm ? Object.fromEntries(new URLSearchParams(body)) : jsonIn(body);
  return { status, request, answer: answer === '' ? undefined : jsonIn(answer), answerHeaders: headers };
}
