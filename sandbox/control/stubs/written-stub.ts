import { z } from 'zod';
import { misreadMatch } from '#sandbox/control/link/fault-text.ts';
import { isOperationId, operationIds } from '#sandbox/control/link/faults.ts';
import type { Misreading } from '#sandbox/control/link/misreading.ts';
import { statusesWithoutBody } from '#sandbox/http/pipeline/outcome.ts';
import { contractMisreading } from './contract-misreading.ts';
import { wrongHeader } from './header-limits.ts';
import { longestDelayMs, longestText, mostTimes, type Stub, stubSchema } from './stub.ts';

const texts = z.record(z.string(), z.string());

/** As testers write it: the body as JSON, or as the text that is sent. */
export const writtenStubSchema = z.strictObject({
  operationId: z.string(),
  status: z.number().exactOptional(),
  headers: texts.exactOptional(),
  body: z.unknown().exactOptional(),
  text: z.string().exactOptional(),
  times: z.number().exactOptional(),
  delay: z.number().exactOptional(),
  match: texts.exactOptional(),
  path: z.string().exactOptional(),
  unchecked: z.boolean().exactOptional(),
});
export type WrittenStub = Readonly<z.infer<typeof writtenStubSchema>>;

const known = Object.keys(writtenStubSchema.shape);

/** Reads what a tester has written, and checks it against the contract unless that is left out. */
export function readStub(written: unknown): Stub | Misreading {
  const unreadable = tooMuch(written);
  if (unreadable !== undefined) return wrong('stub', unreadable, []);
  const shape = writtenStubSchema.safeParse(written);
  if (!shape.success) {
    const { path = [], message = '' } = shape.error.issues[0] ?? {};
    return wrong(path.join('.') || 'stub', `This is no answer of one’s own: ${message}.`, known);
  }
  const { operationId, status = 200, headers: given = {}, body, text, unchecked, ...rest } = shape.data;
  if (!isOperationId(operationId)) {
    return wrong('operationId', `There is no operation "${operationId}".`, operationIds);
  }
  const numbers = wrongNumber(status, rest);
  if (numbers !== undefined) return numbers;
  const headers = Object.fromEntries(Object.entries(given).map(([name, value]) => [name.toLowerCase(), value.trim()]));
  const misread = wrongHeader(headers) ?? (rest.match && misreadMatch(rest.match)) ?? wrongBody(status, body, text);
  if (misread !== undefined) return misread;
  const sent = text ?? (body === undefined ? '' : JSON.stringify(body));
  if (sent.length > longestText) return wrong('body', 'The body is too long.', [`${longestText} characters at most`]);
  const stub = {
    operationId,
    status,
    ...(Object.keys(headers).length > 0 && { headers }),
    text: sent,
    ...rest,
    ...(unchecked === true && { unchecked }),
  };
  const read = stubSchema.safeParse(stub);
  if (!read.success) return wrong(read.error.issues[0]?.path.join('.') ?? 'stub', 'This cannot be read.', known);
  return read.data.unchecked === true ? read.data : (contractMisreading(read.data) ?? read.data);
}

/** As it would be written again. */
export function writeStub({ text, ...rest }: Stub): WrittenStub {
  const body = plainJson(text);
  if (text === '') return rest;
  return body === undefined ? { ...rest, text } : { ...rest, body };
}

/** Undefined for text that JSON would not write like this. */
function plainJson(text: string): unknown {
  try {
    const body: unknown = JSON.parse(text);
    return JSON.stringify(body) === text ? body : undefined;
  } catch {
    return undefined;
  }
}

function wrongNumber(status: number, { times, delay }: Pick<WrittenStub, 'times' | 'delay'>) {
  const outside = (value: number | undefined, least: number, most: number) =>
    value !== undefined && !(Number.isInteger(value) && value >= least && value <= most);
  if (outside(status, 200, 599)) return wrong('status', `${status} is no status of an answer.`, ['200 to 599']);
  if (outside(times, 1, mostTimes)) return wrong('times', `${times} is no number of calls.`, [`1 to ${mostTimes}`]);
  if (outside(delay, 1, longestDelayMs)) {
    return wrong('delay', `${delay} is no delay in milliseconds.`, [`1 to ${longestDelayMs}`]);
  }
  return undefined;
}

function wrongBody(status: number, body: unknown, text: string | undefined): Misreading | undefined {
  if (body !== undefined && text !== undefined) {
    return wrong('text', 'An answer has one body.', ['body as JSON', 'text as it is sent']);
  }
  if (statusesWithoutBody.includes(status) && (body !== undefined || (text ?? '') !== '')) {
    return wrong('body', `An answer with ${status} has no body.`, ['no body']);
  }
  return undefined;
}

const mostParts = 50_000;
const mostLevels = 32;
const unsafe: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/** What keeps it from being written as JSON, in a sentence. */
function tooMuch(written: unknown): string | undefined {
  let parts = 0;
  const waiting: (readonly [value: unknown, level: number])[] = [[written, 0]];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [value, level] = next;
    parts += 1;
    if (parts > mostParts) return `An own answer has at most ${mostParts} parts.`;
    if (typeof value === 'bigint' || typeof value === 'function' || typeof value === 'symbol') {
      return `An own answer is JSON, and has no ${typeof value}.`;
    }
    if (typeof value !== 'object' || value === null) continue;
    if (level === mostLevels) return `An own answer has at most ${mostLevels} levels.`;
    const name = Object.keys(value).find((key) => unsafe.includes(key));
    if (name !== undefined) return `An own answer has no “${name}”.`;
    for (const part of Object.values(value)) waiting.push([part, level + 1]);
  }
  return undefined;
}

function wrong(where: string, reason: string, allowed: readonly string[]): Misreading {
  return { where, reason, allowed };
}
