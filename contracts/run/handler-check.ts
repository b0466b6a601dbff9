import { openHandler } from '#contracts/driver/state-handler.ts';
import type { InteractionOutcome, Outcome } from '#contracts/verify/interaction-outcome.ts';

const unknownState = 'a state that no pact has';
const signedIn = 'customer {persona} is signed in';

/** Whether a state handler does what it says: it refuses what it does not know, and each set-up changes something. */
export async function checkHandler(
  url: string,
  headers: Readonly<Record<string, string>>,
  ca?: string,
): Promise<Outcome> {
  const start = performance.now();
  const handler = await openHandler(url, headers, ca);
  const values = (state: string, params = {}) => handler.ask(state, params).catch(() => undefined);
  try {
    const yes = await values(unknownState);
    const first = await values(signedIn, { persona: 'private-customer' });
    const second = await values(signedIn, { persona: 'private-customer' });
    const isSame = first !== undefined && second !== undefined && first.session === second.session;
    return {
      name: 'states',
      seconds: (performance.now() - start) / 1000,
      interactions: [
        checked('an unknown state is refused', yes !== undefined, `the state handler says yes to “${unknownState}”`),
        checked('a state is set up afresh', isSame, `“${signedIn}” changes nothing: two set-ups gave the same session`),
      ],
    };
  } finally {
    await handler.close();
  }
}

function checked(description: string, isWrong: boolean, problem: string): InteractionOutcome {
  return { description, states: [], operation: undefined, status: undefined, problems: isWrong ? [problem] : [] };
}
