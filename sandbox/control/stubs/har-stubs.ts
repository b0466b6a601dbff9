import { z } from 'zod';
import type { Misreading } from '#sandbox/control/link/misreading.ts';
import { operationAt } from '#sandbox/http/app.ts';
import { type OperationId, operations } from '#sandbox/http/operations.generated.ts';
import { serviceBase } from '#sandbox/http/service-base.ts';
import { keptHeaders } from './kept-headers.ts';
import { longestText, mostStubs, type Stub } from './stub.ts';
import { readStub, type WrittenStub } from './written-stub.ts';

const headersSchema = z.array(z.object({ name: z.string(), value: z.string() })).default([]);

/** The part of HTTP Archive 1.2 that is read. */
const entrySchema = z.object({
  request: z.object({ method: z.string(), url: z.string() }),
  response: z.object({
    status: z.number(),
    headers: headersSchema,
    content: z
      .object({
        text: z.string().optional(),
        encoding: z.string().optional(),
        size: z.number().optional(),
      })
      .default({}),
  }),
});
type HarEntry = z.infer<typeof entrySchema>;

const archiveSchema = z.object({ log: z.object({ entries: z.array(z.unknown()) }) });

export interface HarWishes {
  /** Plans answers that break the contract as well. */
  readonly unchecked?: boolean;
  /** Whether the last answer to each call goes on, as it does unless said; otherwise the bank answers again. */
  readonly lastStays?: boolean;
}

export interface HarStubs {
  readonly stubs: readonly Stub[];
  /** Calls to the bank that became no stub, each with the reason. */
  readonly leftOut: readonly string[];
}

/** Logging in and out, nonces and reset links: a recorded answer would be worth nothing, or keep everybody out. */
const ofSessions: readonly string[] = ['Session', 'Log in', 'Reset links'];
const ofSteps: readonly OperationId[] = ['getLoginFlow', 'completeLoginStep'];

/** The answers of an HTTP Archive as stubs, in the order of its calls. Those alike become one. */
export function stubsFromHar(
  har: unknown,
  { unchecked = false, lastStays = true }: HarWishes = {},
): HarStubs | Misreading {
  const archive = archiveSchema.safeParse(har);
  if (!archive.success) return wrong('har', 'This is no HTTP Archive: it has no log.entries.', ['log.entries']);
  const leftOut: string[] = [];
  const written: WrittenStub[] = [];
  for (const [place, entry] of archive.data.log.entries.entries()) {
    const read = entrySchema.safeParse(entry);
    const name = `call ${place + 1}`;
    if (!read.success) return wrong(`har.log.entries.${place}`, `This is no HTTP Archive: ${name} cannot be read.`, []);
    const answer = answerIn(read.data);
    if (answer === undefined) continue;
    if ('reason' in answer) leftOut.push(`${name}, ${answer.what}: ${answer.reason}`);
    else written.push({ ...answer, ...(unchecked && { unchecked }) });
  }
  const merged = joined(written, lastStays);
  if (merged.length > mostStubs) {
    return wrong('har', `The archive has ${merged.length} different answers.`, [`${mostStubs} at most`]);
  }
  const stubs: Stub[] = [];
  for (const each of merged) {
    const stub = readStub(each);
    if ('reason' in stub) return { ...stub, where: `${each.operationId}.${stub.where}` };
    stubs.push(stub);
  }
  return { stubs, leftOut };
}

/** Undefined for a call to others than the bank. */
function answerIn({
  request,
  response,
}: HarEntry): WrittenStub | { readonly what: string; readonly reason: string } | undefined {
  const url = URL.parse(request.url, 'http://bank.invalid');
  const below = url?.pathname.replace(/^.*?(?=\/digx\/)/, '') ?? '';
  if (!below.startsWith(`${serviceBase}/`)) return undefined;
  const method = request.method.toUpperCase();
  const leave = (what: string, reason: string) => ({ what, reason });
  const operationId = operationAt(method, below);
  if (operationId === undefined) return leave(method, 'the contract has no such call.');
  if (ofSessions.includes(operations[operationId].tag) || ofSteps.includes(operationId)) {
    return leave(operationId, 'sessions, nonces and login steps are the bank’s own.');
  }
  const { status, headers, content } = response;
  if (status === 0) return leave(operationId, 'no answer arrived.');
  if (status < 200 || status === 304) return leave(operationId, `an answer with ${status} has nothing to play.`);
  const text = bodyText(content);
  if (text === undefined) return leave(operationId, 'the body of the answer was not recorded.');
  if (text.length > longestText) return leave(operationId, `the body has more than ${longestText} characters.`);
  const kept = keptHeaders(headers.map(({ name, value }) => [name, value]));
  return {
    operationId,
    status,
    ...(Object.keys(kept).length > 0 && { headers: kept }),
    ...(text !== '' && { text: withoutSecrets(text) }),
    ...(operations[operationId].path.includes('{') && { path: below.slice(serviceBase.length) }),
  };
}

function bodyText({ text, encoding, size }: HarEntry['response']['content']): string | undefined {
  if (text === undefined) return (size ?? 0) <= 0 ? '' : undefined;
  if (encoding !== 'base64') return text;
  try {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Values that are worth something to a reader of the archive. */
function withoutSecrets(text: string): string {
  return text.replace(
    /("(?:password|newPassword|oldPassword|pin|otp|nonce|session|sessionId|jsessionid)"\s*:\s*)"(?:[^"\\]|\\.)*"/gi,
    '$1"(hidden)"',
  );
}

/** Answers that follow each other and are alike are one, for as many calls. The last of each call stays, or ends. */
function joined(written: readonly WrittenStub[], lastStays: boolean): WrittenStub[] {
  const byCall = new Map<string, { stub: WrittenStub; times: number }[]>();
  const all: { stub: WrittenStub; times: number }[] = [];
  for (const stub of written) {
    const key = `${stub.operationId} ${stub.path ?? ''}`;
    const before = byCall.get(key) ?? [];
    const last = before.at(-1);
    if (last !== undefined && JSON.stringify(last.stub) === JSON.stringify(stub)) {
      last.times += 1;
      continue;
    }
    const next = { stub, times: 1 };
    byCall.set(key, [...before, next]);
    all.push(next);
  }
  const lasts = new Set(lastStays ? [...byCall.values()].map((each) => each.at(-1)) : []);
  return all.map((each) => (lasts.has(each) ? each.stub : { ...each.stub, times: each.times }));
}

function wrong(where: string, reason: string, allowed: readonly string[]): Misreading {
  return { where, reason, allowed };
}
