import { type HttpBindings, serve } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Logger } from 'pino';
import type { MadeCustomer } from '#sandbox/control/customers-control.ts';
import { controlFetch, worldNamePattern } from '#sandbox/control/http.ts';
import { type JournalStore, noJournalStore } from '#sandbox/control/journal/journal.ts';
import type { SandboxSettings } from '#sandbox/control/link/sandbox-settings.ts';
import { controlBase } from '#sandbox/control/methods.ts';
import { followHeader, worldHeader } from '#sandbox/control/remote-control.ts';
import { openSandbox } from '#sandbox/control/sandbox.ts';
import { targetOf } from '#sandbox/http/pipeline/inbound.ts';
import { serviceBase } from '#sandbox/http/service-base.ts';
import { describer } from '#sandbox/personas/described/describer.ts';
import { jobKinds } from '#sandbox/personas/jobs.ts';
import { keptPersonas } from '#sandbox/personas/kept-personas.ts';
import { answerToStranger, isProbe } from './access.ts';
import { customerHeader } from './as-customer.ts';
import { askIn, cut } from './bank-calls.ts';
import { appPath, isPanelPage, openSite, panelFile } from './built-files.ts';
import { createCallRate } from './call-rate.ts';
import { createCallWatch } from './call-watch.ts';
import { ChangeStreams } from './changes-http.ts';
import { changesPath } from './changes-path.ts';
import { classesNeedFile, isAboutClasses } from './class/class-http.ts';
import { classBarPath } from './class/class-paths.ts';
import { isTooDeep, mostBytes, objectionToControl, tooDeep, tooLong, withBodyRead } from './connection-checks.ts';
import { cookieIn, forgottenWorld, keptWorld, withCookies, worldCookie } from './cookies.ts';
import { answerAboutHost, isAboutHost } from './host-http.ts';
import { defaultWorld } from './host-worlds.ts';
import { openKeptWorlds } from './kept-worlds.ts';
import { sleep } from './sleep.ts';
import { openedToTry, type StandingCustomers, triedOut } from './standing-customers.ts';
import { WorldRefusal } from './world-refusal.ts';
import type { WorldLimits } from './worlds.ts';
import { answerAboutWorlds, isAboutWorlds, opensBank } from './worlds-http.ts';

export interface NodeHost {
  /** Chosen by the system when 0 was requested. */
  readonly port: number;
  /** With whom every fresh bank opens. */
  readonly customers: readonly MadeCustomer[];
  /** Finishes the calls in progress, then puts every world away. */
  readonly close: () => Promise<void>;
}

const tidyEveryMs = 60_000;

type CallKind = 'bank' | 'control';

export interface NodeHostOptions {
  readonly port: number;
  /** The host name or IP address to listen on: this machine only by default. */
  readonly host?: string;
  /** The names, besides its address, under which it takes calls of the control. */
  readonly names?: readonly string[];
  readonly settings: SandboxSettings;
  /** With whom every fresh bank opens. */
  readonly customers?: StandingCustomers;
  /** Whether a call that names an unknown world makes it. Otherwise only the control does. */
  readonly worldsOnCall?: boolean;
  /** The folder of the built panel; without it there is no page. */
  readonly panel?: string;
  /** The folder of a built site, to be served beside the bank. */
  readonly site?: string;
  /** The file, or the PostgreSQL database, that keeps the worlds; without one they end with the process. */
  readonly store?: string;
  /** A store of so many bytes takes no more. */
  readonly storeBytes?: number;
  /** Names what decides, so that no other build replays what this one stored. */
  readonly build?: string;
  readonly limits?: WorldLimits;
  /** Calls a second from one address; no limit by default. */
  readonly rate?: number;
  /** Without it everybody who can reach the host may call it. */
  readonly token?: string;
  readonly log?: Logger;
}

/**
 * Serves the bank over HTTP: the contract under `/digx`, with the session as a cookie or the customer named in
 * `X-Sandbox-As`, the control of worlds under `/__sandbox`, and the panel at `/__sandbox/`. The default world opens with these settings
 * on its first call.
 * @throws StoreRefusal when the store's file cannot be used, and CustomersRefusal when a customer cannot be made.
 */
export async function startNodeHost(options: NodeHostOptions): Promise<NodeHost> {
  const { port: wanted, host = '127.0.0.1', names = [], panel, build = 'node', log } = options;
  const { kept, customers } = await openBanks(options, build);
  const { worlds, store, classes } = kept;
  const changes = new ChangeStreams(worlds);
  const rate = options.rate === undefined ? undefined : createCallRate(options.rate);
  const watch = createCallWatch({ figures: kept.figures, ...(log && { log }) });
  const site = siteOf(options);
  let isClosing = false;

  async function answer(request: Request, env: HttpBindings): Promise<Response> {
    const pathname = pathnameOf(request);
    const isControl = pathname.startsWith(`${controlBase}/`);
    // Browsers themselves repeat a request, whatever its method, that is lost on a connection used before.
    if (site !== undefined && 'shouldKeepAlive' in env.outgoing) env.outgoing.shouldKeepAlive = false;
    if (!isControl && !pathname.startsWith(`${serviceBase}/`)) {
      if (site !== undefined)
        return (await refusalOf(request, env)) ?? site(pathname, await classes?.barIn(env.incoming, panel));
      return nothingHere();
    }
    const began = performance.now();
    const kind = isControl ? 'control' : 'bank';
    const named = request.headers.get(worldHeader);
    const kept = named === null ? cookieIn(env.incoming, worldCookie) : undefined;
    const follows = kept !== undefined || request.headers.has(followHeader);
    const wanted = named ?? kept ?? defaultWorld;
    const world = follows ? await worlds.nameNow(wanted) : wanted;
    const asked = answerIn(world, request, env, kind);
    const answered = await (isAboutHost(pathname) ? asked : watch.inFlight(asked));
    // Its world goes by another name now.
    if (kept !== undefined && kept !== world && answered !== cut)
      answered.headers.append('set-cookie', keptWorld(world));
    if (kind === 'bank') classes?.noteCall(world);
    watch.note({
      kind,
      method: request.method,
      pathname,
      world: classes?.loggedAs(world) ?? world,
      status: answered.status,
      ms: performance.now() - began,
    });
    if (answered !== cut) return answered;
    env.outgoing.destroy();
    return RESPONSE_ALREADY_SENT;
  }

  /** Who guesses tokens is slowed down like everybody else. */
  async function refusalOf(request: Request, env: HttpBindings): Promise<Response | undefined> {
    const stranger = answerToStranger(request, options.token);
    const isTrainee = stranger?.status === 401 && classes?.letsIn(request) === true;
    return (await rate?.refusal(env.incoming.socket.remoteAddress ?? '')) ?? (isTrainee ? undefined : stranger);
  }

  async function answerIn(world: string, request: Request, env: HttpBindings, kind: CallKind): Promise<Response> {
    const pathname = pathnameOf(request);
    const refused = isProbe(pathname) ? undefined : await refusalOf(request, env);
    if (refused !== undefined) return refused;
    const isControl = kind === 'control';
    // Calling as a customer needs no session of theirs, so it is as powerful as the control.
    const objection =
      isControl || request.headers.has(customerHeader) ? objectionToControl(request, { host, names }) : undefined;
    if (objection !== undefined) return Response.json({ reason: objection.reason }, { status: objection.status });
    if (isAboutHost(pathname)) return answerAboutHost({ store, watch, isClosing: () => isClosing }, request);
    const most = mostBytes(kind, pathname);
    const whole = await withBodyRead(request, most);
    if (whole === undefined) return tooLong(most);
    if (await isTooDeep(whole)) return tooDeep();
    if (isControl && panel !== undefined && isPanelPage(pathname)) return panelFile(panel, pathname);
    if (!worldNamePattern.test(world)) return WorldRefusal.badName('X-Sandbox').response;
    const app = appPath(request, options.site);
    if (pathname === classBarPath) return new Response(await classes?.barIn(env.incoming, panel));
    if (isAboutClasses(pathname)) return classes?.answer(whole, app) ?? classesNeedFile();
    if (isAboutWorlds(pathname)) return withCookies(await answerAboutWorlds(worlds, whole, app), world);
    if (pathname === changesPath) return changes.answer(world, whole);
    const answered = await worlds.use(
      world,
      async (open) =>
        isControl ? withCookies(await controlFetch(open, whole), world) : askIn(open, whole, env.incoming),
      options.worldsOnCall || (isControl && opensBank(whole.method, pathname)) ? 'make' : 'refuse',
    );
    return answered instanceof WorldRefusal ? refusedBy(answered, request) : answered;
  }

  const served = await listen({ port: wanted, host, answer });
  const tidying = setInterval(() => void worlds.tidy(), tidyEveryMs);
  async function close(): Promise<void> {
    isClosing = true;
    clearInterval(tidying);
    changes.end();
    classes?.endStreams();
    await served.close();
    await classes?.stop();
    await worlds.close();
    await kept.close();
  }
  return { port: served.port, customers, close };
}

function siteOf({ site, settings }: NodeHostOptions) {
  return site === undefined ? undefined : openSite(site, settings.follow === false ? undefined : changesPath);
}

/** A browser whose world is gone goes on in the default one. */
function refusedBy({ response }: WorldRefusal, request: Request): Response {
  if (response.status === 404 && !request.headers.has(worldHeader)) response.headers.set('set-cookie', forgottenWorld);
  return response;
}

function nothingHere(): Response {
  const text = `Nothing here. The bank answers under ${serviceBase}, its control under ${controlBase}.\n`;
  return new Response(text, { status: 404 });
}

/** The worlds as they are kept, and the customers with whom every fresh bank opens, tried out first. */
async function openBanks(options: NodeHostOptions, build: string) {
  const { settings, limits } = options;
  const opened = (opening: SandboxSettings, journal: JournalStore, descriptions: readonly unknown[]) =>
    openSandbox({
      settings: opening,
      personas: keptPersonas,
      jobKinds,
      describer,
      customers: descriptions,
      store: journal,
      build,
      ifUnreadable: 'refuse',
      readWallMs: Date.now,
      sleep,
    });
  const { customers: standing } = options;
  const isTried = standing !== undefined || settings.customer !== undefined;
  const scratch = isTried ? await openedToTry(opened(settings, noJournalStore, [])) : undefined;
  const customers = standing && scratch ? await triedOut(standing, scratch) : [];
  const kept = await openKeptWorlds(options.store, build, options.storeBytes, {
    settings,
    personaIds: [...Object.keys(keptPersonas), ...customers.flatMap(({ userIds }) => userIds)],
    ...(limits !== undefined && { limits }),
    open: (opening, journal) => opened(opening, journal, standing?.descriptions ?? []),
    readWallMs: Date.now,
  });
  return { kept, customers };
}

interface Listening {
  readonly port: number;
  readonly host: string;
  readonly answer: (request: Request, env: HttpBindings) => Promise<Response>;
}

/** Takes calls, until it is closed and the last one is answered. */
function listen({ port: wanted, host, answer }: Listening): Promise<Pick<NodeHost, 'port' | 'close'>> {
  return new Promise((listening, failed) => {
    const server = serve(
      { port: wanted, hostname: host, fetch: (request, env) => answer(request, env as HttpBindings) },
      ({ port }) => listening({ port, close }),
    );
    function close(): Promise<void> {
      return new Promise((closed) => {
        server.close(() => closed());
        // Kept-alive connections without a call would hold it open.
        if ('closeIdleConnections' in server) server.closeIdleConnections();
      });
    }
    server.once('error', failed);
  });
}

/** The address is of the host's own making, so there is nothing to parse. */
function pathnameOf({ url }: Request): string {
  return targetOf(url).split('?', 1)[0] ?? '/';
}
