export type PasswordRule = 'length' | 'both-cases' | 'no-repeats' | 'no-runs' | 'characters';
export type PinRule = 'four-digits' | 'no-repeats' | 'no-runs';

/** The shortest forbidden run of neighbouring letters or digits. */
const shortestRun = 3;
const successions = ['abcdefghijklmnopqrstuvwxyz', '0123456789'].flatMap((up) => [up, [...up].reverse().join('')]);

/** The rules this password breaks. Earlier passwords are checked elsewhere. */
export function passwordRulesBroken(password: string): PasswordRule[] {
  const broken: PasswordRule[] = [];
  if (password.length < 8 || password.length > 20) broken.push('length');
  if (!(/[A-Z]/.test(password) && /[a-z]/.test(password))) broken.push('both-cases');
  if (/(.)\1{5}/su.test(password)) broken.push('no-repeats');
  if (hasRun(password)) broken.push('no-runs');
  if (/[^A-Za-z0-9$@_#]/u.test(password)) broken.push('characters');
  return broken;
}

export function pinRulesBroken(pin: string): PinRule[] {
  const broken: PinRule[] = [];
  if (!/^[0-9]{4}$/.test(pin)) broken.push('four-digits');
  if ([...pin].some((digit) => pin.split(digit).length > 3)) broken.push('no-repeats');
  if (hasRun(pin)) broken.push('no-runs');
  return broken;
}

/** Upwards or downwards, whatever the case. */
function hasRun(text: string): boolean {
  const lower = text.toLowerCase();
  for (let start = 0; start + shortestRun <= lower.length; start += 1) {
    const piece = lower.slice(start, start + shortestRun);
    if (successions.some((succession) => succession.includes(piece))) return true;
  }
  return false;
}
