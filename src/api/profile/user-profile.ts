import { countOf, fieldsOf, idOf, instantOf, listOf, textOf, type Wire } from '#src/api/wire/wire.ts';
import type { PartyId } from '#src/kernel/ids.ts';
import type { Instant } from '#src/kernel/instant.ts';

export interface Entity {
  readonly id: PartyId;
  readonly title: string;
  readonly displayId: string;
}

export interface Profile {
  readonly userName: string;
  readonly mainPartyId?: PartyId;
  readonly honorific: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly preferredName: string;
  readonly fullName: string;
  readonly lastLogin?: Instant;
  readonly email: string;
  readonly phoneNumber: string;
  readonly entities: readonly Entity[];
  /** False until the first sign-in's steps are done. */
  readonly firstLoginFlowDone: boolean;
  readonly inactiveSessionMs?: number;
}

export function toProfile(answer: Wire<'ProfileAnswer'>): Profile | undefined {
  const { userProfile, entities, firstLoginFlowDone, inactiveSessionTimeout } = fieldsOf(answer);
  const user = fieldsOf(userProfile);
  const userName = textOf(user.userName);
  if (userName === undefined) return undefined;

  const [honorific = '', firstName = '', lastName = ''] = [user.honorific, user.firstName, user.lastName].map(textOf);
  const mainPartyId = idOf<PartyId>(fieldsOf(user.partyId).value);
  const lastLogin = instantOf(user.lastLoginTime);
  const inactiveSessionMs = countOf(inactiveSessionTimeout);
  return {
    userName,
    ...(mainPartyId !== undefined && { mainPartyId }),
    honorific,
    firstName,
    lastName,
    preferredName: textOf(user.preferredName) ?? '',
    fullName: [honorific, firstName, lastName].filter((name) => name !== '').join(' '),
    ...(lastLogin !== undefined && { lastLogin }),
    email: shownPart(user.emailId),
    phoneNumber: shownPart(user.phoneNumber),
    entities: toEntities(listOf(entities)),
    firstLoginFlowDone: firstLoginFlowDone !== false,
    ...(inactiveSessionMs !== undefined && { inactiveSessionMs }),
  };
}

/** Drops entities without an id, and duplicates. */
function toEntities(memberships: readonly Wire<'EntityMembership'>[]): readonly Entity[] {
  const byId = new Map<PartyId, Entity>();
  for (const { partyId, partyName } of memberships.map(fieldsOf)) {
    const { value: token, displayValue } = fieldsOf(partyId);
    const id = idOf<PartyId>(token);
    const displayId = textOf(displayValue) ?? '';
    if (id !== undefined && !byId.has(id)) byId.set(id, { id, title: textOf(partyName) ?? displayId, displayId });
  }
  return [...byId.values()];
}

/** Contacts are masked objects, or plain text in some releases. */
function shownPart(contact: Wire<'MaskedContact'>): string {
  return textOf(contact) ?? textOf(fieldsOf(contact).displayValue) ?? '';
}
