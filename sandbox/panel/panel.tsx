import { type KeyboardEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { chequeVerbs, sessionVerbs } from '#sandbox/control/grammar/verb-names.ts';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { CallsSection } from './calls/calls-section.tsx';
import { ClockSection } from './clock/clock-section.tsx';
import { DirectorySection } from './directory/directory-section.tsx';
import { FaultsSection } from './faults/faults-section.tsx';
import { LatencySection } from './faults/latency-section.tsx';
import { BulkSection } from './payments/bulk-section.tsx';
import { LedgerSection } from './payments/ledger-section.tsx';
import { PayingSection } from './payments/paying-section.tsx';
import { InstructionsSection } from './persona/instructions-section.tsx';
import { MailSection } from './persona/mail-section.tsx';
import { PersonaSection } from './persona/persona-section.tsx';
import { ProvidersSection } from './persona/providers-section.tsx';
import { ResetLinksSection } from './persona/reset-links-section.tsx';
import { VerbsSection } from './persona/verbs-section.tsx';
import { PhoneDevice } from './phone/phone-device.tsx';
import { phoneKey } from './phone/phone-key.ts';
import { PhoneSection } from './phone/phone-section.tsx';
import { usePhone } from './phone/use-phone.ts';
import { Notices } from './pieces/notices.tsx';
import styles from './pieces/panel.module.css';
import type { PanelStore, PanelView } from './pieces/panel-store.ts';
import { ShareSection } from './share/share-section.tsx';
import type { ShelfRoom } from './shelf.ts';

interface PanelProps {
  readonly store: PanelStore;
  readonly makeRoom: (room: ShelfRoom) => void;
  readonly onReset: () => void;
}

/** The sandbox's permanent bar, with the panel and the customers' phone behind it. */
export function Panel({ store, makeRoom, onReset }: PanelProps) {
  const view = useSyncExternalStore(store.subscribe, store.read);
  const [open, setOpen] = useState(false);
  const [noticeRead, setNoticeRead] = useState<string | null>(null);
  const tab = useRef<HTMLButtonElement>(null);
  const contents = useRef<HTMLDivElement>(null);
  const contentsId = useId();
  const phone = usePhone(store, view, (held) => makeRoom(open ? 'panel' : held === 'out' ? 'phone' : 'none'));

  function dock(wanted: 'open' | 'shut') {
    makeRoom(wanted === 'open' ? 'panel' : phone.open ? 'phone' : 'none');
    setOpen(wanted === 'open');
    setNoticeRead(view.state?.notice ?? null);
  }

  // Focus can only move to rendered content.
  useEffect(() => {
    if (open) contents.current?.focus();
  }, [open]);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    // Otherwise an open dialog of the app would close too.
    event.preventDefault();
    dock('shut');
    tab.current?.focus();
  }

  const notice = open ? undefined : noticeFor(view, noticeRead);
  const shown = open ? 'panel' : phone.open ? 'phone' : 'none';
  return (
    <aside aria-label="Sandbox" className={styles.aside} data-open={shown} onKeyDown={closeOnEscape}>
      <div className={styles.bar}>
        <button
          ref={tab}
          type="button"
          className={styles.tab}
          aria-expanded={open}
          aria-controls={contentsId}
          onClick={() => dock(open ? 'shut' : 'open')}
        >
          Sandbox: no real money
          <span aria-hidden="true" className={styles.mark}>
            {open ? '×' : '▴'}
          </span>
        </button>
        <button
          ref={phone.tab}
          type="button"
          className={styles.phoneTab}
          aria-expanded={phone.open}
          aria-keyshortcuts={phoneKey}
          onClick={phone.toggle}
        >
          Phone
          {phone.unread > 0 && (
            <span className={styles.unread}>
              {phone.unread}
              <HiddenText> new</HiddenText>
            </span>
          )}
        </button>
      </div>
      {notice !== undefined && (
        <p role="status" className={styles.news}>
          {notice}
        </p>
      )}
      {phone.open && <PhoneDevice phone={phone} personas={view.state?.personas ?? []} />}
      <div id={contentsId} ref={contents} tabIndex={-1} hidden={!open} className={styles.contents}>
        {open && <Contents view={view} store={store} onReset={onReset} />}
      </div>
    </aside>
  );
}
/** Warnings shown even while the panel is closed. */
function noticeFor({ unreachable, openedElsewhere, state }: PanelView, noticeRead: string | null): string | undefined {
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
          <PersonaSection store={store} state={state} readAtMs={readAtMs} callCount={callCount} onReset={onReset} />
          <ShareSection store={store} state={state} />
          <ClockSection store={store} state={state} readAtMs={readAtMs} callCount={callCount} />
          <PhoneSection store={store} state={state} readAtMs={readAtMs} callCount={callCount} />
          <BulkSection store={store} state={state} readAtMs={readAtMs} callCount={callCount} />
          <VerbsSection
            store={store}
            state={state}
            readAtMs={readAtMs}
            calls={calls}
            callCount={callCount}
            title="Session"
            label="Session of"
            names={sessionVerbs}
          />
          <VerbsSection
            store={store}
            state={state}
            readAtMs={readAtMs}
            calls={calls}
            callCount={callCount}
            title="Cheques"
            label="Cheques of"
            names={chequeVerbs}
          />
          <MailSection store={store} state={state} readAtMs={readAtMs} callCount={callCount} />
          <InstructionsSection store={store} state={state} readAtMs={readAtMs} callCount={callCount} />
          <ProvidersSection store={store} state={state} readAtMs={readAtMs} callCount={callCount} />
          <ResetLinksSection store={store} state={state} readAtMs={readAtMs} callCount={callCount} />
          <PayingSection store={store} state={state} />
          <DirectorySection store={store} copOverridden={state.switches.cop !== 'by-name'} />
          <LatencySection store={store} state={state} />
          <FaultsSection store={store} state={state} />
          <LedgerSection store={store} />
        </>
      )}
      <CallsSection calls={calls} callCount={callCount} store={store} />
    </>
  );
}
