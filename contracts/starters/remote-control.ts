import type { BankControl } from '#contracts/driver/bank-control.ts';

/** A control that a bank offers over HTTP: `POST <url>/<operation>` with the operation's arguments as JSON. */
export function remoteControl(url: string): BankControl {
  async function call(operation: keyof BankControl, body: object): Promise<Readonly<Record<string, string>>> {
    const answer = await fetch(`${url.replace(/\/+$/, '')}/${operation}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`The control answered ${answer.status} to ${operation}: ${text}`);
    return text === '' ? {} : JSON.parse(text);
  }

  return {
    reset: async () => void (await call('reset', {})),
    today: async () => textIn(await call('today', {}), 'today'),
    letMinutesPass: async (minutes) => void (await call('letMinutesPass', { minutes })),
    codeSentTo: async (persona) => textIn(await call('codeSentTo', { persona }), 'code'),
    refuseCalls: async (operationId, code) => void (await call('refuseCalls', { operationId, code })),
    decide: async (decisions) => void (await call('decide', decisions)),
  };
}

function textIn(answer: Readonly<Record<string, string>>, name: string): string {
  const text = answer[name];
  if (typeof text !== 'string') throw new Error(`The control answered without ${name}.`);
  return text;
}
