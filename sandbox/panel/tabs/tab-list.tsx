import type { KeyboardEvent } from 'react';
import { type PanelTabId, panelTabs } from './panel-place.ts';
import styles from './tab-list.module.css';

interface TabListProps {
  readonly id: string;
  readonly chosen: PanelTabId;
  readonly onChoose: (tab: PanelTabId) => void;
}

/** The arrow keys choose; the Tab key goes on to what the tab shows. */
export function TabList({ id, chosen, onChoose }: TabListProps) {
  function press(event: KeyboardEvent<HTMLDivElement>) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const place = panelTabs.findIndex((tab) => tab.id === chosen);
    const ends = { Home: 0, End: panelTabs.length - 1 }[event.key];
    const wanted = ends ?? (step === undefined ? undefined : (place + step + panelTabs.length) % panelTabs.length);
    const tab = wanted === undefined ? undefined : panelTabs[wanted];
    if (tab === undefined) return;
    event.preventDefault();
    onChoose(tab.id);
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${tab.id}"]`)?.focus();
  }

  return (
    <div role="tablist" aria-label="Sandbox" className={styles.tabs} onKeyDown={press}>
      {panelTabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${id}-${tab.id}`}
          data-tab={tab.id}
          aria-selected={tab.id === chosen}
          aria-controls={`${id}-shown`}
          tabIndex={tab.id === chosen ? 0 : -1}
          className={styles.tab}
          onClick={() => onChoose(tab.id)}
        >
          {tab.title}
        </button>
      ))}
    </div>
  );
}
