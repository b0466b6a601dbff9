import { textIn } from '#contracts/driver/state-values.ts';
import { openVisit, type SetUp, valuesOf } from '#contracts/states/arrivals.ts';
import { typedForChanges } from './credential-states.ts';

/** The sandbox's links, by what is the matter with them. */
const tokens: ReadonlyMap<string, string> = new Map([
  ['good', 'valid-token'],
  ['good and corporate', 'corporate-token'],
  ['past its time', 'expired-token'],
  ['used', 'valid-token'],
]);

export const resetLinkStates: Readonly<Record<string, SetUp>> = {
  'a prospect holds a reset link that is {link}': async (address, parameters) => {
    const link = textIn(parameters, 'link');
    const token = tokens.get(link);
    if (token === undefined) throw new Error(`No link is ${link}. There are: ${[...tokens.keys()].join(', ')}.`);
    const visit = await openVisit(address);
    if (link === 'used') {
      const newPassword = await visit.seal(typedForChanges.sealedNewPassword);
      await visit.write('PUT', '/v1/credentials/changeCredentials', { newPassword, token });
    }
    const { sealedRightPassword, sealedNewPassword, sealedWeakPassword } = await visit.sealAll(typedForChanges);
    return { ...valuesOf(visit), token, sealedRightPassword, sealedNewPassword, sealedWeakPassword };
  },
};
