import { createRoot } from 'react-dom/client';
import { keepBesideModals } from '#sandbox/panel/pieces/beside-modals.ts';
import { ownMark } from './page/named-element.ts';
import type { StageBank } from './pieces/stage-bank.ts';
import type { StageStore } from './pieces/stage-state.ts';
import styles from './stage.module.css';
import { Stage } from './stage.tsx';

/** Puts the stage before the page, in a React root of its own. */
export function mountStage(page: HTMLElement, store: StageStore, bank: StageBank): void {
  const home = document.createElement('div');
  home.className = styles.home ?? '';
  const host = document.createElement('div');
  host.className = styles.host ?? '';
  host.setAttribute(ownMark, '');
  home.append(host);
  page.after(home);
  keepBesideModals(host, home);
  createRoot(host).render(<Stage store={store} bank={bank} />);
}
