import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Email, PhoneMessage } from '#sandbox/control/queries/control-phone.ts';
import type { PanelMethods } from '#sandbox/panel/pieces/panel-control.ts';
import type { PanelStore, PanelView } from '#sandbox/panel/pieces/panel-store.ts';
import { useLoadable } from '#sandbox/panel/pieces/use-loadable.ts';
import { useShortcut } from '#sandbox/panel/pieces/use-shortcut.ts';

/** The phone that shows what is sent to every customer. */
export interface PhoneState {
  readonly open: boolean;
  /** Newest first. */
  readonly messages: readonly PhoneMessage[];
  readonly emails: readonly Email[];
  /** How many came since it was last looked at. */
  readonly unread: number;
  readonly tab: RefObject<HTMLButtonElement | null>;
  readonly device: RefObject<HTMLElement | null>;
  /** Takes it out, with the focus in it, or puts it away. */
  readonly toggle: () => void;
  /** Puts it away and gives the focus back to where it was before. */
  readonly close: () => void;
}

const everybody = (bank: PanelMethods) => bank.phone();
const none: readonly PhoneMessage[] = [];
const noEmails: readonly Email[] = [];

export function usePhone(
  store: PanelStore,
  { readAtMs, callCount }: PanelView,
  onMove: (held: 'out' | 'away') => void,
): PhoneState {
  const [open, setOpen] = useState(false);
  const [read, setRead] = useState<number>();
  const tab = useRef<HTMLButtonElement>(null);
  const device = useRef<HTMLElement>(null);
  const before = useRef<HTMLElement>(null);
  const { answer } = useLoadable(store, everybody, '', readAtMs, callCount);
  const messages = answer?.messages ?? none;
  const emails = answer?.emails ?? noEmails;
  const newest = (messages[0]?.n ?? 0) + (emails[0]?.n ?? 0);

  // What was there when the page was opened is no news; what comes while the phone is out is read.
  const known = answer !== undefined && (read === undefined || open || read > newest) ? newest : read;
  if (known !== read) setRead(known);

  function take() {
    const from = document.activeElement;
    before.current = from instanceof HTMLElement && !isOf(device, from) ? from : tab.current;
    onMove('out');
    setOpen(true);
    focusFirst(device.current);
  }

  function close() {
    onMove('away');
    setOpen(false);
    const back = before.current;
    const isReachable = back?.isConnected === true && back.closest('dialog') === tab.current?.closest('dialog');
    (isReachable ? back : tab.current)?.focus();
  }

  // Focus can only go to what has been shown.
  useEffect(() => {
    if (open) focusFirst(device.current);
  }, [open]);

  useShortcut('phone', () => {
    if (isOf(device, document.activeElement)) close();
    else take();
  });

  const unread = newest - (known ?? newest);
  return { open, messages, emails, unread, tab, device, toggle: () => (open ? close() : take()), close };
}

function isOf(device: RefObject<HTMLElement | null>, element: Element | null): boolean {
  return device.current?.contains(element) ?? false;
}

/** What the newest message offers, or the phone itself. */
function focusFirst(device: HTMLElement | null): void {
  (device?.querySelector<HTMLElement>('li:first-child button') ?? device)?.focus();
}
