import type { Control, ControlRefusal } from '../control/control.ts';
import { opensAfresh, parseSandbox, type SandboxSettings } from '../control/grammar.ts';
import { addressBeforePieces, misreadPieces, piecesIn, resolveAddress } from '../control/grammar-path.ts';

/** What a link brought about, whether all of it was done or not. */
export interface LinkOutcome {
  /** Whether the bank is another now. */
  readonly openedAfresh: boolean;
  /** Whether the link signed a customer in, for every tab of the browser. */
  readonly signedIn: boolean;
  /** Where the link leads, its pieces replaced by tokens; up to the first of them where it stands for nothing. */
  readonly address: string;
  /** A sentence for each thing that was not understood or did not apply, with what is allowed. */
  readonly problems: readonly string[];
}

/** What following a link needs of the browser's bank. */
export interface LinkDesk {
  readonly control: Control;
  readonly storyIds: readonly string[];
  /** The browser's session; null when it has none. */
  session(): string | null;
  giveSession(id: string): Promise<void>;
}

type Refusal = Pick<ControlRefusal, 'reason' | 'allowed'>;

/** A text that is not understood, settings or address, is refused before anything is done. */
export async function followLink(desk: LinkDesk, link: string, address: string): Promise<LinkOutcome> {
  const { control } = desk;
  const outcome = (problems: readonly Refusal[], done: Partial<LinkOutcome> = {}): LinkOutcome => ({
    openedAfresh: false,
    signedIn: false,
    address: problems.length > 0 ? addressBeforePieces(address) : address,
    ...done,
    problems: problems.map(toSentence),
  });

  const parsed = parseSandbox(link, desk.storyIds);
  const misreadings = [...(parsed.outcome === 'refused' ? parsed.misreadings : []), ...misreadPieces(address)];
  if (parsed.outcome === 'refused' || misreadings.length > 0) return outcome(misreadings);

  const { settings } = parsed;
  const freshBank = opensAfresh(settings);
  const [firstPiece] = piecesIn(address);
  if (firstPiece !== undefined && freshBank && !settings.signin) {
    return outcome([
      { reason: `In a fresh bank nobody is signed in whose ${firstPiece} it could be.`, allowed: [signIn] },
    ]);
  }
  const refusals = freshBank ? refused(await control.reset(link)) : await adjust(control, settings);
  const openedAfresh = freshBank && refusals.length === 0;
  if (refusals.length > 0) return outcome(refusals);

  if (settings.signin) {
    const opened = await control.openSession(settings.persona ?? (await control.state()).persona);
    if (opened.outcome === 'refused') return outcome([opened], { openedAfresh });
    await desk.giveSession(opened.sessionId);
  }
  const done = { openedAfresh, signedIn: settings.signin === true };
  if (firstPiece === undefined) return outcome([], done);

  const things = await control.accounts({ sessionId: desk.session() ?? '' });
  if (things.outcome === 'refused' || !things.signedIn) {
    return outcome([{ reason: `Nobody is signed in whose ${firstPiece} it could be.`, allowed: [signIn] }], done);
  }
  const resolved = resolveAddress(address, things);
  return resolved.outcome === 'refused'
    ? outcome(resolved.misreadings, done)
    : outcome([], { ...done, address: resolved.text });
}

const signIn = 'signin:yes in the link';

/** What a link changes in the bank that is there. */
async function adjust(control: Control, { latency, freeze, faults = [] }: SandboxSettings): Promise<Refusal[]> {
  const refusals: Refusal[] = [];
  if (latency !== undefined) refusals.push(...refused(await control.setSwitches({ latency })));
  if (freeze) refusals.push(...refused(await control.freezeClock(true)));
  for (const fault of faults) refusals.push(...refused(await control.addFault(fault)));
  return refusals;
}

function refused(verdict: Awaited<ReturnType<Control['reset']>>): Refusal[] {
  return verdict.outcome === 'refused' ? [verdict] : [];
}

function toSentence({ reason, allowed = [] }: Refusal): string {
  return allowed.length === 0 ? reason : `${reason} Allowed: ${allowed.join(', ')}.`;
}
