import { z } from 'zod';
import { defaultPersona, parseSandbox } from '#sandbox/control/grammar/grammar.ts';
import { controlBase } from '#sandbox/control/http.ts';
import { sessionHeader } from '#sandbox/http/pipeline/inbound.ts';
import { personas } from '#sandbox/personas/registry.ts';
import { mostWorlds, type Worlds } from './worlds.ts';

const path = `${controlBase}/worlds`;

/** Whether a call concerns the list of worlds rather than one world. */
export function isAboutWorlds(pathname: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}

const wantedSchema = z.strictObject({ sandbox: z.string().default('') });

export async function answerAboutWorlds(worlds: Worlds, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const name = decodeURIComponent(pathname.slice(path.length + 1));
  const allowed = name === '' ? ['GET', 'POST'] : ['DELETE'];
  if (!allowed.includes(request.method)) {
    return refuse(405, `${pathname} does not take ${request.method}.`, 'method', allowed);
  }
  if (request.method === 'GET') return Response.json({ worlds: worlds.all });
  if (request.method === 'DELETE') {
    if (worlds.discard(name)) return new Response(null, { status: 204 });
    return refuse(404, `There is no world “${name}”.`, 'name', [`GET ${path}`]);
  }
  const wanted = wantedSchema.safeParse(readJson(await request.text()));
  if (!wanted.success) return refuse(400, z.prettifyError(wanted.error), 'body', ['sandbox']);
  const parsed = parseSandbox(wanted.data.sandbox, Object.keys(personas));
  if (parsed.outcome === 'refused') {
    const [first] = parsed.misreadings;
    const reason = parsed.misreadings.map((misreading) => misreading.reason).join(' ');
    return refuse(400, reason, first?.where ?? 'sandbox', first?.allowed ?? []);
  }
  const created = worlds.create(parsed.settings);
  if (created === undefined) return tooManyWorlds();
  const response = Response.json({ name: created }, { status: 201 });
  if (!parsed.settings.signin) return response;
  const opened = await worlds.use(created, ({ control }) =>
    control.openSession(parsed.settings.persona ?? defaultPersona),
  );
  if (opened?.outcome === 'done') {
    response.headers.set(sessionHeader, opened.sessionId);
    return response;
  }
  worlds.discard(created);
  return refuse(409, opened?.reason ?? 'The world was discarded.', 'sandbox', []);
}

export function tooManyWorlds(): Response {
  return refuse(429, `There are ${mostWorlds} worlds already. Discard some first.`, 'X-Sandbox', [
    `GET ${path}`,
    `DELETE ${path}/{name}`,
  ]);
}

function readJson(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refuse(status: number, reason: string, where: string, allowed: readonly string[]): Response {
  return Response.json({ reason, where, allowed }, { status });
}
