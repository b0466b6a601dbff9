import { omitUndefined, textIn } from '#contracts/driver/state-values.ts';
import { arrive, type SetUp, valuesOf } from '#contracts/states/arrivals.ts';

interface MaskedId {
  readonly value: string;
}

interface Listed {
  readonly mails?: readonly {
    readonly messageId: MaskedId;
    readonly messageUserMappings: readonly { readonly status: string }[];
  }[];
  readonly mailerUserMapDTOs?: readonly { readonly mailerId: MaskedId; readonly status: string }[];
}

/** Personas already have mail, so these states only check it. */
export const mailboxStates: Readonly<Record<string, SetUp>> = {
  'customer {persona} has mail in the {box}': mailbox(true),
  'customer {persona} has no mail in the {box}': mailbox(false),
  'customer {persona} has bulletins': bulletins(true),
  'customer {persona} has no bulletins': bulletins(false),
};

/** Hands out the token of the first unread message, or else of the first message. */
function mailbox(isAny: boolean): SetUp {
  return async (sandbox, parameters) => {
    const { visit, values } = await arrive(sandbox, parameters);
    const flag = textIn(parameters, 'box') === 'outbox' ? 'F' : 'T';
    const { mails = [] }: Listed = await visit.ask('GET', `/v1/mailbox/mails?deleteStatus=false&msgFlag=${flag}`);
    if (mails.length > 0 !== isAny) throw new Error(`There are ${mails.length} messages.`);
    const unread = mails.find(({ messageUserMappings: [mapping] }) => mapping?.status === 'U');
    const mail = (unread ?? mails[0])?.messageId.value;
    return { ...values, ...valuesOf(visit), ...omitUndefined({ mail }) };
  };
}

function bulletins(isAny: boolean): SetUp {
  return async (sandbox, parameters) => {
    const { visit, values } = await arrive(sandbox, parameters);
    const { mailerUserMapDTOs: mailers = [] }: Listed = await visit.ask('GET', '/v1/mailbox/mailers');
    if (mailers.length > 0 !== isAny) throw new Error(`There are ${mailers.length} bulletins.`);
    const bulletin = (mailers.find(({ status }) => status === 'U') ?? mailers[0])?.mailerId.value;
    return { ...values, ...valuesOf(visit), ...omitUndefined({ bulletin }) };
  };
}
