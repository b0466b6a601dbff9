import { useEffect, useRef, useState } from 'react';
import { ChoiceField, TextField } from '#sandbox/panel/pieces/field.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import { NewWorld } from './new-world.tsx';
import { useWorlds } from './use-worlds.ts';
import { WorldRow } from './world-row.tsx';
import styles from './worlds-page.module.css';
import { isOrder, type Order, orders, worldsShown } from './worlds-shown.ts';

interface WorldsPageProps {
  readonly world: string;
  /** Whether the app is at this address. */
  readonly hasApp: boolean;
  /** The panel goes on with the world under this name. */
  readonly onMoved: (name: string) => void;
  /** There is no world of that name, or none any more. */
  readonly onMissing: () => void;
}

/** The worlds of a Node host. The panel beside it drives the one that is chosen. */
export function WorldsPage({ world: first, hasApp, onMoved, onMissing }: WorldsPageProps) {
  const { world, worlds, problem, said, change } = useWorlds(first, onMoved, onMissing);
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<Order>('name');
  const status = useRef<HTMLParagraphElement>(null);
  const shown = worldsShown(worlds ?? [], search, order);
  const isMissing = world !== 'default' && worlds?.some(({ name }) => name === world) === false;

  useEffect(() => {
    document.title = world === 'default' ? 'Worlds of this bank' : `${world} · Worlds of this bank`;
  }, [world]);

  async function openWorld(name: string, owner?: string) {
    const body = { name, ...(owner && { owner }) };
    const done = await change(name, { method: 'POST', path: 'worlds', body, says: '' });
    if (done) location.assign(`?world=${name}`);
  }

  async function discard(name: string): Promise<boolean> {
    if (name === world) onMissing();
    const done = await change(name, { method: 'DELETE', path: `worlds/${name}`, says: `“${name}” was discarded.` });
    if (done && name === world) location.replace(location.pathname);
    // Its row had the focus.
    else if (done) status.current?.focus();
    return done;
  }

  return (
    <main className={styles.page}>
      <h1>Worlds of this bank</h1>
      <AboutWorlds world={world} hasApp={hasApp} />
      {problem !== undefined && <p role="alert">{problem}</p>}
      {isMissing && (
        <div role="alert" className={styles.buttons}>
          <p>There is no world “{world}”: nobody has opened it, or it was discarded.</p>
          <Button onClick={() => void openWorld(world)}>
            Open it<HiddenText> under the name {world}</HiddenText>
          </Button>
        </div>
      )}
      <NewWorld onOpen={(name, owner) => void openWorld(name, owner)} />
      <p role="status" ref={status} tabIndex={-1} className={styles.said}>
        {said}
      </p>
      {worlds !== undefined && worlds.length > 1 && (
        <div className={styles.form}>
          <TextField
            type="search"
            label="Find by name, owner or customer"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <ChoiceField
            label="In the order of"
            value={order}
            choices={orders}
            onChoose={(id) => isOrder(id) && setOrder(id)}
          />
        </div>
      )}
      {worlds?.length === 0 && <p>No world has been used yet.</p>}
      {shown.length === 0 && search !== '' && <p>No world has these words.</p>}
      <ul aria-label="Worlds" className={styles.worlds}>
        {shown.map((details) => {
          const { name, formerNames } = details;
          return (
            <WorldRow
              // Renamed, it is the same row, with the focus where it was.
              key={formerNames[0] ?? name}
              details={details}
              inHand={name === world}
              hasApp={hasApp}
              onCopy={(copy) =>
                change(copy, {
                  method: 'POST',
                  path: 'worlds',
                  body: { copyOf: name, name: copy },
                  says: `“${copy}” is a copy of “${name}”.`,
                })
              }
              onRename={(renamed) =>
                change(name, {
                  method: 'PATCH',
                  path: `worlds/${name}`,
                  body: { name: renamed },
                  says: `“${name}” is called “${renamed}” now.`,
                })
              }
              onDiscard={() => discard(name)}
            />
          );
        })}
      </ul>
    </main>
  );
}

function AboutWorlds({ world, hasApp }: Pick<WorldsPageProps, 'world' | 'hasApp'>) {
  return (
    <>
      <p>
        Each world is a bank of its own. A call names its world in the header <code>X-Sandbox</code>; without it, the
        world is <code>default</code>, which is always there. Others that nobody uses are discarded after a day, or
        after thirty days where the bank has a store. The panel drives <strong>{world}</strong>, and logs in any of its
        customers.
      </p>
      {!hasApp && (
        <p>
          The app is not at this address. <code>npm run build</code> before <code>npm run bank</code> puts it here;{' '}
          <code>npm run preview</code> and <code>npm run start:live</code> have this page beside the app, at{' '}
          <code>/__sandbox/</code>. It then opens from here as any customer.
        </p>
      )}
    </>
  );
}
