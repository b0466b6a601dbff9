import type { OutcomeCopy } from '#src/banking/paying/model/outcome-copy.ts';
import type { PaymentResult } from '#src/banking/paying/model/payment-result.ts';
import { namedAccount } from '#src/banking/receipt/receipt.ts';
import stack from '#src/ui/page/stack.module.css';
import { MessageText } from '#src/ui/text/message-text.tsx';
import { moneyText } from '#src/ui/text/money-copy.ts';
import { Notice } from '#src/ui/text/notice.tsx';
import typography from '#src/ui/text/typography.module.css';
import styles from './outcome-hero.module.css';

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
      from={namedAccount(payment.from)}
      to={'toAccount' in payment ? namedAccount(payment.toAccount) : payment.payee.name}
      texts={tone === 'good' ? texts : []}
    />
  );
}

interface OutcomeFigureProps {
  readonly tone: OutcomeCopy['tone'];
  readonly amount: string;
  readonly from: string;
  readonly to: string;
  readonly texts?: readonly string[];
}

const signs: Readonly<Record<OutcomeCopy['tone'], string>> = {
  good: 'm7 12.5 3.5 3.5L17 8.5',
  waiting: 'M12 7v5l3.5 2',
  unknown: 'M9.2 9.3a2.9 2.9 0 1 1 4.3 2.6c-1 .5-1.5 1-1.5 2.1m0 2.9v.1',
  bad: 'M12 7v6m0 3.6v.1',
};

/** The amount, large, with a sign for how it went. */
export function OutcomeFigure({ tone, amount, from, to, texts = [] }: OutcomeFigureProps) {
  return (
    <div className={styles.hero} data-tone={tone}>
      <svg aria-hidden="true" viewBox="0 0 24 24" className={styles.sign}>
        <circle cx="12" cy="12" r="11" />
        <path pathLength={1} d={signs[tone]} />
      </svg>
      <div className={styles.words}>
        <p className={styles.amount}>{amount}</p>
        <p className={typography.soft}>
          to <strong className={styles.to}>{to}</strong> from {from}
        </p>
        {texts.map((text) => (
          <p key={text} className={typography.soft}>
            {text}
          </p>
        ))}
      </div>
    </div>
  );
}

const tones = { good: 'quiet', waiting: 'warning', unknown: 'warning', bad: 'alert' } as const;

export function OutcomeNotice({ copy: { tone, texts } }: { readonly copy: OutcomeCopy }) {
  if (texts.length === 0) return null;
  return (
    <Notice tone={tones[tone]}>
      <div className={stack.closer}>
        {texts.map((text) => (
          <p key={text}>
            <MessageText text={text} />
          </p>
        ))}
      </div>
    </Notice>
  );
}
