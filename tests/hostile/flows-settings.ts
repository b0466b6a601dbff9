import type { AlertChoices } from '#src/api/alerts/alert.ts';
import { alertsApi } from '#src/api/alerts/alerts.ts';
import { saveAlerts } from '#src/api/alerts/save-alerts.ts';
import { dataSharingApi } from '#src/api/preferences/data-sharing.ts';
import { noMarketingChoice } from '#src/api/preferences/marketing.ts';
import { saveAccess } from '#src/api/preferences/save-access.ts';
import { saveMarketing } from '#src/api/preferences/save-marketing.ts';
import { everyTick } from '#src/api/preferences/sharing.ts';
import { type Flow, one } from './customer.ts';

const party = false as const;

export const settingsFlows: Readonly<Record<string, Flow>> = {
  alerts: {
    ready: async ({ plain, ownParty }) => {
      const subscriber = await ownParty();
      const { data: events = [] } = await plain.dispatch(alertsApi.endpoints.listAlertEvents.initiate({ party }));
      const failed = one(events.find(({ title }) => title === 'Failed login')).id;
      const steps: AlertChoices[] = [
        {},
        { [failed]: { email: true, sms: false } },
        { [failed]: { email: true, sms: true } },
        {},
      ];
      return async (store) => {
        const outcomes: unknown[] = [];
        for (const [at, wanted] of steps.slice(1).entries()) {
          outcomes.push(
            await store.dispatch(saveAlerts({ party, subscriber, events, shown: steps[at] ?? {}, wanted })),
          );
        }
        return outcomes;
      };
    },
  },
  'data sharing': {
    ready: async ({ plain, ownParty }) => {
      const arg = { party: await ownParty(), accessPointId: 'trotting-up' };
      const { data } = await plain.dispatch(dataSharingApi.endpoints.getSharingSetup.initiate(arg));
      const accounts = data?.accounts ?? [];
      const all = everyTick(accounts);
      const steps = [new Set([...all].slice(0, 1)), new Set([...all].slice(0, 3))] as const;
      return async (store) => [
        await store.dispatch(saveAccess({ ...arg, accounts, shown: new Set(), wanted: steps[0] })),
        await store.dispatch(saveAccess({ ...arg, accounts, shown: steps[0], wanted: steps[1] })),
      ];
    },
  },
  'a marketing preference': {
    ready: async ({ ownParty }) => {
      const sender = await ownParty();
      const wanted = { ...noMarketingChoice, consent: true, email: true };
      return async (store) => store.dispatch(saveMarketing({ party: sender, shown: noMarketingChoice, wanted }));
    },
  },
};
