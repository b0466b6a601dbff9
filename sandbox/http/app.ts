import { TrieRouter } from 'hono/router/trie-router';
import { getPath, getQueryParams, tryDecodeURIComponent } from 'hono/utils/url';
import { handlers } from './handlers.ts';
import { type OperationId, operations } from './operations.generated.ts';
import type { Outcome } from './pipeline/outcome.ts';
import { serveOperation, serveUnknown } from './pipeline/pipeline.ts';
import type { Turn } from './pipeline/verdict.ts';
import { serviceBase } from './service-base.ts';

/** Not a method of the contract's, and none that Hono takes for all. */
const anyMethod = 'any';

/** Hono's faster routers take no table in which two paths may match the same text, as here. */
const router = new TrieRouter<OperationId>();
for (const [id, { method, path }] of Object.entries(operations)) {
  // From the contract's `{name}` to Hono's `:name`.
  const pattern = serviceBase + path.replace(/\{(\w+)\}/g, ':$1');
  router.add(method, pattern, id as OperationId);
  router.add(anyMethod, pattern, id as OperationId);
}

/** Takes a request to its operation, by its text alone. Everything else happens in the pipeline. */
export function serve(turn: Turn): Promise<Outcome> {
  const { method, target } = turn.inbound;
  const url = `http://bank.invalid${target}`;
  const path = getPath({ url } as Request);
  const [[found]] = router.match(method, path);
  if (found === undefined) {
    const isPath = router.match(anyMethod, path)[0].length > 0;
    return serveUnknown(turn, isPath ? 'wrongMethod' : 'unknownPath');
  }
  const [id, given] = found;
  const parameters = Object.entries(given as Record<string, string>);
  const decoded = Object.fromEntries(parameters.map(([name, text]) => [name, tryDecodeURIComponent(text)]));
  // As often as given.
  const query = getQueryParams(url) as Record<string, string[]>;
  return serveOperation(handlers, turn, { id, path: decoded, query });
}

/** @param pathname below the host, without a query. */
export function operationAt(method: string, pathname: string): OperationId | undefined {
  return router.match(method, pathname)[0][0]?.[0];
}
