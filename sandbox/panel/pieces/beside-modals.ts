/** Events inside the host must not reach an app dialog or form that contains it. */
const ownEvents = ['click', 'submit', 'input', 'change', 'keydown', 'focusin'] as const;

/**
 * Keeps `host` usable beside the page's modal dialogs. A modal makes the rest of the document inert, so the host
 * moves into the topmost modal, shown above it in the top layer, and returns home when the last one closes.
 * react-aria's own modals ignore elements marked as being in the top layer.
 */
export function keepBesideModals(host: HTMLElement, home: HTMLElement): void {
  host.dataset.reactAriaTopLayer = 'true';
  const scrolled = rememberScrolling(host);
  /** In opening order. */
  let modals: readonly HTMLDialogElement[] = [];

  for (const event of ownEvents) {
    host.addEventListener(event, (happened) => {
      if (host.parentElement !== home) happened.stopPropagation();
    });
  }

  function moveTo(modal: HTMLDialogElement | undefined): void {
    const focused = host.contains(document.activeElement) ? document.activeElement : null;
    if (host.matches(':popover-open')) host.hidePopover();
    (modal ?? home).append(host);
    host.popover = modal === undefined ? null : 'manual';
    if (modal !== undefined) host.showPopover();
    for (const [element, top] of scrolled) element.scrollTop = top;
    if (focused instanceof HTMLElement) focused.focus();
  }

  function look(changes: readonly MutationRecord[]): void {
    const touched = changes.flatMap(({ type, target }) =>
      type === 'attributes' && target instanceof HTMLDialogElement ? target : [],
    );
    if (touched.length === 0 && host.isConnected) return;
    modals = [...modals.filter((modal) => !touched.includes(modal)), ...new Set(touched)].filter(isOpenModal);
    const topmost = modals.at(-1);
    // A dialog closed and opened again is above the host.
    const isBelow = topmost !== undefined && touched.includes(topmost);
    if (isBelow || host.parentElement !== (topmost ?? home)) moveTo(topmost);
  }

  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributeFilter: ['open'] });
}

function isOpenModal(dialog: HTMLDialogElement): boolean {
  return dialog.isConnected && dialog.matches(':modal');
}

/** Moving an element in the document resets its scroll position. */
function rememberScrolling(host: HTMLElement): ReadonlyMap<Element, number> {
  const tops = new Map<Element, number>();
  const note = ({ target }: Event) => {
    if (target instanceof Element) tops.set(target, target.scrollTop);
  };
  host.addEventListener('scroll', note, { capture: true, passive: true });
  return tops;
}
