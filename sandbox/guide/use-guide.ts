import { useEffect, useState } from 'react';
import { keptCustomers } from '#sandbox/panel/described/kept-customers.ts';
import type { OfferSection } from '#sandbox/panel/offers/offer.ts';
import { offerSections } from '#sandbox/panel/offers/offers.ts';
import type { PanelMethods } from '#sandbox/panel/pieces/panel-control.ts';
import type { PanelStore } from '#sandbox/panel/pieces/panel-store.ts';
import { keptScenarios } from '#sandbox/panel/scenarios/scenario.ts';
import { reasonOf } from '#src/kernel/reason-of.ts';

export type LoadedGuide =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly sections: readonly OfferSection[] }
  | { readonly status: 'failed'; readonly reason: string };

/** Reads the guide once; it tells how the bank was when it was opened. */
export function useGuide(store: PanelStore): LoadedGuide {
  const [guide, setGuide] = useState<LoadedGuide>({ status: 'loading' });

  // Asking the bank is a side effect.
  useEffect(() => {
    store.ask(readGuide).then(
      (sections) => setGuide({ status: 'loaded', sections }),
      (failure: unknown) => setGuide({ status: 'failed', reason: reasonOf(failure) }),
    );
  }, [store]);
  return guide;
}

async function readGuide(bank: PanelMethods): Promise<readonly OfferSection[]> {
  const state = await bank.summary();
  const [described, directory, { assumptions }, { describedParts }] = await Promise.all([
    bank.verbs(state.persona),
    bank.directory(),
    import('virtual:assumptions'),
    // The schema of a description is large.
    import('#sandbox/panel/offers/description-parts.ts'),
  ]);
  if (described.outcome === 'refused') throw new Error(described.reason);
  if (directory.outcome === 'refused') throw new Error(directory.reason);
  return offerSections({
    state,
    now: state.clock.now,
    verbs: described.verbs,
    directory,
    assumptions,
    saved: keptCustomers.all(localStorage),
    scenarios: keptScenarios.all(localStorage),
    parts: describedParts(),
  });
}
