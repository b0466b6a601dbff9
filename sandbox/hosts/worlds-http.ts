import { z } from 'zod';
import { parseSandbox } from '#sandbox/control/grammar/grammar.ts';
import { controlBase } from '#sandbox/control/http.ts';
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
  return created === undefined ? tooManyWorlds() : Response.json({ name: created }, { status: 201 });
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
