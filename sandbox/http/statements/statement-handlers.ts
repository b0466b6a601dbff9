import { findAccountByToken } from '#sandbox/bank/accounts/accounts.ts';
import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { SessionRecord } from '#sandbox/bank/records/session.ts';
import {
  findStatement,
  findStatements,
  type StatementOnFile,
  statementToken,
} from '#sandbox/bank/statements/statements.ts';
import { confirmationToRead } from '#sandbox/bank/transactions/transactions.ts';
import { base64Of } from '#sandbox/documents/base64.ts';
import { statementFileName, toStatement } from '#sandbox/http/accounts/account-documents.ts';
import { accountNotFound } from '#sandbox/http/accounts/account-not-found.ts';
import type { Handlers } from '#sandbox/http/pipeline/handler.ts';
import { refusalsBy } from '#sandbox/http/refusals/reasons.ts';
import type { components } from '#src/api/schema.generated.d.ts';

const refusal = refusalsBy('statements', {
  'not-permitted': 'accessDenied',
  'dates-not-valid': 'datesNotValid',
  'not-on-file': 'statementNotFound',
} as const);

export const statementHandlers = {
  listStatements: {
    serves: 'customer',
    decide: ({ bank, customer, path, query }) => {
      const account = findAccountByToken(bank, customer, path.accountId);
      if (account === undefined) return accountNotFound;
      const { statementType: type, fromDate: from, toDate: to } = query;
      const verdict = findStatements(bank, customer, account, { type, from, to });
      if (verdict.outcome === 'refused') return refusal(verdict);
      // Not during a replay: each entry needs a token, which costs a hash.
      const done = {
        get czStatementItems() {
          return verdict.statements.map((statement) => toStatementWire(bank, customer.session, statement));
        },
      };
      return { rule: 'statements.listed', answer: { done } };
    },
  },
  getStatement: {
    serves: 'customer',
    decide: ({ bank, customer, path }) => {
      const account = findAccountByToken(bank, customer, path.accountId);
      if (account === undefined) return accountNotFound;
      const verdict = findStatement(bank, customer, account, path.documentId);
      if (verdict.outcome === 'refused') return refusal(verdict);
      const { statement } = verdict;
      const made = async () => {
        const { statementPdf } = await import('#sandbox/documents/statement-pdf.ts');
        const fileContent = base64Of(statementPdf(toStatement(bank, account, statement)));
        return { fileName: statementFileName(account, statement), fileContent };
      };
      const requiredConfirmation = confirmationToRead(bank, customer, statement.from);
      return { rule: 'statements.read', requiredConfirmation, answer: { made } };
    },
  },
} satisfies Partial<Handlers>;

function toStatementWire(
  bank: Bank,
  session: SessionRecord,
  statement: StatementOnFile,
): components['schemas']['StatementItem'] {
  return {
    documentId: statementToken(bank, session, statement),
    documentName: statement.name,
    statementType: statement.type,
    statementDate: statement.to,
  };
}
