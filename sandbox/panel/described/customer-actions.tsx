import { Answer } from '#sandbox/panel/pieces/answer.tsx';
import { Copied, useCopying } from '#sandbox/panel/pieces/copying.tsx';
import panelStyles from '#sandbox/panel/pieces/panel.module.css';
import { usePanel } from '#sandbox/panel/pieces/panel-context.tsx';
import { useAction } from '#sandbox/panel/pieces/use-action.ts';
import { reasonOf } from '#src/kernel/reason-of.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { customerLink, packedCustomer } from './customer-link.ts';
import type { CustomerDocument, ReadDocument } from './document.ts';
import { takenIdIn } from './objections.ts';
import { openCustomer } from './open-customer.ts';
import type { Check } from './use-check.ts';

interface CustomerActionsProps {
  readonly read: ReadDocument;
  readonly check: Check;
}

/** What can be done with a customer who can be made. */
export function CustomerActions({ read, check }: CustomerActionsProps) {
  const { store, onReset } = usePanel();
  const copying = useCopying();
  const action = useAction();
  const site = new URL(import.meta.env.BASE_URL, location.href).href;
  const document = read.outcome === 'read' ? read.document : undefined;
  const isRefused = document === undefined || check.status === 'cannot';
  // Another bank does not have the customer who is in the way here.
  const isRefusedThere = document === undefined || (check.status === 'cannot' && takenIdIn(check.text) === undefined);

  async function openElsewhere(wanted: CustomerDocument): Promise<string | undefined> {
    try {
      if (store.stage !== undefined) {
        location.assign(await customerLink(site, wanted));
        return undefined;
      }
      const problem = await store.reset(`persona:described;customer:${await packedCustomer(wanted)}`);
      if (problem === undefined) onReset();
      return problem;
    } catch (failure) {
      return reasonOf(failure);
    }
  }

  return (
    <>
      <div className={panelStyles.row}>
        <Button
          look="main"
          busy={action.busy}
          disabled={isRefused}
          onClick={() => document && void action.run(() => openCustomer(store, document))}
        >
          Open here
        </Button>
        <Button
          busy={action.busy}
          disabled={isRefusedThere}
          onClick={() => document && void action.run(() => openElsewhere(document))}
        >
          Open in a new bank
        </Button>
        {/* The panel of the Node host stands beside no site that a link could lead to. */}
        {store.stage !== undefined && (
          <Button
            disabled={isRefusedThere}
            onClick={() => document && void copying.copy('link to the customer', () => customerLink(site, document))}
          >
            Copy link
          </Button>
        )}
      </div>
      <p className={panelStyles.quiet}>
        Here, everything done so far is kept. A new bank begins at today’s date, in every tab. The link does the same
        anywhere.
      </p>
      <Copied copying={copying} />
      <Answer told={action.told} />
    </>
  );
}
