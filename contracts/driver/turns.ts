import type { Exchange } from './relay.ts';

/** What happened for one interaction: its state set-ups, then the call to the bank. */
export interface Turn {
  readonly setUps: readonly Exchange[];
  readonly call?: Exchange;
}

interface OpenTurn {
  readonly setUps: Exchange[];
  call?: Exchange;
}

/** Groups the verifier's calls to the state handler and to the bank into turns. The verifier makes them one at a time. */
export function createTurns() {
  const turns: OpenTurn[] = [];
  let isOver = true;

  function current() {
    const last = turns.at(-1);
    if (!isOver && last !== undefined) return last;
    isOver = false;
    const next: OpenTurn = { setUps: [] };
    turns.push(next);
    return next;
  }

  return {
    addStateCall(exchange: Exchange): void {
      if (!isSetUp(exchange)) {
        isOver = true;
        return;
      }
      const { setUps } = current();
      // The verifier repeats a set-up that failed with a 5xx.
      if (setUps.at(-1)?.body === exchange.body) setUps.pop();
      setUps.push(exchange);
      isOver = isRefused(exchange);
    },
    addBankCall(exchange: Exchange): void {
      const turn = current();
      turn.call = exchange;
      isOver = true;
    },
    all: (): readonly Turn[] => turns,
  };
}

/** Whether the handler refused: a 4xx. The verifier tries again after a 5xx. */
export function isRefused({ status = 500 }: Exchange): boolean {
  return status >= 400 && status < 500;
}

function isSetUp({ body }: Exchange): boolean {
  return (JSON.parse(body) as { readonly action?: unknown }).action === 'setup';
}
