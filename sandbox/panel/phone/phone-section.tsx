import type { SandboxSummary } from '#sandbox/control/control.ts';
import { phoneVerbs } from '#sandbox/control/grammar/verb-names.ts';
import styles from '#sandbox/panel/pieces/panel.module.css';
import type { PanelVerbs } from '#sandbox/panel/pieces/panel-control.ts';
import type { PanelStore } from '#sandbox/panel/pieces/panel-store.ts';
import { Section } from '#sandbox/panel/pieces/section.tsx';
import { useLoadable } from '#sandbox/panel/pieces/use-loadable.ts';
import { useVerb, type VerbInHand } from '#sandbox/panel/pieces/use-verb.ts';
import { askVerbs, VerbStep } from '#sandbox/panel/pieces/verb-steps.tsx';
import { OtpSwitch } from './otp-switch.tsx';
import { phoneKey } from './phone-key.ts';

interface PhoneSectionProps {
  readonly store: PanelStore;
  readonly state: SandboxSummary;
  readonly readAtMs: number;
  readonly callCount: number;
}

/** Which code counts as right, and whether each customer’s phone is on; the phone itself shows what was sent. */
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
          <p className={styles.quiet}>Messages are on the phone in the bar, or press {phoneKey}.</p>
          <ul aria-label="Phones" className={styles.stacks}>
            {answer.phones.map(({ persona, on }) => (
              <li key={persona} className={styles.stack}>
                <span>
                  {titleOf(persona)}: <strong>{on ? 'on' : 'off'}</strong>
                </span>
                <PhoneSwitch store={store} persona={persona} verb={verb} seen={[readAtMs, callCount]} />
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
  readonly verb: VerbInHand;
  readonly seen: readonly (string | number)[];
}

/** One button for both ways, which so keeps the focus when it has been pressed. */
function PhoneSwitch({ store, persona, verb, seen }: PhoneSwitchProps) {
  const { answer, problem } = useLoadable(store, askVerbs, persona, ...seen);
  const told = answer?.verbs.find((each) => each.possible && phoneVerbs.includes(each.verb));
  if (problem !== undefined) return <p role="alert">{problem}</p>;
  return told && <VerbStep store={store} told={told} persona={persona} verb={verb} />;
}

/** Everybody's phone, and the persona's own customer's even before anybody has asked for them. */
async function askPhones(bank: PanelVerbs, persona: string) {
  const everybody = await bank.phone();
  if (everybody.outcome === 'refused' || everybody.phones.some((phone) => phone.persona === persona)) return everybody;
  const own = await bank.phone(persona);
  return own.outcome === 'refused' ? own : { ...everybody, phones: [...own.phones, ...everybody.phones] };
}
