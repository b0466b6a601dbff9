import type { Mail } from '#src/api/mail/mail.ts';

export const marketingChannels = ['post', 'telephone', 'email', 'text'] as const;
export type MarketingChannel = (typeof marketingChannels)[number];

/** Whether the bank may send marketing, and how. Neither consent nor nonConsent: nothing was chosen yet. */
export interface MarketingChoice extends Readonly<Record<MarketingChannel, boolean>> {
  readonly consent: boolean;
  readonly nonConsent: boolean;
}

export const noMarketingChoice: MarketingChoice = {
  consent: false,
  nonConsent: false,
  post: false,
  telephone: false,
  email: false,
  text: false,
};

const marker = 'MARKETING_RESPONSE';

/** Ticking YES clears NO. */
export function consentTicked(choice: MarketingChoice, consent: boolean): MarketingChoice {
  return { ...choice, consent, nonConsent: consent ? false : choice.nonConsent };
}

/** Ticking NO clears YES and the channels. */
export function nonConsentTicked(choice: MarketingChoice, nonConsent: boolean): MarketingChoice {
  return nonConsent ? { ...noMarketingChoice, nonConsent } : { ...choice, nonConsent };
}

/** NO, or YES with at least one channel. */
export function isComplete(choice: MarketingChoice): boolean {
  return choice.nonConsent || (choice.consent && marketingChannels.some((channel) => choice[channel]));
}

export function isSameChoice(left: MarketingChoice, right: MarketingChoice): boolean {
  return subjectOf(left) === subjectOf(right);
}

/** The subject that keeps the choice. The tokens of NO are assumed. */
export function subjectOf(choice: MarketingChoice): string {
  if (choice.nonConsent) return `${marker} nonConsent=true`;
  const flags = marketingChannels.map((channel) => `${channel}=${choice[channel]}`);
  return [marker, `consent=${choice.consent}`, ...flags].join(' ');
}

/**
 * Reads a subject with the marker in it: tokens `name=true` in any order, between any separators. NO is `nonConsent=true`
 * or `consent=false`. Undefined without the marker.
 */
export function readChoice(subject: string): MarketingChoice | undefined {
  const at = subject.indexOf(marker);
  if (at < 0) return undefined;
  const flags = new Map(
    [...subject.slice(at + marker.length).matchAll(/(\w+)\s*[=:]\s*(true|false)/gi)].map(
      ([, name = '', value = '']) => [name.toLowerCase(), value.toLowerCase() === 'true'] as const,
    ),
  );
  const isSet = (name: string) => flags.get(name.toLowerCase()) === true;
  if (isSet('nonConsent') || flags.get('consent') === false) return { ...noMarketingChoice, nonConsent: true };
  const channels = Object.fromEntries(marketingChannels.map((channel) => [channel, isSet(channel)]));
  return { ...noMarketingChoice, ...channels, consent: isSet('consent') };
}

/** The latest choice in the outbox, which lists the newest first. */
export function latestChoice(outbox: readonly Mail[]): MarketingChoice {
  for (const { subject } of outbox) {
    const choice = readChoice(subject);
    if (choice !== undefined) return choice;
  }
  return noMarketingChoice;
}

const channelNames = { post: 'post', telephone: 'telephone', email: 'e-mail', text: 'text' } as const;

/** The choice in words, for the people at the desk and for lists of messages. */
export function choiceText(choice: MarketingChoice): string {
  if (choice.nonConsent) return 'Marketing preferences: no marketing.';
  const ways = marketingChannels.filter((channel) => choice[channel]).map((channel) => channelNames[channel]);
  return `Marketing preferences: yes, by ${ways.join(', ')}.`;
}
