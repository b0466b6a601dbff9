import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useListProvidersQuery, useListSharingEntitiesQuery } from '#src/api/preferences/data-sharing.ts';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import { failedCalls } from '#src/banking/page/failed-calls.ts';
import { PageHeading } from '#src/banking/page/page-heading.tsx';
import { SettingsBreadcrumb } from '#src/banking/page/settings-breadcrumb.tsx';
import type { PartyId } from '#src/kernel/ids.ts';
import { Page, PageTop } from '#src/ui/page/page.tsx';
import { Waiting } from '#src/ui/page/waiting.tsx';
import { Skeleton } from '#src/ui/text/skeleton.tsx';
import { AboutSharing } from './about-sharing.tsx';
import { ChooseEntity } from './choose-entity.tsx';
import { ChooseProvider, NoProvider } from './choose-provider.tsx';
import { ProviderAccess } from './provider-access.tsx';

/** The providers and entities are those of the person who logged in, whatever entity they act for. */
const party = false;

/** A provider's return link leads here, and may name the provider. */
export function DataSharingScreen() {
  const [query] = useSearchParams();
  const named = query.get('accessPointId');
  const providers = useListProvidersQuery({ party }, { refetchOnMountOrArgChange: true });
  const entities = useListSharingEntitiesQuery({ party });
  const [chosen, setChosen] = useState<PartyId>();
  const failed = failedCalls([providers, entities]);
  const isReady = providers.data !== undefined && entities.data !== undefined;

  const [only] = providers.data?.length === 1 ? providers.data : [];
  const provider = named === null ? only : providers.data?.find(({ id }) => id === named);
  const [single] = entities.data?.length === 1 ? entities.data : [];
  const entity = single ?? entities.data?.find(({ id }) => id === chosen);

  function content() {
    if (providers.data === undefined || entities.data === undefined) return null;
    if (provider === undefined) {
      return named === null && providers.data.length > 0 ? (
        <ChooseProvider providers={providers.data} />
      ) : (
        <NoProvider isNamed={named !== null} />
      );
    }
    if (entity === undefined) return <ChooseEntity entities={entities.data} onChoose={setChosen} />;
    return (
      <ProviderAccess
        // What was ticked for one provider or entity is not meant for another.
        key={`${provider.id} ${entity.id}`}
        provider={provider}
        entity={entity}
        onOtherEntity={single === undefined ? () => setChosen(undefined) : undefined}
      />
    );
  }

  return (
    <Page below close>
      <SettingsBreadcrumb title="Your data sharing" />
      <PageTop>
        <PageHeading>Your data sharing</PageHeading>
        <AboutSharing />
      </PageTop>
      {failed !== undefined && <CallFailed failed={failed} />}
      {!isReady && failed === undefined && (
        <Waiting text="Loading your data sharing">
          <Skeleton width="long" />
        </Waiting>
      )}
      {content()}
    </Page>
  );
}
