/** Seconds that are read out. A full countdown would drown everything else. */
const spoken = [10, 20, 30, 45, 60];

export function timeLeftText(seconds: number): string {
  return `You will be logged out in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
}

/** The most recent reading due at this time. */
export function spokenSeconds(secondsLeft: number): number {
  return spoken.find((seconds) => seconds >= secondsLeft) ?? secondsLeft;
}
