interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type Extent = Pick<Box, 'width' | 'height'>;
type Place = Pick<Box, 'left' | 'top'>;

/** Pixels from the screen's edge within which a tooltip moves away from that edge. */
export const edgeNear = 60;

/** Minimum space between a tooltip and the edge. */
const margin = 8;

/**
 * A tooltip's position from the screen's top left: centred above its control; below it near the top edge; aligned with
 * the control's side near a side edge. Always fully visible if the screen can hold it.
 */
export function tooltipPlace(control: Box, tooltip: Extent, screen: Extent): Place {
  const above = control.top - tooltip.height;
  const below = control.top + control.height;
  const roomAbove = above >= margin;
  const roomBelow = below + tooltip.height <= screen.height - margin;
  const under = control.top < edgeNear ? roomBelow || !roomAbove : !roomAbove && roomBelow;

  const right = control.left + control.width;
  const middle = control.left + (control.width - tooltip.width) / 2;
  const left =
    control.left < edgeNear ? control.left : screen.width - right < edgeNear ? right - tooltip.width : middle;
  return {
    left: within(left, screen.width - margin - tooltip.width),
    top: within(under ? below : above, screen.height - margin - tooltip.height),
  };
}

function within(at: number, last: number): number {
  return Math.max(margin, Math.min(at, last));
}
