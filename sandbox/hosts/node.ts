import type { IncomingMessage } from 'node:http';
import { type HttpBindings, serve } from '@hono/node-server';
import type { SandboxSettings } from '../control/grammar.ts';
import { controlBase, controlFetch, worldNamePattern } from '../control/http.ts';
import { noJournalStore } from '../control/journal.ts';
import { openSandbox, type Sandbox } from '../control/sandbox.ts';
import { serviceBase } from '../http/inbound.ts';
import { jobKinds } from '../stories/jobs.ts';
import { stories } from '../stories/registry.ts';
import { askAsCustomer, customerHeader } from './as-customer.ts';
import { sleep } from './sleep.ts';

export interface NodeHost {
  /** The port it listens on, chosen by the system where 0 was asked for. */
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** The header that picks a world; the worlds of one host share nothing. */
const worldHeader = 'x-sandbox';
const defaultWorld = 'default';
const cookieName = 'JSESSIONID';

const badWorldName = {
  reason: 'The name of a world is 1 to 64 letters, digits, hyphens and underscores.',
  where: 'X-Sandbox',
  allowed: ['tester-1'],
};

/** More worlds than any test run needs; past it a forgotten loop is filling the memory. */
const mostWorlds = 10_000;

/**
 * Serves the bank over HTTP: the contract under `/digx` with the session as a cookie, or with whom to ask for named in
 * `X-Sandbox-As`, and the control of worlds under `/__sandbox`. Every world opens with these settings when it is first named.
 */
export function startNodeHost(wanted: {
  readonly port: number;
  readonly settings: SandboxSettings;
}): Promise<NodeHost> {
  const worlds = new Map<string, Promise<Sandbox>>();

  function worldOf(name: string): Promise<Sandbox> | undefined {
    const known = worlds.get(name);
    if (known !== undefined || worlds.size >= mostWorlds) return known;
    const opened = openSandbox({
      settings: wanted.settings,
      stories,
      jobKinds,
      store: noJournalStore,
      build: 'node',
      readWallMs: Date.now,
      sleep,
    });
    worlds.set(name, opened);
    return opened;
  }

  async function answer(request: Request, env: HttpBindings): Promise<Response> {
    const { pathname } = new URL(request.url);
    const name = request.headers.get(worldHeader) ?? defaultWorld;
    if (!worldNamePattern.test(name)) return Response.json(badWorldName, { status: 400 });
    const world = worldOf(name);
    if (world === undefined) return new Response(`There are ${mostWorlds} worlds already.`, { status: 429 });
    if (pathname.startsWith(`${controlBase}/`)) return controlFetch(await world, request);
    if (!pathname.startsWith(`${serviceBase}/`)) {
      return new Response(`Nothing here. The bank answers under ${serviceBase}, its control under ${controlBase}.\n`, {
        status: 404,
      });
    }
    const customer = request.headers.get(customerHeader);
    if (customer === null) return askBank(await world, request, env);
    const { response } = await askAsCustomer(await world, request, customer);
    if (response.type === 'error') env.outgoing.destroy();
    return response;
  }

  return new Promise((listening, failed) => {
    const server = serve(
      { port: wanted.port, fetch: (request, env) => answer(request, env as HttpBindings) },
      ({ port }) => listening({ port, close: () => new Promise((closed) => server.close(() => closed())) }),
    );
    server.once('error', failed);
  });
}

/** Turns the cookie into the session that travels beside the request, and back. */
async function askBank(world: Sandbox, request: Request, { incoming, outgoing }: NodeBindings): Promise<Response> {
  const { response, session } = await world.exchange(request, cookieIn(incoming));
  if (response.type === 'error') outgoing.destroy();
  else if (session !== undefined) {
    const life = session === '' ? '; Max-Age=0' : '';
    response.headers.append('set-cookie', `${cookieName}=${session}; Path=/; HttpOnly; SameSite=Strict${life}`);
  }
  return response;
}

type NodeBindings = Pick<HttpBindings, 'incoming' | 'outgoing'>;

function cookieIn({ headers }: IncomingMessage): string | undefined {
  return new RegExp(`(?:^|;\\s*)${cookieName}=([^;]+)`).exec(headers.cookie ?? '')?.[1];
}
