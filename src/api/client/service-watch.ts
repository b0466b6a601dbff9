import { clock } from '#src/api/environment/bank-clock.ts';
import { askedMs } from '#src/api/environment/bank-pause.ts';
import { runtimeConfig } from '#src/api/environment/runtime-config.ts';
import { type ServiceClosed, serviceClosed, setServiceClosed } from '#src/api/environment/service-state.ts';
import { epochMsOf, type Instant, instantFromMs } from '#src/kernel/instant.ts';
import { inEnglish } from './bank-client.ts';
import { serviceBase } from './transport.ts';

/** What a gateway answers while the service behind it is closed, starts or is not reached. */
const away: readonly number[] = [502, 503, 504];

/** Longer and longer, while the service does not say when to ask again. */
const looksMs = [10_000, 20_000, 40_000, 60_000] as const;
/** Whatever it says: a wrong header must not leave customers outside. */
const longestMs = 300_000;
/** A limiter may turn single calls away: the service is not asked about each of them. */
const restMs = 5_000;
/** Pages that were closed together do not come back together. */
const spreadShare = 0.2;
const minuteMs = 60_000;

export interface ServiceWatch {
  /** Every answer of the service: it shows that the service is there, or makes the page look. */
  note(answer: Pick<Response, 'status'>): void;
  look(): void;
}

interface Watched {
  /** Asks the service for something that everybody may have. */
  readonly ask: () => Promise<Pick<Response, 'status' | 'headers'>>;
  readonly now: () => Instant;
  /** From 0 to 1. */
  readonly chance: () => number;
}

/** Finds out whether the service is closed, and when it answers again. A network that is down is told otherwise. */
export function createServiceWatch({ ask, now, chance }: Watched): ServiceWatch {
  let isAsking = false;
  let looks = 0;
  let lookedAtMs = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function open(): void {
    clearTimeout(timer);
    looks = 0;
    setServiceClosed(undefined);
  }

  function close(answer: Pick<Response, 'status' | 'headers'> | undefined): void {
    const asked = answer === undefined ? 0 : askedMs(answer);
    const usual = looksMs[Math.min(looks, looksMs.length - 1)] ?? longestMs;
    const waitMs = Math.min(Math.max(usual, asked), longestMs) * (1 + chance() * spreadShare);
    looks += 1;
    clearTimeout(timer);
    timer = setTimeout(look, waitMs);
    const atMs = epochMsOf(now());
    const backAt = asked >= minuteMs ? instantFromMs(atMs + asked) : serviceClosed()?.backAt;
    setServiceClosed({ look, lookAt: instantFromMs(atMs + waitMs), ...(backAt !== undefined && { backAt }) });
  }

  function look(): void {
    if (isAsking) return;
    isAsking = true;
    clearTimeout(timer);
    const before = serviceClosed();
    if (before !== undefined) setServiceClosed(looking(before));
    void ask()
      .catch(() => undefined)
      .then((answer) => {
        isAsking = false;
        lookedAtMs = performance.now();
        if (answer === undefined ? serviceClosed() !== undefined : away.includes(answer.status)) close(answer);
        else open();
      });
  }

  return {
    note({ status }) {
      if (!away.includes(status)) {
        if (status < 500 && serviceClosed() !== undefined) open();
      } else if (serviceClosed() === undefined && performance.now() - lookedAtMs > restMs) look();
    },
    look,
  };
}

function looking({ lookAt: _, ...closed }: ServiceClosed): ServiceClosed {
  return closed;
}

const patienceMs = 30_000;

/** The one of this page. */
export const serviceWatch = createServiceWatch({
  ask() {
    const { servicePath } = runtimeConfig();
    const url = `${serviceBase(servicePath)}/v1/publicKey?${inEnglish()}`;
    return fetch(url, { credentials: 'same-origin', cache: 'no-store', signal: AbortSignal.timeout(patienceMs) });
  },
  now: () => clock.businessNow(),
  chance: Math.random,
});
