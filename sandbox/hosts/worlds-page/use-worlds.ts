import { useCallback, useEffect, useRef, useState } from 'react';
import type { WorldDetails } from '#sandbox/hosts/known-world.ts';
import { reasonOf } from '#src/kernel/reason-of.ts';
import { askHost, listWorlds } from './ask-host.ts';
import { foundWorld } from './enter-app.ts';

/** Others open, rename and discard worlds, too. */
const everyMs = 2000;

export interface WorldChange {
  readonly method: 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  /** What is said once it is done. */
  readonly says: string;
}

interface WorldsInHand {
  /** The one that the panel drives, by its name now. */
  readonly world: string;
  /** Undefined until the host has answered. */
  readonly worlds: readonly WorldDetails[] | undefined;
  readonly problem: string | undefined;
  readonly said: string;
  /** Says why it was refused, and keeps the page as it was. @returns whether it was done. */
  change(concerns: string, change: WorldChange): Promise<boolean>;
}

/**
 * @param onMoved the world is called so now, renamed here or elsewhere.
 * @param onMissing there is no world of that name, or none any more.
 */
export function useWorlds(first: string, onMoved: (name: string) => void, onMissing: () => void): WorldsInHand {
  const [world, setWorld] = useState(first);
  const [worlds, setWorlds] = useState<readonly WorldDetails[]>();
  const [problem, setProblem] = useState<string>();
  const [unreachable, setUnreachable] = useState<string>();
  const [said, setSaid] = useState('');
  const inHand = useRef(first);
  const asked = useRef(0);

  const load = useCallback(async () => {
    asked.current += 1;
    const turn = asked.current;
    const { worlds: all } = await listWorlds(inHand.current);
    // A later look has been taken meanwhile.
    if (turn !== asked.current) return;
    setWorlds(all);
    const found = foundWorld(all, inHand.current);
    if (found === undefined && inHand.current !== 'default') return onMissing();
    if (found === undefined || found.name === inHand.current) return;
    setSaid(`“${inHand.current}” is called “${found.name}” now.`);
    inHand.current = found.name;
    setWorld(found.name);
    onMoved(found.name);
  }, [onMoved, onMissing]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const look = () =>
      void load()
        .then(() => undefined, reasonOf)
        .then((failure) => {
          setUnreachable(failure);
          if (!stopped) timer = setTimeout(look, everyMs);
        });
    look();
    return () => {
      stopped = true;
      clearTimeout(timer);
    };
  }, [load]);

  return {
    world,
    worlds,
    problem: problem ?? unreachable,
    said,
    async change(concerns, { method, path, body, says }) {
      setProblem(undefined);
      try {
        await askHost(concerns, method, path, body);
        await load();
        setSaid(says);
        return true;
      } catch (failure) {
        setProblem(reasonOf(failure));
        return false;
      }
    },
  };
}
