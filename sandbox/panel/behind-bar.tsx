import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import type { Palette } from './palette/palette.tsx';
import type { PanelTabs } from './panel-tabs.tsx';
import styles from './pieces/panel.module.css';

const fetchTabs = () => import('./panel-tabs.tsx');
const fetchPalette = () => import('./palette/palette.tsx');

const Tabs = lazy(() =>
  fetchTabs().then(
    (loaded): { default: ComponentType<ComponentProps<typeof PanelTabs>> } => ({ default: loaded.PanelTabs }),
    () => ({ default: PartMissing }),
  ),
);

const Commands = lazy(() =>
  fetchPalette().then(
    (loaded): { default: ComponentType<ComponentProps<typeof Palette>> } => ({ default: loaded.Palette }),
    () => ({ default: PartMissing }),
  ),
);

/** Most of the panel's script is behind its bar. It is fetched as soon as somebody turns to it. */
export function fetchBehindBar(): void {
  void Promise.allSettled([fetchTabs(), fetchPalette()]);
}

export function LazyTabs(props: ComponentProps<typeof PanelTabs>) {
  return (
    <Suspense fallback={<p className={styles.quiet}>Loading the panel…</p>}>
      <Tabs {...props} />
    </Suspense>
  );
}

export function LazyPalette(props: ComponentProps<typeof Palette>) {
  return (
    <Suspense>
      <Commands {...props} />
    </Suspense>
  );
}

function PartMissing() {
  return <p role="alert">This part of the sandbox could not be loaded. Reload the page to try again.</p>;
}
