import { z } from 'zod';
import { sessionHeader } from '#sandbox/http/pipeline/inbound.ts';
import type { Control, ControlVerdict } from './control-api.ts';
import type { JournalEntry } from './journal/journal.ts';
import { reasonOf } from './journal/reopen.ts';
import { parseSandbox } from './link/parse-link.ts';
import { switchNames } from './link/switch-values.ts';
import { isWholeNumber } from './link/whole-number.ts';
import type { ControlRefusal, ControlResult } from './queries/control-verdict.ts';
import type { Sandbox } from './sandbox.ts';

/** Where the Node host mounts this. openapi/sandbox-control.yaml describes the calls. */
export const controlBase = '/__sandbox';

/** A host answers 400 for any other world name in `X-Sandbox`. */
export const worldNamePattern = /^[A-Za-z0-9_-]{1,64}$/;

/** An answer that logs a customer in has the session in the header `x-bank-session`, which a host makes its cookie. */
export async function controlFetch(sandbox: Sandbox, request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const methods = calls[pathname.slice(controlBase.length)];
  if (!pathname.startsWith(`${controlBase}/`) || methods === undefined) {
    return refuse(404, {
      reason: `There is no ${pathname}.`,
      allowed: Object.keys(calls).map((path) => controlBase + path),
    });
  }
  const call = methods[request.method];
  if (call === undefined) {
    const reason = `${pathname} does not take ${request.method}.`;
    return refuse(405, { reason, where: 'method', allowed: Object.keys(methods) });
  }
  try {
    return await call(sandbox, await readBody(request), searchParams);
  } catch (failure) {
    if (failure instanceof BadBody) return refuse(400, failure.refusal);
    throw failure;
  }
}

type Call = (sandbox: Sandbox, body: unknown, query: URLSearchParams) => Promise<Response>;

const resetBody = z.strictObject({ sandbox: z.string().default('') });
const sessionBody = z.strictObject({ persona: z.string().exactOptional() });
const callBody = z.strictObject({ verb: z.string(), with: z.array(z.unknown()).max(9) });
const sessionsMeanwhile = z.enum(['kept', 'left']).default('left');
const clockBody = z.union([
  z.strictObject({ set: z.string(), sessions: sessionsMeanwhile }),
  z.strictObject({ advance: z.string(), sessions: sessionsMeanwhile }),
  z.strictObject({ freeze: z.boolean() }),
  z.strictObject({ rewind: z.string() }),
]);
const switchesBody = z.strictObject({
  latency: z.union([z.string(), z.number()]).exactOptional(),
  otp: z.string().exactOptional(),
  cop: z.string().exactOptional(),
  payments: z.string().exactOptional(),
});
const verbBody = z.strictObject({
  verb: z.string(),
  persona: z.string().exactOptional(),
  with: z.record(z.string(), z.string()).exactOptional(),
});
const bookmarkBody = z.strictObject({ name: z.string() });
const mailBody = z.strictObject({ persona: z.string().exactOptional(), subject: z.string(), body: z.string() });
const faultBody = z.strictObject({
  operationId: z.string(),
  kind: z.string(),
  only: z.number().exactOptional(),
  share: z.number().exactOptional(),
  match: z.record(z.string(), z.string()).exactOptional(),
});

const calls: Readonly<Record<string, Readonly<Record<string, Call>>>> = {
  '/state': { GET: async ({ control }) => Response.json(await control.state()) },
  '/reset': {
    POST: async ({ control }, body) => {
      const { sandbox } = read(resetBody, body, ['sandbox']);
      const state = await control.summary();
      const settings = parseSandbox(
        sandbox,
        state.personas.map(({ id }) => id),
      );
      const opened = await control.reset(sandbox);
      if (opened.outcome === 'refused' || settings.outcome === 'refused' || !settings.settings.signin) {
        return answer(control, opened);
      }
      return answerWithSession(control, await control.openSession(opened.state.persona));
    },
  },
  /** Logs a customer in without a password. The host hands the session over as its cookie. */
  '/sessions': {
    POST: async ({ control }, body) => {
      const { persona } = read(sessionBody, body, ['persona']);
      return answerWithSession(control, await control.joinSession(persona ?? (await control.summary()).persona));
    },
  },
  /** Any verb by its name, for the panel and the test kit. */
  '/call': {
    POST: async ({ control }, body) => {
      const { verb, with: given } = read(callBody, body, ['verb', 'with']);
      const verbs = control as unknown as Readonly<Record<string, (...given: unknown[]) => Promise<unknown>>>;
      const known = Object.keys(verbs);
      if (!known.includes(verb))
        return refuse(400, { reason: `There is no verb “${verb}”.`, where: 'verb', allowed: known });
      try {
        // JSON has no undefined.
        return Response.json((await verbs[verb]?.(...given.map((each) => each ?? undefined))) ?? null);
      } catch (failure) {
        return refuse(400, {
          reason: `“${verb}” could not read what it was given: ${reasonOf(failure)}`,
          where: 'with',
        });
      }
    },
  },
  '/clock': {
    POST: async ({ control }, body) => {
      const wanted = read(clockBody, body, ['set', 'advance', 'freeze', 'rewind', 'sessions']);
      if ('rewind' in wanted) return answer(control, await control.rewind(wanted.rewind));
      if ('set' in wanted) return answer(control, await control.setClock(wanted.set, wanted.sessions));
      if ('advance' in wanted) return answer(control, await control.advanceClock(wanted.advance, wanted.sessions));
      return answer(control, await (wanted.freeze ? control.freezeClock() : control.unfreezeClock()));
    },
  },
  '/switches': {
    PUT: async ({ control }, body) => answer(control, await control.setSwitches(read(switchesBody, body, switchNames))),
  },
  '/faults': {
    POST: async ({ control }, body) =>
      answer(control, await control.addFault(read(faultBody, body, ['operationId', 'kind', 'only', 'share', 'match']))),
    DELETE: async ({ control }, _, query) =>
      answer(control, await control.clearFaults(query.get('fault') ?? query.get('operationId') ?? undefined)),
  },
  '/journal': {
    GET: async ({ control }) => Response.json({ entries: (await control.journal()).flatMap(toWire) }),
  },
  '/due': {
    GET: async ({ control }, _, query) => respondWith(await control.due(query.get('until') ?? undefined)),
  },
  '/accounts': {
    GET: async ({ control }, _, query) => {
      const persona = query.get('persona');
      return respondWith(await control.accounts(persona === null ? {} : { persona }));
    },
  },
  '/balances': {
    GET: async ({ control }, _, query) => respondWith(await control.balances(query.get('persona') ?? undefined)),
  },
  '/customer': {
    GET: async ({ control }, _, query) => respondWith(await control.customer(query.get('persona') ?? undefined)),
  },
  '/phone': {
    GET: async ({ control }, _, query) => respondWith(await control.phone(query.get('persona') ?? undefined)),
  },
  '/verbs': {
    GET: async ({ control }, _, query) => respondWith(await control.verbs(query.get('persona') ?? undefined)),
    POST: async ({ control }, body) =>
      answer(control, await control.doVerb(read(verbBody, body, ['verb', 'persona', 'with']))),
  },
  '/verbs/preview': {
    POST: async ({ control }, body) =>
      respondWith(await control.previewVerb(read(verbBody, body, ['verb', 'persona', 'with']))),
  },
  '/bookmarks': {
    GET: async ({ control }) => respondWith(await control.bookmarks()),
    POST: async ({ control }, body) => answer(control, await control.bookmark(read(bookmarkBody, body, ['name']).name)),
  },
  '/mail': {
    POST: async ({ control }, body) =>
      answer(control, await control.sendMail(read(mailBody, body, ['persona', 'subject', 'body']))),
  },
  '/directory': { GET: async ({ control }) => respondWith(await control.directory()) },
  '/reset-links': { GET: async ({ control }) => respondWith(await control.resetLinks()) },
  '/snapshot': {
    GET: async ({ control }, _, query) => {
      const before = query.get('before');
      if (before !== null && !isWholeNumber(before, Number.MAX_SAFE_INTEGER)) {
        return refuse(400, { reason: `“${before}” is the number of no call.`, where: 'before', allowed: ['1 and up'] });
      }
      const verdict = await control.snapshot(before === null ? undefined : Number(before));
      return verdict.outcome === 'refused' ? toRefusal(verdict) : Response.json(verdict.snapshot);
    },
    PUT: async ({ control }, body) => {
      const opened = await control.openSnapshot(body);
      const session = opened.outcome === 'done' ? opened.session : null;
      return withSession(await answer(control, opened), session);
    },
  },
  '/invariants': { GET: async ({ control }) => Response.json(await control.invariants()) },
};

async function answerWithSession(
  control: Control,
  opened: ControlVerdict<{ readonly sessionId: string }>,
): Promise<Response> {
  return withSession(await answer(control, opened), opened.outcome === 'done' ? opened.sessionId : null);
}

function withSession(response: Response, session: string | null): Response {
  if (session !== null) response.headers.set(sessionHeader, session);
  return response;
}

async function answer(control: Control, verdict: ControlVerdict): Promise<Response> {
  return verdict.outcome === 'done' ? Response.json(await control.state()) : toRefusal(verdict);
}

function respondWith(verdict: ControlResult<unknown>): Response {
  if (verdict.outcome === 'refused') return toRefusal(verdict);
  const { outcome: _, ...known } = verdict;
  return Response.json(known);
}

/** 400 when the call was not understood, 409 when it does not apply now. */
export function toRefusal({ why, reason, where, allowed }: ControlRefusal): Response {
  return refuse(why === 'misread' ? 400 : 409, { reason, where, allowed });
}

/** Bank calls only. The control acts are in the page's journal. */
function toWire(entry: JournalEntry) {
  if (entry.kind === 'control') return [];
  const { n, at, operationId, request, status, rule, breaches, doneAt, lateOf, heldBackMs } = entry;
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

class BadBody extends Error {
  readonly refusal: WireRefusal;
  constructor(refusal: WireRefusal) {
    super(refusal.reason);
    this.refusal = refusal;
  }
}

function read<Shape extends z.ZodType>(shape: Shape, body: unknown, keys: readonly string[]): z.infer<Shape> {
  const parsed = shape.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new BadBody({
    reason: `The body is not as it must be: ${z.prettifyError(parsed.error)}`,
    where: 'body',
    allowed: keys,
  });
}

async function readBody(request: Request): Promise<unknown> {
  const text = await request.text();
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw new BadBody({ reason: 'The body is not JSON.', where: 'body', allowed: ['a JSON object'] });
  }
}
