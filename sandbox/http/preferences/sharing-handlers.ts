import { partiesOf } from '#sandbox/bank/engine/profile.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import {
  type AccessRefusal,
  accessOf,
  accessPointOf,
  accessPointsOf,
  changeAccess,
  grantAccess,
  shareableAccounts,
  sharingParty,
  sharingText,
} from '#sandbox/bank/preferences/account-access.ts';
import { findImage } from '#sandbox/bank/preferences/providers.ts';
import { confirmationOf } from '#sandbox/bank/security/strong-authentication.ts';
import type { Handlers } from '#sandbox/http/pipeline/handler.ts';
import { maskedParty } from '#sandbox/http/pipeline/masked-wire.ts';
import { refusalsBy } from '#sandbox/http/refusals/reasons.ts';
import type { RefusalName } from '#sandbox/http/refusals/refusals.ts';
import { toAccessWire, toWantedAccess } from './sharing-wire.ts';

const accessReasons = {
  'provider-not-found': 'accessPointNotFound',
  empty: 'accessEmpty',
  exists: 'accessExists',
  changed: 'accessChanged',
  'not-set-up': 'accessNotSetUp',
  'not-shareable': 'accessNotShareable',
} as const satisfies Record<AccessRefusal, RefusalName>;

const refusal = refusalsBy('sharing', accessReasons);
const unknownProvider = { rule: 'sharing.provider-not-found', answer: { refused: 'accessPointNotFound' } } as const;

export const sharingHandlers = {
  getPreferences: {
    serves: 'customer',
    decide: ({ bank, customer }) => ({
      rule: 'preferences.access-points',
      answer: {
        done: {
          userAccessPointRelationship: accessPointsOf(bank, customer).map(({ id }) => ({
            accessPointId: id,
            status: true,
          })),
        },
      },
    }),
  },
  getAccessPoint: {
    serves: 'customer',
    decide: ({ bank, customer, path }) => {
      const accessPoint = accessPointOf(bank, customer, path.accessPointId);
      if (accessPoint === undefined) return unknownProvider;
      const { id, name, type, imageId } = accessPoint;
      const imgRefno = imageId === null ? null : { value: imageId };
      return {
        rule: 'sharing.access-point',
        answer: { done: { accessPointDTO: { id, description: name, type, imgRefno } } },
      };
    },
  },
  getContent: {
    serves: 'customer',
    decide: ({ path }) => {
      const image = findImage(path.contentId);
      if (image === undefined) return { rule: 'content.unknown', answer: { refused: 'contentNotFound' } };
      return {
        rule: 'content.found',
        answer: { done: { contentDTOList: [{ contentId: { value: path.contentId }, ...image }] } },
      };
    },
  },
  listRelations: {
    serves: 'customer',
    decide: ({ bank, customer: { session, user } }) => ({
      rule: 'relations.of-user',
      answer: {
        done: {
          userPartyRelationshipDTOs: partiesOf(bank, user).map(({ id, name, actsAs }) => ({
            partyId: maskedParty(tokenOf(bank, session, 'party', id), id),
            name,
            relationshipType: actsAs === 'agent' ? 'AGENT' : 'HOLDER',
          })),
        },
      },
    }),
  },
  getSharingSetup: {
    serves: 'customer',
    decide: ({ bank, customer, query }) => {
      const accessPoint = accessPointOf(bank, customer, query.accessPointId);
      if (accessPoint === undefined) return unknownProvider;
      const access = accessOf(bank, sharingParty(customer)?.id ?? '', accessPoint.id);
      return {
        rule: 'sharing.accounts',
        answer: {
          done: {
            accounts: [
              {
                ...(accessPoint.isSetUp && { setupInformation: 'SETUP_EXISTS' }),
                accessLevel: access === undefined ? 'USER' : 'ACCESSPOINT',
                accountType: 'CSA',
                accountsList: shareableAccounts(bank, customer, accessPoint.id).map(({ account, token, tasks }) => ({
                  accountNumber: { value: token, displayValue: account.number },
                  displayName: account.nickname ?? account.displayName,
                  tasks: [...tasks],
                })),
              },
            ],
          },
        },
      };
    },
  },
  createAccountAccess: {
    serves: 'customer',
    decide: ({ bank, customer, body }) => {
      const verdict = grantAccess(bank, customer, toWantedAccess(body.accessPointAccountDTOs[0]));
      if (verdict.outcome === 'refused') return refusal(verdict);
      const accessPointAccountDTOs = [toAccessWire(bank, customer, verdict.access)];
      return {
        rule: 'sharing.granted',
        changes: verdict.changes,
        requiredConfirmation: confirmationOf(bank, customer, 'shareAccounts', `to ${sharingText(verdict.access)}`),
        answer: { done: { accessPointAccountDTOs }, status: 201 },
      };
    },
  },
  changeAccountAccess: {
    serves: 'customer',
    decide: ({ bank, customer, body }) => {
      const verdict = changeAccess(bank, customer, toWantedAccess(body.accessPointAccountDTOs[0]));
      if (verdict.outcome === 'refused') return refusal(verdict);
      const accessPointAccountDTOs = [toAccessWire(bank, customer, verdict.access)];
      return {
        rule: 'sharing.changed',
        changes: verdict.changes,
        requiredConfirmation: confirmationOf(bank, customer, 'shareAccounts', `to ${sharingText(verdict.access)}`),
        answer: { done: { accessPointAccountDTOs } },
      };
    },
  },
  getAccountAccess: {
    serves: 'customer',
    decide: ({ bank, customer, path }) => {
      const accessPoint = accessPointOf(bank, customer, path.accessPointId);
      if (accessPoint === undefined) return unknownProvider;
      const access = accessOf(bank, sharingParty(customer)?.id ?? '', accessPoint.id);
      const listed = access === undefined ? [] : [toAccessWire(bank, customer, access)];
      return { rule: 'sharing.access', answer: { done: { accessPointAccountDTOs: listed } } };
    },
  },
} satisfies Partial<Handlers>;
