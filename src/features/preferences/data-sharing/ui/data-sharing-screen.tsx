import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useListProvidersQuery, useListSharingEntitiesQuery } from '#src/api/preferences/data-sharing.ts';
import type { SharingEntity } from '#src/api/preferences/sharing.ts';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import { failedCalls } from '#src/banking/page/failed-calls.ts';
import { usePageFacts } from '#src/banking/page/page-facts.ts';
import { PageHeading } from '#src/banking/page/page-heading.tsx';
import { WayBack } from '#src/banking/page/way-back.tsx';
import type { PartyId } from '#src/kernel/ids.ts';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { ButtonRow } from '#src/ui/page/button-row.tsx';
import { NothingHere } from '#src/ui/page/nothing-here.tsx';
import { Page, PageTop } from '#src/ui/page/page.tsx';
import { RowGroup } from '#src/ui/page/row-group.tsx';
import { Waiting } from '#src/ui/page/waiting.tsx';
import { Skeleton } from '#src/ui/text/skeleton.tsx';
import { AboutSharing } from './about-sharing.tsx';
import { ChooseProvider, NoProvider } from './choose-provider.tsx';
import styles from './data-sharing.module.css';
import { ProviderAccess } from './provider-access.tsx';

const sharingPath = '/settings/paymentcompanies';

/** The providers and entities are those of the person who logged in, whatever entity they act for. */
const party = false;

/** A provider's return link leads here, and may name the provider. */
export function DataSharingScreen() {
  const [query] = useSearchParams();
  const named = query.get('accessPointId');
  const { heading } = usePageFacts();
  const providers = useListProvidersQuery({ party }, { refetchOnMountOrArgChange: true });
  const entities = useListSharingEntitiesQuery({ party });
  const [chosen, setChosen] = useState<PartyId>();

  const { known = [], error: missing } = providers.data ?? {};
  const only = known.length === 1 && missing === undefined ? known[0] : undefined;
  const provider = named === null ? only : known.find(({ id }) => id === named);
  const [single] = entities.data?.length === 1 ? entities.data : [];
  const entity = single ?? entities.data?.find(({ id }) => id === chosen);
  // While a provider is missing, nobody knows whether it is the one that is looked for.
  const failed = failedCalls([
    { ...providers, error: providers.error ?? (provider === undefined ? missing : undefined) },
    entities,
  ]);
  const hasOthers = known.some(({ id }) => id !== provider?.id);
  const waysOn = <WaysOn hasOthers={hasOthers} />;

  function content() {
    if (providers.data === undefined || entities.data === undefined) {
      if (failed !== undefined) return waysOn;
      return (
        <Waiting text="Loading your data sharing">
          <Skeleton width="long" />
        </Waiting>
      );
    }
    if (provider === undefined) {
      if (named === null && known.length > 0) return <ChooseProvider providers={known} />;
      return missing === undefined ? <NoProvider isNamed={named !== null}>{waysOn}</NoProvider> : waysOn;
    }
    if (entity === undefined) {
      return (
        <ChooseEntity entities={entities.data} onChoose={setChosen}>
          {waysOn}
        </ChooseEntity>
      );
    }
    return (
      <ProviderAccess
        // What was ticked for one provider or entity is not meant for another.
        key={`${provider.id} ${entity.id}`}
        provider={provider}
        entity={entity}
        onOtherEntity={single === undefined ? () => setChosen(undefined) : undefined}
        waysOn={waysOn}
      />
    );
  }

  return (
    <Page below close>
      {named === null ? (
        <WayBack />
      ) : (
        <WayBack through={[{ title: heading, to: sharingPath }]} here={provider?.name ?? 'Provider'} />
      )}
      <PageTop>
        <PageHeading />
        <AboutSharing />
      </PageTop>
      {failed !== undefined && <CallFailed failed={failed} />}
      {content()}
    </Page>
  );
}

interface ChooseEntityProps {
  readonly entities: readonly SharingEntity[];
  readonly onChoose: (id: PartyId) => void;
  /** The ways on where there is none. */
  readonly children: ReactNode;
}

function ChooseEntity({ entities, onChoose, children }: ChooseEntityProps) {
  if (entities.length === 0) return <NothingHere lead="No accounts available.">{children}</NothingHere>;
  return (
    <RowGroup heading="Whose accounts do you want to share?">
      {entities.map(({ id, name }) => (
        <li key={id}>
          <button type="button" className={styles.choice} onClick={() => onChoose(id)}>
            <span className={styles.name}>{name}</span>
          </button>
        </li>
      ))}
    </RowGroup>
  );
}

interface WaysOnProps {
  /** Providers beside the one on the page, if any. */
  readonly hasOthers: boolean;
}

/** From where nothing, or nothing more, can be done about this provider. */
function WaysOn({ hasOthers }: WaysOnProps) {
  return (
    <ButtonRow>
      {hasOthers && <ButtonLink to={sharingPath}>See all providers</ButtonLink>}
      <ButtonLink to="/accounts">Back to your accounts</ButtonLink>
    </ButtonRow>
  );
}
