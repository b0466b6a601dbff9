import { namedByResult } from '#sandbox/control/link/named-by-result.ts';
import type { Directory, DirectoryAccount } from '#sandbox/control/queries/control-directory.ts';
import { checkText } from '#sandbox/panel/directory/check-copy.ts';
import { morningLink, newPayeePath, payer } from '#sandbox/panel/offers/links.ts';
import type { Offer, OfferAct, OfferSection } from '#sandbox/panel/offers/offer.ts';

const otherWords: Readonly<Record<string, string>> = {
  Y: 'full match, all details matched',
  ANNM: 'the name does not match, no match, wrong name',
  MBAM: 'close match, partial match, details do not match',
  BANM: 'wrong account type, details do not match',
  PANM: 'wrong account type, details do not match',
  BAMM: 'close match, wrong account type, details do not match',
  PAMM: 'close match, wrong account type, details do not match',
  AC01: 'no account found, wrong number',
  IVCR: 'no reference found, wrong reference',
  CASS: 'account has been switched',
  ACNS: 'unable to check account',
  OPTO: 'unable to check account',
  SCNS: 'unable to check account',
};

/** Opens the page of a new payee, with everything filled in that is known of one. */
function addPayee(known: string): OfferAct {
  return {
    act: 'open',
    label: 'Add a payee',
    link: morningLink(newPayeePath, { persona: payer, newPayee: { known } }),
  };
}

/** What to enter for each result of Confirmation of Payee, and every account and sort code at other banks. */
export function directorySections({ tries, accounts, sortCodes }: Directory): readonly OfferSection[] {
  return [
    {
      id: 'results',
      title: 'Payee checks',
      lead: 'Details of a new payee for each result of Confirmation of Payee. “Add a payee” fills them in, and you press “Continue”.',
      entries: namedByResult(tries).map((tried): Offer => {
        const { id, result, why, accountName, accountType, reference, sortCode, accountNumber } = tried;
        const numbers = `${sortCodeText(sortCode)} ${accountNumber}`;
        return {
          id,
          title: checkText(result),
          written: numbers,
          text: why,
          also: otherWords[result],
          facts: [
            { label: 'Name to enter', value: accountName },
            { label: 'Account type', value: accountType },
            ...(reference === '' ? [] : [{ label: 'Reference', value: reference }]),
          ],
          acts: [addPayee(id), { act: 'copy', label: 'Copy the numbers', text: numbers }],
        };
      }),
    },
    {
      id: 'directory',
      title: 'Accounts elsewhere',
      lead: 'The accounts at other banks that Confirmation of Payee knows. Any other number at a bank that offers it gives AC01.',
      entries: accounts.map(toEntry),
    },
    {
      id: 'sort-codes',
      title: 'Sort codes',
      lead: 'The branches of other banks. Any other sort code is not recognised.',
      entries: sortCodes.map(({ sortCode, bankName, fastPayments, checksNames }): Offer => {
        const written = sortCodeText(sortCode);
        return {
          id: sortCode,
          title: bankName,
          written,
          text: [
            fastPayments ? 'Takes Faster Payments.' : 'Takes no Faster Payments, so nothing can be paid to it.',
            checksNames ? 'Checks the names of payees.' : 'Does not check the names of payees.',
          ].join(' '),
          acts: [addPayee(sortCode), { act: 'copy', label: 'Copy it', text: written }],
        };
      }),
    },
  ];
}

function toEntry({ alias, sortCode, bankName, accountNumber, name, type, reference, result }: DirectoryAccount): Offer {
  const numbers = `${sortCodeText(sortCode)} ${accountNumber}`;
  return {
    id: alias,
    title: name,
    written: numbers,
    text: `${type} account at ${bankName}. With every detail right: ${checkText(result)}.`,
    facts: reference === null ? [] : [{ label: 'Reference', value: reference }],
    acts: [addPayee(alias), { act: 'copy', label: 'Copy the numbers', command: `${name}, ${numbers}`, text: numbers }],
  };
}

function sortCodeText(digits: string): string {
  return digits.replace(/(\d\d)(\d\d)(\d\d)/, '$1-$2-$3');
}
