import { type FormEvent, useState } from 'react';
import { Answer } from '#sandbox/panel/pieces/answer.tsx';
import { ChoiceField, TextField } from '#sandbox/panel/pieces/field.tsx';
import styles from '#sandbox/panel/pieces/panel.module.css';
import { usePanel } from '#sandbox/panel/pieces/panel-context.tsx';
import { switchedText } from '#sandbox/panel/pieces/switch-titles.ts';
import type { ActionRunner } from '#sandbox/panel/pieces/use-action.ts';
import { Button } from '#src/ui/buttons/button.tsx';

const phone = 'phone';
const digits = 'digits';

const choices = [
  { id: phone, title: 'The code sent to the phone' },
  { id: digits, title: 'The code sent, or six digits of your choice' },
];

export function OtpSwitch({ action }: { readonly action: ActionRunner }) {
  const { store, state } = usePanel();
  const { otp } = state.switches;
  const [writing, setWriting] = useState(false);
  const [typed, setTyped] = useState('');
  const wantsDigits = writing || otp !== phone;
  const setOtp = (wanted: string) =>
    action.run(() => store.act((bank) => bank.setSwitches({ otp: wanted })), {
      says: switchedText('otp', wanted, choices),
      place: 'otp',
    });

  function choose(id: string) {
    setWriting(id === digits);
    if (id === phone) void setOtp(phone);
  }

  async function setDigits(event: FormEvent) {
    event.preventDefault();
    if (await setOtp(typed)) setWriting(false);
  }

  return (
    <>
      <ChoiceField label="Accepted code" value={wantsDigits ? digits : phone} choices={choices} onChoose={choose} />
      {wantsDigits && (
        <form className={styles.row} onSubmit={(event) => void setDigits(event)}>
          <TextField
            label="Six digits"
            inputMode="numeric"
            required
            placeholder={otp === phone ? '' : otp}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" busy={action.busy}>
            Set
          </Button>
        </form>
      )}
      <p className={styles.quiet}>
        {otp === phone
          ? 'Only a code that was sent is accepted, for ten minutes.'
          : `${otp} is also accepted while a sent code would be valid.`}
      </p>
      <Answer told={action.told} place="otp" />
    </>
  );
}
