import { type ReactNode, useEffect, useId, useRef } from 'react';
import { CallsSection } from './calls/calls-section.tsx';
import { ChangesLine } from './changes/changes-line.tsx';
import { AgendaSection } from './clock/agenda-section.tsx';
import { ClockSection } from './clock/clock-section.tsx';
import { LastMoveSection } from './clock/last-move-section.tsx';
import { PastSection } from './clock/past-section.tsx';
import { DemonstrationsSection } from './demonstrations/demonstrations-section.tsx';
import { RecordSection } from './demonstrations/record-section.tsx';
import { NewCustomerSection } from './described/new-customer-section.tsx';
import { DirectorySection } from './directory/directory-section.tsx';
import { FaultsSection } from './faults/faults-section.tsx';
import { LatencySection } from './faults/latency-section.tsx';
import { PageSection } from './following/page-section.tsx';
import { ConfirmationsSection } from './payments/confirmations-section.tsx';
import { LedgerSection } from './payments/ledger-section.tsx';
import { PayingSection } from './payments/paying-section.tsx';
import { ThingsSection } from './payments/things-section.tsx';
import { InstructionsSection } from './persona/instructions-section.tsx';
import { MailSection } from './persona/mail-section.tsx';
import { PersonaSection } from './persona/persona-section.tsx';
import { ResetLinksSection } from './persona/reset-links-section.tsx';
import { PhoneSection } from './phone/phone-section.tsx';
import { ChoiceField } from './pieces/field.tsx';
import { Notices } from './pieces/notices.tsx';
import { usePanel } from './pieces/panel-context.tsx';
import type { PanelStore, PanelView } from './pieces/panel-store.ts';
import { VerbsSection } from './pieces/verbs-section.tsx';
import { ScenariosSection } from './scenarios/scenarios-section.tsx';
import { OpenedSection } from './share/opened-section.tsx';
import { ShareSection } from './share/share-section.tsx';
import { StubsSection } from './stubs/stubs-section.tsx';
import type { PanelSubject, PanelTabId } from './tabs/panel-place.ts';
import { TabList } from './tabs/tab-list.tsx';

interface PanelTabsProps {
  readonly tab: PanelTabId;
  readonly onTab: (tab: PanelTabId) => void;
  readonly about: PanelSubject;
  /** Beside the tabs. */
  readonly tools: ReactNode;
  /** What is shown before the bank has answered. */
  readonly early: { readonly view: PanelView; readonly store: PanelStore; readonly onReset: () => void };
}

export function PanelTabs({ tab, onTab, about, tools, early: { view, store, onReset } }: PanelTabsProps) {
  const id = useId();
  const isOpen = view.state !== undefined;
  const shown = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const wanted = placeOf(about);
    if (wanted !== undefined) shown.current?.querySelector<HTMLElement>(wanted)?.focus();
  }, [about]);

  return (
    <>
      <TabList id={id} chosen={tab} onChoose={onTab} />
      <Notices view={view} onReset={onReset} />
      {isOpen && <ChangesLine />}
      {isOpen && aboutCustomers.includes(tab) && <CustomerChoice />}
      <div ref={shown} role="tabpanel" id={`${id}-shown`} aria-labelledby={`${id}-${tab}`}>
        {tab === 'calls' && <CallsSection calls={view.calls} callCount={view.callCount} store={store} />}
        {isOpen && <Shown tab={tab} about={about} />}
      </div>
      {tools}
    </>
  );
}

/** What gets the focus, as a selector. */
function placeOf({ section, operationId }: PanelSubject): string | undefined {
  if (section !== undefined) return `[data-section="${CSS.escape(section)}"]`;
  return operationId === undefined ? undefined : '[data-form="fault"] select';
}

/** Faults and calls are of all customers. */
const aboutCustomers: readonly PanelTabId[] = ['scenario', 'money', 'clock', 'phone'];

/** Whom everything below is about. */
function CustomerChoice() {
  const { state, customer } = usePanel();
  return <ChoiceField label="Customer" value={customer.persona} choices={state.personas} onChoose={customer.choose} />;
}

function Shown({ tab, about }: Pick<PanelTabsProps, 'tab' | 'about'>) {
  const { stage, page } = usePanel().store;
  switch (tab) {
    case 'scenario':
      return (
        <>
          <OpenedSection />
          <PersonaSection />
          <NewCustomerSection key={about.customer} about={about} />
          {page !== undefined && <PageSection page={page} />}
          <ScenariosSection />
          <ShareSection />
          {stage !== undefined && <DemonstrationsSection stage={stage} />}
          {stage !== undefined && <RecordSection stage={stage} />}
          <VerbsSection title="Session" group="session" />
          <ResetLinksSection />
          <VerbsSection title="Data sharing" group="provider" />
        </>
      );
    case 'money':
      return (
        <>
          <PayingSection />
          <ConfirmationsSection />
          <ThingsSection key={about.verb} opened={about.verb} />
          <InstructionsSection />
          <VerbsSection title="Cheques" group="cheque" />
          <VerbsSection title="Bulk files" group="bulk" />
          <DirectorySection />
          <LedgerSection />
        </>
      );
    case 'faults':
      return (
        <>
          <FaultsSection
            key={`${about.operationId} ${about.fault}`}
            operationId={about.operationId}
            kind={about.fault}
          />
          <StubsSection operationId={about.operationId} />
          <LatencySection />
        </>
      );
    case 'calls':
      return null;
    case 'clock':
      return (
        <>
          <ClockSection />
          <AgendaSection />
          <LastMoveSection />
          <PastSection />
        </>
      );
    case 'phone':
      return (
        <>
          <PhoneSection />
          <MailSection />
        </>
      );
    default:
      return tab satisfies never;
  }
}
