export const marketingSubjectId = '8';

const marker = 'MARKETING_RESPONSE';
const channels = ['post', 'telephone', 'email', 'text'] as const;

/**
 * Whether the desk can read a marketing preference: the marker first, then consent with at least one channel, or the
 * wish to see nothing.
 */
export function isMarketingChoice(subject: string): boolean {
  const [first, ...tokens] = subject.trim().split(/\s+/);
  if (first !== marker) return false;
  const flags = new Map(tokens.map((token) => token.split('=') as [string, string | undefined]));
  const isSet = (flag: string) => flags.get(flag) === 'true';
  const hasChannel = channels.some(isSet);
  return isSet('nonConsent') ? !isSet('consent') && !hasChannel : isSet('consent') && hasChannel;
}
