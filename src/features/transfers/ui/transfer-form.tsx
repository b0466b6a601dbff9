import { usePaymentLimitsQuery } from '#src/api/payments/payment-limits.ts';
import { payingParty } from '#src/api/payments/payment-order.ts';
import { failedCalls } from '#src/banking/page/failed-calls.ts';
import { useRuntimeConfig } from '#src/banking/page/runtime-config-context.tsx';
import { AccountLabel } from '#src/banking/paying/account-label.tsx';
import { DetailsForm } from '#src/banking/paying/details/details-form.tsx';
import { typedAmount } from '#src/banking/paying/model/check-details.ts';
import { BalancesBeside } from '#src/banking/paying/summary/balances-beside.tsx';
import { LimitBelow } from '#src/banking/paying/summary/limit-today.tsx';
import { BesideSummary, OrderSummary } from '#src/banking/paying/summary/order-summary.tsx';
import { today } from '#src/banking/paying/use-today.ts';
import { checkTransfer, transferFields } from '#src/features/transfers/model/check-transfer.ts';
import type { Money } from '#src/kernel/money.ts';
import { useBalancesHidden } from '#src/ui/preferences/use-preference.ts';
import { currencyNames, currencySymbols } from '#src/ui/text/currency-copy.ts';
import { Notice } from '#src/ui/text/notice.tsx';
import { AccountField } from './account-field.tsx';
import type { Transfer } from './use-transfer.ts';

/** Accounts, amount, reference and date of a transfer, beside what has been chosen so far. */
export function TransferForm({ transfer }: { readonly transfer: Transfer }) {
  const { party, url, draft, updateDraft, offered, sending, receiving, from, to, go } = transfer;
  const canRepeat = offered.status !== 'ready' || offered.canRepeat;
  const details = { ...draft.details, isRegular: draft.details.isRegular && canRepeat };
  const { telephones } = useRuntimeConfig();
  const areBalancesHidden = useBalancesHidden();
  const limits = usePaymentLimitsQuery(
    { party: from === undefined ? party : payingParty(from, party), target: 'internalTransfer' },
    { skip: from === undefined },
  );
  const failed = from === undefined ? undefined : failedCalls([limits]);
  const isAsking = from !== undefined && limits.isFetching;
  const isLoading = offered.status === 'loading';
  const currency = from?.currency ?? 'GBP';

  function check() {
    if (from !== undefined && (isAsking || limits.currentData === undefined)) return undefined;
    return checkTransfer(
      { from, to, details },
      { today: today(), limits: limits.currentData, helpdesk: telephones.helpdesk, areBalancesHidden },
    );
  }

  // The bank's limits are in pounds.
  const shownLimits = currency === 'GBP' && from !== undefined && failed === undefined ? limits.currentData : undefined;
  const showOwners = party === false && new Set(sending.map(({ customerId }) => customerId)).size > 1;
  const account = { isLoading, showOwners };
  const isFromAwaited = (draft.from ?? url.accountId) !== undefined;
  return (
    <BesideSummary
      summary={
        // Accounts already chosen would move the rows below them.
        isLoading ? (
          <span hidden />
        ) : from === undefined ? (
          <BalancesBeside accounts={sending} />
        ) : (
          <OrderSummary
            onNarrow={false}
            rows={[
              { label: 'From', value: <AccountLabel account={from} withFigures /> },
              { label: 'To', value: to && <AccountLabel account={to} withFigures /> },
            ]}
            typed={{
              details,
              amount: typedAmount(details.amount, currency),
              from,
              limits: shownLimits,
            }}
          />
        )
      }
    >
      <DetailsForm
        word="transfer"
        isRefilled={draft.isRefilled && url.step === 'review'}
        details={details}
        fields={transferFields}
        limits={{
          isAsking,
          failed,
          lead: 'We could not load your transfer limits, so you cannot make a transfer yet.',
        }}
        belowAmount={shownLimits !== undefined && <LimitBelow limits={shownLimits} />}
        check={check}
        isLoading={isLoading}
        above={(form) => (
          <>
            <AccountField
              {...form.field('from')}
              label="From account"
              accounts={sending}
              chosen={from}
              isAwaited={isFromAwaited}
              {...account}
              onChoose={(chosen) => {
                transfer.chooseFrom(chosen);
                form.changed(['from', 'to', 'amount']);
              }}
            />
            <AccountField
              {...form.field('to')}
              label="To account"
              accounts={receiving}
              chosen={to}
              isAwaited={draft.to !== undefined}
              {...account}
              disabled={receiving.length === 0}
              whyDisabled={from === undefined ? 'First choose an account above' : 'No account to choose'}
              onChoose={(chosen) => {
                transfer.chooseTo(chosen);
                form.changed(['to']);
              }}
            />
            {from !== undefined && receiving.length === 0 && (
              <Notice tone="warning">
                <p>
                  You have no other account in {currencyNames[from.currency]} that {from.title} can transfer to.
                </p>
              </Notice>
            )}
          </>
        )}
        symbol={currencySymbols[currency]}
        referenceReadBy="It is shown on both accounts."
        canPayRegularly={canRepeat}
        wantsRegular={false}
        changing={draft.changing}
        onType={(change) => updateDraft({ type: 'typed', change })}
        onAccepted={(accepted, amount: Money) => {
          updateDraft({ type: 'accepted', details: accepted, amount });
          // After a reload the customer is at the review's own history entry.
          go({ step: 'review' }, { replace: url.step === 'review' });
        }}
      />
    </BesideSummary>
  );
}
