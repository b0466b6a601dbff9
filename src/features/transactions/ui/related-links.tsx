import type { Account } from '#src/api/accounts/account.ts';
import { accountMay } from '#src/api/capabilities/capabilities.ts';
import type { InstructionCode } from '#src/api/instructions/instruction.ts';
import { instructionsApi } from '#src/api/instructions/instructions.ts';
import { useListPayeesQuery } from '#src/api/payees/payees.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import type { Transaction } from '#src/api/transactions/transaction.ts';
import { directDebitCode } from '#src/api/transactions/transaction-categories.ts';
import { useGrants } from '#src/banking/entities/use-grants.ts';
import { instructionOf, payeeOf } from '#src/features/transactions/model/related.ts';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { AccountNumberText } from '#src/ui/text/account-number-text.tsx';
import { HiddenText } from '#src/ui/text/hidden-text.tsx';
import typography from '#src/ui/text/typography.module.css';

interface RelatedLinksProps {
  readonly row: Transaction;
  readonly account: Account;
}

const forPaying = ['PC_F_DOM'] as const;

/** The account that was paid, and ways to pay it again or to see what pays it regularly. A failed look-up adds nothing. */
export function RelatedLinks({ row, account }: RelatedLinksProps) {
  const party = useAppSelector(selectActiveParty);
  const { grants } = useGrants(party, forPaying);
  const mayPay = accountMay('makePayment', account, grants);
  const payees = useListPayeesQuery({ party });
  const payee = payeeOf(row, payees.currentData?.payees ?? []);
  return (
    <>
      {payee !== undefined && (
        <p className={typography.detail}>
          <AccountNumberText sortCode={payee.sortCode} accountNumber={payee.accountNumber} />
        </p>
      )}
      {mayPay && payee?.isActive && (
        <ButtonLink
          look="quiet"
          to={`/payments/make/${encodeURIComponent(account.id)}?toAccountId=${encodeURIComponent(payee.id)}`}
        >
          <span>
            Pay again<HiddenText> to {row.title}</HiddenText>
          </span>
        </ButtonLink>
      )}
      {row.category === 'reccurentPayments' && grants.functions?.includes('paymentsFuture') && (
        <InstructionLink row={row} account={account} />
      )}
    </>
  );
}

/** To the direct debit or standing order that made it, if there still is one. */
function InstructionLink({ row, account: { id } }: RelatedLinksProps) {
  const party = useAppSelector(selectActiveParty);
  const code: InstructionCode = row.code === directDebitCode ? 'DD' : 'SI';
  const { currentData } = instructionsApi.useListInstructionsQuery({ party, code });
  const instruction = instructionOf(row, id, currentData?.instructions ?? []);
  if (instruction === undefined) return null;
  return (
    <ButtonLink
      look="quiet"
      to={`/payments/upcoming?account=${encodeURIComponent(id)}`}
      state={{ searchedFor: { search: row.title } }}
    >
      {code === 'DD' ? 'See the direct debit' : 'See the standing order'}
    </ButtonLink>
  );
}
