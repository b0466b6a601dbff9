import {
  addPayee,
  alertBy,
  cancelDirectDebit,
  changePassword,
  checkName,
  decide,
  logOut,
  look,
  nameAccount,
  orderBook,
  pay,
  schedule,
  transfer,
  write,
} from './actions.fixture.ts';
import type { Progress } from './progress.ts';
import type { Trainee } from './trainee.fixture.ts';

interface Ways {
  right(trainee: Trainee): Promise<unknown>;
  wrong(trainee: Trainee): Promise<unknown>;
  /** What the wrong way comes to, and words of what is said of it. */
  readonly ends: readonly [Progress['outcome'], string];
}

const kate = {
  accountName: "Kate O'Halloran",
  accountNumber: '30746182',
  sortCode: '305926',
  accountType: 'Personal',
} as const;
const frances = {
  accountName: 'Miss Frances Nettleship',
  accountNumber: '54093721',
  sortCode: '200433',
  accountType: 'Personal',
} as const;
const coldharbour = {
  accountName: 'Coldharbour Stables',
  accountNumber: '73640519',
  sortCode: '200433',
  accountType: 'Business',
} as const;
const college = { payee: 'saddlecombe-college', pounds: 250 };
const water = { payee: 'wexcombe-water', pounds: 86.4 };
const piano = { payee: 'verity-calloway', pounds: 85, on: '2026-04-01', repeats: true };
const payeeList = '/cz/v1/payments/payeeGroup?expand=ALL';

/** How each exercise is done right, and how it goes wrong. */
export const ways: Readonly<Record<string, Ways>> = {
  'new-password': {
    async right(trainee) {
      await changePassword(trainee, 'Walker_8Lane');
      await logOut(trainee);
    },
    wrong: logOut,
    ends: ['not-yet', 'before the password was changed'],
  },
  'name-an-account': {
    right: (trainee) => nameAccount(trainee, 'savings', 'Kitchen'),
    wrong: (trainee) => nameAccount(trainee, 'current', 'Kitchen'),
    ends: ['not-yet', 'The story is about the savings'],
  },
  'school-fees': {
    right: (trainee) => pay(trainee, '305926', college),
    wrong: (trainee) => pay(trainee, '305926', { ...college, pounds: 25 }),
    ends: ['not-yet', 'but not £250.00'],
  },
  'late-answer': {
    async right(trainee) {
      await pay(trainee, '305926', water);
      await trainee.sandbox.control.advanceClock('PT10S');
    },
    async wrong(trainee) {
      await pay(trainee, '305926', water);
      await trainee.sandbox.control.advanceClock('PT10S');
      await pay(trainee, '305926', water);
    },
    ends: ['broken', 'paid twice'],
  },
  'own-transfer': {
    right: (trainee) => transfer(trainee, 'current', 'savings', 500),
    wrong: (trainee) => transfer(trainee, 'savings', 'current', 500),
    ends: ['not-yet', 'the other way round'],
  },
  'new-payee': {
    right: (trainee) => addPayee(trainee, frances),
    wrong: (trainee) => addPayee(trainee, coldharbour),
    ends: ['not-yet', 'not with the details of the letter'],
  },
  'piano-lessons': {
    async right(trainee) {
      await look(trainee, payeeList);
      await schedule(trainee, '200433', piano);
    },
    wrong: (trainee) => schedule(trainee, '200433', { ...piano, repeats: false }),
    ends: ['not-yet', 'That pays once'],
  },
  'stop-a-direct-debit': {
    right: (trainee) => cancelDirectDebit(trainee, 'Riverbend'),
    wrong: (trainee) => cancelDirectDebit(trainee, 'Millrace'),
    ends: ['broken', 'for energy was cancelled'],
  },
  'three-to-decide': {
    async right(trainee) {
      await decide(trainee, 'approve', 'Trims');
      await decide(trainee, 'approve', 'LOT 371');
      await decide(trainee, 'reject', 'Visits');
    },
    wrong: (trainee) => decide(trainee, 'approve', 'Visits'),
    ends: ['broken', 'nobody had agreed'],
  },
  'suppliers-file': {
    async right(trainee) {
      await look(
        trainee,
        '/v1/fileUploads/files/BF2606090101/records?pageNumber=1&pageSize=25&transactionType=DTF&locale=en',
      );
      await decide(trainee, 'approve', 'SUPPLIERS.csv');
    },
    wrong: (trainee) => decide(trainee, 'reject', 'SUPPLIERS.csv'),
    ends: ['broken', 'has to be sent again'],
  },
  'euro-request': {
    right: (trainee) =>
      write(trainee, 'Aoife Byrne, IE29AIBK93115212345678, EUR 1250.50', {
        id: '7',
        name: 'International payment request',
      }),
    wrong: (trainee) => write(trainee, 'Please pay Aoife Byrne'),
    ends: ['not-yet', 'not the request'],
  },
  'cheque-book': {
    right: (trainee) => orderBook(trainee, 'chequebook'),
    wrong: (trainee) => orderBook(trainee, 'payInBook'),
    ends: ['broken', 'A pay-in book was ordered'],
  },
  'answer-the-bank': {
    async right(trainee) {
      await look(trainee, '/v1/mailbox/mails/{mail:7}');
      await write(trainee, 'From May: 4 Orchard Lane.');
    },
    wrong: (trainee) => write(trainee, 'I am moving.'),
    ends: ['not-yet', 'does not name 4 Orchard Lane'],
  },
  'login-alerts': {
    right: (trainee) => alertBy(trainee, 'LOGIN_FAILURE'),
    wrong: (trainee) => alertBy(trainee, 'LOGIN_SUCCESS'),
    ends: ['not-yet', 'The story asks for failed ones'],
  },
  'close-match': {
    async right(trainee) {
      await checkName(trainee, kate);
      await write(trainee, 'Whose account is this?');
    },
    wrong: (trainee) => addPayee(trainee, kate),
    ends: ['broken', 'under a name that the account is not held in'],
  },
  'changed-sort-code': {
    async right(trainee) {
      await look(trainee, payeeList);
      await write(trainee, 'An e-mail asks me to change a payee.');
    },
    wrong: (trainee) => addPayee(trainee, coldharbour),
    ends: ['broken', 'The account in the e-mail was added'],
  },
  'pressing-caller': {
    right: logOut,
    wrong: (trainee) => transfer(trainee, 'current', 'savings', 5000),
    ends: ['broken', 'because a caller said so'],
  },
};
