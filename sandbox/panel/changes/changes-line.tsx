import type { SandboxSummary } from '#sandbox/control/control-api.ts';
import { startOfMinute } from '#sandbox/panel/clock/bank-time.ts';
import { useBankNow } from '#sandbox/panel/clock/use-bank-now.ts';
import { AskFirst } from '#sandbox/panel/pieces/ask-first.tsx';
import { Disclosure } from '#sandbox/panel/pieces/disclosure.tsx';
import styles from '#sandbox/panel/pieces/panel.module.css';
import type { PanelVerbs } from '#sandbox/panel/pieces/panel-control.ts';
import type { PanelStore, PanelView } from '#sandbox/panel/pieces/panel-store.ts';
import { useLoadable } from '#sandbox/panel/pieces/use-loadable.ts';
import { useVerb } from '#sandbox/panel/pieces/use-verb.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { type Changed, changedFrom } from './changed.ts';

interface ChangesLineProps extends Pick<PanelView, 'callCount' | 'readAtMs'> {
  readonly store: PanelStore;
  readonly state: SandboxSummary;
  readonly onReset: () => void;
}

/** Phones that are off, and the accounts of the persona that are frozen. */
async function askRest(bank: PanelVerbs, persona: string) {
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
export function ChangesLine({ store, state, readAtMs, callCount, onReset }: ChangesLineProps) {
  const now = startOfMinute(useBankNow(state, readAtMs));
  const { answer } = useLoadable(store, askRest, state.persona, readAtMs, callCount);
  const verb = useVerb();
  const rest = { phonesOff: answer?.phonesOff ?? [], frozen: answer?.frozen ?? [] };
  const changed = changedFrom(state, { now, wallMs: Date.now(), ...rest });
  if (changed.length === 0) return <p className={styles.quiet}>Everything is as usual.</p>;

  async function startAfresh() {
    if (await verb.run(() => store.reset(''))) onReset();
  }

  const goBack = ({ way }: Changed) =>
    verb.run(async () => {
      switch (way.back) {
        case 'log-in':
          return store.logInAs(way.persona);
        case 'unfreeze':
          return store.act((bank) => bank.unfreezeClock());
        case 'switch':
          return store.act((bank) => bank.setSwitches({ [way.name]: way.value }));
        case 'clear-fault':
          return store.act((bank) => bank.clearFaults(way.fault));
        case 'verb':
          return store.act((bank) => bank.doVerb({ verb: way.verb, persona: way.persona, with: way.details }));
        case 'start-afresh':
          return undefined;
        default:
          return way satisfies never;
      }
    });

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
                      busy={verb.busy}
                      onGo={() => void startAfresh()}
                    />
                  ) : (
                    <Button busy={verb.busy} onClick={() => void goBack(each)}>
                      {each.action}
                      {each.detail !== undefined && <HiddenText>, {each.detail}</HiddenText>}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            {verb.problem !== undefined && <p role="alert">{verb.problem}</p>}
          </>
        )}
      </Disclosure>
    </div>
  );
}
