import { type ReactNode, useId } from 'react';
import type { SandboxSummary } from '#sandbox/control/control-api.ts';
import { chequeVerbs, sessionVerbs, type VerbName } from '#sandbox/control/grammar/verb-names.ts';
import { CallsSection } from './calls/calls-section.tsx';
import { ChangesLine } from './changes/changes-line.tsx';
import { AgendaSection } from './clock/agenda-section.tsx';
import { ClockSection } from './clock/clock-section.tsx';
import { LastMoveSection } from './clock/last-move-section.tsx';
import { PastSection } from './clock/past-section.tsx';
import { DemonstrationsSection } from './demonstrations/demonstrations-section.tsx';
import { RecordSection } from './demonstrations/record-section.tsx';
import { DirectorySection } from './directory/directory-section.tsx';
import { FaultsSection } from './faults/faults-section.tsx';
import { LatencySection } from './faults/latency-section.tsx';
import { BulkSection } from './payments/bulk-section.tsx';
import { LedgerSection } from './payments/ledger-section.tsx';
import { PayingSection } from './payments/paying-section.tsx';
import { ThingsSection } from './payments/things-section.tsx';
import { InstructionsSection } from './persona/instructions-section.tsx';
import { MailSection } from './persona/mail-section.tsx';
import { PersonaSection } from './persona/persona-section.tsx';
import { ProvidersSection } from './persona/providers-section.tsx';
import { ResetLinksSection } from './persona/reset-links-section.tsx';
import { VerbsSection } from './persona/verbs-section.tsx';
import { PhoneSection } from './phone/phone-section.tsx';
import { Notices } from './pieces/notices.tsx';
import type { PanelStore, PanelView } from './pieces/panel-store.ts';
import { ShareSection } from './share/share-section.tsx';
import type { PanelSubject, PanelTabId } from './tabs/panel-place.ts';
import { TabList } from './tabs/tab-list.tsx';

interface PanelTabsProps {
  readonly view: PanelView;
  readonly store: PanelStore;
  readonly tab: PanelTabId;
  readonly onTab: (tab: PanelTabId) => void;
  readonly about: PanelSubject;
  readonly onReset: () => void;
  /** Beside the tabs. */
  readonly tools: ReactNode;
}

export function PanelTabs({ view, store, tab, onTab, about, onReset, tools }: PanelTabsProps) {
  const { state, readAtMs, callCount } = view;
  const id = useId();
  return (
    <>
      <TabList id={id} chosen={tab} onChoose={onTab} />
      <Notices view={view} onReset={onReset} />
      {state !== undefined && (
        <ChangesLine store={store} state={state} readAtMs={readAtMs} callCount={callCount} onReset={onReset} />
      )}
      <div role="tabpanel" id={`${id}-shown`} aria-labelledby={`${id}-${tab}`}>
        {state === undefined ? (
          tab === 'calls' && <CallsSection {...view} store={store} />
        ) : (
          <Shown view={view} state={state} store={store} tab={tab} about={about} onReset={onReset} />
        )}
      </div>
      {tools}
    </>
  );
}

interface ShownProps extends Omit<PanelTabsProps, 'tools' | 'onTab'> {
  readonly state: SandboxSummary;
}

function Shown({ view, state, store, tab, about, onReset }: ShownProps) {
  const { readAtMs, calls, callCount } = view;
  const common = { store, state, readAtMs, callCount } as const;
  const verbs = (title: string, label: string, names: readonly VerbName[]) => (
    <VerbsSection {...common} calls={calls} title={title} label={label} names={names} />
  );
  switch (tab) {
    case 'scenario':
      return (
        <>
          <PersonaSection {...common} onReset={onReset} />
          {store.stage !== undefined && <DemonstrationsSection stage={store.stage} />}
          <ShareSection store={store} state={state} />
          {store.stage !== undefined && <RecordSection stage={store.stage} />}
          {verbs('Session', 'Session of', sessionVerbs)}
          <ResetLinksSection {...common} />
          <ProvidersSection {...common} />
        </>
      );
    case 'money':
      return (
        <>
          <PayingSection store={store} state={state} />
          <ThingsSection key={about.verb} {...common} calls={calls} opened={about.verb} />
          <InstructionsSection {...common} />
          {verbs('Cheques', 'Cheques of', chequeVerbs)}
          <BulkSection {...common} />
          <DirectorySection store={store} copOverridden={state.switches.cop !== 'by-name'} />
          <LedgerSection store={store} />
        </>
      );
    case 'faults':
      return (
        <>
          <FaultsSection key={about.operationId} store={store} state={state} operationId={about.operationId} />
          <LatencySection store={store} state={state} />
        </>
      );
    case 'calls':
      return <CallsSection calls={calls} callCount={callCount} store={store} />;
    case 'clock':
      return (
        <>
          <ClockSection {...common} />
          <AgendaSection {...common} />
          <LastMoveSection store={store} now={state.clock.now} />
          <PastSection {...common} />
        </>
      );
    case 'phone':
      return (
        <>
          <PhoneSection {...common} />
          <MailSection {...common} />
        </>
      );
    default:
      return tab satisfies never;
  }
}
