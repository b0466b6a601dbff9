import { areSameTicks, type ShareableAccount, type Ticks, tickOf } from '#src/api/preferences/sharing.ts';
import { accountText, permissionNames } from '#src/features/preferences/data-sharing/model/sharing-copy.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { ButtonRow } from '#src/ui/page/button-row.tsx';
import { Card } from '#src/ui/page/card.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import typography from '#src/ui/text/typography.module.css';
import styles from './data-sharing.module.css';

interface EditPermissionsProps {
  readonly accounts: readonly ShareableAccount[];
  readonly ticks: Ticks;
  readonly all: Ticks;
  readonly changedMeanwhile: boolean;
  readonly onChange: (ticks: Ticks) => void;
  readonly onProvide: () => void;
}

export function EditPermissions({ accounts, ticks, all, changedMeanwhile, onChange, onProvide }: EditPermissionsProps) {
  const hasAll = areSameTicks(ticks, all);

  function toggle(tick: string, isTicked: boolean) {
    onChange(new Set(isTicked ? [...ticks, tick] : [...ticks].filter((other) => other !== tick)));
  }

  return (
    <Card full>
      {changedMeanwhile && (
        <Notice tone="alert">
          <p>
            This access was changed elsewhere, so nothing has been saved. The current access is shown here. Please
            choose again.
          </p>
        </Notice>
      )}
      <div className={styles.top}>
        <p className={typography.note}>Choose what this provider may do with each account.</p>
        <Button onClick={() => onChange(hasAll ? new Set() : all)}>{hasAll ? 'Deselect' : 'Select All'}</Button>
      </div>
      {accounts.map((account) => (
        <fieldset key={account.id} className={styles.account}>
          <legend className={styles.title}>
            <bdi>{account.title}</bdi> <span className={styles.number}>{accountText(account)}</span>
          </legend>
          <div className={styles.permissions}>
            {account.offers.map((permission) => {
              const tick = tickOf(account.id, permission);
              return (
                <Checkbox key={permission} checked={ticks.has(tick)} onChange={(isTicked) => toggle(tick, isTicked)}>
                  {permissionNames[permission]}
                </Checkbox>
              );
            })}
          </div>
        </fieldset>
      ))}
      <ButtonRow>
        <Button look="main" disabled={ticks.size === 0} onClick={onProvide}>
          Provide Access
        </Button>
      </ButtonRow>
    </Card>
  );
}
