import type { MatchersV3, PactV4 } from '@pact-foundation/pact';

type RequestBuilder = Parameters<NonNullable<Parameters<ReturnType<PactV4['addInteraction']>['withRequest']>[2]>>[0];

interface BodyOfAnyType {
  readonly interaction: { withRequestBody(body: string, contentType: string): boolean };
}

/**
 * A form whose fields may be matchers and state values. Pact's builder has no method for forms, so this calls its core
 * directly.
 */
export function formBody(
  request: RequestBuilder,
  fields: Readonly<Record<string, string | MatchersV3.Matcher<string>>>,
): void {
  const { interaction } = request as unknown as BodyOfAnyType;
  interaction.withRequestBody(JSON.stringify(fields), 'application/x-www-form-urlencoded');
}
