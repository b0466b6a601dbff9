const key = 'paddock-sandbox-page';
const still = 'still';

interface KeptSwitch {
  readonly isOn: boolean;
  keep(isOn: boolean): void;
}

/**
 * Whether the page follows the bank, kept for a reload of this tab.
 * @param asked what a link has asked for.
 */
export function keptSwitch(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  asked: boolean | undefined,
): KeptSwitch {
  function keep(isOn: boolean): void {
    try {
      if (isOn) storage.removeItem(key);
      else storage.setItem(key, still);
    } catch {
      // Storage may be full or forbidden: the next reload then follows again.
    }
  }

  if (asked !== undefined) keep(asked);
  return { isOn: asked ?? storage.getItem(key) !== still, keep };
}
