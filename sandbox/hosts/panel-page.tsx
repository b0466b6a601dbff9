import { createRoot } from 'react-dom/client';
import { packText } from '#sandbox/control/link/packed-text.ts';
import { momentVersion } from '#sandbox/control/moment/moment-version.ts';
import { remoteControl, worldHeader } from '#sandbox/control/remote-control.ts';
import { mountPanel } from '#sandbox/panel/mount-panel.tsx';
import type { ShareControl } from '#sandbox/panel/pieces/share-control.ts';
import '#src/ui/tokens.css';
import '#src/ui/base.css';
import '#src/ui/fonts/fonts.css';
import { pollWorld } from './poll-world.ts';
import { WorldsPage } from './worlds-page.tsx';

/** The panel of the Node host: the list of its worlds, and the sandbox's panel beside it for one of them. */

/** Where `npm start` opens a link to a moment. */
const sandboxSite = 'http://localhost:5173/';

function openPanel(page: HTMLElement): void {
  const world = new URLSearchParams(location.search).get('world') ?? 'default';
  const control = remoteControl(location.href, world);
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
        const response = await fetch('/__sandbox/sessions', {
          method: 'POST',
          headers: { 'content-type': 'application/json', [worldHeader]: world },
          body: JSON.stringify({ persona }),
        });
        return response.ok ? undefined : ((await response.json()) as { reason: string }).reason;
      },
      share: shareOf(control),
      onRewound: () => location.reload(),
    },
    { page, onReset: () => location.reload() },
  );
  // A host that makes worlds on call would make it again.
  createRoot(page).render(<WorldsPage world={world} onGone={() => stopPolling()} />);
}

/** This host shows no page of the app, so its moments hold the bank alone. */
function shareOf(control: ReturnType<typeof remoteControl>): ShareControl {
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
    async open(text) {
      let written: unknown;
      try {
        written = JSON.parse(text);
      } catch {
        return 'It is not JSON, so no sandbox has written it.';
      }
      const opened = await control.openSnapshot(written);
      if (opened.outcome === 'refused') return opened.reason;
      location.reload();
      return undefined;
    },
  };
}

const root = document.getElementById('root');
if (root !== null) openPanel(root);
