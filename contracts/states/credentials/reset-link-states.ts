import { textIn } from '#contracts/driver/state-values.ts';
import { openVisit, type SetUp, valuesOf } from '#contracts/states/arrivals.ts';
import { typedForChanges } from './credential-states.ts';

/** The sandbox's reset tokens, by the condition of their link. */
const tokens: ReadonlyMap<string, string> = new Map([
  ['valid', 'valid-token'],
  ['valid, for a corporate customer', 'corporate-token'],
  ['expired', 'expired-token'],
  ['used', 'valid-token'],
]);

export const resetLinkStates: Readonly<Record<string, SetUp>> = {
  'a prospect has a password reset link that is {link}': async (sandbox, parameters) => {
    const link = textIn(parameters, 'link');
    const token = tokens.get(link);
    if (token === undefined)
      throw new Error(`There is no link that is ${link}. A link may be: ${[...tokens.keys()].join('; ')}.`);
    const visit = await openVisit(sandbox);
    if (link === 'used') {
      const newPassword = await visit.seal(typedForChanges.sealedNewPassword);
      await visit.write('PUT', '/v1/credentials/changeCredentials', { newPassword, token });
    }
    const { sealedRightPassword, sealedNewPassword, sealedWeakPassword } = await visit.sealAll(typedForChanges);
    return { ...valuesOf(visit), token, sealedRightPassword, sealedNewPassword, sealedWeakPassword };
  },
};
