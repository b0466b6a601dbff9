import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { PanelControl } from '#sandbox/panel/pieces/panel-control.ts';
import { createPanelStore } from '#sandbox/panel/pieces/panel-store.ts';
import { GuidePage } from './guide-page.tsx';
import { guidePath } from './guide-path.ts';

export interface GuidePlace {
  readonly control: PanelControl;
  readonly bankName: string;
  /** At the foot of every page. */
  readonly tools: ReactNode;
}

/** Shows the guide in place of the app. */
export function openGuide(root: HTMLElement, { control, bankName, tools }: GuidePlace): void {
  const store = createPanelStore(control, () => performance.now());
  const element = <GuidePage store={store} bankName={bankName} tools={tools} />;
  const router = createBrowserRouter(
    [guidePath, `${guidePath}/:section`].map((path) => ({ path, element })),
    { basename: import.meta.env.BASE_URL },
  );
  createRoot(root).render(<RouterProvider router={router} />);
}
