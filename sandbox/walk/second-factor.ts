import type { HandAnswer } from './session-by-hand.ts';

/** What a customer knows when the bank asks for it. */
export interface SecondFactor {
  readonly pin: string;
  /** The one-time password that the bank has just sent. */
  readCode(): string | Promise<string>;
  /** Done before the answer is sent. */
  before?(referenceNo: string): Promise<void>;
  /** Sent along with the factor. */
  readonly details?: object;
}

/**
 * Sends a request, and again with the code or the PIN that the bank asks for.
 * @param most how often it is sent again: some requests need a code and then the PIN.
 */
export async function sendConfirmed<Answer extends Pick<HandAnswer, 'status' | 'headers'>>(
  send: (headers: Readonly<Record<string, string>>) => Promise<Answer>,
  { pin, readCode, before, details }: SecondFactor,
  most = 1,
): Promise<Answer> {
  let answer = await send({});
  for (let asked = 0; answer.status === 417 && asked < most; asked += 1) {
    const challenge = answer.headers.get('x-challenge') ?? '{}';
    const { authType, referenceNo } = JSON.parse(challenge) as { authType: string; referenceNo: string };
    await before?.(referenceNo);
    const typed = authType === 'PIN' ? { pin } : { otp: await readCode() };
    const response = JSON.stringify({ authType, ...typed, referenceNo, ...details });
    answer = await send({ 'x-challenge_response': response });
  }
  return answer;
}
