import { useState } from 'react';
import type { ClassView } from '#sandbox/classroom/lesson/views.ts';
import type { ClassAct } from '#sandbox/hosts/class/class-acts.ts';
import { AskFirst } from '#sandbox/panel/pieces/ask-first.tsx';
import { ChoiceField, TextField } from '#sandbox/panel/pieces/field.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import styles from './class-pages.module.css';

interface BoardToolsProps {
  readonly shown: ClassView;
  readonly onAct: (act: ClassAct, says: string) => Promise<unknown>;
  readonly onClose: () => void;
}

const everybody = 'everybody';

const moves = [
  { id: 'PT10M', title: '10 minutes' },
  { id: 'PT1H', title: '1 hour' },
  { id: 'P1D', title: '1 day' },
  { id: 'P7D', title: '1 week' },
  { id: 'P31D', title: '31 days' },
];

const faults = [
  { id: 'confirmPayment@lost-answer~1', title: 'Next payment: made, but no answer' },
  { id: 'confirmPayment@late=30~1', title: 'Next payment: made 30 seconds late' },
  { id: 'confirmPayment@timeout~1', title: 'Next payment: never arrives' },
  { id: 'listAccounts@500~1', title: 'Accounts: fail once' },
  { id: 'verifyPayeeName@503~1', title: 'Next name check: fails' },
];

/** What a trainer does to the banks of one or of all. */
export function BoardTools({ shown, onAct, onClose }: BoardToolsProps) {
  const { trainees, exercises, lock } = shown;
  const [whom, setWhom] = useState(everybody);
  const [move, setMove] = useState('PT1H');
  const [fault, setFault] = useState(faults[0]?.id ?? '');
  const [words, setWords] = useState('Eyes to the front');
  const one = trainees.find(({ id }) => id === whom);
  const only = one === undefined ? {} : { trainee: one.id };
  const name = one?.name ?? 'everybody';
  const isLast = (one === undefined ? trainees : [one]).every(({ exercise }) => exercise >= exercises.length - 1);

  return (
    <section aria-labelledby="tools" className={styles.stack}>
      <h2 id="tools">For one or for all</h2>
      <div className={styles.tools}>
        <div className={styles.form}>
          <ChoiceField
            label="Whom it is for"
            value={one?.id ?? everybody}
            choices={[
              { id: everybody, title: 'Everybody' },
              ...trainees.map(({ id, name: each }) => ({ id, title: each })),
            ]}
            onChoose={setWhom}
          />
          <Button
            look="main"
            disabled={trainees.length === 0 || isLast}
            onClick={() => void onAct({ act: 'next', ...only }, `The next exercise has begun for ${name}.`)}
          >
            Next exercise
          </Button>
          <AskFirst
            name="Begin again"
            question={`Begin the exercise again for ${name}? What was done in it is lost.`}
            keep="Go on as it is"
            busy={false}
            onGo={() => void onAct({ act: 'reset', ...only }, `The exercise has begun again for ${name}.`)}
          />
        </div>
        <div className={styles.form}>
          <ChoiceField label="Move the clock on by" value={move} choices={moves} onChoose={setMove} />
          <Button onClick={() => void onAct({ act: 'advance', by: move, ...only }, `The clock has moved for ${name}.`)}>
            Move the clock
          </Button>
        </div>
        <div className={styles.form}>
          <ChoiceField label="What goes wrong" value={fault} choices={faults} onChoose={setFault} />
          <Button onClick={() => void onAct({ act: 'fault', fault, ...only }, `It will go wrong for ${name}.`)}>
            Plan the fault
          </Button>
          <Button onClick={() => void onAct({ act: 'clear-faults', ...only }, `Nothing goes wrong for ${name} now.`)}>
            Clear faults
          </Button>
        </div>
        <div className={styles.form}>
          <TextField
            label="What locked screens say"
            value={words}
            maxLength={80}
            onChange={(event) => setWords(event.target.value)}
          />
          {lock === null ? (
            <Button
              disabled={words.trim() === ''}
              onClick={() => void onAct({ act: 'lock', words }, 'Every screen is locked.')}
            >
              Lock every screen
            </Button>
          ) : (
            <Button look="main" onClick={() => void onAct({ act: 'lock', words: null }, 'The screens are unlocked.')}>
              Unlock the screens
            </Button>
          )}
        </div>
      </div>
      <div className={styles.buttons}>
        {one !== undefined && (
          <AskFirst
            key={one.id}
            name={`Take ${one.name} out of the class`}
            question={`Take ${one.name} out of the class? The bank and the name are deleted for good.`}
            keep={`Keep ${one.name}`}
            busy={false}
            onGo={() => void onAct({ act: 'remove', trainee: one.id }, `${one.name} is out of the class.`)}
          />
        )}
        <AskFirst
          name="Close the class"
          question="Close the class? The banks of all trainees and every name are deleted for good."
          keep="Keep it open"
          busy={false}
          onGo={onClose}
        />
      </div>
    </section>
  );
}
