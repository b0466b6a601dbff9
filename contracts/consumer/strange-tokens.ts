import type { PartyId } from '#src/kernel/ids.ts';
import { forParty, insideSession } from './wire.ts';

/** Tokens that name no account of the session: how each is come by, and what is sent with it. */
export const strangeTokens = [
  {
    which: 'of an earlier session',
    state: 'customer {persona} holds an account token from an earlier session',
    who: 'private-customer',
    headers: insideSession,
    party: false,
  },
  {
    which: 'of another entity than the one chosen',
    state: 'customer {persona} is signed in',
    who: 'racing-owner',
    headers: forParty('otherParty'),
    party: 'some-party' as PartyId,
  },
] as const;
