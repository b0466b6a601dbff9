import { createRoot } from 'react-dom/client';
import { Panel } from './panel.tsx';
import type { PanelControl } from './pieces/panel-control.ts';
import { createPanelStore } from './pieces/panel-store.ts';
import { createShelf } from './shelf.ts';

export interface PanelPlace {
  /** The app's element; the panel's own root follows it in the body. */
  readonly page: HTMLElement;
  /** Called when a fresh bank has made the page stale. */
  readonly onReset: () => void;
  /** The guide's URL, where the site has one. */
  readonly guide?: string;
}

/** Shows the panel beside the page, in a React root of its own. */
export function mountPanel(root: HTMLElement, control: PanelControl, { page, onReset, guide }: PanelPlace): void {
  const store = createPanelStore(control, () => performance.now());
  const { host, makeRoom } = createShelf(root, page);
  createRoot(host).render(<Panel store={store} makeRoom={makeRoom} onReset={onReset} guide={guide} />);
}
