import { openContractSources } from './assumptions/contract-sources.ts';
import { type CurrentAssumption, currentAssumptions } from './assumptions/current-assumptions.ts';
import { openAssumptions, writeQuestionnaire } from './assumptions/questionnaire.ts';
import { type Answer, readQuestionnaire } from './assumptions/read-questionnaire.ts';
import {
  brought,
  keyOf,
  kindOf,
  type RegisteredAssumption,
  readRegister,
  writeRegister,
} from './assumptions/register.ts';
import { command, optionsFor } from './driver/command-line.ts';
import { readGiven, writeGiven } from './driver/given-files.ts';
import { recordedInteractions } from './reference/recorded-interactions.ts';
import { writeWorkshop } from './workshop/write-workshop.ts';

const usage = `Keeps the register of assumptions: what the contract and the sandbox’s bank assume, until the backend team answers.

  npm run contracts -- assumptions                                 gives new assumptions an id, and counts
  npm run contracts -- assumptions --questionnaire questions.csv   writes the open ones for the backend team to answer
  npm run contracts -- assumptions --workshop assumptions           writes them as pages for each team, with the first thirty to print
  npm run contracts -- assumptions --answers questions.csv         takes the answers over: register and x-provenance

An answer is “confirmed”, or “overturned” with a remark that says how it really is. “assumed” takes an answer back.`;

const { values } = optionsFor(usage, {
  options: {
    questionnaire: { type: 'string' },
    workshop: { type: 'string' },
    answers: { type: 'string' },
    help: { type: 'boolean' },
  },
});

await command({ help: values.help, usage }, () => run(values));

interface Wanted {
  readonly questionnaire?: string | undefined;
  readonly workshop?: string | undefined;
  readonly answers?: string | undefined;
}

function run({ questionnaire, workshop, answers: answersFile }: Wanted): boolean {
  const current = currentAssumptions();
  const before = readRegister();
  let register = brought(before, current);
  let isDone = true;
  if (answersFile !== undefined) {
    const { answers, problems } = readQuestionnaire(readGiven(answersFile), register);
    const unmarked = markContract(answers, register, current);
    register = register.map((entry) => withAnswer(entry, answers));
    for (const problem of [...problems, ...unmarked]) console.error(`✗ ${problem}`);
    console.log(`Answers taken over: ${answers.length}`);
    isDone = problems.length === 0 && unmarked.length === 0;
  }
  writeRegister(register);
  if (questionnaire !== undefined) {
    writeGiven(questionnaire, writeQuestionnaire(register, current));
  }
  if (workshop !== undefined) {
    writeWorkshop(workshop, { open: openAssumptions(register, current), interactions: recordedInteractions() });
  }
  printOut(register, current);
  for (const { id, place } of register.filter(({ id }) => before.every((one) => one.id !== id))) {
    console.log(`New: ${id} ${place}`);
  }
  return isDone;
}

/** @returns a sentence for each answer whose mark was not found in the contract. */
function markContract(
  answers: readonly Answer[],
  register: readonly RegisteredAssumption[],
  current: readonly CurrentAssumption[],
): readonly string[] {
  const sources = openContractSources();
  const problems = answers.flatMap(({ id, state }) => {
    const entry = register.find((one) => one.id === id);
    const place = entry && current.find((one) => keyOf(one) === keyOf({ of: kindOf(entry), place: entry.place }));
    if (place?.steps === undefined) return [];
    return sources.mark(place.steps, state) ? [] : [`${id}: its place in openapi/ was not found.`];
  });
  const files = sources.save();
  if (files.length > 0)
    console.log(`Changed: ${files.join(', ')}\nNow run \`npm run generate\`, and look at \`git diff\`.`);
  return problems;
}

function withAnswer(entry: RegisteredAssumption, answers: readonly Answer[]): RegisteredAssumption {
  const answer = answers.find(({ id }) => id === entry.id);
  if (answer === undefined) return entry;
  const { state, by, remark } = answer;
  if (state === 'assumed') return { id: entry.id, place: entry.place, state };
  return { ...entry, state, answer: { by, on: new Date().toISOString().slice(0, 10), remark } };
}

function printOut(register: readonly RegisteredAssumption[], current: readonly CurrentAssumption[]): void {
  for (const state of ['assumed', 'confirmed', 'overturned', 'withdrawn'] as const) {
    console.log(`${state.padEnd(11)} ${register.filter((entry) => entry.state === state).length}`);
  }
  for (const entry of register.filter(({ state }) => state === 'overturned')) {
    const now = current.find((one) => keyOf(one) === keyOf({ of: kindOf(entry), place: entry.place }));
    console.log(
      `\n${entry.id} ${entry.place} is overturned: ${entry.answer?.remark}\n  change: ${now?.change}\n  until then: ${now?.consequence}`,
    );
  }
}
