/** What happens inside the host must not reach a dialog or form of the app that it happens to stand in. */
const ownEvents = ['click', 'submit', 'input', 'change', 'keydown', 'focusin'] as const;

/**
 * Keeps `host` alive next to any modal dialog of the page. A modal makes all of the document inert but itself and what
 * stands in it, so the host moves into the topmost one, shown above it in the top layer, and goes home with the last.
 * react-aria's own modals leave alone what is marked as being in the top layer.
 */
export function keepBesideModals(host: HTMLElement, home: HTMLElement): void {
  host.dataset.reactAriaTopLayer = 'true';
  const scrolled = rememberScrolling(host);
  /** In the order in which they were opened. */
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
    // One that was closed and opened again stands above the host.
    const isBelow = topmost !== undefined && touched.includes(topmost);
    if (isBelow || host.parentElement !== (topmost ?? home)) moveTo(topmost);
  }

  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributeFilter: ['open'] });
}

function isOpenModal(dialog: HTMLDialogElement): boolean {
  return dialog.isConnected && dialog.matches(':modal');
}

/** How far each box in the host is scrolled: a box that is moved in the document begins at its top. */
function rememberScrolling(host: HTMLElement): ReadonlyMap<Element, number> {
  const tops = new Map<Element, number>();
  const note = ({ target }: Event) => {
    if (target instanceof Element) tops.set(target, target.scrollTop);
  };
  host.addEventListener('scroll', note, { capture: true, passive: true });
  return tops;
}
