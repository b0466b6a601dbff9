/** What a bank sets without a new build: read once at start from `config.json` beside the app. */
export interface RuntimeConfig {
  readonly bankName: string;
  readonly telephones: {
    readonly privateBank: string;
    readonly racingBank: string;
    readonly helpdesk: string;
  };
  readonly email: string;
  readonly requestTimeoutMs: number;
  /** The threshold for idle log-off, read when that arrives; until then only the bank's own time-out ends a session. */
  readonly idleMinutes: number;
  /** The threshold for a forced refresh, read when that arrives. */
  readonly refreshAfterMinutes: number;
  /** Where the bank's service sits on this origin, `/digx`. */
  readonly servicePath: string;
  /**
   * Whether the service makes a payment once however often its confirmation arrives. Only then may a customer confirm one
   * again whose outcome stays unknown.
   */
  readonly confirmsIdempotently: boolean;
  readonly links: {
    readonly terms: string;
    readonly privacy: string;
    readonly contact: string;
    /** Where a reset link leads whose customer chooses a new password elsewhere than in this app. */
    readonly passwordReset: string;
  };
}

let current: RuntimeConfig | undefined;

/** Called once at start, before anything is shown or asked. */
export function setRuntimeConfig(config: RuntimeConfig): void {
  current = config;
}

/** @throws Error when asked before start has read the configuration: a bug in the order of starting. */
export function runtimeConfig(): RuntimeConfig {
  if (current === undefined) throw new Error('The runtime configuration was asked for before it was read');
  return current;
}
