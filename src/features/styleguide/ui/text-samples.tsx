import { money } from '#src/kernel/money.ts';
import { AccountNumberText } from '#src/ui/text/account-number-text.tsx';
import { MoneyText } from '#src/ui/text/balance-text.tsx';
import { FactList } from '#src/ui/text/fact-list.tsx';
import { PhoneLink } from '#src/ui/text/phone-link.tsx';
import { Specimen } from './specimen.tsx';

const facts = [
  { label: 'In text', value: <MoneyText amount={money(1_234_50, 'GBP')} /> },
  { label: 'A debit in text', value: <MoneyText amount={money(-12_00, 'GBP')} /> },
  { label: 'A balance', value: <MoneyText amount={money(-1_204_33, 'GBP')} place="balance" /> },
  { label: 'In a list', value: <MoneyText amount={money(98_765_432_10, 'USD')} place="list" /> },
  { label: 'Euros', value: <MoneyText amount={money(0, 'EUR')} /> },
  { label: 'An account', value: <AccountNumberText sortCode="609303" accountNumber="12345678" /> },
  { label: 'A telephone', value: <PhoneLink number="0113 496 0100" /> },
];

export function TextSamples() {
  return (
    <Specimen title="Facts and amounts">
      <FactList facts={facts} />
    </Specimen>
  );
}
