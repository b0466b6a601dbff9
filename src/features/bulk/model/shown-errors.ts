const mostShown = 5;

/** The first five errors, and how many more there are. The spelling is the bank's own. */
export function shownErrors(messages: readonly string[]): readonly string[] {
  const others = messages.length - mostShown;
  return others > 0 ? [...messages.slice(0, mostShown), `${others} other errors occured.`] : messages;
}
