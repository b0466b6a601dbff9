import { listAssumptions } from '#contracts/assumptions/assumptions-plugin.ts';
import { readDirectory } from '#sandbox/control/queries/control-directory.ts';
import { openSmallSandbox } from '#sandbox/control/small-sandbox.fixture.ts';
import { personas } from '#sandbox/personas/registry.ts';
import { setRuntimeConfig } from '#src/api/environment/runtime-config.ts';
import config from '../../../public/config.json' with { type: 'json' };
import { describedParts } from './description-parts.ts';
import type { OfferSection } from './offer.ts';
import { offerSections } from './offers.ts';

/** All that the guide has, of every registry, with one description saved in the browser. */
export async function everySection(): Promise<readonly OfferSection[]> {
  setRuntimeConfig(config);
  const { control } = await openSmallSandbox({});
  const described = await control.verbs('nell');
  return offerSections({
    state: { personas: Object.values(personas), persona: 'nell' },
    now: (await control.summary()).clock.now,
    verbs: described.outcome === 'done' ? described.verbs : [],
    directory: readDirectory(),
    assumptions: listAssumptions(),
    saved: [{ name: 'Mine', text: '{}' }],
    scenarios: [
      {
        name: 'Friday evening',
        text: 'persona:racing-owner;signin:yes;clock:2026-03-06T16:55;freeze:yes;latency:slow',
      },
      { name: 'Of another build', text: 'persona:nobody' },
    ],
    parts: describedParts(),
  });
}
