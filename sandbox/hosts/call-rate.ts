import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export interface CallRate {
  /** Undefined when the call may go on. */
  refusal(caller: string): Promise<Response | undefined>;
}

/** @param perSecond calls of one caller. */
export function createCallRate(perSecond: number): CallRate {
  const limiter = new RateLimiterMemory({ points: perSecond, duration: 1 });
  return {
    async refusal(caller) {
      try {
        await limiter.consume(caller);
        return undefined;
      } catch (failure) {
        if (!(failure instanceof RateLimiterRes)) throw failure;
        const reason = `More than ${perSecond} calls in a second came from ${caller}. Wait a second, then go on.`;
        return Response.json({ reason, where: 'rate' }, { status: 429, headers: { 'retry-after': '1' } });
      }
    },
  };
}
