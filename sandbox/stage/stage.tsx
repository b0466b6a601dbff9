import { useEffect, useState, useSyncExternalStore } from 'react';
import { tours } from '#sandbox/tours/registry.ts';
import type { TourId } from '#sandbox/tours/tour-ids.ts';
import type { StageBank } from './pieces/stage-bank.ts';
import type { StageStore } from './pieces/stage-state.ts';
import { Marker } from './player/marker.tsx';
import { NotesWindow } from './player/notes-window.tsx';
import { createPlayer, type Player } from './player/player.ts';
import { PhoneBubble } from './present/phone-bubble.tsx';
import styles from './stage.module.css';

interface StageProps {
  readonly store: StageStore;
  readonly bank: StageBank;
}

/** The marker of a tour, its notes, and the customer's phone while the page is presented. */
export function Stage({ store, bank }: StageProps) {
  const { presenting, tour } = useSyncExternalStore(store.subscribe, store.read);
  const player = usePlayer(tour?.id, store, bank);

  // The root element is outside React.
  useEffect(() => {
    document.documentElement.classList.toggle(styles.presenting ?? '', presenting);
  }, [presenting]);

  function setNotes(notesOpen: boolean) {
    const { tour: now } = store.read();
    if (now !== null) store.change({ tour: { ...now, notesOpen } });
  }

  return (
    <>
      {presenting && <PhoneBubble bank={bank} />}
      {player !== undefined && tour !== null && (
        <>
          <Marker
            player={player}
            notesOpen={tour.notesOpen}
            onNotes={() => setNotes(!tour.notesOpen)}
            onLeave={() => store.change({ tour: null })}
          />
          {tour.notesOpen && <NotesWindow player={player} onClose={() => setNotes(false)} />}
        </>
      )}
    </>
  );
}

function usePlayer(id: TourId | undefined, store: StageStore, bank: StageBank): Player | undefined {
  const [player, setPlayer] = useState<Player>();
  // It looks at the page as long as the tour goes on.
  useEffect(() => {
    const tour = tours.find((known) => known.id === id);
    if (tour === undefined) return;
    const begun = createPlayer(tour, store, bank);
    setPlayer(begun);
    return () => {
      begun.stop();
      setPlayer(undefined);
    };
  }, [id, store, bank]);
  return player;
}
