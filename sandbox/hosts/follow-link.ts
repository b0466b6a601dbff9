import type { Control } from '#sandbox/control/control.ts';
import { opensFreshBank, parseSandbox, printSandbox, type SandboxSettings } from '#sandbox/control/grammar/grammar.ts';
import { misreadPieces, piecesIn, resolveUrl, urlBeforePieces } from '#sandbox/control/grammar/grammar-path.ts';
import { switchesIn } from '#sandbox/control/grammar/switch-values.ts';
import type { ControlRefusal } from '#sandbox/control/verbs/control-verdict.ts';

/** What a link brought about, whether all of it was done or not. */
export interface LinkOutcome {
  /** Whether the bank is another now. */
  readonly openedAfresh: boolean;
  /** Whether the link signed a customer in, for every tab of the browser. */
  readonly signedIn: boolean;
  /** Whether that customer must do something about terms, password or PIN before anything else. */
  readonly credentialsChangeNeeded: boolean;
  /** Where the link leads, its pieces replaced by tokens; up to the first of them where it stands for nothing. */
  readonly address: string;
  /** A sentence for each thing that was not understood or did not apply, with what is allowed. */
  readonly problems: readonly string[];
}

/** What following a link needs of the browser's bank. */
export interface LinkTarget {
  readonly control: Control;
  readonly personaIds: readonly string[];
  /** The browser's session; null when it has none. */
  session(): string | null;
  giveSession(id: string): Promise<void>;
}

type Refusal = Pick<ControlRefusal, 'reason' | 'allowed'>;

/** A text that is not understood, settings or address, is refused before anything is done. */
export async function followLink(desk: LinkTarget, link: string, address: string): Promise<LinkOutcome> {
  const { control } = desk;
  const outcome = (problems: readonly Refusal[], done: Partial<LinkOutcome> = {}): LinkOutcome => ({
    openedAfresh: false,
    signedIn: false,
    credentialsChangeNeeded: false,
    address: problems.length > 0 ? urlBeforePieces(address) : address,
    ...done,
    problems: problems.map(toSentence),
  });

  const parsed = parseSandbox(link, desk.personaIds);
  const misreadings = [...(parsed.outcome === 'refused' ? parsed.misreadings : []), ...misreadPieces(address)];
  if (parsed.outcome === 'refused' || misreadings.length > 0) return outcome(misreadings);

  const { settings } = parsed;
  const freshBank = opensFreshBank(settings);
  const [firstPiece] = piecesIn(address);
  if (firstPiece !== undefined && freshBank && !settings.signin) {
    return outcome([
      { reason: `In a fresh bank nobody is signed in whose ${firstPiece} it could be.`, allowed: [signIn] },
    ]);
  }
  // What is done to the customer comes last: the session it may concern is opened only then.
  const first = { ...settings, verbs: [] };
  const refusals = freshBank ? refused(await control.reset(printSandbox(first))) : await adjust(control, first);
  const openedAfresh = freshBank && refusals.length === 0;
  if (refusals.length > 0) return outcome(refusals);

  let credentialsChangeNeeded = false;
  if (settings.signin) {
    const opened = await control.openSession(settings.persona ?? (await control.standing()).persona);
    if (opened.outcome === 'refused') return outcome([opened], { openedAfresh });
    await desk.giveSession(opened.sessionId);
    const customer = await control.customer(settings.persona);
    credentialsChangeNeeded = customer.outcome === 'done' && customer.loginSteps.length > 0;
  }
  const done = { openedAfresh, signedIn: settings.signin === true, credentialsChangeNeeded };
  const led = await leadTo(desk, address);
  if (led.outcome === 'refused') return outcome(led.problems, done);

  const notDone = await doVerbs(control, settings);
  return outcome(notDone, { ...done, address: led.address });
}

type Led =
  | { readonly outcome: 'led'; readonly address: string }
  | { readonly outcome: 'refused'; readonly problems: readonly Refusal[] };

/** The address with tokens in place of its pieces, those of the session that the browser has now. */
async function leadTo({ control, session }: LinkTarget, address: string): Promise<Led> {
  const [firstPiece] = piecesIn(address);
  if (firstPiece === undefined) return { outcome: 'led', address };
  const things = await control.accounts({ sessionId: session() ?? '' });
  if (things.outcome === 'refused' || !things.signedIn) {
    const problem = { reason: `Nobody is signed in whose ${firstPiece} it could be.`, allowed: [signIn] };
    return { outcome: 'refused', problems: [problem] };
  }
  const resolved = resolveUrl(address, things);
  return resolved.outcome === 'refused'
    ? { outcome: 'refused', problems: resolved.misreadings }
    : { outcome: 'led', address: resolved.text };
}

/** Stops at the first that does not apply: what comes after was meant to find it done. */
async function doVerbs(control: Control, { persona, verbs = [] }: SandboxSettings): Promise<Refusal[]> {
  for (const verb of verbs) {
    const verdict = await control.doVerb({ verb, ...(persona === undefined ? {} : { persona }) });
    if (verdict.outcome === 'refused') return [verdict];
  }
  return [];
}

const signIn = 'signin:yes in the link';

/** What a link changes in the bank that is there. */
async function adjust(control: Control, settings: SandboxSettings): Promise<Refusal[]> {
  const { freeze, faults = [] } = settings;
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
