import { useEffect, useRef, useState } from 'react';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import { type ListState, listCopy } from '#src/features/transactions/model/transaction-list-state.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import stack from '#src/ui/page/stack.module.css';
import { dayText } from '#src/ui/text/dates.ts';
import styles from './list-foot.module.css';
import type { TransactionsInView } from './use-transactions.ts';

interface ListFootProps {
  readonly list: TransactionsInView;
  readonly state: ListState;
  /** Back to the search above a list that is long. */
  readonly onUp?: (() => void) | undefined;
}

/** The list's message, and what can be done about it. */
export function ListFoot({ list, state, onUp }: ListFootProps) {
  const { isSearching, canShowMore, searchedBackTo } = list;
  const textRef = useRef<HTMLDivElement>(null);
  const takesLong = useTakesLong(isSearching);

  const hasAskedForMore = useRef(false);
  function showMore() {
    hasAskedForMore.current = true;
    list.showMore();
  }
  // After the last page the button disappears: the message that replaces it takes the focus.
  useEffect(() => {
    if (canShowMore || !hasAskedForMore.current) return;
    hasAskedForMore.current = false;
    if (document.activeElement === document.body) textRef.current?.focus({ preventScroll: true });
  }, [canShowMore]);

  // The pressed button disappears: the message that follows takes the focus.
  function leaveTo(act: () => void) {
    act();
    textRef.current?.focus();
  }

  return (
    <div className={stack.close}>
      {state.status === 'error' && (
        <CallFailed failed={{ error: state, busy: false, tryAgain: () => leaveTo(list.tryAgain) }} />
      )}
      <div ref={textRef} tabIndex={-1} role="status" className={styles.words}>
        {state.status !== 'error' && listCopy(state)}
        {takesLong && searchedBackTo !== undefined && (
          <span className={styles.quiet}> Searched back to {dayText(searchedBackTo)} so far.</span>
        )}
      </div>
      <div className={styles.actions}>
        {canShowMore && state.status !== 'loadingEmpty' && (
          <Button look="main" busy={isSearching} onClick={showMore}>
            SHOW MORE
          </Button>
        )}
        {takesLong && <Button onClick={() => leaveTo(list.stop)}>Stop</Button>}
        {onUp !== undefined && <Button onClick={onUp}>Back to the top of the list</Button>}
      </div>
    </div>
  );
}

/** A shorter wait needs no stop button. */
const momentMs = 800;

function useTakesLong(isSearching: boolean): boolean {
  const [takesLong, setTakesLong] = useState(false);
  if (!isSearching && takesLong) setTakesLong(false);
  // Nothing else re-renders this as time passes.
  useEffect(() => {
    if (!isSearching) return;
    const timer = setTimeout(() => setTakesLong(true), momentMs);
    return () => clearTimeout(timer);
  }, [isSearching]);
  return takesLong;
}
