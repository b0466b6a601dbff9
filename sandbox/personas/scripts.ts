import { approver, secondApprover } from './company/approvers.ts';
import { maker } from './company/maker.ts';
import { firstTimer, passwordDue, pinDue, termsDue } from './households/first-time.ts';
import { jointHolder } from './households/joint-holder.ts';
import { lowLimits } from './households/low-limits.ts';
import { newDeviceLess } from './households/new-device-less.ts';
import { readOnly } from './households/read-only.ts';
import { longHistory } from './long-history/long-history.ts';
import { manyAccounts } from './many-accounts/many-accounts.ts';
import type { PersonaScript } from './persona-script.ts';
import { privateCustomer } from './private-customer.ts';
import { racingOwner } from './racing-owner.ts';
import { adminLocked, lockedUser, noAccounts } from './without-accounts.ts';

/** All personas, in the order offered to testers. Add a new persona here only. */
export const scripts: readonly PersonaScript[] = [
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
  approver,
  secondApprover,
  lowLimits,
];
