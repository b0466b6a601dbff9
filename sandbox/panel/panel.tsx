import { type KeyboardEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { CallsSection } from './calls-section.tsx';
import { ClockSection } from './clock-section.tsx';
import { DirectorySection } from './directory-section.tsx';
import { FaultsSection } from './faults-section.tsx';
import { LatencySection } from './latency-section.tsx';
import { LedgerSection } from './ledger-section.tsx';
import { Notices } from './notices.tsx';
import styles from './panel.module.css';
import type { PanelStore, PanelView } from './panel-store.ts';
import { PayingSection } from './paying-section.tsx';
import { PhoneSection } from './phone-section.tsx';
import { ResetLinksSection } from './reset-links-section.tsx';
import { SessionSection } from './session-section.tsx';
import { StorySection } from './story-section.tsx';

interface PanelProps {
  readonly store: PanelStore;
  /** Makes room beside the page, or gives it back. */
  readonly onDock: (open: boolean) => void;
  readonly onReset: () => void;
}

/** The sandbox mark, always there, and behind it everything testers can do to the bank. */
export function Panel({ store, onDock, onReset }: PanelProps) {
  const view = useSyncExternalStore(store.subscribe, store.read);
  const [open, setOpen] = useState(false);
  const [noticeRead, setNoticeRead] = useState<string | null>(null);
  const tab = useRef<HTMLButtonElement>(null);
  const contents = useRef<HTMLDivElement>(null);
  const contentsId = useId();

  function dock(wanted: boolean) {
    onDock(wanted);
    setOpen(wanted);
    setNoticeRead(view.state?.notice ?? null);
  }

  // Focus can only go to what has been shown.
  useEffect(() => {
    if (open) contents.current?.focus();
  }, [open]);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    dock(false);
    tab.current?.focus();
  }

  const news = open ? undefined : newsIn(view, noticeRead);
  return (
    <aside aria-label="Sandbox" className={styles.aside} onKeyDown={closeOnEscape}>
      <button
        ref={tab}
        type="button"
        className={styles.tab}
        aria-expanded={open}
        aria-controls={contentsId}
        onClick={() => dock(!open)}
      >
        Sandbox: no real money
        <span aria-hidden="true" className={styles.mark}>
          {open ? '×' : '▴'}
        </span>
      </button>
      {news !== undefined && (
        <p role="status" className={styles.news}>
          {news}
        </p>
      )}
      <div id={contentsId} ref={contents} tabIndex={-1} hidden={!open} className={styles.contents}>
        {open && <Contents view={view} store={store} onReset={onReset} />}
      </div>
    </aside>
  );
}

/** What must not wait until somebody opens the panel. */
function newsIn({ unreachable, openedElsewhere, state }: PanelView, noticeRead: string | null): string | undefined {
  if (unreachable !== undefined) return 'The bank cannot be reached';
  if (openedElsewhere) return 'Another tab started a fresh bank';
  return state?.notice != null && state.notice !== noticeRead ? 'Something to know about this bank' : undefined;
}

interface ContentsProps {
  readonly view: PanelView;
  readonly store: PanelStore;
  readonly onReset: () => void;
}

function Contents({ view, store, onReset }: ContentsProps) {
  const { state, readAtMs, calls, callCount } = view;
  return (
    <>
      <h2 className={styles.title}>Sandbox</h2>
      <Notices view={view} onReset={onReset} />
      {state !== undefined && (
        <>
          <StorySection store={store} state={state} readAtMs={readAtMs} callCount={callCount} onReset={onReset} />
          <ClockSection store={store} state={state} readAtMs={readAtMs} callCount={callCount} />
          <PhoneSection store={store} state={state} readAtMs={readAtMs} callCount={callCount} />
          <SessionSection store={store} state={state} readAtMs={readAtMs} calls={calls} callCount={callCount} />
          <ResetLinksSection store={store} state={state} readAtMs={readAtMs} callCount={callCount} />
          <PayingSection store={store} state={state} />
          <DirectorySection store={store} bent={state.switches.cop !== 'by-name'} />
          <LatencySection store={store} state={state} />
          <FaultsSection store={store} state={state} />
          <LedgerSection store={store} />
        </>
      )}
      <CallsSection calls={calls} callCount={callCount} store={store} />
    </>
  );
}
