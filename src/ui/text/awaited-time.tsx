import type { Instant } from '#src/kernel/instant.ts';

interface AwaitedTimeProps {
  readonly at: Instant;
  /** How it is written in its sentence. */
  readonly text: (at: Instant) => string;
}

/** A time, within a sentence, at which the page does something by itself. */
export function AwaitedTime({ at, text }: AwaitedTimeProps) {
  return (
    <time dateTime={at} data-awaited="">
      {text(at)}
    </time>
  );
}

export const awaitedTimes = 'time[data-awaited]';
