import type { OutcomeCopy } from '#src/banking/paying/model/outcome-copy.ts';
import type { PaymentResult } from '#src/banking/paying/model/payment-result.ts';
import { moneyText } from '#src/ui/text/money-copy.ts';
import { OutcomeFigure } from './outcome-figure.tsx';

interface OutcomeHeroProps {
  readonly payment: PaymentResult['payment'];
  readonly copy: OutcomeCopy;
}

/** What was paid to whom, with a sign for how it went; what is still to be known or done is said below. */
export function OutcomeHero({ payment, copy: { tone, texts } }: OutcomeHeroProps) {
  return (
    <OutcomeFigure
      tone={tone}
      amount={moneyText(payment.amount)}
      from={payment.from.title}
      to={'toAccount' in payment ? payment.toAccount.title : payment.payee.name}
      texts={tone === 'good' ? texts : []}
    />
  );
}
