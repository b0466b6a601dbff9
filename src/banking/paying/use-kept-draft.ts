import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectSession } from '#src/api/store/session.slice.ts';
import type { PartyId } from '#src/kernel/ids.ts';
import { type DraftPlace, dropDraft, isReloaded, keepDraft, keptDraft } from './model/kept-draft.ts';

/** What an order tells the form that it was made from. */
export interface KeptDraft {
  /** From here on the order may be made, so a reload must not show it as unsent. */
  readonly sendingBegun: () => void;
  /** The bank has refused it, or waits for the customer. */
  readonly notSent: () => void;
}

function useDraftPlace(form: DraftPlace['form'], party: PartyId | false): DraftPlace {
  const { key: entry } = useLocation();
  const sessionId = useSessionId();
  return { sessionId, party, form, entry };
}

/** What was typed here before a reload, unvalidated; undefined if nothing was. */
export function useDraftBefore(form: DraftPlace['form'], party: PartyId | false): unknown {
  const place = useDraftPlace(form, party);
  const [before] = useState(() => (isReloaded() ? keptDraft(place) : undefined));
  return before;
}

/** Keeps what is typed for a reload, until it is sent or the page is left. @param draft undefined: there is nothing to keep. */
export function useKeptDraft(form: DraftPlace['form'], party: PartyId | false, draft: object | undefined): KeptDraft {
  const { sessionId, entry } = useDraftPlace(form, party);
  const [isSending, setSending] = useState(false);
  const isKept = draft !== undefined && !isSending && sessionId !== '';

  useEffect(() => {
    if (isKept) keepDraft({ sessionId, party, form, entry }, draft);
    else dropDraft();
  }, [isKept, sessionId, party, form, entry, draft]);

  useEffect(() => dropDraft, []);

  return {
    sendingBegun() {
      dropDraft();
      setSending(true);
    },
    notSent: () => setSending(false),
  };
}

/** The current session; empty once it is over. */
export function useSessionId(): string {
  const session = useAppSelector(selectSession);
  return session.status === 'signed-in' ? session.sessionId : '';
}
