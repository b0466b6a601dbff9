import { draftBulkFile } from '#sandbox/bank/bulk/bulk-drafts.ts';
import { authoriseBulkFile, uploadBulkFile } from '#sandbox/bank/bulk/bulk-orders.ts';
import { loadSpreadsheetReader } from '#sandbox/bank/bulk/spreadsheet-reader.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import { commit } from '#sandbox/bank/engine/commit.ts';
import { tokenOf } from '#sandbox/bank/engine/tokens.ts';
import type { BulkFileRecord } from '#sandbox/bank/records/bulk-file.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import { brokenBy } from '#sandbox/bank/running/invariants.ts';
import { calendarDay, instantInLondon } from '#src/kernel/calendar.ts';
import { currentAccount, payerActions } from './payer-persona.fixture.ts';

/** Two payments to other banks and one to the neighbour's account here: £125.50, £80.00 and £20.25. */
export const threePayments = [
  'Ashdown Feed,601122,20418836,FP,Hay March,125.50',
  'T Mount,601122,30550122,BACS,Shoes,80',
  'Ada Frost,609303,77000001,FP,Eggs,20.25',
  '',
].join('\r\n');

export interface FileOver {
  readonly fileName?: string;
  readonly text?: string;
  readonly content?: string;
  readonly payOn?: string;
  readonly account?: string;
  readonly count?: number;
  readonly minor?: number;
}

const nothing: readonly Change[] = [];

type Situation = Parameters<typeof payerActions>[0];

/** Nell, who may pay by bulk file from her current account. At ten on a Monday by default. */
export async function bulkActions(situation: Situation = {}) {
  await loadSpreadsheetReader();
  const functions: UserRecord['permittedFunctions'] = ['payment', 'bulkUpload', 'bulkView'];
  const user = { permittedFunctions: functions, secondFactor: 'otp-and-pin', ...situation.user } as const;
  const actions = await payerActions({ ...situation, user });
  const { bank, customer } = actions;
  const account = bank.records.find('accounts', currentAccount);
  if (account === undefined) throw new Error('Nell has a current account.');
  const mayBulk = { ...account, taskCodes: [...account.taskCodes, 'FU_F_DFT' as const] };
  await commit(bank, [{ change: 'update', of: 'accounts', record: mayBulk }]);

  const make = async <Verdict extends { readonly outcome: string }>(verdict: Verdict): Promise<Verdict> => {
    const changes = 'changes' in verdict ? (verdict.changes as readonly Change[]) : nothing;
    await commit(bank, changes);
    const broken = brokenBy(bank, changes);
    if (broken.length > 0) throw new Error(JSON.stringify(broken));
    return verdict;
  };
  const fileOf = (id: string): BulkFileRecord => {
    const file = bank.records.find('bulkFiles', id);
    if (file === undefined) throw new Error(`There is no file ${id}`);
    return file;
  };
  const bulk = {
    ...actions,
    make,
    fileOf,
    draft: (over: FileOver = {}) => {
      const { fileName = 'HAY.csv', text = threePayments, payOn = '2026-03-02', account: from = currentAccount } = over;
      const { content = btoa(text), count = 3, minor = 225_75 } = over;
      const accountToken = tokenOf(bank, customer().session, 'account', from);
      return make(
        draftBulkFile(bank, customer(), { accountToken, payOn, fileName, content, claimed: { count, minor } }),
      );
    },
    /** @throws Error where it is refused. */
    async drafted(over: FileOver = {}): Promise<BulkFileRecord> {
      const verdict = await bulk.draft(over);
      if (verdict.outcome === 'refused') throw new Error(verdict.reason);
      return verdict.file;
    },
    upload: (file: BulkFileRecord, over: { readonly content?: string; readonly payOn?: string } = {}) => {
      const { session } = customer();
      const { id, fileName, fileIdentifier, partyId, accountId } = file;
      const { content = file.content, payOn = file.payOn } = over;
      const partyToken = tokenOf(bank, session, 'party', partyId);
      const accountToken = tokenOf(bank, session, 'account', accountId);
      return make(
        uploadBulkFile(bank, customer(), { id, fileName, content, payOn, partyToken, accountToken, fileIdentifier }),
      );
    },
    authorise: (id: string) => make(authoriseBulkFile(bank, customer(), id)),
    /** Drafted, uploaded and checked. */
    async checked(over: FileOver = {}): Promise<BulkFileRecord> {
      const file = await bulk.drafted(over);
      await bulk.upload(file);
      await bulk.waitSeconds(3);
      return fileOf(file.id);
    },
    /** And authorised. */
    async authorised(over: FileOver = {}): Promise<BulkFileRecord> {
      const file = await bulk.checked(over);
      const verdict = await bulk.authorise(file.id);
      if (verdict.outcome === 'refused') throw new Error(verdict.reason);
      return verdict.file;
    },
    waitSeconds: (seconds: number) =>
      actions.waitUntil(new Date(Date.parse(bank.clock.now) + seconds * 1000).toISOString() as typeof bank.clock.now),
    waitUntilLondonTime: (day: string, time: string) => actions.waitUntil(instantInLondon(calendarDay(day), time)),
  };
  return bulk;
}
