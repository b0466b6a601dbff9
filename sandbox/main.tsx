import { createRoot } from 'react-dom/client';
import { pageMarkers } from '#src/app/session-markers.ts';
import { startApp } from '#src/app/start.tsx';
import '#src/ui/tokens.css';
import '#src/ui/base.css';
import { openBrowserBank } from './hosts/browser.ts';
import { linkIn, withoutLink } from './hosts/link.ts';
import { ProblemPage } from './panel/problem-page.tsx';

/** Opens the bank, does what the link asks, then starts the same app as production beside the panel. */
async function openSandboxDoor(root: HTMLElement): Promise<void> {
  const opening = await openBrowserBank();
  if (opening.outcome !== 'open') {
    const reason = opening.outcome === 'held-elsewhere' ? heldElsewhere : opening.reason;
    return showProblem(root, 'The sandbox’s bank could not be opened', [reason], 'Try again', () => location.reload());
  }
  const { bank } = opening;
  const address = new URL(location.href);
  const link = linkIn(address);
  if (link !== undefined) {
    history.replaceState(history.state, '', withoutLink(address));
    const followed = await bank.follow(link);
    if (followed.outcome === 'refused') {
      return showProblem(root, 'This sandbox link was not understood', followed.problems, 'Open without it', () =>
        location.reload(),
      );
    }
    const markers = pageMarkers();
    const former = markers.sharedId();
    if (followed.openedAfresh && former !== undefined) markers.wipe(former);
    if (followed.signedIn) markers.write({ sessionId: crypto.randomUUID(), credentialsChangeNeeded: false });
  }
  await startApp(root);
}

const heldElsewhere =
  'Another tab has the bank: one left open from an older version, or the only one this browser lets have it. Close the other tabs of this site, then try again.';

function showProblem(
  root: HTMLElement,
  heading: string,
  problems: readonly string[],
  action: string,
  onAction: () => void,
): void {
  createRoot(root).render(<ProblemPage heading={heading} problems={problems} action={action} onAction={onAction} />);
}

const root = document.getElementById('root');
if (root !== null) void openSandboxDoor(root);
