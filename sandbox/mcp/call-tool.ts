import { z } from 'zod';
import { worldNamePattern, worldNameRule } from '#sandbox/control/http.ts';
import { sendToControl, type WorldPlace } from '#sandbox/control/remote-control.ts';
import { sessionHeader } from '#sandbox/http/pipeline/inbound.ts';
import { areFields, jsonIn } from '#src/kernel/any-fields.ts';
import { inToolNames } from './tool-words.ts';
import { allTools, type Tool } from './tools.ts';

export interface Told {
  readonly outcome: 'told';
  readonly answer: Readonly<Record<string, unknown>>;
}

export interface Refused {
  readonly outcome: 'refused';
  readonly reason: string;
  readonly where?: string;
  readonly allowed: readonly string[];
}

export interface Served extends WorldPlace {
  /** Whether tools that change something are offered. */
  readonly write: boolean;
}

const longestReason = 2000;

type Arguments = Readonly<Record<string, unknown>>;

export function offered({ write }: Pick<Served, 'write'>): readonly Tool[] {
  return [...allTools().values()].filter(({ changes }) => write || !changes);
}

/** Does what an assistant asks for, or says why not. */
export async function callTool(served: Served, name: string, given: Arguments): Promise<Told | Refused> {
  const tool = allTools().get(name);
  if (tool === undefined || (tool.changes && !served.write)) return notOffered(served, name);
  const { world = served.world, ...sent } = given;
  const body = { ...asWritten(tool, sent), ...tool.fixed };
  const refusal = objectionTo(tool, given, body);
  if (refusal !== undefined) return refusal;
  if (!worldNamePattern.test(String(world))) return refused(worldNameRule, ['default'], 'world');
  const answered = await ask({ ...served, world: String(world) }, placed(tool, body), body);
  if ('text' in answered) return answerOf(tool, answered);
  const cause = answered.cause === '' ? '' : ` (${answered.cause})`;
  return refused(`The bank at ${served.bankUrl} does not answer${cause}. Start it, or leave --bank out.`);
}

interface Answered {
  readonly status: number;
  readonly session: string | null;
  readonly text: string;
}

async function ask(
  place: WorldPlace,
  route: Pick<Tool['call'], 'http' | 'path'>,
  body: Arguments,
): Promise<Answered | { readonly cause: string }> {
  try {
    const response = await sendToControl(place, route, body);
    return { status: response.status, session: response.headers.get(sessionHeader), text: await response.text() };
  } catch (failure) {
    return { cause: failure instanceof Error && failure.cause instanceof Error ? failure.cause.message : '' };
  }
}

function notOffered(served: Served, name: string): Refused {
  const allowed = offered(served).map((each) => each.name);
  return allTools().has(name)
    ? refused(`${name} changes the bank, and this server only reads. Start it with --write.`, allowed, name)
    : refused(`There is no tool “${name.slice(0, 100)}”.`, allowed);
}

/** A query is text: a number means the same. */
function asWritten({ call }: Tool, sent: Arguments): Arguments {
  if (call.http !== 'GET') return sent;
  return Object.fromEntries(
    Object.entries(sent).map(([key, each]) => [key, typeof each === 'number' ? `${each}` : each]),
  );
}

function objectionTo({ name, inputSchema, call }: Tool, given: Arguments, body: Arguments): Refused | undefined {
  const { properties, required, additionalProperties } = inputSchema;
  const known = Object.keys(properties);
  const unknown = Object.keys(given).find((key) => !Object.hasOwn(properties, key));
  if (unknown !== undefined && !additionalProperties) {
    return refused(`${name} takes no “${unknown.slice(0, 100)}”.`, known, 'arguments');
  }
  const missing = required.find((key) => !Object.hasOwn(given, key));
  if (missing !== undefined) return refused(`“${missing}” is missing.`, known, missing);
  // Where there are alternatives, the bank itself says what is wrong with the one that was meant.
  const { error } = call.takes instanceof z.ZodUnion ? {} : call.takes.safeParse(body);
  const [issue] = error?.issues ?? [];
  if (issue === undefined) return undefined;
  const where = issue.path.map(String).join('.');
  return refused(`The arguments of ${name} are not as they must be: ${where}: ${issue.message}`, known, where);
}

/** With the name that is a part of the path. */
function placed({ call: { http, path } }: Tool, body: Arguments): Pick<Tool['call'], 'http' | 'path'> {
  return { http, path: path.replace(/\{(\w+)\}/, (_, key) => encodeURIComponent(String(body[key]))) };
}

function answerOf(tool: Tool, { status, session, text }: Answered): Told | Refused {
  const answer = status === 204 ? { done: true } : jsonIn(text);
  if (answer === undefined) return refused(`The answer ${status} is none of a sandbox bank. Is --bank its address?`);
  if (status >= 400) {
    const { reason = `The bank answered ${status}.`, where, allowed = [] } = answer as Partial<Refused>;
    return refused(inToolNames(reason), allowed.map(inToolNames), where);
  }
  const shown = tool.name === 'snapshot' ? answer : withoutSessions(answer);
  const whole = areFields(shown) ? shown : { answer: shown };
  const isAsked = tool.call.path === '/sessions' && session !== null;
  return { outcome: 'told', answer: isAsked ? { ...whole, sessionId: session } : whole };
}

/** The journal has requests as they were. A snapshot needs them so. */
function withoutSessions(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer, (key, value) => (key === sessionHeader ? '(hidden)' : value)));
}

/** Some reasons quote what was given, which may be a million characters. */
function refused(said: string, allowed: readonly string[] = [], where?: string): Refused {
  const reason = said.length > longestReason ? `${said.slice(0, 500)} … ${said.slice(-500)}` : said;
  return { outcome: 'refused', reason, ...(where !== undefined && { where }), allowed };
}
