import { keepBesideModals } from './pieces/beside-modals.ts';
import styles from './shelf.module.css';

/** What of the sandbox is open beside the page. */
export type ShelfRoom = 'none' | 'phone' | 'panel';

export interface Shelf {
  /** Where panel and phone are drawn. */
  readonly host: HTMLElement;
  /** Makes as much room beside the page as that needs. */
  readonly makeRoom: (room: ShelfRoom) => void;
}

/**
 * Puts the sandbox beside the page, never over it. Closed, the page is exactly what customers have: the window scrolls it, and
 * the sandbox's bar follows it. Open, the page keeps the rest of the window and scrolls by itself, and whatever scrolls
 * the window (a new route begins at its top) scrolls that box. Dialogs keep to the same rest.
 */
export function createShelf(home: HTMLElement, page: HTMLElement): Shelf {
  const scrollWindow = globalThis.scrollTo;
  const { documentElement } = document;
  const host = document.createElement('div');
  host.className = styles.host ?? '';
  home.classList.add(styles.home ?? '');
  home.append(host);
  keepBesideModals(host, home);
  let wasOpen = false;

  return {
    host,
    makeRoom(room) {
      const open = room !== 'none';
      const from = wasOpen ? page.scrollTop : globalThis.scrollY;
      documentElement.classList.toggle(styles.docked ?? '', open);
      documentElement.classList.toggle(styles.phoneAlone ?? '', room === 'phone');
      page.classList.toggle(styles.page ?? '', open);
      globalThis.scrollTo = open ? page.scrollTo.bind(page) : scrollWindow;
      globalThis.scrollTo(0, from);
      wasOpen = open;
    },
  };
}
