import { evidenceOf } from '#sandbox/classroom/facts/evidence.ts';
import { createMemoryJournalStore } from '#sandbox/control/journal/memory-journal.fixture.ts';
import { openSandbox, type Sandbox } from '#sandbox/control/sandbox.ts';
import { callAsCustomer } from '#sandbox/hosts/as-customer.ts';
import { serviceBase } from '#sandbox/http/service-base.ts';
import { describer } from '#sandbox/personas/described/describer.ts';
import { jobKinds } from '#sandbox/personas/jobs.ts';
import { keptPersonas } from '#sandbox/personas/kept-personas.ts';
import { personaPin } from '#sandbox/personas/persona-script.ts';
import { sendConfirmed } from '#sandbox/walk/second-factor.ts';
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

  async function once(method: string, path: string, json: object | undefined, headers: Record<string, string>) {
    const request = new Request(`http://bank.invalid${serviceBase}${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'x-nonce': '{nonce}', ...headers },
      body: json === undefined ? null : JSON.stringify(json),
    });
    const { response } = await callAsCustomer(sandbox, request, exercise.customer);
    return response;
  }

  return {
    sandbox,
    async ask(method, path, json) {
      const known = { pin: personaPin, readCode: () => classCode };
      const response = await sendConfirmed((headers) => once(method, path, json, headers), known, 2);
      return { status: response.status, body: await response.json().catch(() => undefined) };
    },
    async progress() {
      await sandbox.control.summary();
      return progressIn(exercise, evidenceOf(await sandbox.park(), exercise.customer));
    },
  };
}
