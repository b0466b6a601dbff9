/** When the time that is left is read out: a countdown by the second would drown everything else. */
const spoken = [10, 20, 30, 45, 60];

export function timeLeftText(seconds: number): string {
  return `You will be logged off in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
}

/** What was last read out by the time that so many seconds are left; the first number when none is due yet. */
export function spokenSeconds(secondsLeft: number): number {
  return spoken.find((seconds) => seconds >= secondsLeft) ?? secondsLeft;
}
