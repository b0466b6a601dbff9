import { partiesOf } from '#sandbox/bank/engine/profile.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import { inactiveSessionTimeoutMs } from '#sandbox/bank/session/sessions.ts';
import type { Handlers } from '#sandbox/http/pipeline/handler.ts';
import { maskedContact, maskedParty } from '#sandbox/http/pipeline/masked-wire.ts';

export const profileHandlers = {
  getProfile: {
    serves: 'customer',
    whileStepsAreDue: true,
    decide: ({ bank, customer: { session, user } }) => ({
      rule: 'profile.of-user',
      answer: {
        done: {
          userProfile: {
            userName: user.id,
            firstName: user.firstName,
            lastName: user.lastName,
            preferredName: user.preferredName,
            honorific: user.honorific,
            partyId: maskedParty(tokenOf(bank, session, 'party', user.mainPartyId), user.mainPartyId),
            lastLoginTime: session.previousSignIn,
            emailId: { displayValue: maskedContact(user.email) },
            phoneNumber: { displayValue: maskedContact(user.phoneNumber) },
          },
          entities: partiesOf(bank, user).map(({ id, name }) => ({
            partyId: maskedParty(tokenOf(bank, session, 'party', id), id),
            partyName: name,
          })),
          inactiveSessionTimeout: inactiveSessionTimeoutMs,
          firstLoginFlowDone: user.firstLoginDone,
        },
      },
    }),
  },
  listPermissions: {
    serves: 'customer',
    decide: ({ customer }) => ({
      rule: 'permissions.of-user',
      answer: { done: { permittedFunctions: [...customer.user.permittedFunctions] } },
    }),
  },
} satisfies Partial<Handlers>;
