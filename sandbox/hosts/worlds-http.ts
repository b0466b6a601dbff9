import { z } from 'zod';
import { toRefusal } from '#sandbox/control/http.ts';
import { divided } from '#sandbox/control/journal/opening.ts';
import { parseSandbox } from '#sandbox/control/link/parse-link.ts';
import { controlBase, methods } from '#sandbox/control/methods.ts';
import { misreadLink } from '#sandbox/control/queries/control-verdict.ts';
import { copiedSchema, openedSchema, worldsPath } from '#sandbox/control/world-calls.ts';
import { sessionHeader } from '#sandbox/http/pipeline/inbound.ts';
import { OutOfReach } from '#sandbox/store/refusals.ts';
import { decodedText, jsonIn } from '#src/kernel/any-fields.ts';
import type { HostWorlds } from './host-worlds.ts';
import { WorldRefusal } from './world-refusal.ts';

const path = controlBase + worldsPath;

/** Whether a call concerns the list of worlds rather than one world. */
export function isAboutWorlds(pathname: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}

/** Whether a call of the control gives its world a whole new bank, so that there need be none before. */
export function opensBank(method: string, pathname: string): boolean {
  return [methods.reset, methods.openSnapshot].some(
    (each) => each.http === method && controlBase + each.path === pathname,
  );
}

const renamedSchema = z.strictObject({ name: z.string() });

/** @param app where the app is at this address. */
export async function answerAboutWorlds(worlds: HostWorlds, request: Request, app: string | null): Promise<Response> {
  try {
    return await answered(worlds, request, app);
  } catch (failure) {
    if (failure instanceof OutOfReach) return WorldRefusal.unstored(failure.message).response;
    throw failure;
  }
}

async function answered(worlds: HostWorlds, request: Request, app: string | null): Promise<Response> {
  const { pathname } = new URL(request.url);
  const name = nameIn(pathname);
  const allowed = name === '' ? ['GET', 'POST'] : ['PATCH', 'DELETE'];
  if (!allowed.includes(request.method)) {
    return refuse(405, `${pathname} does not take ${request.method}.`, 'method', allowed);
  }
  if (request.method === 'GET') return Response.json({ worlds: await worlds.all, app });
  if (request.method === 'DELETE') {
    return (await worlds.discard(name)) ? new Response(null, { status: 204 }) : WorldRefusal.unknown(name).response;
  }
  const body = readJson(await request.text());
  if (body === undefined) return refuse(400, 'The body is not JSON.', 'body', ['a JSON object']);
  if (request.method === 'PATCH') return rename(worlds, name, body);
  return isAboutCopying(body) ? copy(worlds, body) : open(worlds, body);
}

async function open(worlds: HostWorlds, body: unknown): Promise<Response> {
  const wanted = openedSchema.safeParse(body);
  if (!wanted.success) return badBody(wanted.error, ['sandbox', 'copyOf', 'name', 'owner']);
  const { sandbox, name, owner } = wanted.data;
  const parsed = sandbox === undefined ? undefined : parseSandbox(sandbox, worlds.personaIds);
  if (parsed?.outcome === 'refused') return toRefusal(misreadLink(parsed.misreadings));
  const { opening, later } = withCustomerLater(divided(parsed?.settings ?? worlds.settings));
  const created = await worlds.create(opening, name, owner);
  if (created instanceof WorldRefusal) return created.response;
  const response = Response.json({ name: created }, { status: 201 });
  if (Object.keys(later).length === 0) return response;
  const done = await worlds.use(created, ({ control }) => control.adjust(later));
  if (done instanceof WorldRefusal) return done.response;
  if (done.outcome === 'refused') {
    await worlds.discard(created);
    return refuse(409, done.reason, 'sandbox', []);
  }
  if (done.sessionId !== undefined) response.headers.set(sessionHeader, done.sessionId);
  return response;
}

/** So that a description that cannot be made is refused now, and leaves no world behind. */
function withCustomerLater({ opening, later }: ReturnType<typeof divided>): ReturnType<typeof divided> {
  const { customer, persona, ...others } = opening;
  return customer === undefined ? { opening, later } : { opening: others, later: { customer, ...later } };
}

async function copy(worlds: HostWorlds, body: unknown): Promise<Response> {
  const wanted = copiedSchema.safeParse(body);
  if (!wanted.success) return badBody(wanted.error, ['copyOf', 'name', 'owner']);
  const { copyOf, name, owner } = wanted.data;
  const refused = await worlds.copy(copyOf, name, owner);
  return refused?.response ?? Response.json({ name }, { status: 201 });
}

async function rename(worlds: HostWorlds, name: string, body: unknown): Promise<Response> {
  const wanted = renamedSchema.safeParse(body);
  if (!wanted.success) return badBody(wanted.error, ['name']);
  return (await worlds.rename(name, wanted.data.name))?.response ?? Response.json({ name: wanted.data.name });
}

function isAboutCopying(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'copyOf' in body;
}

/** As it is sent where it cannot be decoded: no world has such a name. */
function nameIn(pathname: string): string {
  return decodedText(pathname.slice(path.length + 1));
}

function badBody(error: z.ZodError, allowed: readonly string[]): Response {
  return refuse(400, `The body is not as it must be: ${z.prettifyError(error)}`, 'body', allowed);
}

function readJson(text: string): unknown {
  return text === '' ? {} : jsonIn(text);
}

function refuse(status: number, reason: string, where: string, allowed: readonly string[]): Response {
  return Response.json({ reason, where, allowed }, { status });
}
