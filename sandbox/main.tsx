import { createRoot } from 'react-dom/client';
import { configUrl, loadRuntimeConfig } from '#src/app/config.ts';
import { takeOver } from '#src/app/first-paint/drawn-page.ts';
import { followChanges } from '#src/app/following/follow-changes.ts';
import { watchForms } from '#src/app/following/form-in-progress.ts';
import { forgetBank, pageMarkers } from '#src/app/session/session-markers.ts';
import { createSessionRecord } from '#src/app/session/session-record.ts';
import { DisplayButton } from '#src/app/shell/footer.tsx';
import { startApp } from '#src/app/start.tsx';
import type { AppStore } from '#src/app/store.ts';
import { takeResetToken } from '#src/app/take-reset-token.ts';
import { reasonOf } from '#src/kernel/reason-of.ts';
import '#src/ui/tokens.css';
import '#src/ui/base.css';
import '#src/ui/print.css';
import { preferencesKey, sharedStorage } from '#src/api/environment/page-storage.ts';
import { setRuntimeConfig } from '#src/api/environment/runtime-config.ts';
import { refetchAll } from '#src/api/store/refetch-all.ts';
import { openPreferences } from '#src/ui/preferences/preferences.ts';
import { urlBeforePieces } from './control/link/link-pieces.ts';
import { guidePath, isGuide } from './guide/guide-path.ts';
import { listenToBank, openBrowserBank } from './hosts/browser.ts';
import type { LinkOutcome } from './hosts/follow-link.ts';
import { keysLostInFragment, leadsThroughLink, linkIn, withoutLink } from './hosts/link.ts';
import { linkToMoment, momentIn, readPage, restorePage } from './hosts/page-moment.ts';
import { pageSandbox } from './hosts/page-sandbox.ts';
import type { BrowserBank } from './hosts/shared-bank.ts';
import { keepSiteInTime } from './offline/keep-site.ts';
import { ownTourIn } from './panel/demonstrations/own-tour-link.ts';
import { awaitedOn } from './panel/following/awaited-moments.ts';
import { keptSwitch } from './panel/following/kept-switch.ts';
import { mountPanel } from './panel/mount-panel.tsx';
import type { PanelControl } from './panel/pieces/panel-control.ts';
import { ProblemPage } from './panel/pieces/problem-page.tsx';
import { keepSaid } from './panel/pieces/said-before-reload.ts';
import type { ShareControl } from './panel/pieces/share-control.ts';
import { watchPageRefusals } from './panel/refused/page-refusals.ts';
import { recordConsole } from './panel/share/console-record.ts';
import { fillPage, type PageToFill } from './panel/share/fill-page.ts';
import { keptFile } from './panel/share/kept-file.ts';
import { openStage } from './stage/open-stage.ts';
import type { StageBank } from './stage/pieces/stage-bank.ts';
import { keepPageStill } from './stage/present/still-page.ts';

/** Opens the bank, does what the link asks, then starts the same app as production beside the panel. */
async function openSandboxDoor(root: HTMLElement, lost: string | undefined): Promise<void> {
  if (await leadsToTour()) return;
  const own = ownTourIn(new URL(location.href));
  if (own !== undefined) {
    const problem = (await import('./stage/follow-own-tour.ts')).followOwnTour(own);
    if (problem === undefined) return;
    return showProblem(root, 'This tour could not be opened', [problem], 'Open without it', openPlain);
  }
  if (lost !== undefined) return showProblem(root, notUnderstood, [lost], 'Open without it', openPlain);
  const opening = await openBrowserBank();
  if (opening.outcome !== 'open') {
    const reason = opening.outcome === 'held-elsewhere' ? heldElsewhere : opening.reason;
    return showProblem(root, 'The sandbox’s bank could not be opened', [reason], 'Try again', () => location.reload());
  }
  const { bank } = opening;
  Object.assign(window, { sandbox: pageSandbox(bank.control) });
  const arrival = await arriveAt(bank);
  if ('title' in arrival)
    return showProblem(root, arrival.title, arrival.problems, arrival.button, () => location.reload());
  const { toFill, staged } = arrival;
  const take: ShareControl['take'] = async (report) => {
    const taken = await bank.takeMoment(readPage(), report);
    return taken.outcome === 'refused' ? taken : { ...taken, link: linkToMoment(taken.packed) };
  };
  const logInAs = (persona: string, page: string) => goOnAs(bank, persona, page);
  const listen: StageBank['listen'] = (listener) => listenToBank(bank, listener);
  let app: AppStore | undefined;
  const follower = followChanges({
    listen: (heard) =>
      listen(({ event }) => {
        if (event !== 'entry') heard(event === 'opened' ? 'replaced' : 'changed');
      }),
    isInUse: () => app !== undefined && pageMarkers().sharedId() !== undefined,
    isFormBegun: watchForms(root),
    refetch: () => void app?.dispatch(refetchAll()),
    switched: keptSwitch(sessionStorage, staged?.follow ?? (staged?.openedFreshBank || undefined)),
  });
  const stage = openStage(root, { methods: bank.control, listen, logInAs, take }, staged);
  const kept = keptFile('paddock-opened-file', () => 'here');
  const panel = document.createElement('div');
  root.after(panel);
  const control: PanelControl = {
    methods: bank.control,
    listen,
    stage: stage.control,
    page: { ...follower, awaited: () => awaitedOn(root) },
    onRewound() {
      keepSaid(sessionStorage, 'Done: The bank is as it was then.');
      openAsItWas();
    },
    share: {
      take,
      async open(file) {
        const problem = await openMoment(bank, file.text, 'file');
        if (problem !== undefined) return problem;
        await kept.keep(file);
        location.reload();
        return undefined;
      },
      kept,
    },
    logInAs: (persona) => logInAs(persona, '/accounts'),
  };
  const site = import.meta.env.BASE_URL;
  mountPanel(panel, control, { page: root, onReset: openFreshBank, guide: `${site}${guidePath.slice(1)}` });
  keepSiteInTime();
  if (isGuide(location.pathname, site)) return showGuide(root, control);
  await keepPageStill({ control: bank.control, stage: stage.store, listen, noteUse });
  // The simulated bank makes a payment once however often it is confirmed.
  app = await startApp(root, { confirmsIdempotently: true });
  const problem = await fillPage(root, toFill);
  if (problem === undefined) return;
  // The app has its own root by now.
  const place = document.createElement('div');
  root.before(place);
  showProblem(place, notUnderstood, [problem], 'Open without it', () => location.reload());
}

interface Arrival {
  readonly toFill: PageToFill;
  /** What the link that was followed came to. */
  readonly staged?: LinkOutcome;
}

/** What the page is told instead, with a button that opens it again. */
interface NotOpened {
  readonly title: string;
  readonly problems: readonly string[];
  readonly button: string;
}

/** Opens the moment, or does what the link asks. */
async function arriveAt(bank: BrowserBank): Promise<Arrival | NotOpened> {
  const address = new URL(location.href);
  const moment = momentIn(address);
  if (moment !== undefined) {
    history.replaceState(null, '', import.meta.env.BASE_URL);
    const problem = await openMoment(bank, moment, 'packed');
    if (problem !== undefined) {
      return { title: 'This moment could not be opened', problems: [problem], button: 'Go to the bank that was here' };
    }
    return { toFill: {} };
  }
  if (!leadsThroughLink(address)) return { toFill: {} };
  history.replaceState(history.state, '', urlBeforePieces(withoutLink(address)));
  const followed = await bank.follow(linkIn(address) ?? '', withoutLink(address));
  if (followed.openedFreshBank) forgetBank();
  if (followed.signedIn) markLoggedIn(followed);
  history.replaceState(history.state, '', followed.url);
  if (followed.problems.length > 0) {
    return { title: notUnderstood, problems: followed.problems, button: 'Open without it' };
  }
  return { toFill: followed, staged: followed };
}

/** Leads to the page as another customer. */
async function goOnAs(bank: BrowserBank, persona: string, page: string): Promise<string | undefined> {
  const loggedIn = await bank.logInAs(persona);
  if (loggedIn.outcome === 'refused') return loggedIn.problem;
  forgetSession();
  markLoggedIn(loggedIn);
  keepSaid(sessionStorage, `Done: ${persona} is logged in.`);
  location.assign(`${import.meta.env.BASE_URL}${page.slice(1)}`);
  return undefined;
}

/** The guide is no part of the app, and needs no session. */
async function showGuide(root: HTMLElement, control: PanelControl): Promise<void> {
  openPreferences(sharedStorage, preferencesKey);
  const [{ openGuide }, reading] = await Promise.all([import('./guide/open-guide.tsx'), loadRuntimeConfig(configUrl)]);
  if (!reading.ok)
    return showProblem(root, 'The guide could not be opened', reading.problems, 'Try again', openFreshBank);
  setRuntimeConfig(reading.config);
  openGuide(root, { control, bankName: reading.config.bankName, tools: <DisplayButton /> });
}

/** A link that only names a tour leads to the tour's own link. */
async function leadsToTour(): Promise<boolean> {
  const link = linkIn(new URL(location.href));
  if (link === undefined || !/(?:^|;)tour:/.test(link) || /(?:^|;)(?:persona|seed|clock):/.test(link)) return false;
  const { tours } = await import('./tours/registry.ts');
  const tour = tours.find(({ id }) => link.split(';').includes(`tour:${id}`));
  if (tour === undefined) return false;
  const presented = link.split(';').includes('present:yes') ? ';present:yes' : '';
  location.replace(`${import.meta.env.BASE_URL}${tour.link.slice(1)}${presented}`);
  return true;
}

/** Opens the bank and the page of a moment. @returns the reason for a refusal. */
async function openMoment(bank: BrowserBank, text: string, as: 'file' | 'packed'): Promise<string | undefined> {
  const opened = await bank.openMoment(text, as);
  if (opened.outcome === 'refused') return opened.reason;
  forgetBank();
  if (opened.page === null) history.replaceState(null, '', import.meta.env.BASE_URL);
  else restorePage(opened.page);
  return undefined;
}

/** The session is in use, as another tab would tell the app. */
function noteUse(): void {
  if (pageMarkers().sharedId() === undefined) return;
  createSessionRecord(localStorage, sessionStorage).noteUse(Date.now());
}

/** The bank is another: what this tab knows of the one before is forgotten, and the page begins at its beginning. */
function openFreshBank(): void {
  forgetBank();
  location.reload();
}

/** The same bank at an earlier time. Customers who were logged in then still are, and the page starts again. */
function openAsItWas(): void {
  const sessionId = pageMarkers().sharedId();
  forgetBank();
  if (sessionId !== undefined) pageMarkers().write({ sessionId, credentialsChangeNeeded: false });
  location.reload();
}

function markLoggedIn({ credentialsChangeNeeded }: { readonly credentialsChangeNeeded: boolean }): void {
  pageMarkers().write({ sessionId: crypto.randomUUID(), credentialsChangeNeeded });
}

function forgetSession(): void {
  const markers = pageMarkers();
  const former = markers.sharedId();
  if (former !== undefined) markers.wipe(former);
}

/** The same page, with nothing in its address that the sandbox or the page would read. */
function openPlain(): void {
  location.replace(location.pathname);
}

const notUnderstood = 'This sandbox link was not understood';
const heldElsewhere =
  'Another tab has the bank: one left open from an older version, or the only one this browser lets have it. Close the other tabs of this site, then try again.';

/** Whatever stopped the sandbox on its way is said, or the page would stay blank. */
function showStopped(root: HTMLElement, failure: unknown): void {
  const reason = reasonOf(failure);
  showProblem(root, 'The sandbox could not be opened', [reason], 'Try again', () => location.reload());
}

function showProblem(
  root: HTMLElement,
  heading: string,
  problems: readonly string[],
  action: string,
  onAction: () => void,
): void {
  takeOver(root);
  createRoot(root).render(<ProblemPage heading={heading} problems={problems} action={action} onAction={onAction} />);
}

recordConsole(window);
watchPageRefusals(document);
// A link to a moment pasted into an open page changes its fragment alone.
addEventListener('hashchange', () => {
  const address = new URL(location.href);
  if (momentIn(address) !== undefined || ownTourIn(address) !== undefined) location.reload();
});
const lost = keysLostInFragment(new URL(location.href));
// Before anything else has seen the address.
takeResetToken(window);
const root = document.getElementById('root');
if (root !== null) openSandboxDoor(root, lost).catch((failure: unknown) => showStopped(root, failure));
