import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { ownTour } from '#sandbox/panel/demonstrations/own-tours.ts';
import { tours } from '#sandbox/tours/registry.ts';
import type { Tour } from '#sandbox/tours/tour.ts';
import { siteUrl } from './page/site-path.ts';
import type { StageBank } from './pieces/stage-bank.ts';
import { type StageStore, startOfTour, textPercents } from './pieces/stage-state.ts';
import { keepPlaces } from './places/keep-places.ts';
import { Marker } from './player/marker.tsx';
import { NotesWindow } from './player/notes-window.tsx';
import { createPlayer, linkOf, type Player } from './player/player.ts';
import { PhoneBubble } from './present/phone-bubble.tsx';
import styles from './stage.module.css';

/** Where the presented page's text is not larger unless the presenter says so: as in the style sheet. */
const narrow = 600;

interface StageProps {
  readonly store: StageStore;
  readonly bank: StageBank;
}

/** The marker of a tour, its notes, and the customer's phone while the page is presented. */
export function Stage({ store, bank }: StageProps) {
  const { presenting, tour, textPercent } = useSyncExternalStore(store.subscribe, store.read);
  const player = usePlayer(tour?.id, store, bank);
  const stage = useRef<HTMLDivElement>(null);
  const at = tours.findIndex(({ id }) => id === tour?.id);
  const next = at === -1 ? undefined : tours[at + 1];

  // The root element is outside React.
  useEffect(() => {
    const { classList, style } = document.documentElement;
    classList.toggle(styles.presenting ?? '', presenting);
    if (textPercent === null) style.removeProperty('--stage-text');
    else style.setProperty('--stage-text', `${textPercent}%`);
  }, [presenting, textPercent]);

  // So are places.
  useEffect(() => {
    if (stage.current === null) return;
    return keepPlaces(stage.current, () => ({
      target: player?.read().target,
      moved: store.read().moved ?? undefined,
    }));
  }, [player, store]);

  function setNotes(notesOpen: boolean) {
    const { tour: now } = store.read();
    if (now !== null) store.change({ tour: { ...now, notesOpen } });
  }

  function resize(by: 1 | -1) {
    const sizes: readonly number[] = textPercents;
    const size = sizes[sizes.indexOf(store.read().textPercent ?? (innerWidth < narrow ? 100 : 125)) + by];
    if (size !== undefined) store.change({ textPercent: size });
  }

  function goOn() {
    if (next === undefined || tour === null) return;
    store.change({ tour: startOfTour(next.id, { notesOpen: tour.notesOpen }) });
    location.assign(siteUrl(linkOf(next, presenting)));
  }

  return (
    <div ref={stage}>
      {presenting && <PhoneBubble bank={bank} />}
      {player !== undefined && tour !== null && (
        <>
          <Marker
            player={player}
            notesOpen={tour.notesOpen}
            nextTitle={next?.title}
            acts={{
              notes: () => setNotes(!store.read().tour?.notesOpen),
              move: (moved) => store.change({ moved }),
              ...(presenting && { text: { larger: () => resize(1), smaller: () => resize(-1) } }),
              next: goOn,
              leave: () => store.change({ tour: null, moved: null }),
              end: () => store.change({ tour: null, moved: null, presenting: false }),
            }}
          />
          {tour.notesOpen && (
            <NotesWindow
              player={player}
              begunAt={tour.begunAt}
              onText={presenting ? resize : undefined}
              onClose={() => setNotes(false)}
            />
          )}
        </>
      )}
    </div>
  );
}

function usePlayer(id: Tour['id'] | undefined, store: StageStore, bank: StageBank): Player | undefined {
  const [player, setPlayer] = useState<Player>();
  // It looks at the page as long as the tour goes on.
  useEffect(() => {
    const tour = id === undefined ? undefined : (tours.find((known) => known.id === id) ?? ownTour(id));
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
