import type { AlertEvent, AlertFlags, AlertsUser, AlertWay } from '#src/api/alerts/alert.ts';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import styles from './alerts-screen.module.css';

interface AlertWaysProps extends Pick<AlertsUser, 'contacts'> {
  readonly event: AlertEvent;
  /** Undefined if the alert is not sent. */
  readonly flags: AlertFlags | undefined;
  readonly disabled: boolean;
  readonly onChange: (way: AlertWay, isOn: boolean) => void;
}

const names = { email: 'E-mail', sms: 'Text message' } as const satisfies Record<AlertWay, string>;

/** One alert, with each way it can be sent by and where it goes. */
export function AlertWays({ event, contacts, flags, disabled, onChange }: AlertWaysProps) {
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
