/** Where the panel was left, kept for a reload of this tab. */
export interface PanelPlaceKept {
  readonly open: boolean;
  readonly tab: PanelTabId;
  /** Bar and all; a mark in the tab's title remains. */
  readonly hidden: boolean;
  /** In a window of its own. */
  readonly apart: boolean;
  /** Most of a small window. */
  readonly large: boolean;
}

export const panelTabs = [
  { id: 'scenario', title: 'Scenario' },
  { id: 'money', title: 'Money' },
  { id: 'faults', title: 'Faults' },
  { id: 'calls', title: 'Calls' },
  { id: 'clock', title: 'Clock' },
  { id: 'phone', title: 'Phone & inbox' },
] as const;
export type PanelTabId = (typeof panelTabs)[number]['id'];

/** What a tab opens with, when a command leads there. */
export interface PanelSubject {
  /** Chosen in the form for faults. */
  readonly operationId?: string;
  /** The kind chosen there. */
  readonly fault?: string;
  /** The section that gets the focus, by its title. */
  readonly section?: string;
  /** Its form is open. */
  readonly verb?: string;
  /** The form for a new customer is open: as it was left, or with the sandbox's customer of now described. */
  readonly customer?: 'new' | 'current';
}

const key = 'paddock-sandbox-panel';
const atFirst: PanelPlaceKept = { open: false, tab: 'scenario', hidden: false, apart: false, large: false };

export function readPlace(storage: Pick<Storage, 'getItem'>): PanelPlaceKept {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? '{}');
    const { open, tab, hidden, apart, large } = kept as Partial<Record<keyof PanelPlaceKept, unknown>>;
    const known = panelTabs.find(({ id }) => id === tab);
    return {
      open: open === true,
      tab: known?.id ?? atFirst.tab,
      hidden: hidden === true,
      apart: apart === true,
      large: large === true,
    };
  } catch {
    return atFirst;
  }
}

export function keepPlace(storage: Pick<Storage, 'setItem'>, place: PanelPlaceKept): void {
  try {
    storage.setItem(key, JSON.stringify(place));
  } catch {
    // Storage may be full or forbidden: the next reload then begins with the panel closed.
  }
}
