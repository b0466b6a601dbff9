import { useListAccountsQuery } from '#src/api/accounts/accounts.ts';
import { accountMay } from '#src/api/capabilities/capabilities.ts';
import { useAppSelector } from '#src/api/store/hooks.ts';
import { selectActiveParty } from '#src/api/store/session.slice.ts';
import { useGrants } from '#src/banking/entities/use-grants.ts';
import { ButtonLink } from '#src/ui/buttons/button-link.tsx';
import { SetUpAwaited } from './set-up-awaited.tsx';
import styles from './upcoming-panel.module.css';

const tasks = ['PC_I_INSTRL', 'PC_F_SELF'] as const;

/** Each is shown only to a customer with an account that can do it. */
export function SetUpButtons() {
  const party = useAppSelector(selectActiveParty);
  const { currentData, isError } = useListAccountsQuery({ party });
  const { grants, areLoaded } = useGrants(party, tasks);
  const regular = grants.tasks.PC_I_INSTRL ?? [];
  const accounts = (currentData?.accounts ?? []).filter(({ id }) => regular.includes(id));
  const mayPay = accounts.some((account) => accountMay('payRegularly', account, grants));
  const mayTransfer = accounts.some((account) => accountMay('transfer', account, grants));
  if (!areLoaded || (currentData === undefined && !isError)) return <SetUpAwaited />;
  if (!mayPay && !mayTransfer) return null;
  return (
    <div className={styles.setUp}>
      {mayPay && <ButtonLink to="/payments/make?isRegular=true">Set up recurring payment</ButtonLink>}
      {mayTransfer && (
        <ButtonLink look={mayPay ? 'quiet' : 'plain'} to="/payments/transfer-money?isRegular=true">
          Set up recurring transfer
        </ButtonLink>
      )}
    </div>
  );
}
