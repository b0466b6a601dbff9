import { createRoot } from 'react-dom/client';
import { Panel } from './panel.tsx';
import type { PanelControl } from './pieces/panel-control.ts';
import { createPanelStore } from './pieces/panel-store.ts';
import { createShelf } from './shelf.ts';

export interface PanelPlace {
  /** The element that holds the app; the panel's own root stands after it in the body. */
  readonly page: HTMLElement;
  /** The bank is another now, and what the page shows belongs to the one before: time to load it again. */
  readonly onReset: () => void;
}

/** Shows the panel in `root`, beside the page and apart from the app that it drives. */
export function mountPanel(root: HTMLElement, control: PanelControl, { page, onReset }: PanelPlace): void {
  const store = createPanelStore(control, () => performance.now());
  const { host, makeRoom } = createShelf(root, page);
  createRoot(host).render(<Panel store={store} makeRoom={makeRoom} onReset={onReset} />);
}
