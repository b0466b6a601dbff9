const fragmentKey = 'tour';

export function linkToOwnTour(packed: string): string {
  return new URL(`${import.meta.env.BASE_URL}#${fragmentKey}=${packed}`, location.origin).href;
}

/** The packed tour in a link's fragment. */
export function ownTourIn({ hash }: URL): string | undefined {
  const [key, packed] = hash.slice(1).split('=', 2);
  return key === fragmentKey ? (packed ?? '') : undefined;
}
