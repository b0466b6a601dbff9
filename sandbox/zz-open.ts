import { encryptPassword, decryptPassword } from '#sandbox/bank/credentials.ts';
import { jobKinds } from '#sandbox/stories/jobs.ts';
import { stories } from '#sandbox/stories/registry.ts';
import { Bank } from '#sandbox/bank/bank.ts';
import { commit } from '#sandbox/bank/change.ts';
import { brokenBy } from '#sandbox/bank/invariants.ts';
import { exportBank, importBank } from '#sandbox/bank/bank-state.ts';
import { moveClock } from '#sandbox/bank/due-jobs.ts';
import { knownUser } from '#sandbox/bank/story-opening.ts';
const c = encryptPassword('Paddock_7Gate', 'abc');
for (let k = 0; k < 3; k++) {
let t = performance.now(); decryptPassword(c); console.log('rsa', performance.now() - t);
for (const who of ['private-customer', 'racing-owner']) {
  const bank = new Bank({ seed: 1, openedAt: '2026-03-02T10:00:00.000Z' as never, stories, jobKinds }, { now: '2026-03-02T10:00:00.000Z' as never, runs: { mode: 'frozen' } });
  t = performance.now(); const known = knownUser(bank, who)!; const made = performance.now() - t;
  t = performance.now(); await commit(bank, known.opening); const committed = performance.now() - t;
  t = performance.now(); brokenBy(bank, known.opening); const inv = performance.now() - t;
  t = performance.now(); bank.stateHash(); const hash = performance.now() - t;
  t = performance.now(); const ex = JSON.stringify(exportBank(bank)); const exp = performance.now() - t;
  t = performance.now(); await importBank(JSON.parse(ex), { stories, jobKinds }); const imp = performance.now() - t;
  t = performance.now(); const r = await moveClock(bank, { ...bank.clock, now: '2027-03-02T10:00:00.000Z' as never }); const yr = performance.now() - t;
  console.log(who, bank.ledger.postings.length, { made, committed, inv, hash, exp, imp, kb: ex.length / 1024, yr, ran: r.ran, fails: r.failures.slice(0, 3) });
}
}
