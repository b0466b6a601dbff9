import type { Account } from '#src/api/accounts/account.ts';
import { type PaymentLimits, usePaymentLimitsQuery } from '#src/api/payments/payment-limits.ts';
import { payingParty } from '#src/api/payments/payment-order.ts';
import { failedCalls } from '#src/banking/page/failed-calls.ts';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import { DetailsForm } from '#src/banking/paying/details/details-form.tsx';
import { detailFields, typedAmount } from '#src/banking/paying/model/check-details.ts';
import type { TypedDetails } from '#src/banking/paying/model/typed-details.ts';
import { LimitBelow } from '#src/banking/paying/summary/limit-today.tsx';
import { BesideSummary } from '#src/banking/paying/summary/order-summary.tsx';
import { today } from '#src/banking/paying/use-today.ts';
import { checkPayment } from '#src/features/payments/model/check-payment.ts';
import { filledDetails } from '#src/features/payments/model/filled-reference.ts';
import type { Money } from '#src/kernel/money.ts';
import { useBalancesHidden } from '#src/ui/preferences/use-preference.ts';
import { PaymentSummary } from './payment-summary.tsx';
import type { Wizard } from './use-wizard.ts';

interface DetailsStageProps {
  readonly wizard: Wizard;
  readonly account: Account;
  readonly canPayRegularly: boolean;
  readonly onChangeAccount: () => void;
}

/** The amount, reference and date of a payment, beside what has been chosen so far. */
export function DetailsStage({ wizard, account, canPayRegularly, onChangeAccount }: DetailsStageProps) {
  const { draft, updateDraft, go, party, payee, url } = wizard;
  const { telephones } = useRuntimeConfig();
  const areBalancesHidden = useBalancesHidden();
  const limits = usePaymentLimitsQuery({ party: payingParty(account, party) });
  const failed = failedCalls([limits]);
  const { details: filled, note } = filledDetails(draft, payee);
  // Options the account does not support are ignored, whatever the URL says.
  const details: TypedDetails = { ...filled, isRegular: filled.isRegular && canPayRegularly };
  const known = limits.isFetching || failed !== undefined ? undefined : limits.currentData;

  function check(limitsNow: PaymentLimits) {
    const available = account.availableBalance;
    return checkPayment(details, {
      today: today(),
      limits: limitsNow,
      available: available?.currency === 'GBP' ? (available as Money<'GBP'>) : undefined,
      helpdesk: telephones.helpdesk,
      areBalancesHidden,
    });
  }

  return (
    <BesideSummary
      summary={
        <PaymentSummary
          wizard={wizard}
          account={account}
          onChangeAccount={onChangeAccount}
          typed={{
            details,
            amount: typedAmount(details.amount, 'GBP'),
            from: account,
            limits: failed === undefined ? limits.currentData : undefined,
          }}
        />
      }
    >
      <DetailsForm
        word="payment"
        isRefilled={draft.isRefilled && url.step === 'review'}
        details={details}
        fields={detailFields}
        limits={{
          isAsking: limits.isFetching,
          failed,
          lead: 'We could not load your payment limits, so you cannot make a payment yet.',
        }}
        belowAmount={failed === undefined && <LimitBelow limits={limits.currentData} />}
        check={() => known && check(known)}
        knownReferences={
          payee === undefined ? [draft.payeeToAdd?.newPayee.reference] : [payee.reference, payee.lastReference]
        }
        referenceNote={note}
        canPayRegularly={canPayRegularly}
        wantsRegular={url.isRegular}
        changing={draft.changing}
        onType={(change) => updateDraft({ type: 'typed', change, payeeId: payee?.id })}
        onAccepted={(accepted, amount: Money<'GBP'>) => {
          updateDraft({ type: 'accepted', details: accepted, amount, payeeId: payee?.id });
          // After a reload the customer is at the review's own history entry.
          go({ step: 'review' }, { replace: url.step === 'review' });
        }}
      />
    </BesideSummary>
  );
}
