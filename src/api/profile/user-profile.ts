import { countOf, fieldsOf, listOf, textOf, tokenOf } from '#src/api/wire/wire.ts';
import type { PartyId } from '#src/kernel/ids.ts';
import { type Instant, parseInstant } from '#src/kernel/instant.ts';

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

export function toProfile(answer: unknown): Profile | undefined {
  const { userProfile, entities, firstLoginFlowDone, inactiveSessionTimeout } = fieldsOf(answer);
  const user = fieldsOf(userProfile);
  const userName = textOf(user.userName);
  if (userName === undefined) return undefined;

  const [honorific = '', firstName = '', lastName = ''] = [user.honorific, user.firstName, user.lastName].map(textOf);
  const mainPartyId = tokenOf(fieldsOf(user.partyId).value);
  const lastLogin = typeof user.lastLoginTime === 'string' ? parseInstant(user.lastLoginTime) : undefined;
  const inactiveSessionMs = countOf(inactiveSessionTimeout);
  return {
    userName,
    ...(mainPartyId !== undefined && { mainPartyId: mainPartyId as PartyId }),
    honorific,
    firstName,
    lastName,
    preferredName: textOf(user.preferredName) ?? '',
    fullName: [honorific, firstName, lastName].filter((name) => name !== '').join(' '),
    ...(lastLogin !== undefined && { lastLogin }),
    email: shownPart(user.emailId),
    phoneNumber: shownPart(user.phoneNumber),
    entities: toEntities(entities),
    firstLoginFlowDone: firstLoginFlowDone !== false,
    ...(inactiveSessionMs !== undefined && { inactiveSessionMs }),
  };
}

/** Drops entities without an id, and duplicates. */
function toEntities(value: unknown): readonly Entity[] {
  const byId = new Map<PartyId, Entity>();
  for (const { partyId, partyName } of listOf(value).map(fieldsOf)) {
    const { value: token, displayValue } = fieldsOf(partyId);
    const id = tokenOf(token) as PartyId | undefined;
    const displayId = textOf(displayValue) ?? '';
    if (id !== undefined && !byId.has(id)) byId.set(id, { id, title: textOf(partyName) ?? displayId, displayId });
  }
  return [...byId.values()];
}

/** Contacts are masked objects, or plain text in some releases. */
function shownPart(contact: unknown): string {
  return textOf(contact) ?? textOf(fieldsOf(contact).displayValue) ?? '';
}
