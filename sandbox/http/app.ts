import { Hono } from 'hono';
import { handlers } from './handlers.ts';
import { type OperationId, operations } from './operations.generated.ts';
import { serviceBase } from './pipeline/inbound.ts';
import { type Outcome, toResponse } from './pipeline/outcome.ts';
import { serveOperation, serveUnknown } from './pipeline/pipeline.ts';
import type { Turn } from './pipeline/verdict.ts';

/** The input of each request, and the place for its outcome. */
export interface AppEnv {
  readonly turn: Turn;
  onOutcome(outcome: Outcome): void;
}

/** Routes a request to its operation. Everything else happens in the pipeline. */
export function createBankApp() {
  const app = new Hono<{ Bindings: AppEnv }>();
  const ids = Object.keys(operations) as OperationId[];
  for (const id of ids) {
    const { method, path } = operations[id];
    app.on(method, pattern(path), async (context) => {
      const route = { id, path: context.req.param() as Record<string, string>, query: context.req.queries() };
      return respond(context.env, await serveOperation(handlers, context.env.turn, route));
    });
  }
  // A separate app: a path that two routes of one app match makes Hono take a slower router for every request.
  const others = new Hono<{ Bindings: AppEnv }>();
  for (const path of new Set(ids.map((id) => operations[id].path))) {
    others.all(pattern(path), async ({ env }) => respond(env, await serveUnknown(env.turn, 'wrongMethod')));
  }
  others.notFound(async ({ env }) => respond(env, await serveUnknown(env.turn, 'unknownPath')));
  app.notFound(({ req, env }) => others.fetch(req.raw, env));
  return {
    /** The contract has no HEAD, and Hono would serve it as GET, spending nonces and faults. */
    fetch: (request: Request, env: AppEnv) => (request.method === 'HEAD' ? others : app).fetch(request, env),
  };
}

function respond(env: AppEnv, outcome: Outcome): Response {
  env.onOutcome(outcome);
  return toResponse(outcome);
}

/** From the contract's `{name}` to Hono's `:name`. */
function pattern(path: string): string {
  return serviceBase + path.replace(/\{(\w+)\}/g, ':$1');
}
