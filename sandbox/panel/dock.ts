import styles from './dock.module.css';

/**
 * Puts the panel beside the page, never over it. Closed, the page is exactly what customers have: the window scrolls it, and
 * the panel's tab follows it. Open, the page keeps the rest of the window and scrolls by itself, and whatever scrolls
 * the window (a new route begins at its top) scrolls that box.
 */
export function createDock(panel: HTMLElement, page: HTMLElement): (open: boolean) => void {
  const scrollWindow = globalThis.scrollTo;
  const { documentElement } = document;
  panel.classList.add(styles.panel ?? '');

  return (open) => {
    const from = open ? globalThis.scrollY : page.scrollTop;
    documentElement.classList.toggle(styles.docked ?? '', open);
    page.classList.toggle(styles.page ?? '', open);
    globalThis.scrollTo = open ? page.scrollTo.bind(page) : scrollWindow;
    globalThis.scrollTo(0, from);
  };
}
