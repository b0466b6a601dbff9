import { type StateParameters, textIn } from '#contracts/driver/state-values.ts';
import type { SandboxWorld } from '#contracts/driver/visit.ts';
import { openVisit, type SetUp } from '#contracts/states/arrivals.ts';
import { strictStates } from '#contracts/states/challenge/strict-states.ts';
import { handedOut, type Reached } from '#contracts/states/payees/payee-steps.ts';
import { typedForChanges } from './credential-states.ts';

/** The sandbox's reset tokens, by the condition of their link. */
const tokens: ReadonlyMap<string, string> = new Map([
  ['valid', 'valid-token'],
  ['valid, for a corporate customer', 'corporate-token'],
  ['expired', 'expired-token'],
  ['used', 'valid-token'],
]);

const resetPath = '/v1/credentials/changeCredentials';

export const resetLinkStates: Readonly<Record<string, SetUp>> = {
  'a prospect has a password reset link that is {link}': async (sandbox, parameters) =>
    handedOut(await withLink(sandbox, textIn(parameters, 'link'))),

  ...strictStates(
    'a prospect has a password reset link of customer {persona}',
    (sandbox, _: StateParameters) => withLink(sandbox, 'valid'),
    {
      'set a password with it': ({ token, sealedNewPassword: newPassword }) => ({
        method: 'PUT',
        path: resetPath,
        json: { token, newPassword },
      }),
    },
    'a prospect with a password reset link of customer {persona}',
  ),
};

async function withLink(sandbox: SandboxWorld, link: string): Promise<Reached> {
  const token = tokens.get(link);
  if (token === undefined)
    throw new Error(`There is no link that is ${link}. A link may be: ${[...tokens.keys()].join('; ')}.`);
  const visit = await openVisit(sandbox);
  if (link === 'used') {
    const newPassword = await visit.seal(typedForChanges.sealedNewPassword);
    await visit.write('PUT', resetPath, { newPassword, token });
  }
  const { sealedRightPassword, sealedNewPassword, sealedWeakPassword } = await visit.sealAll(typedForChanges);
  return { visit, values: { token, sealedRightPassword, sealedNewPassword, sealedWeakPassword } };
}
