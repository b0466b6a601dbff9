import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { usePhone } from './phone/use-phone.ts';
import type { PanelStore, PanelView } from './pieces/panel-store.ts';
import type { ShelfRoom } from './shelf.ts';
import { keepPlace, type PanelPlaceKept, readPlace } from './tabs/panel-place.ts';
import { useApart } from './tabs/use-apart.ts';

const mark = '[Sandbox] ';

/** Keeps a mark in the title of the browser's tab, whatever the app writes there. */
function useTitleMark(marked: boolean): void {
  // The title is outside React.
  useEffect(() => {
    if (!marked) return;
    const add = () => {
      if (!document.title.startsWith(mark)) document.title = mark + document.title;
    };
    add();
    const watcher = new MutationObserver(add);
    watcher.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      watcher.disconnect();
      if (document.title.startsWith(mark)) document.title = document.title.slice(mark.length);
    };
  }, [marked]);
}

/** Where the panel stands: closed, open below the page, in its own window or hidden, with the phone beside it. */
export function useDock(store: PanelStore, view: PanelView, makeRoom: (room: ShelfRoom) => void) {
  const [place, setPlace] = useState(() => readPlace(sessionStorage));
  const [noticeRead, setNoticeRead] = useState<string | null>(null);
  const contents = useRef<HTMLDivElement>(null);
  const isFreshlyOpened = useRef(false);
  const wasPresenting = useRef(false);
  const presenting = useSyncExternalStore(
    store.stage?.subscribe ?? neverChanges,
    () => store.stage?.isPresenting() ?? false,
  );
  const { open, apart } = place;
  const hidden = place.hidden || presenting;
  const phone = usePhone(store, view, (held) => makeRoom(roomFor({ ...place, hidden }, held === 'out')));
  const apartAt = useApart(ownWindow, open && apart, () => dock({ apart: false, open: false }));
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

  // Focus can only move to rendered content, and stays with the page after a reload. A form that a command has opened
  // in the panel has it already.
  useEffect(() => {
    const { current } = contents;
    if (open && isFreshlyOpened.current && !current?.contains(document.activeElement)) current?.focus();
  }, [open]);

  /** Opens the panel, with the focus in it. */
  function enter(tab: PanelPlaceKept['tab']) {
    dock({ open: true, tab });
    isFreshlyOpened.current = true;
    contents.current?.focus();
  }

  const shown: ShelfRoom = hidden ? 'none' : open && !apart ? 'panel' : phone.open ? 'phone' : 'none';
  const notice = open ? undefined : noticeFor(view, noticeRead);
  return { place, hidden, presenting, shown, phone, apartAt, contents, notice, dock, enter };
}

const neverChanges = () => () => {};

const ownWindow = { name: 'paddock-sandbox-panel', title: 'Sandbox panel', size: 'width=480,height=900' } as const;

function roomFor({ open, hidden, apart, large }: PanelPlaceKept, phoneIsOut: boolean): ShelfRoom {
  if (hidden) return 'hidden';
  if (open && !apart) return large ? 'large' : 'panel';
  return phoneIsOut ? 'phone' : 'none';
}

/** Warnings shown even while the panel is closed. */
function noticeFor({ unreachable, openedElsewhere, state }: PanelView, noticeRead: string | null): string | undefined {
  if (unreachable !== undefined) return 'The bank cannot be reached';
  if (openedElsewhere) return 'The bank is another one now';
  return state?.notice != null && state.notice !== noticeRead ? 'About this bank' : undefined;
}
