import type { SandboxSummary } from '#sandbox/control/control-api.ts';
import { phoneVerbs } from '#sandbox/control/grammar/verb-names.ts';
import styles from '#sandbox/panel/pieces/panel.module.css';
import type { PanelVerbs } from '#sandbox/panel/pieces/panel-control.ts';
import type { PanelStore } from '#sandbox/panel/pieces/panel-store.ts';
import { Section } from '#sandbox/panel/pieces/section.tsx';
import { shortcuts } from '#sandbox/panel/pieces/shortcuts.ts';
import { useLoadable } from '#sandbox/panel/pieces/use-loadable.ts';
import { useVerb, type VerbRunner } from '#sandbox/panel/pieces/use-verb.ts';
import { askVerbs, VerbStep } from '#sandbox/panel/pieces/verb-steps.tsx';
import { OtpSwitch } from './otp-switch.tsx';

interface PhoneSectionProps {
  readonly store: PanelStore;
  readonly state: SandboxSummary;
  readonly readAtMs: number;
  readonly callCount: number;
}

/** Which code the bank accepts, and whether each customer's phone is on. */
export function PhoneSection({ store, state, readAtMs, callCount }: PhoneSectionProps) {
  const { answer, problem } = useLoadable(store, askPhones, state.persona, readAtMs, callCount);
  const verb = useVerb();
  const titleOf = (persona: string) => state.personas.find(({ id }) => id === persona)?.title ?? persona;

  return (
    <Section title="Phones" verb={verb}>
      <OtpSwitch store={store} state={state} verb={verb} />
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
                <PhoneSwitch store={store} persona={persona} verb={verb} refetchOn={[readAtMs, callCount]} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

interface PhoneSwitchProps {
  readonly store: PanelStore;
  readonly persona: string;
  readonly verb: VerbRunner;
  readonly refetchOn: readonly (string | number)[];
}

/** One button for both directions keeps the focus when pressed. */
function PhoneSwitch({ store, persona, verb, refetchOn }: PhoneSwitchProps) {
  const { answer, problem } = useLoadable(store, askVerbs, persona, ...refetchOn);
  const description = answer?.verbs.find((each) => each.possible && phoneVerbs.includes(each.verb));
  if (problem !== undefined) return <p role="alert">{problem}</p>;
  return description && <VerbStep store={store} description={description} persona={persona} verb={verb} />;
}

/** Every opened persona's phone, and the current persona's even when it is not opened. */
async function askPhones(bank: PanelVerbs, persona: string) {
  const everybody = await bank.phone();
  if (everybody.outcome === 'refused' || everybody.phones.some((phone) => phone.persona === persona)) return everybody;
  const own = await bank.phone(persona);
  return own.outcome === 'refused' ? own : { ...everybody, phones: [...own.phones, ...everybody.phones] };
}
