import { useEffect, useState } from 'react';
import { Answer } from '#sandbox/panel/pieces/answer.tsx';
import { londonDayText, londonTimeText } from '#sandbox/panel/pieces/bank-time.ts';
import type { AwaitedMoment, PageControl } from '#sandbox/panel/pieces/page-control.ts';
import { usePanel } from '#sandbox/panel/pieces/panel-context.tsx';
import { useAction } from '#sandbox/panel/pieces/use-action.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { NoticeBar } from '#src/ui/overlays/notice-bar.tsx';
import { aheadOf, secondsUntil } from './awaited-moments.ts';

const lookEveryMs = 500;
/** Long enough to be read. */
const toldMs = 20_000;
const list = new Intl.ListFormat('en-GB');

/** That the times which the page awaits do not come while the bank's clock stands still. */
export function FrozenNotice({ page }: { readonly page: PageControl }) {
  const { store, state } = usePanel();
  const { now, frozen } = state.clock;
  const action = useAction();
  const [said, setSaid] = useState<readonly AwaitedMoment[]>([]);

  // The page is outside React.
  useEffect(() => {
    if (!frozen) return setSaid([]);
    const looking = setInterval(() => {
      const next = page.awaited();
      setSaid((before) => (namesOf(before) === namesOf(next) ? before : next));
    }, lookEveryMs);
    return () => clearInterval(looking);
  }, [page, frozen]);

  const ahead = aheadOf(now, said);

  async function moveTo({ at }: AwaitedMoment) {
    const seconds = secondsUntil(at, now);
    const isMoved = await action.run(() => store.act((bank) => bank.advanceClock(`PT${seconds}S`, 'kept')), {
      says: () => {
        const shown = store.read().state?.clock.now ?? now;
        return `The clock stands still at ${londonTimeText(shown)} on ${londonDayText(shown)}, and the page asks the bank.`;
      },
    });
    if (!isMoved) return;
    page.awaited()[0]?.askNow();
    setTimeout(action.forget, toldMs);
  }

  return (
    <>
      <NoticeBar
        text={
          ahead.length === 0
            ? ''
            : `The bank’s clock stands still at ${londonTimeText(now)}, so ${list.format(ahead.map(({ text }) => text))} will not come until it is moved.`
        }
      >
        {ahead.map((moment) => (
          <Button key={moment.text} busy={action.busy} onClick={() => void moveTo(moment)}>
            Move it to {moment.text}
          </Button>
        ))}
      </NoticeBar>
      <Answer told={action.told} />
    </>
  );
}

function namesOf(awaited: readonly AwaitedMoment[]): string {
  return awaited.map(({ at, text }) => `${at} ${text}`).join();
}
