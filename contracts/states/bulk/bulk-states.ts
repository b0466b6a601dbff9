import { type StateParameters, type StateValues, textIn } from '#contracts/driver/state-values.ts';
import type { SandboxWorld, Visit } from '#contracts/driver/visit.ts';
import { arrive, type SetUp } from '#contracts/states/arrivals.ts';
import { answerWrongly, askForCode, english, handedOut, idIn } from '#contracts/states/payees/payee-steps.ts';

/** What the states upload; the app's tests repeat it. */
export const bulkText = 'Ashdown Feed,601122,20418836,FP,Hay March,125.50\r\n';
export const bulkContent = btoa(bulkText);
export const bulkName = 'HAY MARCH.csv';
export const bulkPounds = 125.5;
/** What the app shows of the account. */
export const bulkAccountNumber = '31926819';
const wrongText = 'Ashdown Feed,601122,20418836,FP,No. 7,125.50\r\n';

const filesPath = '/cz/v1/fileUploads/files';

interface Account {
  readonly id: { readonly value: string; readonly displayValue: string };
  readonly partyId: { readonly value: string };
}

interface Mapping {
  readonly partyId: { readonly value: string };
  readonly fileIdentifierRegistrationDTO: { readonly fileIdentifier: string };
}

/** Signed in, with the last account that may pay bulk files, its party and the identifier of that party. */
async function mayUpload(sandbox: SandboxWorld, parameters: StateParameters) {
  const { visit, values } = await arrive(sandbox, parameters);
  const { accounts, allowedTransactions } = (await visit.ask(
    'GET',
    '/v1/accounts/demandDeposit?taskCode=FU_F_DFT',
  )) as {
    accounts: readonly Account[];
    allowedTransactions: readonly string[];
  };
  const account = accounts.findLast(({ id }) => allowedTransactions.includes(id.value));
  const { userTemplateRelationships: mappings } = (await visit.ask(
    'GET',
    '/cz/v1/fileUploads/userFileIdentifiersMappings',
  )) as { userTemplateRelationships: readonly Mapping[] };
  const mapping = mappings.find(({ partyId }) => partyId.value === account?.partyId.value);
  if (account === undefined || mapping === undefined) throw new Error('The customer may upload no files.');
  return {
    visit,
    values: {
      ...values,
      bulkAccount: account.id.value,
      bulkParty: account.partyId.value,
      fileIdentifier: mapping.fileIdentifierRegistrationDTO.fileIdentifier,
    },
  };
}

interface Drafted {
  readonly visit: Visit;
  readonly values: StateValues;
  readonly upload: (challengeResponse?: string) => ReturnType<Visit['write']>;
}

async function drafted(sandbox: SandboxWorld, parameters: StateParameters, text = bulkText): Promise<Drafted> {
  const { visit, values } = await mayUpload(sandbox, parameters);
  const today = textIn(values, 'today');
  // A code confirms only an identical request.
  const account = { value: values.bulkAccount ?? '', displayValue: bulkAccountNumber };
  const content = btoa(text);
  const { body } = await visit.write('POST', `${filesPath}?${english}`, {
    accountId: account,
    date: today,
    fileName: bulkName,
    fileData: content,
    numRows: 1,
    totalAmount: { currency: 'GBP', amount: bulkPounds },
  });
  const fileId = idIn((body as { fileUpload: { key: unknown } }).fileUpload.key, 'id');
  const upload = {
    fileName: bulkName,
    fileContent: content,
    valueDate: today,
    customerId: values.bulkParty,
    debitAccountId: account,
    fileIdentifier: values.fileIdentifier,
  };
  return {
    visit,
    values: { ...values, fileId },
    upload: (challengeResponse) =>
      visit.write('POST', `${filesPath}/${fileId}?${english}`, upload, { challengeResponse, allowed: [412, 417] }),
  };
}

async function uploaded(sandbox: SandboxWorld, parameters: StateParameters, text = bulkText) {
  const draft = await drafted(sandbox, parameters, text);
  const asked = await askForCode(sandbox, parameters, { ...draft, answer: draft.upload });
  const { status } = await draft.upload(textIn(asked.values, 'rightAnswer'));
  if (status !== 201) throw new Error(`The upload was answered ${status}.`);
  return draft;
}

async function checked(sandbox: SandboxWorld, parameters: StateParameters, text = bulkText) {
  const file = await uploaded(sandbox, parameters, text);
  await sandbox.control.letMinutesPass(1);
  return file;
}

/** The PIN challenge of an authorisation. */
async function askedForPin(sandbox: SandboxWorld, parameters: StateParameters) {
  const file = await checked(sandbox, parameters);
  const path = `${filesPath}/${file.values.fileId}/authorisation?${english}`;
  const authorise = (challengeResponse?: string) =>
    file.visit.write('POST', path, undefined, { challengeResponse, allowed: [412, 417] });
  const { challenge } = await authorise();
  if (challenge?.authType !== 'PIN') throw new Error('No PIN is asked for.');
  const { referenceNo } = challenge;
  const answerOf = (pin: string) => JSON.stringify({ authType: 'PIN', pin, referenceNo });
  const answers = { rightAnswer: answerOf('2580'), wrongAnswer: answerOf('2581') };
  return { ...file, ...answers, answer: authorise, values: { ...file.values, referenceNo, ...answers } };
}

async function askedForCode(sandbox: SandboxWorld, parameters: StateParameters) {
  const draft = await drafted(sandbox, parameters);
  return askForCode(sandbox, parameters, { ...draft, answer: draft.upload });
}

export const bulkStates: Readonly<Record<string, SetUp>> = {
  'customer {persona} may upload bulk files': async (sandbox, parameters) =>
    handedOut(await mayUpload(sandbox, parameters)),
  'customer {persona} has drafted a bulk file': async (sandbox, parameters) =>
    handedOut(await drafted(sandbox, parameters)),
  'customer {persona} is asked for a code to upload a bulk file': async (sandbox, parameters) =>
    handedOut(await askedForCode(sandbox, parameters)),
  'customer {persona} is asked for a code to upload a bulk file after {wrong} wrong codes': async (
    sandbox,
    parameters,
  ) => handedOut(await answerWrongly(await askedForCode(sandbox, parameters), parameters)),
  'customer {persona} has uploaded a bulk file': async (sandbox, parameters) =>
    handedOut(await uploaded(sandbox, parameters)),
  'customer {persona} has a checked bulk file': async (sandbox, parameters) =>
    handedOut(await checked(sandbox, parameters)),
  'customer {persona} has a bulk file with an error': async (sandbox, parameters) =>
    handedOut(await checked(sandbox, parameters, wrongText)),
  'customer {persona} is asked for the PIN to authorise a bulk file': async (sandbox, parameters) =>
    handedOut(await askedForPin(sandbox, parameters)),
  'customer {persona} is asked for the PIN to authorise a bulk file after {wrong} wrong PINs': async (
    sandbox,
    parameters,
  ) => handedOut(await answerWrongly(await askedForPin(sandbox, parameters), parameters)),
  'customer {persona} has authorised a bulk file': async (sandbox, parameters) => {
    const asked = await askedForPin(sandbox, parameters);
    await asked.answer(asked.rightAnswer);
    await sandbox.control.letMinutesPass(1);
    return handedOut(asked);
  },
};
