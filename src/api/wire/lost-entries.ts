let onLost: (() => void) | undefined;

/** Told by the reader of a list of each entry that it cannot read. */
export function entryIsLost(): void {
  onLost?.();
}

/** What was read, and whether an entry was lost by the way. */
export function readWhole<Model>(read: () => Model): { readonly model: Model; readonly isWhole: boolean } {
  let isWhole = true;
  return { model: hearingLost(read, () => (isWhole = false)), isWhole };
}

/** Hears of each entry that is lost while this is read. */
export function hearingLost<Model>(read: () => Model, hear: () => void): Model {
  const before = onLost;
  onLost = hear;
  try {
    return read();
  } finally {
    onLost = before;
  }
}
