import { unpacked } from '#contracts/driver/bodies.ts';
import { byName } from '#contracts/driver/raw-headers.ts';
import { belowMount, type RecordedCall } from '#contracts/recordings/recorded-call.ts';
import type { PassedCall } from './copy.ts';

/** The call as recordings have it, its answer unpacked on this copy. */
export async function recorded(call: PassedCall, source: string): Promise<RecordedCall> {
  const headers = byName(call.headers);
  const requestHeaders = byName(call.requestHeaders);
  const answer = await bodyOf(call.answer, headers);
  const body = await bodyOf(call.body, requestHeaders);
  return {
    source,
    method: call.method,
    target: belowMount(call.target),
    requestHeaders,
    body: body ?? '',
    hasBody: body !== undefined,
    status: call.status,
    headers,
    answer: answer ?? '',
    hasAnswer: answer !== undefined,
  };
}

/** Undefined for what is not whole, or cannot be unpacked here. */
async function bodyOf(
  { bytes, isWhole }: PassedCall['body'],
  { 'content-encoding': encoding = '' }: Readonly<Record<string, string>>,
): Promise<string | undefined> {
  if (!isWhole) return undefined;
  if (!/^\s*((x-)?gzip|deflate|br|identity)?\s*$/i.test(encoding)) return undefined;
  return (await unpacked(Buffer.from(bytes), encoding)).toString();
}
