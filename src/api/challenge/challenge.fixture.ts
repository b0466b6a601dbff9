import { json } from '#src/api/store/bank.fixture.ts';

export const otpHeader = { authType: 'OTP', referenceNo: '21303', attemptsLeft: 3, resendsLeft: 3, scope: 'USERTASK' };
export const pinHeader = { authType: 'PIN', referenceNo: '21304', attemptsLeft: 3 };

/** A first challenge. The reference in its body is only that of the answer. */
export function challenged(header: object = otpHeader): Response {
  return expectation({ code: 'DIGX_AUTH_0003', type: 'INFO' }, header);
}

/** A wrong answer. */
export function answerWrong(code: string, header?: object): Response {
  return expectation({ code, type: 'ERROR', title: 'No.' }, header);
}

function expectation(message: object, header?: object): Response {
  const status = { result: 'EXPECTATION_FAILED', referenceNumber: '2026195004282079', message };
  return json(417, { status }, header === undefined ? {} : { 'X-CHALLENGE': JSON.stringify(header) });
}
