import { keepBesideModals } from './pieces/beside-modals.ts';
import styles from './shelf.module.css';

/** What is open beside the page. */
export type ShelfRoom = 'none' | 'phone' | 'panel' | 'large' | 'hidden';

export interface Shelf {
  /** Where panel and phone are rendered. */
  readonly host: HTMLElement;
  /** Reserves the space beside the page that this needs. */
  readonly makeRoom: (room: ShelfRoom) => void;
}

/**
 * Puts the sandbox beside the page, never over it. While closed, the page is as customers have it: the window scrolls
 * and the sandbox's bar follows. While open, the page scrolls in the remaining box, scrolling the window (as a new
 * route does) scrolls that box, and dialogs keep to it.
 */
export function createShelf(home: HTMLElement, page: HTMLElement): Shelf {
  const scrollWindow = globalThis.scrollTo;
  const { documentElement } = document;
  const host = document.createElement('div');
  host.className = styles.host ?? '';
  home.classList.add(styles.home ?? '');
  home.append(host);
  keepBesideModals(host, home);
  page.before(skipTo(host));
  let wasOpen = false;

  return {
    host,
    makeRoom(room) {
      const open = room === 'phone' || room === 'panel' || room === 'large';
      const from = wasOpen ? page.scrollTop : globalThis.scrollY;
      documentElement.classList.toggle(styles.docked ?? '', open);
      documentElement.classList.toggle(styles.phoneAlone ?? '', room === 'phone');
      documentElement.classList.toggle(styles.large ?? '', room === 'large');
      documentElement.classList.toggle(styles.hidden ?? '', room === 'hidden');
      page.classList.toggle(styles.page ?? '', open);
      globalThis.scrollTo = open ? page.scrollTo.bind(page) : scrollWindow;
      globalThis.scrollTo(0, from);
      wasOpen = open;
    },
  };
}

/** The bar is the last thing on the page: this leads there from its beginning. */
function skipTo(host: HTMLElement): HTMLElement {
  const skip = document.createElement('button');
  skip.type = 'button';
  skip.className = styles.skip ?? '';
  skip.textContent = 'Skip to the sandbox';
  skip.addEventListener('click', () => host.querySelector<HTMLElement>('[aria-controls]')?.focus());
  return skip;
}
