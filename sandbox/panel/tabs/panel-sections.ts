import type { PanelTabId } from './panel-place.ts';

interface PanelSection {
  readonly tab: PanelTabId;
  readonly title: string;
  /** What is done there, in words that testers look for. */
  readonly does: string;
}

/** The sections of the panel. A test holds their titles. */
export const panelSections: readonly PanelSection[] = [
  { tab: 'scenario', title: 'Persona', does: 'Switch the customer, start again as opened, open a fresh bank, reset' },
  { tab: 'scenario', title: 'This page', does: 'Follow the bank or stand still: refresh, stale balances, push' },
  { tab: 'scenario', title: 'Demonstrations', does: 'Begin a tour, present' },
  {
    tab: 'scenario',
    title: 'Saved scenarios',
    does: 'Save what is set under a name, start it again, share it as a link or a file',
  },
  {
    tab: 'scenario',
    title: 'This moment',
    does: 'Share a link, snapshot, bug bundle or test; save all calls as HAR; open a file',
  },
  { tab: 'scenario', title: 'Record', does: 'Turn what is done by hand into a tour or a Playwright test' },
  { tab: 'scenario', title: 'Session', does: 'Let the session run out, log out, lock' },
  { tab: 'scenario', title: 'Reset links', does: 'Forgotten password, new PIN' },
  { tab: 'scenario', title: 'Data sharing', does: 'Providers, consents, third parties' },
  { tab: 'money', title: 'Paying', does: 'Outcome of payments, result of payee checks, declined, pending' },
  { tab: 'money', title: 'Confirmations', does: 'Strong customer authentication, codes and PINs' },
  {
    tab: 'money',
    title: 'Login, payments, accounts and limits',
    does: 'Settle, reject or return a payment; money in; freeze, close or open an account; lock a customer; change a limit or a rate',
  },
  { tab: 'money', title: 'Standing orders and direct debits', does: 'Collect or refuse a direct debit' },
  { tab: 'money', title: 'Cheques', does: 'Present, pay in or return a cheque' },
  { tab: 'money', title: 'Bulk files', does: 'Authorise, reject or fail a file' },
  { tab: 'money', title: 'Directory', does: 'Accounts and sort codes at other banks' },
  { tab: 'money', title: 'Ledger', does: 'Postings, balances and invariants' },
  { tab: 'faults', title: 'Faults', does: 'Plan failures of calls' },
  { tab: 'faults', title: 'Own answers', does: 'Stub a call, play a recording or HAR' },
  { tab: 'faults', title: 'Latency', does: 'Slow answers' },
  { tab: 'calls', title: 'Calls', does: 'The log; copy a call as curl, as a Pact interaction or as a test' },
  { tab: 'clock', title: 'Clock', does: 'Move or freeze time' },
  { tab: 'clock', title: 'What is due', does: 'What will happen unasked, and when' },
  { tab: 'clock', title: 'The last move', does: 'What happened when the clock was moved' },
  { tab: 'clock', title: 'Back in time', does: 'Bookmark this moment, rewind, undo' },
  { tab: 'phone', title: 'Phones', does: 'Text messages, codes, e-mails' },
  { tab: 'phone', title: 'Secure mail', does: 'Write to the customer as the bank' },
];
