import { MatchersV3 } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import { closePact, pactOf } from '#contracts/consumer/area-pact.ts';
import { answerStep, step } from '#contracts/consumer/challenge/challenge-steps.ts';
import { accessDenied, accountNotFound, refusal } from '#contracts/consumer/expected-refusals.ts';
import {
  allWell,
  amount,
  anAccount,
  challengeOf,
  confirmationAsked,
  english,
  freshNonces,
  fromState,
  insideSession,
  maskedId,
  needsAuthoriser,
  notValid,
  pathFromState,
  refusedWith,
} from '#contracts/consumer/wire.ts';
import { bulkAccountNumber, bulkContent, bulkName } from '#contracts/states/bulk/bulk-states.ts';
import { bulkApi, bulkDocumentDownloaded } from '#src/api/bulk/bulk-files.ts';
import { createUpload } from '#src/api/bulk/bulk-run.ts';
import { nameUsedCall } from '#src/api/bulk/find-file.ts';
import { createFormNote } from '#src/api/orders/form-note.ts';
import { uncachedQuery } from '#src/api/store/uncached-query.ts';
import { calendarDay } from '#src/kernel/calendar.ts';
import { aFile, authorise, draftBody, orderOf, upload, uploadBody, withAnswer } from './bulk-files.ts';

const { eachLike, integer, like, regex } = MatchersV3;

const bank = pactOf('bulk');
const persona = 'racing-owner';
const mayUpload = 'customer {persona} may upload bulk files';
const readable = '/digx/v1/fileUploads/files';
const writable = '/digx/cz/v1/fileUploads/files';
const ofFile = (path: string) => pathFromState(path, { fileId: aFile });
const uploadPath = ofFile(`${writable}/{fileId}`);
const authorisePath = ofFile(`${writable}/{fileId}/authorisation`);
const { listBulkFiles, getBulkFile, listBulkRecords } = bulkApi.endpoints;
const noId = 'file.1';
const unknownText = 'Ashdown Feed,601122,20418836,FP,Hay,100\r\nNo Such Bank,999999,20418836,FP,Hay,25.50\r\n';
const { signal } = new AbortController();
const receipt = (fileStatus: string) => ({ ...allWell, fileUpload: { key: { id: like(aFile) }, fileStatus } });
const reference = { referenceNumber: like(aFile) };
const authorised = { ...receipt('APPROVED'), status: { ...allWell.status, ...reference } };
const answerOf = (authType: 'OTP' | 'PIN') =>
  JSON.stringify(
    authType === 'OTP'
      ? { authType, otp: '204816', referenceNo: '21303' }
      : { authType, pin: '2580', referenceNo: '21303' },
  );

it('reads the identifier under which an entity uploads files', () =>
  bank
    .given(mayUpload, { persona })
    .asked('the file identifiers of a customer', 'GET', '/digx/cz/v1/fileUploads/userFileIdentifiersMappings')
    .answers(200, {
      ...allWell,
      userTemplateRelationships: eachLike({
        partyId: { value: like('C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA') },
        fileIdentifierRegistrationDTO: { fileIdentifier: like('DTF0301') },
      }),
    })
    .by('listFileIdentifiers', async (app) => {
      expect(await upload(app)).toMatchObject({ outcome: 'uploaded', id: aFile });
    }));

it('drafts a file', () =>
  bank
    .given(mayUpload, { persona })
    .asked('a bulk file is drafted', 'POST', writable, { body: draftBody() })
    .answers(201, receipt('INITIATED'))
    .by('createBulkFile', async (app) => {
      expect(await upload(app)).toMatchObject({ outcome: 'uploaded', id: aFile });
    }));

it('learns which payments of a draft would be rejected, and sends nothing', () =>
  bank
    .given(mayUpload, { persona })
    .asked('a bulk file with an unknown sort code is drafted', 'POST', writable, {
      body: { ...draftBody(), fileData: btoa(unknownText), numRows: 2 },
    })
    .answers(201, {
      ...allWell,
      fileUpload: {
        key: { id: like(aFile) },
        fileStatus: 'INITIATED',
        recordWarnings: [{ recordId: '2', errorCode: 'DIGX_BNK_DET001' }],
      },
    })
    .by('createBulkFile', async ({ store }) => {
      const order = { ...orderOf(), content: btoa(unknownText), count: 2 };
      expect(await store.dispatch(createUpload(order, createFormNote('upload')))()).toEqual({
        outcome: 'warned',
        warnings: [{ row: 2, reason: expect.stringContaining('sort code') }],
      });
    }));

it('finds out whether the name of a file is used', () =>
  bank
    .given('customer {persona} has uploaded a bulk file', { persona })
    .asked('the bulk files of one name', 'GET', readable, {
      query: { pageNumber: '1', pageSize: '25', fileName: bulkName },
    })
    .answers(200, {
      ...allWell,
      fileDetails: eachLike({ fileUpload: { key: { id: like(aFile) }, fileName: bulkName, fileStatus: 'UPLOADED' } }),
    })
    .by('listBulkFiles', async ({ store }) => {
      const asked = uncachedQuery(nameUsedCall)({ party: false, fileName: bulkName }, signal);
      expect(await store.dispatch(asked)).toEqual({ data: true });
    }));

it.each([
  {
    what: 'with a name that was used before',
    state: 'customer {persona} has uploaded a bulk file',
    code: 'DIGX_FU_003',
    fileName: bulkName,
    says: 'uploaded before',
  },
  { what: 'with a hyphen in its name', state: mayUpload, code: 'DIGX_FU_048', fileName: 'a-b.csv', says: 'letters' },
])('explains why a file $what is not drafted', ({ what, state, code, fileName, says }) =>
  bank
    .given(state, { persona })
    .asked(`no bulk file is drafted ${what}`, 'POST', writable, { body: draftBody(fileName) })
    .answers(400, refusedWith(code))
    .by('createBulkFile', async (app) => {
      const outcome = await upload(app, false, fileName);
      expect(outcome).toEqual({ outcome: 'refused', error: refusal(400, code, says) });
    }),
);

it('finds no account for a file with a token from an earlier session', () =>
  bank
    .given('customer {persona} holds an account token from an earlier session', { persona })
    .asked('no bulk file is drafted with the token of an account of an earlier session', 'POST', writable, {
      body: draftBody(bulkName, { value: fromState('account', anAccount), displayValue: bulkAccountNumber }),
    })
    .answers(404, refusedWith('DIGX_CZ_ACCOUNT_01'))
    .by('createBulkFile', async (app) => {
      expect(await upload(app)).toEqual({
        outcome: 'refused',
        error: accountNotFound,
      });
    }));

it('asks for a code before a file is uploaded', () =>
  bank
    .given('customer {persona} has drafted a bulk file', { persona })
    .asked('the upload of a bulk file is to be confirmed by a code', 'POST', uploadPath, { body: uploadBody() })
    .answers(417, confirmationAsked('DIGX_AUTH_0003', 'INFO'), { ...freshNonces, ...challengeOf('OTP') })
    .by('uploadBulkFile', async (app) => {
      const uploading = upload(app);
      expect((await step(app)).asked).toMatchObject({ factor: 'otp', referenceNo: '21303' });
      await answerStep(app, '204816');
      expect(await uploading).toMatchObject({ outcome: 'uploaded' });
    }));

it('uploads a file once the code is right', () =>
  bank
    .given('customer {persona} is asked for a code to upload a bulk file', { persona })
    .asked('a bulk file is uploaded with the right code', 'POST', uploadPath, {
      headers: { ...insideSession, 'X-CHALLENGE_RESPONSE': fromState('rightAnswer', answerOf('OTP')) },
      body: uploadBody(),
    })
    .answers(201, receipt('UPLOADED'))
    .run(async ({ url }) => {
      expect(await withAnswer(url, 'uploadBulkFile', upload)).toMatchObject({ outcome: 'uploaded', id: aFile });
    }));

it('uploads no file that differs from its draft', () =>
  bank
    .given('customer {persona} has drafted a bulk file', { persona })
    .asked('a bulk file that differs from its draft is not uploaded', 'POST', uploadPath, {
      body: { ...uploadBody(), fileName: 'HAY APRIL.csv' },
    })
    .answers(400, refusedWith('DIGX_CZ_FU_02'))
    .by('uploadBulkFile', async (app) => {
      const outcome = await upload(app, false, 'HAY APRIL.csv');
      expect(outcome).toEqual({ outcome: 'refused', error: refusal(400, 'DIGX_CZ_FU_02', 'Nothing has been') });
    }));

it.each([
  {
    what: 'the upload of a file when the code',
    operation: 'uploadBulkFile',
    state: 'customer {persona} is asked for a code to upload a bulk file after {wrong} wrong codes',
    says: 'the third wrong code for the upload of a bulk file ends it',
    path: uploadPath,
    factor: 'OTP',
    body: uploadBody(),
    status: 412,
    refused: refusedWith('DIGX_TFA_0002'),
    error: refusal(412, 'DIGX_TFA_0002', 'too many times'),
    act: upload,
  },
  {
    what: 'the authorisation of a file when the PIN',
    operation: 'authoriseBulkFile',
    state: 'customer {persona} is asked for the PIN to authorise a bulk file after {wrong} wrong PINs',
    says: 'the third wrong PIN for a bulk file ends its authorisation, without a challenge',
    path: authorisePath,
    factor: 'PIN',
    body: undefined,
    status: 417,
    refused: confirmationAsked('DIGX_AUTH_0007', 'ERROR'),
    error: refusal(417, 'DIGX_AUTH_0007', 'locked'),
    act: authorise,
  },
] as const)('ends $what is wrong for the third time', ({ operation, state, path, factor, act, ...one }) =>
  bank
    .given(state, { persona, wrong: 2 })
    .asked(one.says, 'POST', path, (request) => {
      request
        .query(english)
        .headers({ ...insideSession, 'X-CHALLENGE_RESPONSE': fromState('wrongAnswer', answerOf(factor)) });
      if (one.body !== undefined) request.jsonBody(one.body);
    })
    .answers(one.status, one.refused)
    .run(async ({ url }) => {
      const outcome = await withAnswer<object>(url, operation, (app) => act(app));
      expect(outcome).toEqual({ outcome: 'refused', error: one.error });
    }),
);

it('gets the same answer for a file that was already uploaded', () =>
  bank
    .given('customer {persona} has uploaded a bulk file', { persona })
    .asked('a bulk file that was uploaded before is not uploaded again', 'POST', uploadPath, { body: uploadBody() })
    .answers(201, receipt('UPLOADED'))
    .by('uploadBulkFile', async (app) => {
      expect(await upload(app)).toMatchObject({ outcome: 'uploaded', id: aFile });
    }));

it('finds no draft that was never made', () =>
  bank
    .given(mayUpload, { persona })
    .asked('no bulk file is uploaded without a draft', 'POST', `${writable}/${aFile}`, { body: uploadBody() })
    .answers(404, refusedWith('DIGX_CZ_FU_01'))
    .by('uploadBulkFile', async (app) => {
      const outcome = await upload(app);
      expect(outcome).toEqual({ outcome: 'refused', error: refusal(404, 'DIGX_CZ_FU_01', 'file') });
    }));

it('asks for the PIN before a file is authorised', () =>
  bank
    .given('customer {persona} has a checked bulk file', { persona })
    .asked('the authorisation of a bulk file is to be confirmed by the PIN', 'POST', authorisePath)
    .answers(417, confirmationAsked('DIGX_AUTH_0003', 'INFO'), { ...freshNonces, ...challengeOf('PIN') })
    .by('authoriseBulkFile', async (app) => {
      const authorising = authorise(app);
      expect((await step(app)).asked).toMatchObject({ factor: 'pin', referenceNo: '21303' });
      await answerStep(app, '2580');
      expect(await authorising).toEqual({ outcome: 'approved' });
    }));

it.each([
  { what: 'is approved', persona: 'racing-owner', status: 200, outcome: 'approved', body: authorised },
  {
    what: 'awaits another authoriser',
    persona: 'maker',
    status: 202,
    outcome: 'needs-authoriser',
    body: {
      ...receipt('VERIFIED'),
      status: needsAuthoriser(aFile),
    },
  },
] as const)('reports that an authorised file $what', ({ what, persona: who, status, outcome, body }) =>
  bank
    .given('customer {persona} is asked for the PIN to authorise a bulk file', { persona: who })
    .asked(`a bulk file that is authorised with the PIN ${what}`, 'POST', authorisePath, {
      headers: { ...insideSession, 'X-CHALLENGE_RESPONSE': fromState('rightAnswer', answerOf('PIN')) },
    })
    .answers(status, body)
    .run(async ({ url }) => {
      expect(await withAnswer(url, 'authoriseBulkFile', authorise)).toEqual({ outcome });
    }),
);

it('finds no file to authorise that was never uploaded', () =>
  bank
    .given(mayUpload, { persona })
    .asked('no unknown bulk file is authorised', 'POST', `${writable}/${aFile}/authorisation`)
    .answers(404, refusedWith('DIGX_CZ_FU_01'))
    .by('authoriseBulkFile', async (app) => {
      const outcome = await authorise(app);
      expect(outcome).toEqual({ outcome: 'refused', error: refusal(404, 'DIGX_CZ_FU_01', 'file') });
    }));

it('authorises no file with errors', () =>
  bank
    .given('customer {persona} has a bulk file with an error', { persona })
    .asked('no bulk file with errors is authorised', 'POST', authorisePath)
    .answers(400, refusedWith('DIGX_CZ_FU_02'))
    .by('authoriseBulkFile', async (app) => {
      const outcome = await authorise(app);
      expect(outcome).toEqual({ outcome: 'refused', error: refusal(400, 'DIGX_CZ_FU_02', 'Nothing has been paid') });
    }));

it.each([
  { what: 'was drafted', state: 'has drafted a bulk file', status: 'INITIATED' },
  { what: 'is being checked', state: 'has uploaded a bulk file', status: 'UPLOADED' },
  {
    what: 'is verified',
    state: 'has a checked bulk file',
    status: 'VERIFIED',
    tells: {
      processingDate: regex('^\\d{4}-\\d{2}-\\d{2}$', '2026-03-03'),
      isOwnConfirmationDue: true,
      ownConfirmationFactor: 'PIN',
    },
    read: { paidOn: '2026-03-03', isOwnConfirmationDue: true, ownConfirmationFactor: 'PIN' },
  },
  { what: 'has errors', state: 'has a bulk file with an error', status: 'ERROR' },
])('finds out that a file $what', ({ what, state, status, tells = {}, read = {} }) =>
  bank
    .given(`customer {persona} ${state}`, { persona })
    .asked(`the bank tells of a bulk file that it ${what}`, 'GET', readable, {
      query: { pageNumber: '1', pageSize: '1', fileId: fromState('fileId', aFile) as unknown as string },
    })
    .answers(200, {
      ...allWell,
      fileDetails: eachLike({
        fileUpload: {
          key: { id: like(aFile) },
          fileName: like(bulkName),
          fileStatus: status,
          creationDate: regex('^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$', '2026-03-02T09:30:00'),
          valueDate: like('2026-03-02'),
          debitAccountId: maskedId('9A0E7C5512D84F6B', '31926819'),
          totalRecords: integer(1),
          failedRecords: integer(0),
          totalAmount: amount(125.5),
          ...tells,
        },
      }),
    })
    .by('listBulkFiles', async ({ store }) => {
      const { data } = await store.dispatch(getBulkFile.initiate({ party: false, id: aFile }));
      expect(data?.file).toMatchObject({ id: aFile, status, ...read });
    }),
);

const listArg = { page: 1, from: calendarDay('2025-03-02'), to: calendarDay('2026-03-02') };
const listQuery = { ...english, pageNumber: '1', pageSize: '25' };

it('refuses days in the wrong order', () =>
  bank
    .given(mayUpload, { persona })
    .asked('no bulk files are listed for days in the wrong order', 'GET', readable, {
      query: { ...listQuery, uploadDateStartRange: '2026-03-02', uploadDateEndRange: '2026-03-01' },
    })
    .answers(400, refusedWith('DIGX_CZ_DATES_01'))
    .by('listBulkFiles', async ({ store }) => {
      const arg = { party: false, page: 1, from: calendarDay('2026-03-02'), to: calendarDay('2026-03-01') } as const;
      const { error } = await store.dispatch(listBulkFiles.initiate(arg));
      expect(error).toEqual(refusal(400, 'DIGX_CZ_DATES_01', 'dates'));
    }));

it('lists no files for a customer who may not see them', () =>
  bank
    .given('customer {persona} is signed in', { persona: 'private-customer' })
    .asked('no bulk files are listed for those who may not see them', 'GET', readable, {
      query: { ...listQuery, uploadDateStartRange: listArg.from, uploadDateEndRange: listArg.to },
    })
    .answers(403, refusedWith('DIGX_CZ_ACCESS_DENIED'))
    .by('listBulkFiles', async ({ store }) => {
      const { error } = await store.dispatch(listBulkFiles.initiate({ party: false, ...listArg }));
      expect(error).toEqual(accessDenied);
    }));

const recordsQuery = { ...english, pageNumber: '1', pageSize: '25', transactionType: 'DTF' };

it('lists the payments of a file', () =>
  bank
    .given('customer {persona} has a checked bulk file', { persona })
    .asked('the payments of a bulk file', 'GET', ofFile(`${readable}/{fileId}/records`), { query: recordsQuery })
    .answers(200, {
      ...allWell,
      totalCount: integer(1),
      recordDetails: eachLike({
        recordId: like('1'),
        payeeName: like('Ashdown Feed'),
        sortCode: like('601122'),
        accountNumber: like('20418836'),
        paymentType: like('FP'),
        reference: like('Hay March'),
        amount: amount(125.5),
        recordStatus: like('VERIFIED'),
      }),
    })
    .by('listBulkRecords', async ({ store }) => {
      const { data } = await store.dispatch(listBulkRecords.initiate({ party: false, id: aFile, page: 1 }));
      expect(data?.records).toMatchObject([{ name: 'Ashdown Feed', progress: 'processing' }]);
    }));

it('finds no payments of an unknown file', () =>
  bank
    .given(mayUpload, { persona })
    .asked('no payments are listed of an unknown bulk file', 'GET', `${readable}/${aFile}/records`, {
      query: recordsQuery,
    })
    .answers(404, refusedWith('DIGX_CZ_FU_01'))
    .by('listBulkRecords', async ({ store }) => {
      const { error } = await store.dispatch(listBulkRecords.initiate({ party: false, id: aFile, page: 1 }));
      expect(error).toEqual(refusal(404, 'DIGX_CZ_FU_01', 'file'));
    }));

it('reports a technical issue for payments of a file whose id is none', () =>
  bank
    .given(mayUpload, { persona })
    .asked(
      'the id of a bulk file with a full stop makes the list of its payments invalid',
      'GET',
      `${readable}/${noId}/records`,
      { query: recordsQuery },
    )
    .answers(400, notValid)
    .by('listBulkRecords', async ({ store }) => {
      const { error } = await store.dispatch(listBulkRecords.initiate({ party: false, id: noId, page: 1 }));
      expect(error).toMatchObject({ status: 400, isValidation: true, code: 'DIGX_CZ_REQUEST_01' });
    }));

it('reports a technical issue for a document of a file whose id is none', () =>
  bank
    .given(mayUpload, { persona })
    .asked(
      'the id of a bulk file with a full stop makes its document invalid',
      'GET',
      `${writable}/${noId}/responsefile`,
      { query: { fileType: 'error' } },
    )
    .answers(400, notValid)
    .by('getBulkResponseFile', async ({ store }) => {
      const answer = await store.dispatch(bulkDocumentDownloaded({ party: false, id: noId, type: 'error' }, signal));
      expect(answer).toMatchObject({ error: { status: 400, isValidation: true, code: 'DIGX_CZ_REQUEST_01' } });
    }));

it.each([
  { type: 'original', state: 'has a checked bulk file', content: bulkContent },
  { type: 'response', state: 'has a checked bulk file', content: like(bulkContent) },
  { type: 'error', state: 'has a bulk file with an error', content: regex('^PD94bWwg[A-Za-z0-9+/=]*$', 'PD94bWwg') },
] as const)('downloads the document “$type” of a file', ({ type, state, content }) =>
  bank
    .given(`customer {persona} ${state}`, { persona })
    .asked(`the document “${type}” of a bulk file`, 'GET', ofFile(`${writable}/{fileId}/responsefile`), {
      query: type === 'response' ? {} : { fileType: type },
    })
    .answers(200, { ...allWell, fileName: like(bulkName), fileContent: content })
    .by('getBulkResponseFile', async ({ store }) => {
      const answer = await store.dispatch(bulkDocumentDownloaded({ party: false, id: aFile, type }, signal));
      expect(answer).toMatchObject({ data: { fileName: bulkName } });
    }),
);

it('has no error report of a file without errors', () =>
  bank
    .given('customer {persona} has a checked bulk file', { persona })
    .asked('no error report of a bulk file without errors', 'GET', ofFile(`${writable}/{fileId}/responsefile`), {
      query: { fileType: 'error' },
    })
    .answers(404, refusedWith('DIGX_CZ_FU_01'))
    .by('getBulkResponseFile', async ({ store }) => {
      const answer = await store.dispatch(bulkDocumentDownloaded({ party: false, id: aFile, type: 'error' }, signal));
      expect(answer).toMatchObject({ error: refusal(404, 'DIGX_CZ_FU_01', 'file') });
    }));

closePact('bulk');
