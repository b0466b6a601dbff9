import type { Instant } from '#src/kernel/instant.ts';

export interface PlannedWork {
  /** What customers should know of it. */
  readonly text: string;
  readonly from: Instant;
  readonly to: Instant;
}

/** Where the page reports its own failures and timings; never who met them. */
export interface ReportsConfig {
  /** On this origin, like `/reports`. */
  readonly path: string;
  /** The share of visits that report, from 0 to 1. */
  readonly sample: number;
}

export interface RuntimeConfig {
  readonly bankName: string;
  readonly telephones: {
    readonly privateBank: string;
    readonly racingBank: string;
    readonly helpdesk: string;
  };
  readonly email: string;
  readonly requestTimeoutMs: number;
  /** Until these are read, only the bank's own time-out ends a session. */
  readonly idleMinutes: number;
  readonly refreshAfterMinutes: number;
  /** The service's path on this origin, `/digx`. */
  readonly servicePath: string;
  /** The business unit of the service, sent with every call; left out where the service has only one. */
  readonly targetUnit?: string | undefined;
  /**
   * Whether the service makes a payment once, however often it is confirmed. Only then may an unresolved payment be
   * confirmed again.
   */
  readonly confirmsIdempotently: boolean;
  /**
   * An event stream on this origin that tells the page when something has changed at the bank; left out where there is none, as
   * before a real service.
   */
  readonly changesPath?: string | undefined;
  /** Planned work on the service, told on the login page until it is over; left out where there is none. */
  readonly maintenance?: PlannedWork | undefined;
  /** Left out, nothing is reported. */
  readonly reports?: ReportsConfig | undefined;
  readonly links: {
    readonly terms: string;
    readonly privacy: string;
    readonly contact: string;
    /** Where customers who reset their password elsewhere are sent. */
    readonly passwordReset: string;
  };
}

let current: RuntimeConfig | undefined;

export function setRuntimeConfig(config: RuntimeConfig): void {
  current = config;
}

export function runtimeConfig(): RuntimeConfig {
  if (current === undefined) throw new Error('The runtime configuration was asked for before it was read');
  return current;
}
