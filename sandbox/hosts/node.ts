import type { IncomingMessage } from 'node:http';
import { type HttpBindings, serve } from '@hono/node-server';
import type { SandboxSettings } from '#sandbox/control/grammar/grammar.ts';
import { controlBase, controlFetch, worldNamePattern } from '#sandbox/control/http.ts';
import { worldHeader } from '#sandbox/control/remote-control.ts';
import { openSandbox, type Sandbox } from '#sandbox/control/sandbox.ts';
import { serviceBase, sessionHeader } from '#sandbox/http/pipeline/inbound.ts';
import { jobKinds } from '#sandbox/personas/jobs.ts';
import { personas } from '#sandbox/personas/registry.ts';
import { callAsCustomer, customerHeader } from './as-customer.ts';
import { objectionToControl, tooLong, withBodyRead } from './connection-checks.ts';
import { isPanelPage, panelFile } from './panel-files.ts';
import { sleep } from './sleep.ts';
import { defaultWorld, Worlds } from './worlds.ts';
import { answerAboutWorlds, isAboutWorlds, tooManyWorlds } from './worlds-http.ts';

export interface NodeHost {
  /** Chosen by the system when 0 was requested. */
  readonly port: number;
  readonly close: () => Promise<void>;
}

const tidyEveryMs = 60_000;
const cookieName = 'JSESSIONID';

const badWorldName = {
  reason: 'The name of a world is 1 to 64 letters, digits, hyphens and underscores.',
  where: 'X-Sandbox',
  allowed: ['tester-1'],
};

export interface NodeHostOptions {
  readonly port: number;
  /** The host name or IP address to listen on: this machine only by default. */
  readonly host?: string;
  readonly settings: SandboxSettings;
  /** The folder of the built panel; without it there is no page. */
  readonly panel?: string;
}

/**
 * Serves the bank over HTTP: the contract under `/digx`, with the session as a cookie or the customer named in
 * `X-Sandbox-As`, the control of worlds under `/__sandbox`, and the panel at `/__sandbox/`. Every world opens with these settings on its first
 * call.
 */
export function startNodeHost({
  port: wanted,
  host = '127.0.0.1',
  settings,
  panel,
}: NodeHostOptions): Promise<NodeHost> {
  const worlds = new Worlds({
    settings,
    open: (opening, store) =>
      openSandbox({ settings: opening, personas, jobKinds, store, build: 'node', readWallMs: Date.now, sleep }),
    readWallMs: Date.now,
  });

  async function answer(request: Request, env: HttpBindings): Promise<Response> {
    const { pathname } = new URL(request.url);
    const isControl = pathname.startsWith(`${controlBase}/`);
    if (!isControl && !pathname.startsWith(`${serviceBase}/`)) {
      return new Response(`Nothing here. The bank answers under ${serviceBase}, its control under ${controlBase}.\n`, {
        status: 404,
      });
    }
    const objection = isControl ? objectionToControl(request, host) : undefined;
    if (objection !== undefined) return Response.json({ reason: objection.reason }, { status: objection.status });
    const kind = isControl ? 'control' : 'bank';
    const whole = await withBodyRead(request, kind);
    if (whole === undefined) return tooLong(kind);
    if (isControl && panel !== undefined && isPanelPage(pathname)) return panelFile(panel, pathname);
    if (isAboutWorlds(pathname)) return withCookie(await answerAboutWorlds(worlds, whole));
    const name = request.headers.get(worldHeader) ?? defaultWorld;
    if (!worldNamePattern.test(name)) return Response.json(badWorldName, { status: 400 });
    const answered = await worlds.use(name, async (world) =>
      isControl ? withCookie(await controlFetch(world, whole)) : askIn(world, whole, env),
    );
    return answered ?? tooManyWorlds();
  }

  return new Promise((listening, failed) => {
    const tidying = setInterval(() => void worlds.tidy(), tidyEveryMs);
    const server = serve(
      { port: wanted, hostname: host, fetch: (request, env) => answer(request, env as HttpBindings) },
      ({ port }) => listening({ port, close }),
    );
    function close(): Promise<void> {
      clearInterval(tidying);
      return new Promise((closed) => server.close(() => closed()));
    }
    server.once('error', failed);
  });
}

async function askIn(world: Sandbox, request: Request, env: HttpBindings): Promise<Response> {
  const customer = request.headers.get(customerHeader);
  if (customer === null) return askBank(world, request, env);
  const { response } = await callAsCustomer(world, request, customer);
  if (response.type === 'error') env.outgoing.destroy();
  return response;
}

/** Converts between the cookie and the session beside the request. */
async function askBank(world: Sandbox, request: Request, { incoming, outgoing }: NodeBindings): Promise<Response> {
  const { response, session } = await world.exchange(request, cookieIn(incoming));
  if (response.type === 'error') outgoing.destroy();
  else if (session !== undefined) response.headers.append('set-cookie', cookieOf(session));
  return response;
}

/** Hands over the session of a customer whom the control has logged in. */
function withCookie(response: Response): Response {
  const session = response.headers.get(sessionHeader);
  if (session !== null) response.headers.append('set-cookie', cookieOf(session));
  return response;
}

/** @param session empty to forget it. */
function cookieOf(session: string): string {
  const life = session === '' ? '; Max-Age=0' : '';
  return `${cookieName}=${session}; Path=/; HttpOnly; SameSite=Strict${life}`;
}

type NodeBindings = Pick<HttpBindings, 'incoming' | 'outgoing'>;

function cookieIn({ headers }: IncomingMessage): string | undefined {
  return new RegExp(`(?:^|;\\s*)${cookieName}=([^;]+)`).exec(headers.cookie ?? '')?.[1];
}
