import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { AccountRecord } from '#sandbox/bank/records/account.ts';
import type { PartyRecord } from '#sandbox/bank/records/party.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import { type ProductName, products } from '#sandbox/personas/accounts/products.ts';
import { decimalText, money } from '#src/kernel/money.ts';
import { type Belongings, belongingsOf } from './belongings.ts';
import type { WrittenDescription } from './description.ts';
import { isNameWritable } from './description-words.ts';

type Written<Part extends keyof WrittenDescription> = NonNullable<WrittenDescription[Part]>;

/** A customer of the bank as a description. Made again it has the same people, entities, accounts and balances. */
export function descriptionOf(bank: Bank, userId: string): WrittenDescription {
  const belongings = belongingsOf(bank, userId);
  const { users, parties } = belongings;
  return {
    people: users.map((user) => personIn(user, parties)),
    entities: parties.map(entityIn),
    accounts: accountsIn(belongings),
  };
}

function personIn(user: UserRecord, parties: readonly PartyRecord[]): Written<'people'>[number] {
  const {
    honorific,
    firstName,
    lastName,
    preferredName,
    email,
    phoneNumber,
    secondFactor,
    phoneIsOn,
    lock,
    loginSteps,
  } = user;
  return {
    title: honorific,
    firstName,
    lastName,
    preferredName,
    email,
    phone: phoneNumber,
    actsFor: user.partyIds.flatMap((id) => parties.flatMap((party, place) => (party.id === id ? [place + 1] : []))),
    may: [...user.permittedFunctions],
    secondFactor,
    phoneIsOn,
    lock,
    loginSteps: [...loginSteps],
    hasLoggedIn: user.firstLoginDone,
  };
}

function entityIn({ name, kind, mandate, twoOthersFromMinor, actsAs }: PartyRecord): Written<'entities'>[number] {
  return {
    kind: actsAs === 'agent' ? 'agent' : kind === 'business' ? 'company' : name.includes(' & ') ? 'joint' : 'personal',
    ...(isNameWritable(name) ? { name } : {}),
    mandate: mandate ?? 'none',
    ...(twoOthersFromMinor === undefined ? {} : { twoOthersFrom: decimalText(money(twoOthersFromMinor, 'GBP')) }),
  };
}

function accountsIn({ accounts, parties, balanceOf }: Belongings): Written<'accounts'> {
  return accounts.map((account) => {
    const isTerm = account.maturesOn !== null;
    const balance = decimalText(money(balanceOf(account.id), account.currency));
    const sum =
      account.principalMinor === null
        ? {}
        : { principal: decimalText(money(account.principalMinor, account.currency)) };
    return {
      product: productOf(account),
      alias: account.id.slice(account.id.indexOf(':') + 1),
      entity: parties.findIndex(({ id }) => id === account.partyId) + 1,
      name: account.displayName,
      ...(account.nickname === null ? {} : { nickname: account.nickname }),
      ...(account.kind === 'TD' ? {} : { balance }),
      ...(account.overdraftMinor > 0
        ? { overdraft: decimalText(money(account.overdraftMinor, account.currency)) }
        : {}),
      opened: account.openedOn,
      ...(isTerm && account.maturesOn !== null ? { matures: account.maturesOn, ...sum } : {}),
    };
  });
}

function productOf({ productId }: AccountRecord): ProductName {
  const found = Object.entries(products).find(([, { id }]) => id === productId);
  return (found?.[0] ?? 'current') as ProductName;
}
