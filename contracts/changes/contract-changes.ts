import {
  type Answer,
  type Contract,
  type Header,
  type Operation,
  operationsOf,
  type Parameter,
  resolve,
} from '#openapi/generator/contract.ts';
import { refusalsOf } from '#openapi/generator/refusals.ts';
import type { Comparing, ContractChange, Note, Place } from './contract-change.ts';
import { noticeGiven } from './retirement.ts';
import { compareSchemas } from './schema-changes.ts';

interface Version {
  readonly contract: Contract;
  readonly operation: Operation;
}

/** Every difference between two versions, those that break first. Descriptions, examples and provenance are not compared. */
export function changesBetween(older: Contract, newer: Contract): readonly ContractChange[] {
  const found = new Map<string, ContractChange>();
  const note: Note = (isBreaking, place, what, gone) => {
    found.set(`${place.where} ${what}`, { isBreaking, ...place, what, ...(gone !== undefined && { gone }) });
  };
  const operations = byPlace(newer);
  for (const [place, operation] of byPlace(older)) {
    const kept = operations.get(place);
    if (kept === undefined) note(true, { where: operation.id }, `(${place}) is gone`, operation.written);
    else compareOperations({ contract: older, operation }, { contract: newer, operation: kept }, note);
  }
  const before = byPlace(older);
  for (const [place, { id }] of operations) if (!before.has(place)) note(false, { where: id }, `(${place}) is new`);
  return [...found.values()].sort((one, other) => Number(other.isBreaking) - Number(one.isBreaking));
}

function byPlace(contract: Contract): ReadonlyMap<string, Operation> {
  return new Map(operationsOf(contract).map((operation) => [`${operation.method} ${operation.path}`, operation]));
}

function compareOperations(older: Version, newer: Version, note: Note): void {
  const { operation: before } = older;
  const { operation: after } = newer;
  if (before.id !== after.id) note(true, { where: before.id }, `is now called ${after.id}`);
  if (before.nonceNeeded !== after.nonceNeeded) {
    note(after.nonceNeeded, { where: before.id }, after.nonceNeeded ? 'now needs a nonce' : 'needs no nonce any more');
  }
  compareNotice(before.written, after.written, { where: before.id }, note);
  compareParameters(older, newer, note);
  compareRequestBodies(older, newer, note);
  for (const { status, answer } of before.answers) {
    const kept = after.answers.find((one) => one.status === status);
    const where = { where: `${before.id} ${status}` };
    if (kept === undefined) note(true, where, 'is gone');
    else compareAnswers({ ...older, answer }, { ...newer, answer: kept.answer }, where, note);
  }
  for (const { status, answer } of after.answers) {
    // The app treats a status it does not know as a fault.
    const isKnown = before.answers.some((one) => one.status === status);
    const where = { where: `${before.id} ${status}`, ...sharedIn(newer.contract, 'responses', answer, status) };
    if (!isKnown) note(true, where, 'is a new status, which an older app does not expect');
  }
}

function compareParameters(older: Version, newer: Version, note: Note): void {
  const keyOf = ({ in: place, name }: Parameter) => `${place} ${place === 'header' ? name.toLowerCase() : name}`;
  const after = new Map(newer.operation.parameters.map((parameter) => [keyOf(parameter), parameter]));
  for (const parameter of older.operation.parameters) {
    const kept = after.get(keyOf(parameter));
    const where = {
      where: `${older.operation.id} ${parameter.in} ${parameter.name}`,
      ...sharedIn(newer.contract, 'parameters', kept, `${parameter.in} ${parameter.name}`),
    };
    if (kept === undefined) {
      note(true, where, 'is gone', parameter);
      continue;
    }
    compareNotice(parameter, kept, where, note);
    if (parameter.required !== true && kept.required === true) note(true, where, 'is now required');
    if (parameter.required === true && kept.required !== true) note(false, where, 'is no longer required');
    const comparing = { direction: 'request', where, note } as const;
    compareSchemas({ ...older, schema: parameter.schema }, { ...newer, schema: kept.schema }, comparing);
  }
  const before = new Set(older.operation.parameters.map(keyOf));
  for (const parameter of newer.operation.parameters.filter((one) => !before.has(keyOf(one)))) {
    const isNeeded = parameter.required === true;
    note(
      isNeeded,
      {
        where: `${older.operation.id} ${parameter.in} ${parameter.name}`,
        ...sharedIn(newer.contract, 'parameters', parameter, `${parameter.in} ${parameter.name}`),
      },
      isNeeded ? 'is new and required' : 'is new',
    );
  }
}

function compareRequestBodies(older: Version, newer: Version, note: Note): void {
  const [before, after] = [older.operation.requestBody, newer.operation.requestBody];
  const where = { where: `${older.operation.id} request` };
  if (before === undefined && after !== undefined) note(after.required === true, where, 'has a body now');
  if (before !== undefined && after === undefined) note(true, where, 'has no body any more');
  if (before === undefined || after === undefined) return;
  if (before.required !== true && after.required === true) note(true, where, 'must have a body now');
  const comparing = { direction: 'request', where, note } as const;
  compareContents({ ...older, content: before.content }, { ...newer, content: after.content }, comparing);
}

function compareAnswers(
  older: Version & { readonly answer: Answer },
  newer: Version & { readonly answer: Answer },
  where: Place,
  note: Note,
): void {
  const [before, after] = [headersOf(older), headersOf(newer)];
  const at = (name: string): Place => ({
    where: `${where.where} header ${name}`,
    ...sharedIn(newer.contract, 'headers', after.get(name), `header ${name}`),
  });
  for (const [name, header] of before) {
    const kept = after.get(name);
    if (kept === undefined) {
      note(true, at(name), 'is gone', header);
      continue;
    }
    compareNotice(header, kept, at(name), note);
    if (header.required === true && kept.required !== true) note(true, at(name), 'is no longer required');
    const comparing = { direction: 'answer', where: at(name), note } as const;
    compareSchemas({ ...older, schema: header.schema }, { ...newer, schema: kept.schema }, comparing);
  }
  for (const name of after.keys()) if (!before.has(name)) note(false, at(name), 'is new');
  compareRefusals(older, newer, where, note);
  compareContents(
    { ...older, content: older.answer.content ?? {} },
    { ...newer, content: newer.answer.content ?? {} },
    { direction: 'answer', where, note },
  );
}

/** A code that an older app does not know is told by its general text, so none breaks it. */
function compareRefusals(
  { operation, answer: older }: Version & { readonly answer: Answer },
  { answer: newer }: { readonly answer: Answer },
  where: Place,
  note: Note,
): void {
  // Releases before the codes were listed have none.
  if (older['x-refusals'] === undefined) return;
  const [before, after] = [older, newer].map((answer) => refusalsOf(operation.id, answer).map(({ code }) => code));
  for (const code of (before ?? []).filter((one) => after?.includes(one) === false))
    note(false, where, `no longer refuses with ${code}`);
  for (const code of (after ?? []).filter((one) => before?.includes(one) === false))
    note(false, where, `also refuses with ${code}`);
}

function compareNotice(before: object, after: object, where: Place, note: Note): void {
  const notice = noticeGiven(before, after);
  if (notice !== undefined) note(false, where, notice);
}

/** What many operations refer to changes once. */
function sharedIn(
  { components }: Contract,
  kind: 'parameters' | 'headers' | 'responses',
  found: object | undefined,
  name: string,
): Pick<Place, 'shared'> {
  const isShared = found !== undefined && Object.values(components[kind] ?? {}).includes(found);
  return isShared ? { shared: name } : {};
}

function headersOf({ contract, answer }: Version & { readonly answer: Answer }): ReadonlyMap<string, Header> {
  return new Map(
    Object.entries(answer.headers ?? {}).map(([name, header]) => [
      name.toLowerCase(),
      resolve<Header>(contract, header),
    ]),
  );
}

function compareContents(
  older: Version & { readonly content: NonNullable<Answer['content']> },
  newer: Version & { readonly content: NonNullable<Answer['content']> },
  { direction, where, note }: Comparing,
): void {
  const inBody = { direction, where: { where: `${where.where} body` }, note };
  for (const [type, { schema }] of Object.entries(older.content)) {
    const kept = newer.content[type];
    if (kept === undefined) note(true, where, `no longer comes as ${type}`);
    else compareSchemas({ ...older, schema }, { ...newer, schema: kept.schema }, inBody);
  }
  for (const type of Object.keys(newer.content)) {
    if (older.content[type] === undefined) note(direction === 'answer', where, `may now come as ${type}`);
  }
}
