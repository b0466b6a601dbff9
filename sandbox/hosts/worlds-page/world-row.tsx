import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { worldNamePattern } from '#sandbox/control/http.ts';
import type { WorldDetails } from '#sandbox/hosts/known-world.ts';
import { AskFirst } from '#sandbox/panel/pieces/ask-first.tsx';
import { londonDayText, londonMinuteText } from '#sandbox/panel/pieces/bank-time.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { buttonClass } from '#src/ui/buttons/button-look.ts';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { enteringLink } from './enter-app.ts';
import styles from './worlds-page.module.css';
import { lastUsedText } from './worlds-shown.ts';

interface WorldRowProps {
  readonly details: WorldDetails;
  /** The panel drives it. */
  readonly inHand: boolean;
  /** Whether the app is at this address. */
  readonly hasApp: boolean;
  /** Each resolves to whether it was done. */
  readonly onCopy: (name: string) => Promise<boolean>;
  readonly onRename: (name: string) => Promise<boolean>;
  readonly onDiscard: () => Promise<boolean>;
}

export function WorldRow({ details, inHand, hasApp, onCopy, onRename, onDiscard }: WorldRowProps) {
  const { name, owner, customer, clock, lastUsedAt, awake } = details;
  const [discarding, setDiscarding] = useState(false);
  const isDefault = name === 'default';

  async function discard() {
    setDiscarding(true);
    if (!(await onDiscard())) setDiscarding(false);
  }

  return (
    <li className={styles.world} data-in-hand={inHand}>
      <p className={styles.heading}>
        <a href={`?world=${encodeURIComponent(name)}`} aria-current={inHand ? 'true' : undefined}>
          {name}
        </a>
      </p>
      <dl className={styles.facts}>
        <Fact name="Owner" text={owner ?? 'nobody named'} />
        <Fact name="Customer" text={customer?.title ?? 'not opened yet'} />
        <Fact
          name="Last used"
          text={`${lastUsedText(lastUsedAt, Date.now())}${awake || customer === null ? '' : ', put away'}`}
        />
        {clock !== null && (
          <Fact
            name="Clock"
            text={`${londonDayText(clock.now)}, ${londonMinuteText(clock.now)}${clock.frozen ? ', standing still' : ''}`}
          />
        )}
      </dl>
      <div className={styles.buttons}>
        {hasApp && (
          <a
            className={buttonClass('plain')}
            href={enteringLink(name, customer?.persona)}
            target="_blank"
            rel="noreferrer"
          >
            Open the app as {customer?.title ?? 'its customer'}
            <HiddenText> in {name}, in a new tab</HiddenText>
          </a>
        )}
        <NameForm world={name} onCopy={onCopy} onRename={isDefault ? undefined : onRename} />
        {!isDefault && (
          <AskFirst
            name={
              <>
                Discard<HiddenText> {name}</HiddenText>
              </>
            }
            question={`Discard “${name}”${owner === null ? '' : `, which belongs to ${owner}`}? Its bank goes, and everything in it, for everybody.`}
            keep="Keep it"
            busy={discarding}
            onGo={() => void discard()}
          />
        )}
      </div>
    </li>
  );
}

function Fact({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}

interface NameFormProps extends Pick<WorldRowProps, 'onCopy'> {
  readonly world: string;
  readonly onRename: WorldRowProps['onRename'] | undefined;
}

/** One name for both: a copy gets it, or the world itself. */
function NameForm({ world, onCopy, onRename }: NameFormProps) {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const isGiven = worldNamePattern.test(name);

  useEffect(() => {
    if (open) field.current?.focus();
    else if (wasOpen.current) opener.current?.focus();
    wasOpen.current = open;
  }, [open]);

  async function give(to: (name: string) => Promise<boolean>) {
    if (!(await to(name))) return;
    setName('');
    setOpen(false);
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') setOpen(false);
    if (event.key !== 'Enter' || !isGiven || event.target !== field.current) return;
    event.preventDefault();
    void give(onRename ?? onCopy);
  }

  if (!open) {
    return (
      <Button ref={opener} onClick={() => setOpen(true)}>
        {onRename === undefined ? 'Copy' : 'Rename or copy'}
        <HiddenText> {world}</HiddenText>
      </Button>
    );
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys that its field and buttons leave alone.
    <span className={styles.naming} onKeyDown={press}>
      <input
        ref={field}
        aria-label={onRename === undefined ? `Name for a copy of ${world}` : `New name for ${world} or its copy`}
        placeholder="New name"
        value={name}
        maxLength={64}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
        className={styles.name}
      />
      {onRename !== undefined && (
        <Button disabled={!isGiven} onClick={() => void give(onRename)}>
          Rename<HiddenText> {world}</HiddenText>
        </Button>
      )}
      <Button disabled={!isGiven} onClick={() => void give(onCopy)}>
        Copy<HiddenText> {world}</HiddenText>
      </Button>
      <Button look="quiet" onClick={() => setOpen(false)}>
        Cancel
      </Button>
    </span>
  );
}
