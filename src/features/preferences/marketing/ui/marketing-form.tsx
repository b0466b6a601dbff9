import { type FormEvent, useId, useRef } from 'react';
import {
  consentTicked,
  type MarketingChannel,
  type MarketingChoice,
  marketingChannels,
  nonConsentTicked,
} from '#src/api/preferences/marketing.ts';
import type { PartyId } from '#src/kernel/ids.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { Card } from '#src/ui/page/card.tsx';
import saveRow from '#src/ui/page/save-row.module.css';
import stack from '#src/ui/page/stack.module.css';
import { Notice } from '#src/ui/text/notice.tsx';
import { ProblemNotice } from '#src/ui/text/problem-notice.tsx';
import styles from './marketing-screen.module.css';
import { useMarketingDraft } from './use-marketing-draft.ts';

interface MarketingFormProps {
  readonly kept: MarketingChoice;
  readonly sender: PartyId;
  /** The choice was changed elsewhere. */
  readonly onStale: () => void;
}

const channelNames = {
  post: 'Post',
  telephone: 'Telephone',
  email: 'E-mail',
  text: 'Text message',
} as const satisfies Record<MarketingChannel, string>;

export function MarketingForm({ kept, sender, onStale }: MarketingFormProps) {
  const draft = useMarketingDraft(kept, sender, onStale);
  const { choice, isIncomplete, saving, problem, isSaved, change, save } = draft;
  const errorId = useId();
  const yes = useRef<HTMLInputElement>(null);
  const described = isIncomplete ? { 'aria-describedby': errorId } : {};

  async function submit(event: FormEvent) {
    event.preventDefault();
    if ((await save()) === 'incomplete') yes.current?.focus();
  }

  return (
    <Card full>
      <form className={stack.wide} noValidate onSubmit={(event) => void submit(event)}>
        <fieldset {...described}>
          <legend className={styles.legend}>May we send you marketing?</legend>
          <Checkbox
            ref={yes}
            checked={choice.consent}
            disabled={saving}
            onChange={(ticked) => change(consentTicked(choice, ticked))}
            {...described}
          >
            YES, please contact me by
          </Checkbox>
          <fieldset className={styles.channels} aria-label="Ways to contact me">
            {marketingChannels.map((channel) => (
              <Checkbox
                key={channel}
                checked={choice[channel]}
                disabled={saving}
                onChange={(ticked) => change({ ...consentTicked(choice, choice.consent || ticked), [channel]: ticked })}
              >
                {channelNames[channel]}
              </Checkbox>
            ))}
          </fieldset>
          <Checkbox
            checked={choice.nonConsent}
            disabled={saving}
            onChange={(ticked) => change(nonConsentTicked(choice, ticked))}
          >
            NO, I do not wish to receive marketing
          </Checkbox>
        </fieldset>
        {isIncomplete && (
          <p id={errorId} role="alert" className={styles.error}>
            Please select at least one option
          </p>
        )}
        <div className={saveRow.row}>
          <Button type="submit" look="main" busy={saving} busyText="Saving…">
            Confirm
          </Button>
          <div role="status" className={saveRow.outcome}>
            {isSaved && <Notice>Changes saved.</Notice>}
          </div>
        </div>
        {problem !== undefined && <ProblemNotice text={problem} />}
      </form>
    </Card>
  );
}
