import type { SandboxSummary } from '#sandbox/control/control-api.ts';
import type { Directory } from '#sandbox/control/queries/control-directory.ts';
import type { VerbDescription } from '#sandbox/control/verbs/verbs.ts';
import type { GuideSection } from './entries.ts';
import { assumptionsSection, type ListedAssumption } from './sections/assumptions.ts';
import { codesSection } from './sections/codes.ts';
import { confirmationsSection } from './sections/confirmations.ts';
import { directorySections } from './sections/directory.ts';
import { faultsSection, operationsSection } from './sections/faults.ts';
import { keysSection } from './sections/keys.ts';
import { momentsSection } from './sections/moments.ts';
import { personasSection } from './sections/personas.ts';
import { switchesSection } from './sections/switches.ts';
import { toursSection } from './sections/tours.ts';
import { verbsSection } from './sections/verbs.ts';

/** What the bank and the register tell the guide. */
export interface GuideKnown {
  readonly state: Pick<SandboxSummary, 'personas' | 'clock'>;
  readonly verbs: readonly VerbDescription[];
  readonly directory: Directory;
  readonly assumptions: readonly ListedAssumption[];
}

/** The whole guide, from the registries that the sandbox itself goes by. */
export function guideSections({ state, verbs, directory, assumptions }: GuideKnown): readonly GuideSection[] {
  return [
    personasSection(state),
    toursSection(),
    keysSection({ persona: state.personas.map(({ id }) => id), do: verbs.map(({ verb }) => verb) }),
    momentsSection(state.clock.now),
    switchesSection(),
    confirmationsSection(),
    faultsSection(),
    operationsSection(),
    verbsSection(verbs),
    ...directorySections(directory),
    codesSection(),
    assumptionsSection(assumptions),
  ];
}
