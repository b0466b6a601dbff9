import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useGetAccountAccessQuery, useGetSharingSetupQuery } from '#src/api/preferences/data-sharing.ts';
import { type AccessToSave, saveAccess } from '#src/api/preferences/save-access.ts';
import { everyTick, type Provider, type SharingEntity, type Ticks, ticksIn } from '#src/api/preferences/sharing.ts';
import { useAppDispatch } from '#src/api/store/hooks.ts';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import { failedCalls } from '#src/banking/page/failed-calls.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Card } from '#src/ui/page/card.tsx';
import { NothingHere } from '#src/ui/page/nothing-here.tsx';
import { Waiting } from '#src/ui/page/waiting.tsx';
import { Skeleton } from '#src/ui/text/skeleton.tsx';
import typography from '#src/ui/text/typography.module.css';
import styles from './data-sharing.module.css';
import { EditPermissions } from './edit-permissions.tsx';
import { ProviderImage } from './provider-logo.tsx';
import { ReviewPermissions } from './review-permissions.tsx';

interface ProviderAccessProps {
  readonly provider: Provider;
  readonly entity: SharingEntity;
  /** Undefined if the customer has one entity. */
  readonly onOtherEntity: (() => void) | undefined;
  /** Shown where there is nothing to choose, and at the end. */
  readonly waysOn: ReactNode;
}

/** One provider's access to the accounts of one entity: choose, review, saved. */
export function ProviderAccess({ provider, entity, onOtherEntity, waysOn }: ProviderAccessProps) {
  const arg = { party: entity.id, accessPointId: provider.id };
  const setup = useGetSharingSetupQuery(arg, { refetchOnMountOrArgChange: true });
  const access = useGetAccountAccessQuery(arg, { refetchOnMountOrArgChange: true });
  const [stage, setStage] = useState<'edit' | 'review' | 'done'>('edit');
  const [draft, setDraft] = useState<Ticks>();
  const [shown, setShown] = useState<Ticks>();
  const [changedMeanwhile, setChangedMeanwhile] = useState(false);
  const saving = useSaveAccess();
  const failed = failedCalls([setup, access]);

  const accounts = setup.data?.accounts ?? [];
  const present = ticksIn(access.data?.access ?? null);
  const all = everyTick(accounts);
  const ticks = new Set([...(draft ?? present)].filter((tick) => all.has(tick)));

  function choose(next: Ticks) {
    // What is being changed, and not what another tab has saved since.
    if (draft === undefined) setShown(present);
    setDraft(next);
    setChangedMeanwhile(false);
  }

  async function confirm() {
    const result = await saving.save({ ...arg, accounts, shown: shown ?? present, wanted: ticks });
    if (result === 'saved') setStage('done');
    if (result !== 'changed-meanwhile') return;
    setDraft(undefined);
    setChangedMeanwhile(true);
    setStage('edit');
  }

  function content() {
    if (setup.data === undefined || access.data === undefined) {
      if (failed !== undefined) return waysOn;
      return (
        <Waiting text="Loading the accounts">
          <Skeleton width="long" />
        </Waiting>
      );
    }
    if (accounts.length === 0) {
      const lead = setup.data.exists ? 'No accounts available.' : 'Setup for selected TPP does not exist';
      return <NothingHere lead={lead}>{waysOn}</NothingHere>;
    }
    if (stage === 'review') {
      return (
        <ReviewPermissions
          accounts={accounts}
          ticks={ticks}
          saving={saving.isSaving}
          onAmend={() => setStage('edit')}
          onConfirm={() => void confirm()}
        />
      );
    }
    return (
      <EditPermissions
        accounts={accounts}
        ticks={ticks}
        all={all}
        changedMeanwhile={changedMeanwhile}
        onChange={choose}
        onProvide={() => setStage('review')}
      />
    );
  }

  if (stage === 'done') return <Shared provider={provider}>{waysOn}</Shared>;
  return (
    <>
      <div className={styles.provider}>
        <ProviderImage provider={provider} />
        <div className={styles.name}>
          <p className={styles.providerName}>{provider.name}</p>
          {onOtherEntity !== undefined && <p className={typography.note}>{entity.name}</p>}
        </div>
        {onOtherEntity !== undefined && stage === 'edit' && (
          <Button look="quiet" onClick={onOtherEntity}>
            Change entity
          </Button>
        )}
      </div>
      {failed !== undefined && <CallFailed failed={failed} />}
      {content()}
    </>
  );
}

/** Saves what was confirmed. A failure is silent: the review stays, and Confirm asks the bank before it sends again. */
function useSaveAccess() {
  const dispatch = useAppDispatch();
  const [isSaving, setSaving] = useState(false);

  async function save(access: AccessToSave) {
    setSaving(true);
    const { outcome } = await dispatch(saveAccess(access)).finally(() => setSaving(false));
    return outcome;
  }

  return { isSaving, save };
}

interface SharedProps {
  readonly provider: Provider;
  /** The ways on. */
  readonly children: ReactNode;
}

function Shared({ provider, children }: SharedProps) {
  const success = useRef<HTMLParagraphElement>(null);

  // The button that led here is gone; the focus reads the success out.
  useEffect(() => success.current?.focus(), []);

  return (
    <Card>
      <div className={styles.provider}>
        <ProviderImage provider={provider} />
        <p ref={success} tabIndex={-1} className={styles.heading}>
          <bdi>{provider.name}</bdi> has successfully linked to your accounts.
        </p>
      </div>
      {children}
    </Card>
  );
}
