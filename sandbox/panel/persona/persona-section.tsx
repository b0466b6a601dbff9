import { packedPersona } from '#sandbox/panel/described/customer-link.ts';
import { AskFirst } from '#sandbox/panel/pieces/ask-first.tsx';
import { Copied, useCopying } from '#sandbox/panel/pieces/copying.tsx';
import { Disclosure } from '#sandbox/panel/pieces/disclosure.tsx';
import styles from '#sandbox/panel/pieces/panel.module.css';
import { Loaded, usePanel } from '#sandbox/panel/pieces/panel-context.tsx';
import type { PanelMethods } from '#sandbox/panel/pieces/panel-control.ts';
import { Section } from '#sandbox/panel/pieces/section.tsx';
import { useAction } from '#sandbox/panel/pieces/use-action.ts';
import { settingsOf, startSettings } from '#sandbox/panel/scenarios/start-settings.ts';
import { reasonOf } from '#src/kernel/reason-of.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { buttonClass } from '#src/ui/buttons/button-look.ts';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import typography from '#src/ui/text/typography.module.css';
import { customerText } from './customer-text.ts';
import { PersonaRecords } from './persona-records.tsx';

const askCustomer = (bank: PanelMethods, persona: string) => bank.customer(persona);

/** The current persona, how to log in as them, and how to switch or start again. */
export function PersonaSection() {
  const { store, state, customer, onReset } = usePanel();
  const chosen = customer.persona;
  const action = useAction();
  const persona = state.personas.find(({ id }) => id === chosen);

  const title = persona?.title ?? chosen;
  const described = persona?.described === true;

  async function resetToChosen() {
    try {
      const who = described ? `described;customer:${await packedPersona(store, chosen)}` : chosen;
      return await store.reset(`persona:${who};seed:${state.seed}`);
    } catch (failure) {
      return reasonOf(failure);
    }
  }

  async function startAgain() {
    try {
      return await startSettings(store, await settingsOf(store, 'opened'), onReset);
    } catch (failure) {
      return reasonOf(failure);
    }
  }

  async function startFreshBank() {
    const done = await action.run(resetToChosen);
    if (done) onReset();
  }

  return (
    <Section title="Persona" action={action}>
      <p className={styles.words}>{persona?.describes}</p>
      <Loaded question={askCustomer} persona={chosen}>
        {(answer) => (
          <>
            <p className={styles.quiet}>{customerText(answer)}</p>
            <dl className={styles.facts}>
              <CopiedText name="User ID" text={chosen} />
              <CopiedText name="Password" text={answer.password} />
              <CopiedText name="Transaction PIN" text={answer.pin} />
            </dl>
          </>
        )}
      </Loaded>
      <div className={styles.boxed}>
        <Disclosure name="Accounts and payees by alias">
          {() => <PersonaRecords persona={chosen} seed={state.seed} described={described} />}
        </Disclosure>
      </div>
      {store.linkAs === undefined ? (
        <Button
          busy={action.busy}
          onClick={() => void action.run(() => store.logInAs(chosen), { says: `${title} is logged in.` })}
        >
          Log in as {title}
        </Button>
      ) : (
        <a className={buttonClass('plain')} href={store.linkAs(chosen)} target="_blank" rel="noreferrer">
          Open the app here as {title}
          <HiddenText>, in a new tab</HiddenText>
        </a>
      )}
      <p className={styles.quiet}>Everything done so far, and the bank’s time, is kept.</p>
      <AskFirst
        name={`Start a fresh bank as ${title}`}
        question="This discards everything done here, in every tab, and starts at today’s date. Start again?"
        keep="Keep this bank"
        busy={action.busy}
        onGo={() => void startFreshBank()}
      />
      <AskFirst
        name="Start again as opened"
        question="This discards everything done here, in every tab, and sets what was set when this bank was opened. Start again?"
        keep="Keep this bank"
        busy={action.busy}
        onGo={() => void action.run(startAgain)}
      />
    </Section>
  );
}

interface CopiedTextProps {
  readonly name: string;
  readonly text: string;
}

/** A named text with a button that copies it. */
function CopiedText({ name, text }: CopiedTextProps) {
  const copying = useCopying();
  return (
    <div>
      <dt className={typography.note}>{name}</dt>
      <dd className={styles.factText}>
        <code>{text}</code>
        <Copied copying={copying} />
        <Button onClick={() => void copying.copy('', () => text)}>
          Copy<HiddenText> {name}</HiddenText>
        </Button>
      </dd>
    </div>
  );
}
