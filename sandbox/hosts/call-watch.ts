import { type Logger, pino } from 'pino';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { operationAt } from '#sandbox/http/app.ts';
import type { PoolFigures } from '#sandbox/store/postgres/database.ts';
import type { PostgresFigures } from '#sandbox/store/postgres/postgres-store.ts';
import type { Soon } from '#sandbox/store/store.ts';

/** What an operator sees of the calls: counts, times and log lines. None holds a body, a header or a token. */
export interface CallWatch {
  note(call: WatchedCall): void;
  /** Counts a call until it is answered. */
  inFlight<Result>(call: Promise<Result>): Promise<Result>;
  /** In the text form of Prometheus. */
  metrics(): Promise<Response>;
}

export interface WatchedCall {
  readonly kind: 'bank' | 'control';
  readonly method: string;
  /** Below the host, without a query. */
  readonly pathname: string;
  readonly world: string;
  readonly status: number;
  readonly ms: number;
}

/** Read when the metrics are asked for. */
export interface HostFigures {
  readonly worldsAwake: number;
  readonly worldsPutAway: number;
  readonly storeBytes: number;
  /** Only a store that other processes write as well has one. */
  readonly shared?: PostgresFigures;
  /** How its connections stand. */
  readonly pool?: PoolFigures;
}

export interface CallWatchOptions {
  readonly figures: () => Soon<HostFigures>;
  /** Without it no lines are written. */
  readonly log?: Logger;
}

export function createCallWatch({ figures, log }: CallWatchOptions): CallWatch {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const registers = [register];
  const calls = new Counter({
    name: 'paddock_calls_total',
    help: 'Calls answered, by kind, operation of the contract and status.',
    labelNames: ['kind', 'operation', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'paddock_call_seconds',
    help: 'From the arrival of a call to its answer, planned delays included.',
    labelNames: ['kind'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60],
    registers,
  });
  const inFlight = new Gauge({
    name: 'paddock_calls_in_flight',
    help: 'Calls that wait for their answer, those of operators left out.',
    registers,
  });
  new Gauge({
    name: 'paddock_worlds',
    help: 'Worlds, awake or put away.',
    labelNames: ['state'],
    registers,
    async collect() {
      const { worldsAwake, worldsPutAway } = await figures();
      this.set({ state: 'awake' }, worldsAwake);
      this.set({ state: 'put-away' }, worldsPutAway);
    },
  });
  new Gauge({
    name: 'paddock_store_bytes',
    help: 'Size of the store.',
    registers,
    async collect() {
      this.set((await figures()).storeBytes);
    },
  });
  new Gauge({
    name: 'paddock_shared_store',
    help: 'Since the start: calls stored, calls decided again after another process was first, times it caught up, connections that ended, statements sent again.',
    labelNames: ['what'],
    registers,
    async collect() {
      const { shared } = await figures();
      if (shared === undefined) return;
      for (const [what, count] of Object.entries(shared)) this.set({ what }, count);
    },
  });
  new Gauge({
    name: 'paddock_store_pool',
    help: 'Connections to the shared store: the most of this process, and the statements and transactions now waiting for their answer. More of these than connections means that calls wait in line.',
    labelNames: ['what'],
    registers,
    async collect() {
      const { pool } = await figures();
      if (pool === undefined) return;
      for (const [what, count] of Object.entries(pool)) this.set({ what }, count);
    },
  });
  const times = { bank: seconds.labels('bank'), control: seconds.labels('control') };

  return {
    note({ kind, method, pathname, world, status, ms }) {
      // A path holds tokens of accounts and payees, so lines and counts name the operation instead.
      const operation = kind === 'bank' ? (operationAt(method, pathname) ?? 'unknown') : 'control';
      calls.inc({ kind, operation, status });
      times[kind].observe(ms / 1000);
      log?.info({ kind, operation, method, world, status, ms: Math.round(ms * 10) / 10 });
    },
    inFlight(call) {
      inFlight.inc();
      return call.finally(() => inFlight.dec());
    },
    async metrics() {
      return new Response(await register.metrics(), { headers: { 'content-type': register.contentType } });
    },
  };
}

/** One JSON object a line on standard output. */
export function createLog(): Logger {
  return pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters: { level: (level) => ({ level }) } });
}
