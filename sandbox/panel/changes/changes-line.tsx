import { Answer } from '#sandbox/panel/pieces/answer.tsx';
import { AskFirst } from '#sandbox/panel/pieces/ask-first.tsx';
import { startOfMinute } from '#sandbox/panel/pieces/bank-time.ts';
import { Disclosure } from '#sandbox/panel/pieces/disclosure.tsx';
import styles from '#sandbox/panel/pieces/panel.module.css';
import { useAnswer, usePanel } from '#sandbox/panel/pieces/panel-context.tsx';
import type { PanelMethods } from '#sandbox/panel/pieces/panel-control.ts';
import { useAction } from '#sandbox/panel/pieces/use-action.ts';
import { useBankNow } from '#sandbox/panel/pieces/use-bank-now.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { type Changed, changedFrom } from './changed.ts';

/** Phones that are off, and the accounts of the persona that are frozen. */
async function askRest(bank: PanelMethods, persona: string) {
  const [told, verbs] = await Promise.all([bank.phone(), bank.verbs(persona)]);
  if (told.outcome === 'refused') return told;
  if (verbs.outcome === 'refused') return verbs;
  const unfreeze = verbs.verbs.find(({ verb }) => verb === 'unfreeze-account');
  const frozen = unfreeze?.fields?.[0]?.choices ?? [];
  return {
    outcome: 'done',
    phonesOff: told.phones.filter(({ on }) => !on).map(({ persona: id }) => id),
    frozen,
  } as const;
}

/** One line that names whatever is not default, with each way back behind it. */
export function ChangesLine() {
  const { store, state, onReset } = usePanel();
  const now = startOfMinute(useBankNow());
  const { answer } = useAnswer(askRest, state.persona);
  const action = useAction();
  const rest = { phonesOff: answer?.phonesOff ?? [], frozen: answer?.frozen ?? [] };
  const changed = changedFrom(state, { now, wallMs: Date.now(), ...rest });
  if (changed.length === 0) return <p className={styles.quiet}>Everything is as usual.</p>;

  async function startAfresh() {
    if (await action.run(() => store.reset(''))) onReset();
  }

  const goBack = ({ way, action: says }: Changed) =>
    action.run(
      async () => {
        switch (way.back) {
          case 'log-in':
            return store.logInAs(way.persona);
          case 'unfreeze':
            return store.act((bank) => bank.unfreezeClock());
          case 'switch':
            return store.act((bank) => bank.setSwitches({ [way.name]: way.value }));
          case 'clear-fault':
            return store.act((bank) => bank.clearFaults(way.fault));
          case 'clear-stubs':
            return store.act((bank) => bank.clearStubs(way.operationId));
          case 'verb':
            return store.act((bank) => bank.doVerb({ verb: way.verb, persona: way.persona, with: way.details }));
          case 'start-afresh':
            return undefined;
          default:
            return way satisfies never;
        }
      },
      { says: `${says}.` },
    );

  return (
    <div className={styles.boxed}>
      <Disclosure
        name={
          <>
            Not as usual: <span className={styles.changes}>{changed.map(({ text }) => text).join(' · ')}</span>
          </>
        }
      >
        {() => (
          <>
            <ul aria-label="Ways back" className={styles.stacks}>
              {changed.map((each) => (
                <li key={`${each.text} ${each.detail ?? ''}`} className={styles.stack}>
                  <span className={styles.grow}>{each.detail ?? each.text}</span>
                  {each.way.back === 'start-afresh' ? (
                    <AskFirst
                      name={each.action}
                      question="This forgets everything done here, in every tab. Start a fresh bank?"
                      keep="Keep this bank"
                      busy={action.busy}
                      onGo={() => void startAfresh()}
                    />
                  ) : (
                    <Button busy={action.busy} onClick={() => void goBack(each)}>
                      {each.action}
                      {each.detail !== undefined && <HiddenText>, {each.detail}</HiddenText>}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            <Answer told={action.told} />
          </>
        )}
      </Disclosure>
    </div>
  );
}
