import { type KeyboardEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { PageControl } from '#sandbox/panel/pieces/page-control.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { ChangeNotice } from '#src/ui/overlays/change-notice.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { fetchBehindBar, LazyPalette, LazyTabs } from './behind-bar.tsx';
import { FrozenNotice } from './following/frozen-notice.tsx';
import { PanelBar } from './panel-bar.tsx';
import { PhoneDevice, PhoneTime } from './phone/phone-device.tsx';
import { Answer } from './pieces/answer.tsx';
import styles from './pieces/panel.module.css';
import { type CustomerOfPanel, PanelProvider } from './pieces/panel-context.tsx';
import type { PanelStore, PanelView } from './pieces/panel-store.ts';
import { takeSaid } from './pieces/said-before-reload.ts';
import { shortcuts } from './pieces/shortcuts.ts';
import { useShortcut } from './pieces/use-shortcut.ts';
import type { ShelfRoom } from './shelf.ts';
import type { PanelSubject, PanelTabId } from './tabs/panel-place.ts';
import { useDock } from './use-dock.ts';

interface PanelProps {
  readonly store: PanelStore;
  readonly makeRoom: (room: ShelfRoom) => void;
  readonly onReset: () => void;
  readonly guide: string | undefined;
}

/** The sandbox's permanent bar, with the panel, its commands and the customers' phone behind it. */
export function Panel({ store, makeRoom, onReset, guide }: PanelProps) {
  const view = useSyncExternalStore(store.subscribe, store.read);
  const { state } = view;
  const [about, setAbout] = useState<PanelSubject>({});
  const [commanding, setCommanding] = useState(false);
  const customer = useCustomer(view);
  const [said, setSaid] = useState(() => takeSaid(sessionStorage));
  const tab = useRef<HTMLButtonElement>(null);
  const before = useRef<HTMLElement>(null);
  const contentsId = useId();
  const { place, hidden, presenting, shown, phone, apartAt, contents, notice, dock, enter } = useDock(
    store,
    view,
    makeRoom,
  );
  const { open, apart, large } = place;

  useFetchOnAlt();
  useShortcut('present', () => store.stage?.present(!presenting));
  useShortcut('hide', () => presenting || dock({ hidden: !hidden }));
  useShortcut('commands', () => presenting || toggleCommands());

  function toggleCommands() {
    if (commanding) return leaveCommands('');
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
    enter(wanted);
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    // Otherwise an open dialog of the app would close too.
    event.preventDefault();
    dock({ open: false });
    tab.current?.focus();
  }

  function choose(wanted: PanelTabId) {
    setAbout({});
    dock({ tab: wanted });
  }

  const tools = <Tools guide={guide} apart={apart} dock={dock} />;
  const tabs = open && (
    <LazyTabs tab={place.tab} onTab={choose} about={about} tools={tools} early={{ view, store, onReset }} />
  );
  return (
    <PanelProvider value={state && { ...view, state, store, customer, onReset }}>
      <aside
        aria-label="Sandbox"
        className={styles.aside}
        data-open={shown}
        onKeyDown={closeOnEscape}
        onFocus={fetchBehindBar}
        onPointerDown={fetchBehindBar}
      >
        {store.page !== undefined && <BehindNotice page={store.page} />}
        {store.page !== undefined && state !== undefined && <FrozenNotice page={store.page} />}
        <PanelBar
          panel={{ open, contentsId, tab, toggle: () => dock({ open: !open }) }}
          size={open && !apart ? { large, toggle: () => dock({ large: !large }) } : undefined}
          commands={{ open: commanding, toggle: toggleCommands }}
          phone={phone}
        />
        <News text={notice ?? ''} />
        <Answer told={{ place: '', said }} />
        {phone.open && (
          <PhoneDevice phone={phone} personas={state?.personas ?? []} time={state !== undefined && <PhoneTime />} />
        )}
        <div id={contentsId} ref={contents} tabIndex={-1} hidden={!open || apart} className={styles.contents}>
          <h2 className={styles.title}>
            <HiddenText>Sandbox</HiddenText>
          </h2>
          {!apart && tabs}
        </div>
        {apartAt !== undefined && createPortal(<div className={styles.apart}>{tabs}</div>, apartAt)}
        {commanding && state !== undefined && <LazyPalette onTab={show} onClose={leaveCommands} />}
      </aside>
    </PanelProvider>
  );
}

/** Every shortcut of the sandbox begins with that key. */
function useFetchOnAlt(): void {
  // Listening to the whole page is outside React.
  useEffect(() => {
    const hear = ({ key }: globalThis.KeyboardEvent) => key === 'Alt' && fetchBehindBar();
    addEventListener('keydown', hear, true);
    return () => removeEventListener('keydown', hear, true);
  }, []);
}

function News({ text }: { readonly text: string }) {
  if (text === '') return null;
  return (
    <p role="status" className={styles.news}>
      {text}
    </p>
  );
}

function BehindNotice({ page }: { readonly page: PageControl }) {
  const { isBehind } = useSyncExternalStore(page.subscribe, page.read);
  return <ChangeNotice isBehind={isBehind} onShow={page.refresh} />;
}

interface ToolsProps extends Pick<PanelProps, 'guide'> {
  readonly apart: boolean;
  readonly dock: ReturnType<typeof useDock>['dock'];
}

/** Where the panel stands, and what leads away from it. */
function Tools({ guide, apart, dock }: ToolsProps) {
  return (
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
}

/** Whom the panel is about: the one chosen, otherwise the one who made the last call. */
function useCustomer({ calls, state }: PanelView): CustomerOfPanel {
  const [chosen, choose] = useState<string>();
  const caller = calls.find(({ customer }) => customer !== null)?.customer;
  return { persona: chosen ?? caller ?? state?.persona ?? '', isChosen: chosen !== undefined, choose };
}
