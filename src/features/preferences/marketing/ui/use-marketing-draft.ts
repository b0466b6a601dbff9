import { useRef, useState } from 'react';
import type { MailOrder } from '#src/api/mail/mail-order.ts';
import { isComplete, isSameChoice, type MarketingChoice } from '#src/api/preferences/marketing.ts';
import { type MarketingOutcome, outcomeOf, saveMarketing } from '#src/api/preferences/save-marketing.ts';
import { useAppDispatch } from '#src/api/store/hooks.ts';
import type { PartyId } from '#src/kernel/ids.ts';
import { savedFlagMs, useBriefMessage } from '#src/ui/page/use-brief-message.ts';

const changedMeanwhile =
  'Your preferences were changed elsewhere, so nothing has been saved. Your current preferences are shown here. Please choose again.';
const outcomeUnknown =
  'We do not yet know whether your choice has been saved. Select Confirm to check; it is safe to do so more than once.';

interface InDoubt {
  readonly order: MailOrder;
  readonly choice: MarketingChoice;
}

/** A choice that is being made, and how saving it went. */
export function useMarketingDraft(kept: MarketingChoice, sender: PartyId, onStale: () => void) {
  const dispatch = useAppDispatch();
  const [draft, setDraft] = useState<MarketingChoice>();
  // What the draft started from, and not what another tab has saved since.
  const [shown, setShown] = useState(kept);
  const [saving, setSaving] = useState(false);
  const [isIncomplete, setIncomplete] = useState(false);
  const [problem, setProblem] = useState<string>();
  const inDoubt = useRef<InDoubt>(undefined);
  const saved = useBriefMessage(savedFlagMs);
  const choice = draft ?? kept;

  function change(next: MarketingChoice) {
    if (draft === undefined) setShown(kept);
    setDraft(next);
    setIncomplete(false);
    setProblem(undefined);
    saved.hide();
  }

  async function save(): Promise<'incomplete' | undefined> {
    if (saving) return undefined;
    setProblem(undefined);
    saved.hide();
    if (!isComplete(choice)) {
      setIncomplete(true);
      return 'incomplete';
    }
    setSaving(true);
    show(await send().finally(() => setSaving(false)));
    return undefined;
  }

  /** A message in doubt is looked up first. The same choice sent again says no more than the first. */
  async function send(): Promise<MarketingOutcome> {
    const doubt = inDoubt.current;
    inDoubt.current = undefined;
    let from = draft === undefined ? kept : shown;
    if (doubt !== undefined) {
      const earlier = await outcomeOf(doubt.order);
      if (earlier.outcome === 'saved') from = doubt.choice;
      if (earlier.outcome === 'saved' && isSameChoice(doubt.choice, choice)) return earlier;
    }
    return dispatch(saveMarketing({ party: sender, shown: from, wanted: choice }));
  }

  function show(result: MarketingOutcome) {
    switch (result.outcome) {
      case 'saved':
        setDraft(undefined);
        onStale();
        return saved.show();
      case 'changed-meanwhile':
        setDraft(undefined);
        onStale();
        return setProblem(changedMeanwhile);
      case 'refused':
        // A NO that could not be saved is not reported, but it is not called saved either.
        return setProblem(choice.nonConsent ? undefined : result.error.message);
      case 'unknown':
        inDoubt.current = { order: result.order, choice };
        return setProblem(choice.nonConsent ? undefined : outcomeUnknown);
      default:
        return result satisfies never;
    }
  }

  return { choice, isIncomplete, saving, problem, isSaved: saved.isShown, change, save };
}
