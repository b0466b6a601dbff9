import { useEffect, useState } from 'react';
import { Answer } from '#sandbox/panel/pieces/answer.tsx';
import { londonDayText, londonTimeText } from '#sandbox/panel/pieces/bank-time.ts';
import type { NextAsk, PageControl } from '#sandbox/panel/pieces/page-control.ts';
import { usePanel } from '#sandbox/panel/pieces/panel-context.tsx';
import { useAction } from '#sandbox/panel/pieces/use-action.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { secondsUntil } from './next-ask.ts';
import styles from './notice.module.css';

const lookEveryMs = 500;
/** Long enough to be read. */
const toldMs = 20_000;

/** That a time which the page awaits does not come while the bank's clock stands still. */
export function FrozenNotice({ page }: { readonly page: PageControl }) {
  const { store, state } = usePanel();
  const { now, frozen } = state.clock;
  const action = useAction();
  const [said, setSaid] = useState<NextAsk>();

  // The page is outside React.
  useEffect(() => {
    if (!frozen) return setSaid(undefined);
    const looking = setInterval(() => {
      const next = page.nextAsk();
      setSaid((before) => (before?.time === next?.time ? before : next));
    }, lookEveryMs);
    return () => clearInterval(looking);
  }, [page, frozen]);

  const seconds = said === undefined ? 0 : secondsUntil(said.time, now);
  const isAwaited = seconds > 0;

  async function move() {
    const isMoved = await action.run(() => store.act((bank) => bank.advanceClock(`PT${seconds}S`, 'kept')), {
      says: () => {
        const shown = store.read().state?.clock.now ?? now;
        return `The clock stands still at ${londonTimeText(shown)} on ${londonDayText(shown)}, and the page asks the bank.`;
      },
    });
    if (!isMoved) return;
    page.nextAsk()?.askNow();
    setTimeout(action.forget, toldMs);
  }

  return (
    <>
      <div className={isAwaited ? styles.notice : undefined}>
        <p role="status">
          {isAwaited &&
            `The bank’s clock stands still at ${londonTimeText(now)}, so ${said?.time} will not come until it is moved.`}
        </p>
        {isAwaited && (
          <Button busy={action.busy} onClick={() => void move()}>
            Move it to {said?.time}
          </Button>
        )}
      </div>
      <Answer told={action.told} />
    </>
  );
}
