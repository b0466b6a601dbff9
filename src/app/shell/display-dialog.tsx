import { Button } from '#src/ui/buttons/button.tsx';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { ChoiceGroup } from '#src/ui/fields/choice-group.tsx';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import stack from '#src/ui/page/stack.module.css';
import { keepPreference, type Preferences } from '#src/ui/preferences/preferences.ts';
import { usePreference } from '#src/ui/preferences/use-preference.ts';
import typography from '#src/ui/text/typography.module.css';
import styles from './display-dialog.module.css';

/** What the customer may choose about the display. Choices take effect at once and are kept in this browser. */
export function DisplayDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog
      title="Display"
      wide
      onClose={onClose}
      actions={
        <Button look="main" onClick={onClose}>
          Close
        </Button>
      }
    >
      <div className={stack.wide}>
        <Choice
          name="theme"
          label="Theme"
          titles={[
            ['device', 'Same as this device'],
            ['light', 'Light'],
            ['dark', 'Dark'],
          ]}
        />
        <Choice
          name="facts"
          label="Show figures as"
          titles={[
            ['chart', 'Charts'],
            ['table', 'Tables'],
          ]}
        />
        <Choice
          name="rows"
          label="Row height in long lists"
          titles={[
            ['standard', 'Standard'],
            ['roomy', 'Roomy'],
          ]}
        />
        <div className={styles.switches}>
          <Switch name="balances" on="hidden" off="shown">
            Hide balances
          </Switch>
          <Switch name="hideKey" on="on" off="off">
            Use the H key to hide and show balances
          </Switch>
        </div>
        <p className={typography.note}>
          These choices stay in this browser after you log out. No account details are stored.
        </p>
      </div>
    </Dialog>
  );
}

interface ChoiceProps<Name extends keyof Preferences> {
  readonly name: Name;
  readonly label: string;
  readonly titles: readonly (readonly [id: Preferences[Name], title: string])[];
}

function Choice<Name extends keyof Preferences>({ name, label, titles }: ChoiceProps<Name>) {
  const value = usePreference(name);
  return (
    <ChoiceGroup
      label={label}
      choices={titles.map(([id, title]) => ({ id, title }))}
      value={value}
      onChange={(chosen) => {
        const [id] = titles.find(([each]) => each === chosen) ?? [];
        if (id !== undefined) keepPreference(name, id);
      }}
    />
  );
}

interface SwitchProps<Name extends keyof Preferences> {
  readonly name: Name;
  readonly on: Preferences[Name];
  readonly off: Preferences[Name];
  readonly children: string;
}

function Switch<Name extends keyof Preferences>({ name, on, off, children }: SwitchProps<Name>) {
  const value = usePreference(name);
  return (
    <Checkbox checked={value === on} onChange={(isOn) => keepPreference(name, isOn ? on : off)}>
      {children}
    </Checkbox>
  );
}
