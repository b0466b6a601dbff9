import { useEffect, useId, useRef, useState } from 'react';
import { type ChallengeStep as Challenged, useChallenge } from '#src/api/challenge/challenge-actions.ts';
import { profileApi } from '#src/api/profile/profile.ts';
import type { Challenge } from '#src/api/wire/challenge-types.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import type { CodeBoxesHandle } from '#src/ui/fields/code-boxes.tsx';
import { DigitBoxes } from '#src/ui/fields/digit-boxes.tsx';
import { useForm } from '#src/ui/fields/use-form.ts';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { MessageText } from '#src/ui/text/message-text.tsx';
import { Notice } from '#src/ui/text/notice.tsx';
import typography from '#src/ui/text/typography.module.css';
import { attemptsCopy, challengeCopy, newCodeNotice, resendsCopy } from './challenge-copy.ts';
import styles from './challenge-step.module.css';

/** Asks for a one-time code or the transaction PIN before the bank carries out a request. */
export function ChallengeStep() {
  const step = useChallenge();
  if (step.asked === null) return null;
  const { factor } = step.asked;
  return <AskedStep key={factor} step={step} asked={step.asked} />;
}

interface AskedStepProps {
  readonly step: Challenged;
  readonly asked: Challenge;
}

function AskedStep({ step, asked }: AskedStepProps) {
  const { confirms, refused, notice, busy, answer, resend, giveUp } = step;
  const copy = challengeCopy[asked.factor];
  // Only if the page has read it already: nothing may delay the code.
  const { data: profile } = profileApi.endpoints.getProfile.useQueryState({ party: false });
  const attempts = attemptsCopy(asked.attemptsLeft);
  const formId = useId();
  const boxes = useRef<CodeBoxesHandle>(null);
  const [code, setCode] = useState('');
  // A refusal may also be about a new code that was asked for.
  const [wasSent, setWasSent] = useState(false);
  const form = useForm({
    fields: ['code'],
    check: () => (code.length < copy.length ? { code: copy.incomplete } : {}),
    onSubmit() {
      hasSent.current = true;
      setWasSent(true);
      answer(code);
    },
    isClosed: busy,
    focusesField: true,
  });

  // The bank has answered and the step is still open, so the code that was sent is no longer valid.
  const hasSent = useRef(false);
  useEffect(() => {
    if (busy || !hasSent.current) return;
    hasSent.current = false;
    boxes.current?.clear();
  }, [busy]);

  // Cleared now, because the new code may arrive, and be typed, before the bank's answer.
  function sendNewCode() {
    boxes.current?.clear();
    setWasSent(false);
    resend();
  }

  // A request in progress cannot be cancelled, so its outcome must be shown.
  function leave() {
    if (!busy) giveUp();
  }

  return (
    <Dialog
      wide
      title={copy.title}
      onClose={leave}
      actions={
        <>
          <Button disabled={busy} onClick={leave}>
            Cancel
          </Button>
          <Button look="main" type="submit" form={formId} busy={busy}>
            Confirm
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={styles.step} onSubmit={form.submit}>
        <p>
          To <strong className={styles.what}>{confirms}</strong>, {copy.lead(profile?.phoneNumber ?? '')}
        </p>
        <div role="status" className={styles.news}>
          {notice !== undefined && refused === null && <Notice>{newCodeNotice}</Notice>}
        </div>
        {refused !== null && (
          <Notice key={`${attempts} ${refused}`} tone="alert">
            <div>
              <p>
                <MessageText text={refused} />
              </p>
              <p>{attempts}</p>
            </div>
          </Notice>
        )}
        <div className={styles.boxes}>
          <DigitBoxes
            ref={boxes}
            {...form.field('code')}
            label={copy.label}
            length={copy.length}
            isRefused={refused !== null && wasSent && code === ''}
            name={copy.name}
            oneTime={asked.factor === 'otp'}
            secret={asked.factor === 'pin'}
            value={code}
            onChange={(digits) => {
              setCode(digits);
              form.changed(['code']);
            }}
          />
        </div>
        {refused === null && attempts !== undefined && <p className={typography.small}>{attempts}</p>}
        {asked.factor === 'otp' && <Resend left={asked.resendsLeft} busy={busy} onResend={sendNewCode} />}
      </form>
    </Dialog>
  );
}

interface ResendProps {
  readonly left: number | undefined;
  readonly busy: boolean;
  readonly onResend: () => void;
}

function Resend({ left, busy, onResend }: ResendProps) {
  return (
    <div className={styles.resend}>
      <Button look="quiet" disabled={left === 0 || busy} onClick={onResend}>
        Send a new code
      </Button>
      <span>{resendsCopy(left)}</span>
    </div>
  );
}
