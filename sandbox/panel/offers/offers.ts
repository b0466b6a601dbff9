import type { SandboxSummary } from '#sandbox/control/control-api.ts';
import type { Directory } from '#sandbox/control/queries/control-directory.ts';
import type { VerbDescription } from '#sandbox/control/verbs/verbs.ts';
import type { Kept } from '#sandbox/panel/pieces/kept-by-name.ts';
import type { Scenario } from '#sandbox/panel/scenarios/scenario.ts';
import type { Instant } from '#src/kernel/instant.ts';
import type { DescribedPart } from './description-parts.ts';
import type { OfferSection } from './offer.ts';
import { assumptionsSection, type ListedAssumption } from './sections/assumptions.ts';
import { codesSection } from './sections/codes.ts';
import { confirmationsSection } from './sections/confirmations.ts';
import { customersSection } from './sections/customers.ts';
import { directorySections } from './sections/directory.ts';
import { faultsSection, operationsSection } from './sections/faults.ts';
import { keysSection } from './sections/keys.ts';
import { magicSection } from './sections/magic.ts';
import { momentsSection } from './sections/moments.ts';
import { personasSection } from './sections/personas.ts';
import { scenariosSection } from './sections/scenarios.ts';
import { stubsSection } from './sections/stubs.ts';
import { switchesSection } from './sections/switches.ts';
import { toursSection } from './sections/tours.ts';
import { verbsSection } from './sections/verbs.ts';

/** What the bank and the register tell. */
export interface OfferKnown {
  readonly state: Pick<SandboxSummary, 'personas' | 'persona'>;
  readonly now: Instant;
  readonly verbs: readonly VerbDescription[];
  readonly directory: Directory;
  readonly assumptions: readonly ListedAssumption[];
  /** Descriptions saved in this browser. */
  readonly saved: readonly Kept[];
  /** The same of scenarios. */
  readonly scenarios: readonly Scenario[];
  /** The parts of a description, where they are to be shown. */
  readonly parts: readonly DescribedPart[];
}

/** Everything that testers can use, from the registries that the sandbox itself goes by. */
export function offerSections(known: OfferKnown): readonly OfferSection[] {
  const { state, now, verbs, directory, assumptions } = known;
  return [
    personasSection(state),
    customersSection(known),
    scenariosSection(known),
    toursSection(),
    keysSection({ persona: state.personas.map(({ id }) => id), do: verbs.map(({ verb }) => verb) }),
    momentsSection(now),
    switchesSection(),
    confirmationsSection(),
    magicSection(),
    faultsSection(),
    operationsSection(),
    stubsSection(),
    verbsSection(verbs, state.persona),
    ...directorySections(directory),
    codesSection(),
    assumptionsSection(assumptions),
  ];
}
