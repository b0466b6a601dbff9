import { evidenceOf } from '#sandbox/classroom/facts/evidence.ts';
import { createMemoryJournalStore } from '#sandbox/control/journal/memory-journal.fixture.ts';
import { openSandbox, type Sandbox } from '#sandbox/control/sandbox.ts';
import { callAsCustomer } from '#sandbox/hosts/as-customer.ts';
import { serviceBase } from '#sandbox/http/service-base.ts';
import { describer } from '#sandbox/personas/described/describer.ts';
import { jobKinds } from '#sandbox/personas/jobs.ts';
import { keptPersonas } from '#sandbox/personas/kept-personas.ts';
import { personaPin } from '#sandbox/personas/persona-script.ts';
import { classCode, type Exercise, settingsFor } from './exercise.ts';
import { type Progress, progressIn } from './progress.ts';

export interface Trainee {
  readonly sandbox: Sandbox;
  /** Calls as the exercise's customer. `{account:current}` and the like become tokens; a code or PIN that is asked for is given. */
  ask(method: string, path: string, json?: object): Promise<{ readonly status: number; readonly body: unknown }>;
  progress(): Promise<Progress>;
}

/** Somebody who does an exercise over the bank's own calls. */
export async function begin(exercise: Exercise): Promise<Trainee> {
  let wallMs = Date.parse('2026-11-28T09:00:00Z');
  const readWallMs = () => {
    wallMs += 10;
    return wallMs;
  };
  const sandbox = await openSandbox({
    settings: {},
    personas: keptPersonas,
    jobKinds,
    describer,
    store: createMemoryJournalStore(),
    build: 'test',
    readWallMs,
    sleep: async () => {},
  });
  const opened = await sandbox.control.reset(settingsFor(exercise));
  if (opened.outcome === 'refused') throw new Error(`${exercise.id}: ${opened.reason}`);

  async function once(method: string, path: string, json: object | undefined, answer: string | undefined) {
    const request = new Request(`http://bank.invalid${serviceBase}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'x-nonce': '{nonce}',
        ...(answer !== undefined && { 'x-challenge_response': answer }),
      },
      body: json === undefined ? null : JSON.stringify(json),
    });
    const { response } = await callAsCustomer(sandbox, request, exercise.customer);
    return response;
  }

  return {
    sandbox,
    async ask(method, path, json) {
      let response = await once(method, path, json, undefined);
      // Some changes ask for a code, and then for the PIN.
      for (let asked = 0; asked < 2; asked += 1) {
        const challenge = response.headers.get('x-challenge');
        if (challenge === null) break;
        const { authType, referenceNo } = JSON.parse(challenge) as { authType: string; referenceNo: string };
        const typed = authType === 'PIN' ? { pin: personaPin } : { otp: classCode };
        response = await once(method, path, json, JSON.stringify({ authType, ...typed, referenceNo }));
      }
      return { status: response.status, body: await response.json().catch(() => undefined) };
    },
    async progress() {
      await sandbox.control.summary();
      return progressIn(exercise, evidenceOf(await sandbox.park(), exercise.customer));
    },
  };
}
