import { useId, useState } from 'react';
import { Button } from '#src/ui/buttons/button.tsx';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import covering from '#src/ui/fields/covering-radio.module.css';
import groupStyles from '#src/ui/fields/group.module.css';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import typography from '#src/ui/text/typography.module.css';
import styles from './colours-dialog.module.css';
import { keepSilk } from './kept-silks.ts';
import { type Silk, silkFor, silkPairs, silkPatterns } from './silk.ts';
import { pairText, patternNames, silkText } from './silk-copy.ts';
import { SilkPicture } from './silk-picture.tsx';
import type { Wearer } from './wearer.ts';
import { useSilk } from './worn-silk.tsx';

export interface ColoursDialogProps {
  readonly of: Wearer;
  /** What the account or entity is called. */
  readonly title: string;
  readonly onClose: () => void;
}

/** Chooses the racing colours of an account or entity. They are kept in this browser. */
export function ColoursDialog({ of, title, onClose }: ColoursDialogProps) {
  const worn = useSilk(of);
  const [silk, setSilk] = useState(worn ?? silkFor(of));
  const isSwapped = !silkPairs.some(([body, second]) => body === silk.body && second === silk.second);

  function keep(chosen: Silk | undefined) {
    keepSilk(of, chosen);
    onClose();
  }
  return (
    <Dialog
      title={`Racing colours for ${title}`}
      wide
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          {worn !== undefined && <Button onClick={() => keep(undefined)}>Remove</Button>}
          <Button look="main" onClick={() => keep(silk)}>
            Save
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p className={styles.preview}>
          <SilkPicture silk={silk} size="large" />
          <span>{silkText(silk)}</span>
        </p>
        <SilkChoices
          label="Pattern"
          choices={silkPatterns.map((pattern) => ({
            title: patternNames[pattern],
            silk: { ...silk, pattern },
            isChosen: pattern === silk.pattern,
          }))}
          onChoose={setSilk}
        />
        <SilkChoices
          label="Colours"
          choices={silkPairs.map((pair) => {
            const [body, second] = isSwapped ? [pair[1], pair[0]] : pair;
            return {
              title: pairText([body, second]),
              silk: { ...silk, body, second },
              isChosen: body === silk.body && second === silk.second,
            };
          })}
          onChoose={setSilk}
        />
        <Checkbox checked={isSwapped} onChange={() => setSilk({ ...silk, body: silk.second, second: silk.body })}>
          Swap the two colours
        </Checkbox>
        <p className={typography.note}>
          These colours stay in this browser after you log out. No account details are stored with them.
        </p>
      </div>
    </Dialog>
  );
}

interface SilkChoicesProps {
  readonly label: string;
  readonly choices: readonly { readonly title: string; readonly silk: Silk; readonly isChosen: boolean }[];
  readonly onChoose: (silk: Silk) => void;
}

/** Silks to choose from. Native radio buttons, so that arrow keys work as usual. */
function SilkChoices({ label, choices, onChoose }: SilkChoicesProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className={groupStyles.label}>{label}</legend>
      <div className={styles.choices}>
        {choices.map(({ title, silk, isChosen }) => (
          <label key={title} className={styles.choice}>
            <input
              type="radio"
              name={name}
              checked={isChosen}
              className={`${covering.radio} ${styles.radio}`}
              onChange={() => onChoose(silk)}
            />
            <SilkPicture silk={silk} />
            <span>{title}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
