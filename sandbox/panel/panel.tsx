import { type KeyboardEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#src/ui/buttons/button.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { Palette } from './palette/palette.tsx';
import { PanelTabs } from './panel-tabs.tsx';
import { PhoneDevice } from './phone/phone-device.tsx';
import { usePhone } from './phone/use-phone.ts';
import styles from './pieces/panel.module.css';
import type { PanelStore, PanelView } from './pieces/panel-store.ts';
import { isShortcut, shortcuts } from './pieces/shortcuts.ts';
import type { ShelfRoom } from './shelf.ts';
import { keepPlace, type PanelPlaceKept, type PanelSubject, type PanelTabId, readPlace } from './tabs/panel-place.ts';
import { useApart } from './tabs/use-apart.ts';
import { useTitleMark } from './tabs/use-title-mark.ts';

interface PanelProps {
  readonly store: PanelStore;
  readonly makeRoom: (room: ShelfRoom) => void;
  readonly onReset: () => void;
  readonly guide: string | undefined;
}

/** The sandbox's permanent bar, with the panel, its commands and the customers' phone behind it. */
export function Panel({ store, makeRoom, onReset, guide }: PanelProps) {
  const view = useSyncExternalStore(store.subscribe, store.read);
  const [place, setPlace] = useState(() => readPlace(sessionStorage));
  const [about, setAbout] = useState<PanelSubject>({});
  const [commanding, setCommanding] = useState(false);
  const [said, setSaid] = useState('');
  const [noticeRead, setNoticeRead] = useState<string | null>(null);
  const tab = useRef<HTMLButtonElement>(null);
  const contents = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLElement>(null);
  const isFreshlyOpened = useRef(false);
  const wasPresenting = useRef(false);
  const contentsId = useId();
  const presenting = useSyncExternalStore(
    store.stage?.subscribe ?? neverChanges,
    () => store.stage?.isPresenting() ?? false,
  );
  const { open, apart } = place;
  const hidden = place.hidden || presenting;
  const phone = usePhone(store, view, (held) => makeRoom(roomFor({ ...place, hidden }, held === 'out')));
  const window2 = useApart(ownWindow, open && apart, () => dock({ apart: false, open: false }));
  useTitleMark(hidden);

  function dock(change: Partial<PanelPlaceKept>) {
    const next = { ...place, ...change };
    isFreshlyOpened.current = next.open && !place.open;
    makeRoom(roomFor({ ...next, hidden: next.hidden || presenting }, phone.open));
    setPlace(next);
    keepPlace(sessionStorage, next);
    setNoticeRead(view.state?.notice ?? null);
  }

  // A reload finds the panel as it was left.
  useEffect(() => {
    const kept = readPlace(sessionStorage);
    const room = roomFor({ ...kept, hidden: kept.hidden || presenting }, false);
    if (room !== 'none' || wasPresenting.current) makeRoom(room);
    wasPresenting.current = presenting;
  }, [makeRoom, presenting]);

  // Focus can only move to rendered content, and stays with the page after a reload.
  useEffect(() => {
    if (open && isFreshlyOpened.current) contents.current?.focus();
  }, [open]);

  // The keys work wherever the focus is, before anything there can take them.
  useEffect(() => {
    function press(event: globalThis.KeyboardEvent) {
      const wanted = (['commands', 'hide', 'present'] as const).find((which) => isShortcut(event, which));
      if (wanted === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      if (wanted === 'present') store.stage?.present(!presenting);
      else if (presenting) return;
      else if (wanted === 'hide') dock({ hidden: !hidden });
      else if (commanding) leaveCommands('');
      else command();
    }
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  });

  function command() {
    const from = document.activeElement;
    before.current = from instanceof HTMLElement ? from : null;
    if (hidden) dock({ hidden: false });
    setSaid('');
    setCommanding(true);
  }

  function leaveCommands(done: string) {
    setCommanding(false);
    setSaid(done);
    const back = before.current;
    (back?.isConnected ? back : tab.current)?.focus();
  }

  function show(wanted: PanelTabId, subject: PanelSubject = {}) {
    setCommanding(false);
    setAbout(subject);
    dock({ open: true, tab: wanted });
    isFreshlyOpened.current = true;
    contents.current?.focus();
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    // Otherwise an open dialog of the app would close too.
    event.preventDefault();
    dock({ open: false });
    tab.current?.focus();
  }

  const notice = open ? undefined : noticeFor(view, noticeRead);
  const shown = hidden ? 'none' : open && !apart ? 'panel' : phone.open ? 'phone' : 'none';
  const tools = (
    <div className={styles.tools}>
      {guide !== undefined && <a href={guide}>Guide to the sandbox</a>}
      <Button onClick={() => dock({ apart: !apart })}>{apart ? 'Back into the page' : 'Open in its own window'}</Button>
      <Button aria-keyshortcuts={shortcuts.hide} onClick={() => dock({ hidden: true, apart: false, open: false })}>
        Hide the sandbox
      </Button>
      <span className={styles.quiet}>
        {shortcuts.hide} hides it and brings it back, {shortcuts.commands} finds a command.
      </span>
    </div>
  );
  const tabs = open && (
    <PanelTabs
      view={view}
      store={store}
      tab={place.tab}
      onTab={(wanted) => {
        setAbout({});
        dock({ tab: wanted });
      }}
      about={about}
      onReset={onReset}
      tools={tools}
    />
  );
  return (
    <aside aria-label="Sandbox" className={styles.aside} data-open={shown} onKeyDown={closeOnEscape}>
      <div className={styles.bar}>
        <button
          ref={tab}
          type="button"
          className={styles.tab}
          aria-expanded={open}
          aria-controls={contentsId}
          onClick={() => dock({ open: !open })}
        >
          Sandbox: no real money
          <span aria-hidden="true" className={styles.mark}>
            {open ? '×' : '▴'}
          </span>
        </button>
        <button
          type="button"
          className={styles.phoneTab}
          aria-expanded={commanding}
          aria-keyshortcuts={shortcuts.commands}
          onClick={() => (commanding ? leaveCommands('') : command())}
        >
          <svg aria-hidden="true" viewBox="0 0 16 16" className={styles.find}>
            <path d="M6.75 2a4.75 4.75 0 1 1 0 9.5 4.75 4.75 0 0 1 0-9.5m3.5 8.25L14 14" />
          </svg>
          <HiddenText>Commands</HiddenText>
        </button>
        <button
          ref={phone.tab}
          type="button"
          className={styles.phoneTab}
          aria-expanded={phone.open}
          aria-keyshortcuts={shortcuts.phone}
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
      {said !== '' && (
        <p role="status" className={styles.news}>
          {said}
        </p>
      )}
      {phone.open && <PhoneDevice phone={phone} personas={view.state?.personas ?? []} />}
      <div id={contentsId} ref={contents} tabIndex={-1} hidden={!open || apart} className={styles.contents}>
        <h2 className={styles.title}>
          <HiddenText>Sandbox</HiddenText>
        </h2>
        {!apart && tabs}
      </div>
      {window2 !== undefined && createPortal(<div className={styles.apart}>{tabs}</div>, window2)}
      {commanding && view.state !== undefined && (
        <Palette store={store} view={{ ...view, state: view.state }} onTab={show} onClose={leaveCommands} />
      )}
    </aside>
  );
}

const neverChanges = () => () => {};

const ownWindow = { name: 'paddock-sandbox-panel', title: 'Sandbox panel', size: 'width=480,height=900' } as const;

function roomFor({ open, hidden, apart }: PanelPlaceKept, phoneIsOut: boolean): ShelfRoom {
  if (hidden) return 'hidden';
  if (open && !apart) return 'panel';
  return phoneIsOut ? 'phone' : 'none';
}

/** Warnings shown even while the panel is closed. */
function noticeFor({ unreachable, openedElsewhere, state }: PanelView, noticeRead: string | null): string | undefined {
  if (unreachable !== undefined) return 'The bank cannot be reached';
  if (openedElsewhere) return 'The bank is another one now';
  return state?.notice != null && state.notice !== noticeRead ? 'About this bank' : undefined;
}
