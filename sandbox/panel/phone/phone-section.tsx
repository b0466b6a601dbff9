import styles from '#sandbox/panel/pieces/panel.module.css';
import { useAnswer, usePanel } from '#sandbox/panel/pieces/panel-context.tsx';
import type { PanelMethods } from '#sandbox/panel/pieces/panel-control.ts';
import { Section } from '#sandbox/panel/pieces/section.tsx';
import { shortcuts } from '#sandbox/panel/pieces/shortcuts.ts';
import { type ActionRunner, useAction } from '#sandbox/panel/pieces/use-action.ts';
import { askVerbs, VerbStep } from '#sandbox/panel/pieces/verb-steps.tsx';
import { OtpSwitch } from './otp-switch.tsx';

/** Which code the bank accepts, and whether each customer's phone is on. */
export function PhoneSection() {
  const { state } = usePanel();
  const { answer, problem } = useAnswer(askPhones, state.persona);
  const action = useAction();
  const titleOf = (persona: string) => state.personas.find(({ id }) => id === persona)?.title ?? persona;

  return (
    <Section title="Phones" action={action}>
      <OtpSwitch action={action} />
      {problem !== undefined && <p role="alert">{problem}</p>}
      {answer !== undefined && (
        <>
          <p className={styles.quiet}>Messages are on the phone in the bar, or press {shortcuts.phone}.</p>
          <ul aria-label="Phones" className={styles.stacks}>
            {answer.phones.map(({ persona, on }) => (
              <li key={persona} className={styles.stack}>
                <span>
                  {titleOf(persona)}: <strong>{on ? 'on' : 'off'}</strong>
                </span>
                <PhoneSwitch persona={persona} action={action} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

interface PhoneSwitchProps {
  readonly persona: string;
  readonly action: ActionRunner;
}

/** One button for both directions keeps the focus when pressed. */
function PhoneSwitch({ persona, action }: PhoneSwitchProps) {
  const { answer, problem } = useAnswer(askVerbs, persona);
  const description = answer?.verbs.find((each) => each.possible && each.group === 'phone');
  if (problem !== undefined) return <p role="alert">{problem}</p>;
  return description && <VerbStep description={description} persona={persona} action={action} place={persona} />;
}

/** Every opened persona's phone, and the current persona's even when it is not opened. */
async function askPhones(bank: PanelMethods, persona: string) {
  const everybody = await bank.phone();
  if (everybody.outcome === 'refused' || everybody.phones.some((phone) => phone.persona === persona)) return everybody;
  const own = await bank.phone(persona);
  return own.outcome === 'refused' ? own : { ...everybody, phones: [...own.phones, ...everybody.phones] };
}
