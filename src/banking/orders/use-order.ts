import { useCallback, useRef, useState } from 'react';
import { type Acts, useAct } from '#src/banking/page/use-act.ts';
import { useBackOff } from './use-back-off.ts';

interface Answered {
  /** How many answers there have been, so that the same one is announced again. */
  readonly attempt: number;
  /** The bank is asked what became of it. */
  readonly isAsking: boolean;
}

/** An order on screen: not sent, on its way, or with the answer to the last attempt. */
export type OrderNow<Answer> = { readonly status: 'ready' } | { readonly status: 'sending' } | (Answer & Answered);

interface OrderOnScreen<Answer> {
  /** While nobody knows the outcome, the bank is asked at longer and longer intervals. */
  readonly isFollowed?: boolean;
  /** Those of a page that is held while the bank answers. */
  readonly acts?: Acts;
  /** What is known of an order that a page which is gone has sent. */
  readonly begins?: OrderNow<Answer>;
}

/**
 * One order on screen, of any kind. An attempt is a call of its runner, so the order is sent once however often it is repeated.
 * An answer `unknown` stays while the bank is asked again.
 */
export function useOrder<Answer extends { readonly status: string }>({
  isFollowed = false,
  acts,
  begins = { status: 'ready' },
}: OrderOnScreen<Answer> = {}) {
  const own = useAct();
  const { act, isActing } = acts ?? own;
  const [now, setNow] = useState<OrderNow<Answer>>(begins);
  const last = useRef<Parameters<typeof send>>(undefined);
  /** Counts the orders that were given up: an answer to an earlier one says nothing of this one. */
  const round = useRef(0);
  const attempts = useRef(0);
  const looks = useRef(0);

  const send = useCallback(
    async (attempt: () => Promise<Answer>, onAnswer: (answer: Answer) => void = () => {}): Promise<void> => {
      if (isActing()) return;
      last.current = [attempt, onAnswer];
      setNow(asked);
      const { current } = round;
      await act(attempt, (answer) => {
        if (round.current !== current) return;
        attempts.current += 1;
        if (answer.status !== 'unknown') looks.current = 0;
        setNow({ ...answer, attempt: attempts.current, isAsking: false });
        onAnswer(answer);
      });
    },
    [act, isActing],
  );

  async function ask(): Promise<void> {
    looks.current += 1;
    if (last.current !== undefined) await send(...last.current);
  }

  const isDue = isFollowed && now.status === 'unknown' && 'isAsking' in now && !now.isAsking;
  const answers = 'attempt' in now ? now.attempt : 0;
  useBackOff({
    due: isDue && answers > 0 ? `answer ${answers}` : undefined,
    looks: () => looks.current + 1,
    ask: () => void ask(),
  });

  function stop(): void {
    round.current += 1;
    last.current = undefined;
    setNow({ status: 'ready' });
  }

  return {
    now,
    /** The bank is answering. */
    isBusy: now.status === 'sending' || ('isAsking' in now && now.isAsking),
    isActing,
    /** Makes an attempt. `onAnswer` is called with its answer if the page is still shown. */
    send,
    /** Repeats the last attempt. */
    ask: () => void ask(),
    /** Back to before it was sent, as when the customer does not accept a warning. */
    stop,
  };
}

function asked<Answer extends { readonly status: string }>(before: OrderNow<Answer>): OrderNow<Answer> {
  return before.status === 'unknown' && 'isAsking' in before ? { ...before, isAsking: true } : { status: 'sending' };
}
