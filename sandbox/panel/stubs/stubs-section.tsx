import { longestPacked, printSandbox } from '#sandbox/control/link/link-keys.ts';
import type { StubHead } from '#sandbox/control/stubs/stub.ts';
import { operationTitle } from '#sandbox/panel/faults/fault-copy.ts';
import { Copied, useCopying } from '#sandbox/panel/pieces/copying.tsx';
import { Disclosure } from '#sandbox/panel/pieces/disclosure.tsx';
import styles from '#sandbox/panel/pieces/panel.module.css';
import { usePanel } from '#sandbox/panel/pieces/panel-context.tsx';
import type { PanelStore } from '#sandbox/panel/pieces/panel-store.ts';
import { Section } from '#sandbox/panel/pieces/section.tsx';
import { useAction } from '#sandbox/panel/pieces/use-action.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { HarForm } from './har-form.tsx';
import { answeredText, stubText } from './stub-copy.ts';
import { StubForm } from './stub-form.tsx';

/** @param operationId chosen in the form at first. */
export function StubsSection({ operationId }: { readonly operationId: string | undefined }) {
  const { store, state } = usePanel();
  const action = useAction();
  const copying = useCopying();
  const { stubs } = state;

  return (
    <Section title="Own answers" action={action}>
      <p className={styles.quiet}>
        {stubs.length === 0
          ? 'The bank answers every call itself. Here you answer in its place: it then decides and changes nothing.'
          : 'The first that applies answers.'}
      </p>
      {stubs.length > 0 && (
        <>
          <ul aria-label="Planned answers" className={styles.list}>
            {stubs.map((stub) => (
              <StubItem
                key={stub.id}
                stub={stub}
                busy={action.busy}
                onRemove={() =>
                  void action.run(() => store.act((bank) => bank.clearStubs(stub.id)), {
                    says: `Answer ${stub.id} is no longer given.`,
                  })
                }
              />
            ))}
          </ul>
          <div className={styles.row}>
            {stubs.length > 1 && (
              <Button
                busy={action.busy}
                onClick={() =>
                  void action.run(() => store.act((bank) => bank.clearStubs()), {
                    says: 'The bank answers every call itself again.',
                  })
                }
              >
                Remove all answers
              </Button>
            )}
            {/* The panel of the Node host stands beside no site that a link could lead to. */}
            {store.stage !== undefined && (
              <Button onClick={() => void copying.copy('link with these answers', () => linkWithStubs(store))}>
                Copy link
              </Button>
            )}
          </div>
          <Copied copying={copying} />
        </>
      )}
      <div className={styles.boxed}>
        <Disclosure name="Add an answer">{() => <StubForm operationId={operationId} />}</Disclosure>
      </div>
      <div className={styles.boxed}>
        <Disclosure name="Play a recording">{() => <HarForm />}</Disclosure>
      </div>
    </Section>
  );
}

interface StubItemProps {
  readonly stub: StubHead;
  readonly busy: boolean;
  readonly onRemove: () => void;
}

function StubItem({ stub, busy, onRemove }: StubItemProps) {
  const { id, operationId } = stub;
  return (
    <li className={styles.listed}>
      <span className={styles.grow}>
        <span>
          {id}. {operationTitle(operationId)}
        </span>
        <span className={styles.quiet}>
          {stubText(stub)} ({answeredText(stub)})
        </span>
      </span>
      <Button busy={busy} onClick={onRemove}>
        Remove<HiddenText> own answer {id}</HiddenText>
      </Button>
    </li>
  );
}

/**
 * A link that plans the same answers in the bank that is there, with the customer logged in.
 * @throws Error where no link holds them.
 */
async function linkWithStubs(store: PanelStore): Promise<string> {
  const told = await store.ask((bank) => bank.stubs());
  if (told.outcome === 'refused') throw new Error(told.reason);
  if (told.packed.length > longestPacked) {
    throw new Error('These answers are too long for a link. Save this moment as a file instead.');
  }
  const site = new URL(import.meta.env.BASE_URL, location.href);
  return new URL(`accounts?sandbox=${printSandbox({ signin: true, stub: told.packed })}`, site).href;
}
