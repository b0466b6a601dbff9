import { useState } from 'react';
import {
  type AlertChoices,
  type AlertEvent,
  type AlertFlags,
  type AlertsUser,
  type AlertWay,
  areSameChoices,
} from '#src/api/alerts/alert.ts';
import { saveAlerts } from '#src/api/alerts/save-alerts.ts';
import { useAppDispatch } from '#src/api/store/hooks.ts';
import type { PartyId } from '#src/kernel/ids.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { Card } from '#src/ui/page/card.tsx';
import saveRow from '#src/ui/page/save-row.module.css';
import stack from '#src/ui/page/stack.module.css';
import { savedFlagMs, useBriefMessage } from '#src/ui/page/use-brief-message.ts';
import { Notice } from '#src/ui/text/notice.tsx';
import { ProblemNotice } from '#src/ui/text/problem-notice.tsx';
import typography from '#src/ui/text/typography.module.css';
import styles from './alerts-screen.module.css';

interface AlertsFormProps extends Pick<AlertsUser, 'contacts'> {
  readonly events: readonly AlertEvent[];
  /** Those that concern the account that the page was opened from, if any. */
  readonly shownEvents: readonly AlertEvent[];
  readonly subscriber: PartyId | undefined;
  readonly kept: AlertChoices;
}

const changedMeanwhile =
  'Your alerts were changed elsewhere, so nothing has been saved. Your current alerts are shown here. Please make your change again.';
const outcomeUnknown =
  'We do not yet know whether your alerts have been saved. Select Save to check; it is safe to do so more than once.';

export function AlertsForm({ events, shownEvents, contacts, subscriber, kept }: AlertsFormProps) {
  const dispatch = useAppDispatch();
  // Undefined until the customer changes something.
  const [draft, setDraft] = useState<AlertChoices>();
  // What the draft started from. The bank may send something newer while the customer is choosing.
  const [shown, setShown] = useState(kept);
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const saved = useBriefMessage(savedFlagMs);
  const choices = draft ?? kept;
  const isChanged = draft !== undefined && (problem !== undefined || !areSameChoices(draft, shown));

  function change(id: string, way: 'email' | 'sms', isOn: boolean) {
    if (draft === undefined) setShown(kept);
    setDraft({ ...choices, [id]: { ...(choices[id] ?? { email: false, sms: false }), [way]: isOn } });
    setProblem(undefined);
    saved.hide();
  }

  async function save() {
    if (draft === undefined) return;
    setSaving(true);
    setProblem(undefined);
    const result = await dispatch(saveAlerts({ party: false, subscriber, events, shown, wanted: draft })).finally(() =>
      setSaving(false),
    );
    switch (result.outcome) {
      case 'saved':
        setDraft(undefined);
        return saved.show();
      case 'changed-meanwhile':
        setDraft(undefined);
        return setProblem(changedMeanwhile);
      case 'refused':
        return setProblem(result.error.message);
      case 'unknown':
        return setProblem(outcomeUnknown);
      default:
        return result satisfies never;
    }
  }

  return (
    <Card full>
      <h2 className={typography.large}>Alerts</h2>
      <div className={stack.wide}>
        {shownEvents.map((event) => (
          <AlertWays
            key={event.id}
            event={event}
            contacts={contacts}
            flags={choices[event.id]}
            disabled={saving}
            onChange={(way, isOn) => change(event.id, way, isOn)}
          />
        ))}
      </div>
      <div className={saveRow.row}>
        <Button look="main" busy={saving} busyText="Saving…" disabled={!isChanged} onClick={() => void save()}>
          Save
        </Button>
        <div role="status" className={saveRow.outcome}>
          {saved.isShown && <Notice>Changes saved.</Notice>}
        </div>
      </div>
      {problem !== undefined && <ProblemNotice text={problem} />}
    </Card>
  );
}

interface AlertWaysProps extends Pick<AlertsUser, 'contacts'> {
  readonly event: AlertEvent;
  /** Undefined if the alert is not sent. */
  readonly flags: AlertFlags | undefined;
  readonly disabled: boolean;
  readonly onChange: (way: AlertWay, isOn: boolean) => void;
}

const names = { email: 'E-mail', sms: 'Text message' } as const satisfies Record<AlertWay, string>;

/** One alert, with each way it can be sent by and where it goes. */
function AlertWays({ event, contacts, flags, disabled, onChange }: AlertWaysProps) {
  return (
    <fieldset className={styles.alert}>
      <legend className={styles.name}>{event.title}</legend>
      <div className={styles.ways}>
        {event.ways.map((way) => {
          const contact = contacts[way];
          return (
            <Checkbox
              key={way}
              checked={flags?.[way] ?? false}
              disabled={disabled || contact === undefined}
              onChange={(isOn) => onChange(way, isOn)}
            >
              {contact === undefined ? `${names[way]}: we hold no contact` : `${names[way]} to ${contact}`}
            </Checkbox>
          );
        })}
      </div>
    </fieldset>
  );
}
