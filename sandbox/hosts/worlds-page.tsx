import { useCallback, useEffect, useState } from 'react';
import { Button } from '#src/ui/buttons/button.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import styles from './worlds-page.module.css';

interface WorldRow {
  readonly name: string;
  readonly lastUsedAt: string;
  readonly awake: boolean;
}

interface WorldsPageProps {
  readonly world: string;
  /** There is no world of that name any more. */
  readonly onGone: () => void;
}

/** The worlds of a Node host. The panel beside it drives the one that is chosen. */
export function WorldsPage({ world, onGone }: WorldsPageProps) {
  const [worlds, setWorlds] = useState<readonly WorldRow[]>();
  const [problem, setProblem] = useState<string>();

  const load = useCallback(async () => {
    try {
      setWorlds(((await ask(world, 'GET', 'worlds')) as { worlds: WorldRow[] }).worlds);
      setProblem(undefined);
    } catch (failure) {
      setProblem(failure instanceof Error ? failure.message : String(failure));
    }
  }, [world]);

  // The host is asked once the page is shown.
  useEffect(() => void load(), [load]);

  async function openWorld(name: string) {
    await change(name, 'POST', 'worlds', { name }, () => location.assign(`?world=${name}`));
  }

  /** The panel goes on with the world under its new name. */
  function renameWorld(name: string, to: string): Promise<boolean> {
    return change(name, 'PATCH', `worlds/${name}`, { name: to }, afterGoing(name, `?world=${to}`));
  }

  async function discardWorld(name: string) {
    await change(name, 'DELETE', `worlds/${name}`, undefined, afterGoing(name, location.pathname));
  }

  function afterGoing(name: string, url: string): () => void | Promise<void> {
    if (name !== world) return load;
    return () => {
      onGone();
      location.assign(url);
    };
  }

  /** Says why it was refused, and keeps the page as it was. */
  async function change(
    concerns: string,
    method: string,
    path: string,
    body?: unknown,
    then: () => void | Promise<void> = load,
  ): Promise<boolean> {
    try {
      await ask(concerns, method, path, body);
      await then();
      return true;
    } catch (failure) {
      setProblem(failure instanceof Error ? failure.message : String(failure));
      return false;
    }
  }

  const isMissing = world !== 'default' && worlds?.some(({ name }) => name === world) === false;

  return (
    <main className={styles.page}>
      <h1>Worlds of this bank</h1>
      <p>
        Each world is a bank of its own. A call names its world in the header <code>X-Sandbox</code>; without it, the
        world is <code>default</code>, which is always there. Others that nobody uses are discarded after a day, or
        after thirty days where the bank has a store. The panel drives <strong>{world}</strong>. “Log in as” there sets
        the cookies of this host: a page of the app on this machine is then that customer’s, in that world.
      </p>
      {problem !== undefined && <p role="alert">{problem}</p>}
      {isMissing && (
        <div role="alert" className={styles.buttons}>
          <p>There is no world “{world}”: nobody has opened it, or it was discarded.</p>
          <Button onClick={() => void openWorld(world)}>
            Open it<HiddenText> under the name {world}</HiddenText>
          </Button>
        </div>
      )}
      <div className={styles.buttons}>
        <Button look="main" onClick={() => void openWorld(randomName())}>
          Open a new world
        </Button>
        <Button onClick={() => void load()}>Refresh</Button>
      </div>
      {worlds?.length === 0 && <p>No world has been used yet.</p>}
      <ul aria-label="Worlds" className={styles.worlds}>
        {worlds?.map(({ name, lastUsedAt, awake }) => (
          <li key={name} className={styles.world}>
            <a href={`?world=${encodeURIComponent(name)}`} aria-current={name === world ? 'true' : undefined}>
              {name}
            </a>
            <span>
              {awake ? 'open' : 'put away until its next call'}, last used at {lastUsedAt.slice(11, 19)} UTC
            </span>
            <NameForm
              world={name}
              onCopy={(copy) => change(copy, 'POST', 'worlds', { copyOf: name, name: copy })}
              onRename={(renamed) => renameWorld(name, renamed)}
            />
            {name !== 'default' && (
              <Button onClick={() => void discardWorld(name)}>
                Discard<HiddenText> {name}</HiddenText>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </main>
  );
}

interface NameFormProps {
  readonly world: string;
  /** Resolves to whether it was done. */
  readonly onCopy: (name: string) => Promise<boolean>;
  readonly onRename: (name: string) => Promise<boolean>;
}

/** One name for both: a copy gets it, or the world itself. */
function NameForm({ world, onCopy, onRename }: NameFormProps) {
  const [name, setName] = useState('');
  const isGiven = /^[A-Za-z0-9_-]{1,64}$/.test(name);

  async function give(to: (name: string) => Promise<boolean>) {
    if (await to(name)) setName('');
  }

  return (
    <span className={styles.buttons}>
      <input
        aria-label={`New name for ${world} or its copy`}
        placeholder="New name"
        value={name}
        maxLength={64}
        onChange={(event) => setName(event.target.value)}
        className={styles.name}
      />
      <Button disabled={!isGiven} onClick={() => void give(onCopy)}>
        Copy<HiddenText> {world}</HiddenText>
      </Button>
      {world !== 'default' && (
        <Button disabled={!isGiven} onClick={() => void give(onRename)}>
          Rename<HiddenText> {world}</HiddenText>
        </Button>
      )}
    </span>
  );
}

/** Made here, because the name finds the process where there are several. */
function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return `world-${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

async function ask(world: string, method: string, path: string, json?: unknown): Promise<unknown> {
  const response = await fetch(`/__sandbox/${path}`, {
    method,
    headers: { 'x-sandbox': world, ...(json !== undefined && { 'content-type': 'application/json' }) },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  });
  if (!response.ok) throw new Error(((await response.json()) as { reason?: string }).reason ?? response.statusText);
  return response.status === 204 ? undefined : response.json();
}
