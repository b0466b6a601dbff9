import { useState } from 'react';
import { refusalCodeIn } from '#sandbox/control/link/switch-values.ts';
import { Answer } from '#sandbox/panel/pieces/answer.tsx';
import { ChoiceField } from '#sandbox/panel/pieces/field.tsx';
import styles from '#sandbox/panel/pieces/panel.module.css';
import { usePanel } from '#sandbox/panel/pieces/panel-context.tsx';
import { refusalChoices } from '#sandbox/panel/pieces/refusal-choices.ts';
import { Section } from '#sandbox/panel/pieces/section.tsx';
import { switchedText, switchTitles } from '#sandbox/panel/pieces/switch-titles.ts';
import { useAction } from '#sandbox/panel/pieces/use-action.ts';
import { checkChoices, magicChoices, paymentChoices, refusal } from './paying-choices.ts';

const choicesOf = { cop: checkChoices, payments: paymentChoices, magic: magicChoices };

/** Forces the outcome of Confirmation of Payee checks and payments. */
export function PayingSection() {
  const { store, state } = usePanel();
  const { cop, payments, magic } = state.switches;
  const code = refusalCodeIn(payments);
  const [writing, setWriting] = useState(false);
  const action = useAction();
  const set = (name: keyof typeof choicesOf, value: string) =>
    action.run(() => store.act((bank) => bank.setSwitches({ [name]: value })), {
      says: switchedText(name, value, choicesOf[name]),
      place: name,
    });
  const isRefusal = writing || code !== undefined;

  function choose(id: string) {
    setWriting(id === refusal);
    if (id !== refusal) void set('payments', id);
  }

  async function setCode(wanted: string) {
    if (wanted !== '' && (await set('payments', `${refusal}=${wanted}`))) setWriting(false);
  }

  return (
    <Section title="Paying" action={action}>
      <ChoiceField
        label="Confirmation of Payee result"
        value={cop}
        choices={checkChoices}
        onChoose={(id) => void set('cop', id)}
      />
      <Answer told={action.told} place="cop" />
      <ChoiceField
        label="Payment outcome"
        value={isRefusal ? refusal : payments}
        choices={paymentChoices}
        onChoose={choose}
      />
      {isRefusal && (
        <ChoiceField
          label="Code of the refusal"
          value={code ?? ''}
          choices={code === undefined ? [{ id: '', title: 'Choose a code' }, ...refusalChoices] : refusalChoices}
          onChoose={(id) => void setCode(id)}
        />
      )}
      <Answer told={action.told} place="payments" />
      {payments === 'needs-authoriser' && (
        <p className={styles.words}>
          What is ordered now waits. “Authorise an item” and “Decline an item” below decide it, for customers without
          colleagues too.
        </p>
      )}
      {code !== undefined && (
        <p className={styles.words}>
          Every payment is refused with <code>{code}</code>.
        </p>
      )}
      <ChoiceField
        label={switchTitles.magic}
        value={magic}
        choices={magicChoices}
        onChoose={(id) => void set('magic', id)}
      />
      <Answer told={action.told} place="magic" />
      {magic === 'yes' && (
        <p className={styles.words}>
          Some amounts, references and payees’ names cause an outcome, such as £66.01: the guide lists them, under
          “Magic values”.
        </p>
      )}
    </Section>
  );
}
