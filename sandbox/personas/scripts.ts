import { firstTimer, passwordDue, pinDue, termsDue } from './households/first-time.ts';
import { jointHolder } from './households/joint-holder.ts';
import { lowLimits } from './households/low-limits.ts';
import { newDeviceLess } from './households/new-device-less.ts';
import { readOnly } from './households/read-only.ts';
import { longHistory } from './long-history/long-history.ts';
import { maker } from './maker.ts';
import { manyAccounts } from './many-accounts/many-accounts.ts';
import { privateCustomer } from './private-customer.ts';
import { racingOwner } from './racing-owner.ts';
import type { StoryScript } from './story-script.ts';
import { adminLocked, lockedUser, noAccounts } from './without-accounts.ts';

/** Every story there is, in the order testers are offered them. A new story is added here and nowhere else. */
export const scripts: readonly StoryScript[] = [
  privateCustomer,
  racingOwner,
  firstTimer,
  termsDue,
  passwordDue,
  pinDue,
  readOnly,
  noAccounts,
  manyAccounts,
  longHistory,
  jointHolder,
  lockedUser,
  adminLocked,
  newDeviceLess,
  maker,
  lowLimits,
];
