import type { Exchange } from './relay.ts';

/** What happened for one interaction: the states it was to begin with, and what was then asked of the bank. */
export interface Turn {
  readonly setUps: readonly Exchange[];
  readonly call?: Exchange;
}

interface TurnUnderWay {
  readonly setUps: Exchange[];
  call?: Exchange;
}

/** Sorts into turns what the verifier asks of the state handler and of the bank, which it does one by one. */
export function createTurns() {
  const turns: TurnUnderWay[] = [];
  let isOver = true;

  function current() {
    const last = turns.at(-1);
    if (!isOver && last !== undefined) return last;
    isOver = false;
    const next: TurnUnderWay = { setUps: [] };
    turns.push(next);
    return next;
  }

  return {
    stateAsked(exchange: Exchange): void {
      if (!isSetUp(exchange)) {
        isOver = true;
        return;
      }
      const { setUps } = current();
      // A handler that was in trouble is asked again.
      if (setUps.at(-1)?.body === exchange.body) setUps.pop();
      setUps.push(exchange);
      isOver = isRefused(exchange);
    },
    bankAsked(exchange: Exchange): void {
      const turn = current();
      turn.call = exchange;
      isOver = true;
    },
    all: (): readonly Turn[] => turns,
  };
}

/** Not a 5xx, after which the verifier asks again. */
export function isRefused({ status = 500 }: Exchange): boolean {
  return status >= 400 && status < 500;
}

function isSetUp({ body }: Exchange): boolean {
  return (JSON.parse(body) as { readonly action?: unknown }).action === 'setup';
}
