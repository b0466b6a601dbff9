import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { useListAccountsQuery } from '#src/api/accounts/accounts.ts';
import type { Instruction } from '#src/api/instructions/instruction.ts';
import { useListInstructionsQuery } from '#src/api/instructions/instructions.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { useArrive } from '#src/banking/page/arrival.tsx';
import { CallFailed } from '#src/banking/page/call-failed.tsx';
import { failedCalls } from '#src/banking/page/failed-calls.ts';
import { PageHeading } from '#src/banking/page/page-heading.tsx';
import { PlainPage } from '#src/banking/page/plain-page.tsx';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import { WayBack } from '#src/banking/page/way-back.tsx';
import { nounOf } from '#src/features/instructions/model/upcoming-copy.ts';
import { noneStopped, toRow, type UpcomingRow } from '#src/features/instructions/model/upcoming-rows.ts';
import { isCustomInterval } from '#src/rules/intervals.ts';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { ButtonRow } from '#src/ui/page/button-row.tsx';
import { Card } from '#src/ui/page/card.tsx';
import { Page } from '#src/ui/page/page.tsx';
import { Waiting } from '#src/ui/page/waiting.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import { PhoneLink } from '#src/ui/text/phone-link.tsx';
import { Skeleton } from '#src/ui/text/skeleton.tsx';
import typography from '#src/ui/text/typography.module.css';
import { EditForm } from './edit-form.tsx';
import { InstructionFacts } from './instruction-facts.tsx';

/** Edits the amount and reference of a standing order or regular transfer. */
export function EditScreen() {
  const { instructionId } = useParams();
  const party = useAppSelector(selectActiveParty);
  const list = useListInstructionsQuery({ party, code: 'SI' });
  const accounts = useListAccountsQuery({ party });
  const [done, setDone] = useState<UpcomingRow>();
  const around = { accounts: accounts.currentData?.accounts ?? [], namesEntities: false, stopped: noneStopped };
  // The refetched list has the edit already.
  if (done !== undefined) return <EditDone row={done} />;

  const found = list.currentData?.instructions.find(({ id }) => id === instructionId);
  if (found !== undefined) {
    return <EditOf key={found.id} row={toRow(found, around)} onDone={(edited) => setDone(toRow(edited, around))} />;
  }
  const failed = failedCalls([list]);
  // A refetched list may still hold it.
  if (failed === undefined && !list.isFetching && list.currentData !== undefined) return <InstructionUnknown />;
  return (
    <EditPage>
      {failed === undefined ? (
        <Waiting text="Your standing order is loading">
          <Skeleton width="long" />
          <Skeleton width="medium" />
        </Waiting>
      ) : (
        <CallFailed failed={failed} lead="We could not load this standing order." />
      )}
    </EditPage>
  );
}

interface EditOfProps {
  readonly row: UpcomingRow;
  readonly onDone: (edited: Instruction) => void;
}

function EditOf({ row, onDone }: EditOfProps) {
  const { telephones } = useRuntimeConfig();
  const { statusCode, interval } = row.instruction;
  const noun = nounOf(row.instruction);
  if (statusCode === 'A' && interval !== undefined && !isCustomInterval(interval)) {
    return (
      <EditPage noun={noun}>
        <EditForm row={row} onDone={onDone} />
      </EditPage>
    );
  }
  return (
    <EditPage noun={noun} isReadOnly>
      <Notice tone="warning">
        {statusCode === 'A' ? (
          <p>
            This {noun} has a custom frequency, so it cannot be edited online. Please call our helpdesk on{' '}
            <PhoneLink number={telephones.helpdesk} />.
          </p>
        ) : (
          <p>
            {statusCode === 'P'
              ? `This ${noun} is awaiting authorisation and cannot be edited yet.`
              : `This ${noun} is closed and cannot be edited. You can set up a new one.`}
          </p>
        )}
      </Notice>
      <InstructionFacts row={row} />
      <ButtonRow>
        <ButtonLink to="/payments/upcoming">Back to upcoming payments</ButtonLink>
      </ButtonRow>
    </EditPage>
  );
}

/** For a URL that names no standing order of this session and entity. */
function InstructionUnknown() {
  return (
    <PlainPage heading="We could not find this standing order">
      <p>
        For your security, links to standing orders change each time you log in, so an older link no longer works. It
        may also belong to another entity.
      </p>
      <ButtonLink look="main" to="/payments/upcoming">
        Back to upcoming payments
      </ButtonLink>
    </PlainPage>
  );
}

interface EditPageProps {
  /** What is edited, once that is known. */
  readonly noun?: string;
  /** It asks for nothing. */
  readonly isReadOnly?: boolean;
  readonly children: ReactNode;
}

function EditPage({ noun, isReadOnly = false, children }: EditPageProps) {
  const heading = noun && `Edit ${noun}`;
  return (
    <Page below close>
      <WayBack here={heading} />
      <PageHeading>{heading}</PageHeading>
      <Card wide accent={!isReadOnly}>
        {children}
      </Card>
    </Page>
  );
}

function EditDone({ row }: { readonly row: UpcomingRow }) {
  const title = useRef<HTMLHeadingElement>(null);
  const arrive = useArrive();
  const { pathname } = useLocation();
  const noun = nounOf(row.instruction);
  const heading = `${noun.charAt(0).toUpperCase()}${noun.slice(1)} updated`;

  // The heading replaces the form at the same URL, so it takes the focus.
  useEffect(() => {
    if (title.current !== null) arrive(`${pathname} done`, title.current);
  }, [arrive, pathname]);

  return (
    <Page below close>
      <WayBack here={heading} />
      <h1 ref={title} tabIndex={-1} className={typography.largest}>
        {heading}
      </h1>
      <Card wide>
        <InstructionFacts row={row} />
        <ButtonRow>
          <ButtonLink look="main" to="/payments/upcoming">
            Back to upcoming payments
          </ButtonLink>
        </ButtonRow>
      </Card>
    </Page>
  );
}
