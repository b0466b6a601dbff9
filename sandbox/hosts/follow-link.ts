import type { Control } from '#sandbox/control/control-api.ts';
import { printSandbox } from '#sandbox/control/link/link-keys.ts';
import { misreadPieces, piecesIn, resolveUrl, urlBeforePieces } from '#sandbox/control/link/link-pieces.ts';
import { parseSandbox } from '#sandbox/control/link/parse-link.ts';
import { opensFreshBank, type PaymentToFill, type SandboxSettings } from '#sandbox/control/link/sandbox-settings.ts';
import { switchesIn } from '#sandbox/control/link/switch-values.ts';
import type { ControlRefusal } from '#sandbox/control/queries/control-verdict.ts';
import type { TourId } from '#sandbox/tours/tour-ids.ts';

/** The effects of a link, complete or not. */
export interface LinkOutcome {
  readonly openedFreshBank: boolean;
  /** The customer is then signed in for every tab of the browser. */
  readonly signedIn: boolean;
  /** Whether that customer must first accept terms or change a password or PIN. */
  readonly credentialsChangeNeeded: boolean;
  /** The link's URL with its tokens; cut before the first placeholder when it cannot be resolved. */
  readonly url: string;
  /** To be filled into the page once the app has shown it. */
  readonly payment?: PaymentToFill;
  /** Whether the page is shown to an audience, and the demonstration that it goes through. */
  readonly present?: true;
  readonly tour?: TourId;
  /** A sentence, with the allowed values, for everything not understood or not applicable. */
  readonly problems: readonly string[];
}

export interface LinkTarget {
  readonly control: Control;
  readonly personaIds: readonly string[];
  /** The browser's session; null when it has none. */
  session(): string | null;
  giveSession(id: string): Promise<void>;
}

/** Below any path that the site is mounted on. */
const paymentPage = /\/payments\/(?:make|transfer-money)\b/;

type Refusal = Pick<ControlRefusal, 'reason' | 'allowed'>;

/** An invalid link is refused before anything changes. */
export async function followLink(target: LinkTarget, link: string, url: string): Promise<LinkOutcome> {
  const { control } = target;
  const outcome = (problems: readonly Refusal[], done: Partial<LinkOutcome> = {}): LinkOutcome => ({
    openedFreshBank: false,
    signedIn: false,
    credentialsChangeNeeded: false,
    url: problems.length > 0 ? urlBeforePieces(url) : url,
    ...done,
    problems: problems.map(toSentence),
  });

  const parsed = parseSandbox(link, target.personaIds);
  const misreadings = [...(parsed.outcome === 'refused' ? parsed.misreadings : []), ...misreadPieces(url)];
  if (parsed.outcome === 'refused' || misreadings.length > 0) return outcome(misreadings);

  const { payment, present, tour, ...settings } = parsed.settings;
  if (payment !== undefined && !paymentPage.test(url)) {
    return outcome([{ reason: 'This page has no payment to fill.', allowed: ['/payments/make/{account:alias}'] }]);
  }
  const freshBank = opensFreshBank(settings);
  const [firstPiece] = piecesIn(url);
  if (firstPiece !== undefined && freshBank && !settings.signin) {
    return outcome([
      { reason: `In a fresh bank nobody is logged in whose ${firstPiece} it could be.`, allowed: [signIn] },
    ]);
  }
  // Verbs come last: the session they may concern is opened in between.
  const { advance: _, bookmark: __, ...first } = { ...settings, verbs: [] };
  const refusals = freshBank ? refused(await control.reset(printSandbox(first))) : await adjust(control, first);
  const openedFreshBank = freshBank && refusals.length === 0;
  if (refusals.length > 0) return outcome(refusals);

  let credentialsChangeNeeded = false;
  if (settings.signin) {
    const opened = await control.openSession(settings.persona ?? (await control.summary()).persona);
    if (opened.outcome === 'refused') return outcome([opened], { openedFreshBank });
    await target.giveSession(opened.sessionId);
    const customer = await control.customer(settings.persona);
    credentialsChangeNeeded = customer.outcome === 'done' && customer.loginSteps.length > 0;
  }
  const done = { openedFreshBank, signedIn: settings.signin === true, credentialsChangeNeeded };
  const resolved = await resolveTarget(target, url);
  if (resolved.outcome === 'refused') return outcome(resolved.problems, done);

  const notDone = await doAfterSignIn(control, settings);
  return outcome(notDone, {
    ...done,
    url: resolved.url,
    ...(payment !== undefined && { payment }),
    ...(present && { present }),
    ...(tour !== undefined && { tour }),
  });
}

type ResolvedTarget =
  | { readonly outcome: 'resolved'; readonly url: string }
  | { readonly outcome: 'refused'; readonly problems: readonly Refusal[] };

/** Resolves placeholders against the browser's current session. */
async function resolveTarget({ control, session }: LinkTarget, url: string): Promise<ResolvedTarget> {
  const [firstPiece] = piecesIn(url);
  if (firstPiece === undefined) return { outcome: 'resolved', url };
  const things = await control.accounts({ sessionId: session() ?? '' });
  if (things.outcome === 'refused' || !things.signedIn) {
    const problem = { reason: `Nobody is logged in whose ${firstPiece} it could be.`, allowed: [signIn] };
    return { outcome: 'refused', problems: [problem] };
  }
  const resolved = resolveUrl(url, things);
  return resolved.outcome === 'refused'
    ? { outcome: 'refused', problems: resolved.misreadings }
    : { outcome: 'resolved', url: resolved.text };
}

/** Stops at the first that does not apply, because later verbs may depend on it. */
async function doAfterSignIn(control: Control, settings: SandboxSettings): Promise<Refusal[]> {
  const { persona, advance, verbs = [], bookmark } = settings;
  const whose = persona === undefined ? {} : { persona };
  const steps = [
    // A tester who follows a link has not been idle meanwhile.
    ...(advance === undefined ? [] : [() => control.advanceClock(advance, 'kept')]),
    ...verbs.map(
      ({ verb, details }) =>
        () =>
          control.doVerb({ verb, ...whose, ...(details === undefined ? {} : { with: details }) }),
    ),
    ...(bookmark === undefined ? [] : [() => control.bookmark(bookmark)]),
  ];
  for (const step of steps) {
    const verdict = await step();
    if (verdict.outcome === 'refused') return [verdict];
  }
  return [];
}

const signIn = 'signin:yes in the link';

/** Applies a link to the current bank. */
async function adjust(control: Control, settings: SandboxSettings): Promise<Refusal[]> {
  const { rewind, freeze, faults = [] } = settings;
  if (rewind !== undefined) {
    const wentBack = refused(await control.rewind(rewind));
    if (wentBack.length > 0) return wentBack;
  }
  const switches = switchesIn(settings);
  const refusals: Refusal[] = [];
  if (Object.keys(switches).length > 0) refusals.push(...refused(await control.setSwitches(switches)));
  if (freeze) refusals.push(...refused(await control.freezeClock()));
  for (const fault of faults) refusals.push(...refused(await control.addFault(fault)));
  return refusals;
}

function refused(verdict: Awaited<ReturnType<Control['reset']>>): Refusal[] {
  return verdict.outcome === 'refused' ? [verdict] : [];
}

function toSentence({ reason, allowed = [] }: Refusal): string {
  return allowed.length === 0 ? reason : `${reason} Allowed: ${allowed.join(', ')}.`;
}
