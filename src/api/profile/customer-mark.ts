import type { AppThunk } from '#src/api/store/hooks.ts';
import { digestOf } from '#src/kernel/digest.ts';
import { knownUserName, profileApi } from './profile.ts';

/**
 * By which a note knows its customer again: a list of somebody else's proves nothing. One of 256, so that others who use this
 * browser cannot work the name out. Undefined in insecure contexts.
 */
export async function customerMark(userName: string): Promise<string | undefined> {
  return (await digestOf(userName))?.slice(0, 2);
}

/** The mark of the customer on this page; undefined before the page has read who that is. */
export function knownCustomerMark(): AppThunk<Promise<string | undefined>> {
  return async (dispatch) => {
    const userName = dispatch(knownUserName());
    return userName === undefined ? '' : customerMark(userName);
  };
}

/** The mark of the customer who is logged in; the bank is asked if this page does not know. */
export function ownCustomerMark(): AppThunk<Promise<string | undefined>> {
  return async (dispatch) => {
    const { getProfile } = profileApi.endpoints;
    const { data } = await dispatch(getProfile.initiate({ party: false }, { subscribe: false }));
    return data && customerMark(data.userName);
  };
}
