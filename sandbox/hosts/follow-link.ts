import type { Control } from '#sandbox/control/control-api.ts';
import { detailsOfKnown } from '#sandbox/control/link/known-payees.ts';
import { misreadPieces, piecesIn, resolveUrl, urlBeforePieces } from '#sandbox/control/link/link-pieces.ts';
import { parseSandbox } from '#sandbox/control/link/parse-link.ts';
import {
  opensFreshBank,
  type PayeeDetails,
  type PayeeToFill,
  type PaymentToFill,
  type SandboxSettings,
} from '#sandbox/control/link/sandbox-settings.ts';
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
  readonly newPayee?: PayeeDetails;
  /** Whether the page is shown to an audience, and the demonstration that it goes through. */
  readonly present?: true;
  readonly follow?: false;
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
const newPayeePage = /\/payments\/payees\/new\b/;

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

  const misplaced = notOnPage(parsed.settings, url);
  if (misplaced.length > 0) return outcome(misplaced);
  const { payment, newPayee, present, follow, tour, ...settings } = parsed.settings;
  const freshBank = opensFreshBank(settings);
  const [firstPiece] = piecesIn(url);
  if (firstPiece !== undefined && freshBank && !settings.signin) {
    return outcome([
      { reason: `In a fresh bank nobody is logged in whose ${firstPiece} it could be.`, allowed: [signIn] },
    ]);
  }
  // Verbs come last: tokens are those of the session that they may end.
  const { advance, verbs, bookmark, ...first } = settings;
  const opened = await (freshBank ? control.reset(first) : control.adjust(first));
  if (opened.outcome === 'refused') return outcome([opened]);
  const { sessionId } = opened;
  if (sessionId !== undefined) await target.giveSession(sessionId);
  const customer = sessionId === undefined ? undefined : await control.customer();
  const done = {
    openedFreshBank: freshBank,
    signedIn: sessionId !== undefined,
    credentialsChangeNeeded: customer?.outcome === 'done' && customer.loginSteps.length > 0,
  };
  const resolved = await resolveTarget(target, url);
  if (resolved.outcome === 'refused') return outcome(resolved.problems, done);

  const last = await control.adjust({
    ...(advance !== undefined && { advance }),
    ...(verbs !== undefined && { verbs }),
    ...(bookmark !== undefined && { bookmark }),
  });
  return outcome(last.outcome === 'refused' ? [last] : [], {
    ...done,
    url: resolved.url,
    ...(payment !== undefined && { payment }),
    ...(newPayee !== undefined && { newPayee: detailsOf(newPayee) }),
    ...(present && { present }),
    ...(follow === false && { follow }),
    ...(tour !== undefined && { tour }),
  });
}

function notOnPage({ payment, newPayee }: SandboxSettings, url: string): readonly Refusal[] {
  return [
    ...(payment === undefined || paymentPage.test(url)
      ? []
      : [{ reason: 'This page has no payment to fill.', allowed: ['/payments/make/{account:alias}'] }]),
    ...(newPayee === undefined || newPayeePage.test(url)
      ? []
      : [{ reason: 'This page has no new payee to fill.', allowed: ['/payments/payees/new'] }]),
  ];
}

function detailsOf({ known, name }: PayeeToFill): PayeeDetails {
  return { ...(known !== undefined && detailsOfKnown(known)), ...(name !== undefined && { name }) };
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

const signIn = 'signin:yes in the link';

function toSentence({ reason, allowed = [] }: Refusal): string {
  return allowed.length === 0 ? reason : `${reason} Allowed: ${allowed.join(', ')}.`;
}
