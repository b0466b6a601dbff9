import { operationAsked } from '#contracts/driver/contract.ts';
import { areas, readPact } from '#contracts/verify/pact-files.ts';
import type { RecordedInteraction } from './example-request.ts';

/** Every interaction of the pacts, with the operation that it asks. */
export function recordedInteractions(): readonly RecordedInteraction[] {
  return areas.flatMap((area) => {
    const { interactions } = JSON.parse(readPact(area) ?? '{"interactions":[]}') as {
      readonly interactions: readonly (RecordedInteraction & {
        readonly request: { readonly method: string; readonly path: string };
        readonly response: { readonly status: number };
      })[];
    };
    return interactions.map((one) => ({
      ...one,
      operation: operationAsked({ method: one.request.method, target: one.request.path }),
      status: one.response.status,
    }));
  });
}
