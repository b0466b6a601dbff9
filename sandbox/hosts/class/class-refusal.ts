/** Why a call about a class does nothing, in words and with what would be allowed. */
export class ClassRefusal {
  readonly status: number;
  readonly reason: string;
  readonly allowed: readonly string[];

  constructor(status: number, reason: string, allowed: readonly string[] = []) {
    this.status = status;
    this.reason = reason;
    this.allowed = allowed;
  }

  get response(): Response {
    const { status, reason, allowed } = this;
    return Response.json({ reason, allowed }, { status });
  }
}

export const noClass = new ClassRefusal(
  404,
  'There is no such class. It may have been closed: ask the trainer for the link.',
);
export const notTheTrainer = new ClassRefusal(
  403,
  'This is not the trainer’s link of that class. Open the link that was shown when the class was opened.',
);
export const noTrainee = new ClassRefusal(
  404,
  'You are in no class any more. Ask the trainer for the link, and join again.',
);
