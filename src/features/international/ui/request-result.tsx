import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { unresolvedDismissed, useUnresolvedViews } from '#src/api/payments/unresolved-payments.ts';
import { useAppDispatch } from '#src/api/store/hooks.ts';
import { PageHeading } from '#src/banking/page/page-heading.tsx';
import { OutcomeFigure } from '#src/banking/paying/result/outcome-hero.tsx';
import { ResultColumns } from '#src/banking/paying/result/result-columns.tsx';
import { namedAccount } from '#src/banking/receipt/receipt.ts';
import { shownAmount } from '#src/features/international/model/request-currencies.ts';
import { requestBody } from '#src/features/international/model/request-lines.ts';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { ButtonRow } from '#src/ui/page/button-row.tsx';
import stack from '#src/ui/page/stack.module.css';
import typography from '#src/ui/text/typography.module.css';
import { RequestCard, RequestFacts } from './request-facts.tsx';
import styles from './request-result.module.css';
import { UnknownRequest } from './unknown-request.tsx';
import type { SentRequest } from './use-send-request.ts';

interface RequestResultProps {
  readonly sent: SentRequest;
  /** The message was found in the outbox. */
  readonly onResolved: () => void;
}

/** What became of the request, and everything it says. */
export function RequestResult({ sent, onResolved }: RequestResultProps) {
  const { request, reference, unknown } = sent;
  const dispatch = useAppDispatch();
  const noteAt = unknown?.noteAt;
  const view = useUnresolvedViews().find(({ at }) => at === noteAt);
  const isResolved = view?.payment?.outcome !== undefined;

  // Answers arrive without any action by the customer.
  useEffect(() => {
    if (noteAt === undefined || !isResolved) return;
    onResolved();
    dispatch(unresolvedDismissed(noteAt));
  }, [dispatch, onResolved, noteAt, isResolved]);

  return (
    <ResultStage
      reference={reference}
      unknown={unknown}
      hero={
        <OutcomeFigure
          tone={unknown === undefined ? 'good' : 'unknown'}
          amount={shownAmount(request.amount, request.currency)}
          from={namedAccount(request.from)}
          to={request.name}
        />
      }
    >
      <RequestCard reference={reference} text={requestBody(request)} isSent={unknown === undefined}>
        <RequestFacts request={request} />
      </RequestCard>
    </ResultStage>
  );
}

interface ResultStageProps {
  readonly reference: string;
  /** Undefined: the bank has the request. */
  readonly unknown: SentRequest['unknown'];
  /** Amount and parties, unless the request was read back as text. */
  readonly hero?: ReactNode;
  /** What was requested. */
  readonly children: ReactNode;
}

export function ResultStage({ reference, unknown, hero, children }: ResultStageProps) {
  return (
    <>
      {unknown === undefined ? (
        <PageHeading key="sent" step="sent">
          Request sent
        </PageHeading>
      ) : (
        <PageHeading key="unknown" step="unknown">
          We do not yet know whether your request was sent
        </PageHeading>
      )}
      <ResultColumns
        hero={hero}
        next={
          <>
            {unknown === undefined ? (
              <div className={stack.close}>
                <h2 className={typography.large}>What happens next</h2>
                <p>
                  We have received your request. No money has moved yet. We will make the payment, and write to you if
                  anything is missing.
                </p>
                <p>
                  Your reference for this request is <span className={styles.reference}>{reference}</span>. A copy is in
                  your <Link to="/secure-mail/f/outbox">sent messages</Link>.
                </p>
              </div>
            ) : (
              <UnknownRequest reference={reference} noteAt={unknown.noteAt} />
            )}
            <ButtonRow>
              <ButtonLink to="/payments/request-international" look={unknown === undefined ? 'main' : 'plain'}>
                Make another request
              </ButtonLink>
              <ButtonLink to="/accounts">Back to my accounts</ButtonLink>
            </ButtonRow>
          </>
        }
      >
        {children}
      </ResultColumns>
    </>
  );
}
