import { createRoot } from 'react-dom/client';
import type { Control } from '#sandbox/control/control-api.ts';
import { packText } from '#sandbox/control/link/packed-text.ts';
import { momentVersion } from '#sandbox/control/moment/moment-version.ts';
import { controlAt, type WorldPlace } from '#sandbox/control/remote-control.ts';
import { mountPanel } from '#sandbox/panel/mount-panel.tsx';
import { ProblemPage } from '#sandbox/panel/pieces/problem-page.tsx';
import type { KeptFile, ShareControl } from '#sandbox/panel/pieces/share-control.ts';
import { keptFile } from '#sandbox/panel/share/kept-file.ts';
import { reasonOf } from '#src/kernel/reason-of.ts';
import '#src/ui/tokens.css';
import '#src/ui/base.css';
import '#src/ui/fonts/fonts.css';
import { pollWorld } from './poll-world.ts';
import { listWorlds } from './worlds-page/ask-host.ts';
import {
  enteringLink,
  foundWorld,
  logInTo,
  markLoggedIn,
  wantedCustomer,
  wantedPage,
} from './worlds-page/enter-app.ts';
import { WorldsPage } from './worlds-page/worlds-page.tsx';

/** The panel of the Node host: the list of its worlds, and the sandbox's panel beside it for one of them. */

/** Where `npm start` opens a link to a moment. */
const sandboxSite = 'http://localhost:5173/';

async function openPage(page: HTMLElement): Promise<void> {
  const address = new URL(location.href);
  const wanted = address.searchParams.get('world') ?? 'default';
  const { worlds, app } = await listWorlds(wanted).catch(() => ({ worlds: [], app: null }));
  const place = { bankUrl: location.href, world: foundWorld(worlds, wanted)?.name ?? wanted, follows: true };
  const control = controlAt(place);
  const customer = wantedCustomer(address);
  if (customer === null) return openPanel(page, place, app);
  const entered = app === null ? noApp : await logInTo(control, customer).catch(unreached);
  if (app !== null && entered.outcome === 'entered') {
    markLoggedIn([localStorage, sessionStorage], crypto.randomUUID(), entered.credentialsChangeNeeded);
    return location.replace(app + wantedPage(address));
  }
  const problems = entered.outcome === 'refused' ? [entered.reason] : [];
  const back = () => location.replace(`?world=${place.world}`);
  createRoot(page).render(
    <ProblemPage heading="The app could not be opened" problems={problems} action="Go to the worlds" onAction={back} />,
  );
}

const noApp = { outcome: 'refused', reason: 'The app is not at this address.' } as const;

function unreached(failure: unknown): { readonly outcome: 'refused'; readonly reason: string } {
  return { outcome: 'refused', reason: reasonOf(failure) };
}

/** @param at the world that the panel drives, by its name now. */
function openPanel(page: HTMLElement, at: WorldPlace & { world: string }, app: string | null): void {
  const control = controlAt(at);
  const place = document.createElement('div');
  let stopPolling = () => {};
  page.after(place);
  mountPanel(
    place,
    {
      methods: control,
      listen(listener) {
        stopPolling = pollWorld(control, listener);
      },
      async logInAs(persona) {
        const joined = await control.joinSession(persona);
        return joined.outcome === 'refused' ? joined.reason : undefined;
      },
      ...(app !== null && { linkAs: (persona: string) => enteringLink(at.world, persona) }),
      share: shareOf(
        control,
        keptFile('worlds-opened-file', () => at.world),
      ),
      onRewound: () => location.reload(),
    },
    { page, onReset: () => location.reload() },
  );
  function goOnAs(name: string): void {
    at.world = name;
    history.replaceState(null, '', `?world=${name}`);
  }
  createRoot(page).render(
    // A host that makes worlds on call would make a missing one again.
    <WorldsPage world={at.world} hasApp={app !== null} onMoved={goOnAs} onMissing={() => stopPolling()} />,
  );
}

/** This host shows no page of the app, so its moments hold the bank alone. */
function shareOf(control: Control, kept: KeptFile): ShareControl {
  return {
    async take(report) {
      const taken = await control.snapshot();
      if (taken.outcome === 'refused') return { outcome: 'refused', reason: taken.reason };
      const { snapshot } = taken;
      const moment = { format: 'paddock-moment', version: momentVersion, snapshot, session: null };
      const packed = await packText(JSON.stringify(moment));
      return {
        outcome: 'taken',
        text: JSON.stringify(report === undefined ? moment : { ...moment, report }),
        link: `${sandboxSite}#moment=${packed}`,
      };
    },
    kept,
    async open(file) {
      let written: unknown;
      try {
        written = JSON.parse(file.text);
      } catch {
        return 'It is not JSON, so no sandbox has written it.';
      }
      const opened = await control.openSnapshot(written);
      if (opened.outcome === 'refused') return opened.reason;
      await kept.keep(file);
      location.reload();
      return undefined;
    },
  };
}

const root = document.getElementById('root');
if (root !== null) void openPage(root);
