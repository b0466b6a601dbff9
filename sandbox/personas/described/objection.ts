/** Why a description is not made: the place in it, what is wrong there, and what would be accepted. */
export interface Objection {
  /** `accounts[0].balance`; empty for the description as a whole. */
  readonly where: string;
  readonly reason: string;
  readonly allowed: readonly string[];
}

/** A description that cannot be made. */
export class DescriptionRefused extends Error {
  readonly objections: readonly Objection[];

  constructor(objections: readonly Objection[]) {
    super(objections.map(inWords).join(' '));
    this.objections = objections;
  }
}

function inWords({ where, reason, allowed }: Objection): string {
  const accepted = allowed.length === 0 ? '' : ` Allowed: ${allowed.join(', ')}.`;
  return where === '' ? `${reason}${accepted}` : `${where}: ${reason}${accepted}`;
}
