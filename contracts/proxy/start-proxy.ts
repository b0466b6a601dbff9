import { createServer } from 'node:http';
import { type CurrentAssumption, currentAssumptions } from '#contracts/assumptions/current-assumptions.ts';
import { type Listening, listening } from '#contracts/driver/upstream.ts';
import type { Checked, CheckThread } from './check-thread.ts';
import { type PassThroughOptions, startPassThrough } from './pass-through.ts';
import { operationPage, seenPage } from './seen-pages.ts';

export interface ProxyOptions extends Pick<PassThroughOptions, 'baseUrl' | 'port' | 'ca' | 'rewrites'> {
  readonly pagePort: number;
  /** The share of calls that is checked, from 0 to 1. */
  readonly sample: number;
  readonly checks: CheckThread;
  readonly mostBytes?: number;
  /** Told of the same calls as the check. */
  readonly record?: PassThroughOptions['see'];
}

export interface Proxy extends Listening {
  readonly pageUrl: string;
  readonly report: () => Promise<Checked>;
}

/** More than a bulk file of five megabytes in base64. */
const usualMostBytes = 8 * 1024 * 1024;

/** Passes traffic on to a service, checks copies of it, and shows on pages of its own what went by. */
export async function startProxy(options: ProxyOptions): Promise<Proxy> {
  const { baseUrl, port, pagePort, ca, rewrites = false, sample, checks, mostBytes = usualMostBytes } = options;
  let passed = 0;
  const passing = await startPassThrough({
    baseUrl,
    port,
    ca,
    rewrites,
    mostBytes,
    chooses: (target) => {
      passed += 1;
      // Pages and pictures are none of the contract’s.
      return sample === 1 || (sample > 0 && Math.random() < sample) ? /\/digx\//.test(target) : false;
    },
    see: (call) => {
      checks.see(call);
      options.record?.(call);
    },
    onFault: checks.noteFault,
  });
  let assumptions: readonly CurrentAssumption[] | undefined;
  const pages = createServer(async (incoming, outgoing) => {
    assumptions ??= currentAssumptions();
    const seen = { ...(await checks.report()), service: baseUrl, passed, assumptions };
    const { pathname } = new URL(incoming.url ?? '/', 'http://proxy');
    const [, operation] = /^\/operations\/(\w+)$/.exec(pathname) ?? [];
    const page =
      pathname === '/' ? seenPage(seen) : operation === undefined ? undefined : operationPage(seen, operation);
    outgoing
      .writeHead(page === undefined ? 404 : 200, {
        'Content-Type': page === undefined ? 'text/plain' : 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
      })
      .end(page ?? 'There is no such page.');
  });
  const shown = await listening(pages, pagePort);
  return {
    url: passing.url,
    pageUrl: shown.url,
    report: checks.report,
    close: async () => {
      await Promise.all([passing.close(), shown.close(), checks.close()]);
    },
  };
}
