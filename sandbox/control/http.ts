import { z } from 'zod';
import { sessionHeader } from '#sandbox/http/pipeline/inbound.ts';
import { jsonIn } from '#src/kernel/any-fields.ts';
import type { Control, SandboxSummary } from './control-api.ts';
import type { JournalEntry } from './journal/journal.ts';
import { controlBase, isMethod, type Method, methods, withoutHash } from './methods.ts';
import type { ControlRefusal, ControlResult } from './queries/control-verdict.ts';
import type { Sandbox } from './sandbox.ts';

/** A host answers 400 for any other world name in `X-Sandbox`. */
export const worldNamePattern = /^[A-Za-z0-9_-]{1,64}$/;
export const worldNameRule = 'The name of a world is 1 to 64 letters, digits, hyphens and underscores.';

type Named = readonly [keyof Control, Method];
const all = Object.entries(methods) as Named[];
const paths = [...new Set(all.map(([, { path }]) => path)), '/journal'];

/** An answer that logs a customer in has the session in the header `x-bank-session`, which a host makes its cookie. */
export async function controlFetch({ control }: Sandbox, request: Request): Promise<Response> {
  const { pathname, search, searchParams } = new URL(request.url);
  const path = pathname.slice(controlBase.length);
  const isBelow = pathname.startsWith(`${controlBase}/`);
  if (isBelow && path === '/journal' && request.method === 'GET') return bankCalls(control);
  if (isBelow && path === '/call') return callIsGone(await request.text());
  const here = isBelow ? all.filter(([, method]) => method.path === path) : [];
  if (here.length === 0 && !(isBelow && path === '/journal')) {
    return refuse(404, { reason: `There is no ${pathname}.`, allowed: paths.map((each) => controlBase + each) });
  }
  const mayBe = here.filter(([, { http }]) => http === request.method);
  if (mayBe.length === 0) {
    const allowed = path === '/journal' ? ['GET'] : [...new Set(here.map(([, { http }]) => http))];
    return refuse(405, { reason: `${pathname} does not take ${request.method}.`, where: 'method', allowed });
  }
  const isQuery = request.method === 'GET' || request.method === 'DELETE';
  const sent = isQuery ? Object.fromEntries(searchParams) : readJson(await request.text());
  if (sent === undefined) {
    return refuse(400, { reason: 'The body is not JSON.', where: 'body', allowed: ['a JSON object'] });
  }
  for (const [name, { takes, read, gives }] of mayBe) {
    const { data, success } = takes.safeParse(sent);
    if (!success) continue;
    const ask = control[name] as (...given: readonly unknown[]) => Promise<unknown>;
    const answer = await ask(...read(data as never));
    const summary = search.includes(withoutHash) ? 'without-hash' : 'with-hash';
    return gives === 'answer' ? Response.json(answer) : respond(control, gives, answer as Verdict, summary);
  }
  return refuse(400, isQuery ? misreadQuery(mayBe, sent) : misreadBody(mayBe, sent));
}

type Verdict = ControlResult<{
  readonly state?: SandboxSummary;
  readonly sessionId?: string;
  readonly session?: string | null;
  readonly snapshot?: unknown;
}>;

async function respond(
  control: Control,
  gives: Exclude<Method['gives'], 'answer'>,
  verdict: Verdict,
  hash: 'with-hash' | 'without-hash',
): Promise<Response> {
  if (verdict.outcome === 'refused') return toRefusal(verdict);
  const { outcome: _, ...told } = verdict;
  if (gives === 'told') return Response.json(told);
  if (gives === 'snapshot') return Response.json(told.snapshot);
  const response = Response.json(hash === 'with-hash' ? await control.state() : told.state);
  const session = told.sessionId ?? told.session;
  if (typeof session === 'string') response.headers.set(sessionHeader, session);
  return response;
}

/** Says which route a caller of the former one must take. */
function callIsGone(text: string): Response {
  const { verb: name } = z.object({ verb: z.string() }).safeParse(readJson(text)).data ?? {};
  const method = name !== undefined && isMethod(name) ? methods[name] : undefined;
  const routes = all.map(([each, { http, path }]) => `${each}: ${http} ${controlBase}${path}`);
  const reason = 'Every method has a route of its own now';
  if (method === undefined) return refuse(410, { reason: `${reason}.`, where: 'call', allowed: routes });
  const route = `${method.http} ${controlBase}${method.path}`;
  return refuse(410, { reason: `${reason}: “${name}” is ${route}.`, where: 'call', allowed: [route] });
}

function misreadBody(mayBe: readonly Named[], sent: unknown): WireRefusal {
  const shapes = mayBe.map(([, { takes }]) => takes);
  const [first] = shapes;
  const shape = shapes.length === 1 && first !== undefined ? first : z.union(shapes);
  const error = shape.safeParse(sent).error;
  const allowed = [...new Set(shapes.flatMap((each) => (each instanceof z.ZodObject ? Object.keys(each.shape) : [])))];
  return {
    reason: `The body is not as it must be: ${error === undefined ? '' : z.prettifyError(error)}`,
    where: 'body',
    allowed,
  };
}

function misreadQuery([first]: readonly Named[], sent: unknown): WireRefusal {
  const [issue] = first?.[1].takes.safeParse(sent).error?.issues ?? [];
  const where = String(issue?.path[0] ?? 'query');
  const reason = issue?.code === 'invalid_type' ? `“${where}” is missing.` : (issue?.message ?? '');
  return { reason, where, allowed: ['1 and up'] };
}

async function bankCalls(control: Control): Promise<Response> {
  return Response.json({ entries: (await control.journal()).flatMap(toWire) });
}

/** 400 when the call was not understood, 409 when it does not apply now. */
export function toRefusal({ why, reason, where, allowed }: ControlRefusal): Response {
  return refuse(why === 'misread' ? 400 : 409, { reason, where, allowed });
}

/** Bank calls only. The control acts are in the page's journal. */
function toWire(entry: JournalEntry) {
  if (entry.kind === 'control') return [];
  const { n, at, operationId, request, status, rule, breaches, doneAt, lateOf, heldBackMs, stub } = entry;
  const named = operationId === null ? {} : { operationId };
  const late = { ...(doneAt !== undefined && { doneAt }), ...(lateOf !== undefined && { lateOf }) };
  const heldBack = heldBackMs === undefined ? {} : { heldBackMs };
  return [
    {
      number: n,
      at,
      ...named,
      method: request.method,
      path: request.target,
      status,
      rule,
      ...late,
      ...heldBack,
      ...(stub !== undefined && { stub }),
      breaches,
    },
  ];
}

interface WireRefusal {
  readonly reason: string;
  readonly where?: string | undefined;
  readonly allowed?: readonly string[] | undefined;
}

function refuse(status: number, refusal: WireRefusal): Response {
  return Response.json(refusal, { status });
}

/** An empty body is an empty object. */
function readJson(text: string): unknown {
  return text === '' ? {} : jsonIn(text);
}
