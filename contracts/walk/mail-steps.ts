import { decodeText } from '#src/api/wire/decode-text.ts';
import type { Steps, Walk } from './step.ts';
import type { Walker } from './walker.ts';

interface Mail {
  readonly messageId: { readonly value: string };
  readonly subject: string;
  readonly messageBody: string;
  readonly creationDate: string;
  readonly interactionId: string;
  readonly messageUserMappings: readonly {
    readonly msgFlag: string;
    readonly status: string;
    readonly deleteStatus: boolean;
  }[];
}

interface Bulletin {
  readonly mailerId: { readonly value: string };
  readonly status: string;
}

type Box = 'inbox' | 'outbox';

const mailsPath = '/v1/mailbox/mails';
const mailersPath = '/v1/mailbox/mailers';
const flags = { inbox: 'T', outbox: 'F' } as const;
const words = { subject: 'Ponies & traps', messageBody: 'Is <today> good for you? “Yes” & no.' };

export const mailSteps: Steps = { 'read the mail': readMail, 'write a message': write, 'reply to a message': reply };

async function readMail({ walker, findings }: Walk): Promise<void> {
  for (const box of ['inbox', 'outbox'] as const) lookAtBox(findings, await mailsIn(walker, box), box);
  const inbox = await mailsIn(walker, 'inbox');
  const [newest] = inbox;
  if (newest !== undefined) {
    const { mail } = await walker.ask(`${mailsPath}/${newest.messageId.value}`);
    findings.expectSame(stateOf(mail), stateOf(newest), 'status of the newest message, unlike on its own,');
  }
  const unread = inbox.find((mail) => stateOf(mail) === 'U');
  if (unread !== undefined) {
    const path = `${mailsPath}/${unread.messageId.value}`;
    await walker.good('PUT', path, { json: { messageUserMappings: [{ status: 'R', deleteStatus: false }] } });
    const after = await mailsIn(walker, 'inbox');
    const wanted = inbox.map((mail) => (mail === unread ? 'R' : stateOf(mail)));
    findings.expectSame(wanted, after.map(stateOf), 'status of the messages once one is opened');
  }
  const bulletins = await bulletinsOf(walker);
  const fresh = bulletins.find(({ status }) => status === 'U');
  if (fresh === undefined) return;
  await walker.good('PUT', `${mailersPath}/${fresh.mailerId.value}`, { json: { status: 'R' } });
  const wanted = bulletins.map((one) => (one === fresh ? 'R' : one.status));
  findings.expectSame(
    wanted,
    (await bulletinsOf(walker)).map(({ status }) => status),
    'status of the bulletins once one is opened',
  );
}

function lookAtBox(findings: Walk['findings'], mails: readonly Mail[], box: Box): void {
  const mappings = mails.flatMap(({ messageUserMappings }) => messageUserMappings);
  findings.expect(
    mappings.every(({ msgFlag }) => msgFlag === flags[box]),
    `the ${box} has messages of the other box: mails[].messageUserMappings[].msgFlag`,
  );
  findings.expect(
    mappings.every(({ deleteStatus }) => !deleteStatus),
    `the ${box} has deleted messages, though deleteStatus=false was asked for`,
  );
  const isSorted = mails.every(({ creationDate }, place) => creationDate <= (mails[place - 1]?.creationDate ?? '9'));
  findings.expect(isSorted, `mails of the ${box} are in the wrong order: the newest comes first`);
  const ids = mails.map(({ messageId }) => messageId.value);
  findings.expect(new Set(ids).size === ids.length, `the ${box} has a message twice`);
  const isEncoded = mails.every((mail) => isHtml(mail.subject) && isHtml(mail.messageBody));
  findings.expect(isEncoded, `mails[].subject or messageBody of the ${box} is not encoded as HTML`);
}

async function write({ walker, findings, memory }: Walk): Promise<void> {
  const before = await mailsIn(walker, 'outbox');
  const json = { messageType: 'M', subjectId: '2', ...words, party: { value: memory.parties[0] } };
  const { mail } = (await walker.good('POST', mailsPath, { json })).body;
  const sent = await sentSince(walker, findings, before);
  findings.expectSame(mail.interactionId, sent?.interactionId, 'interactionId of the message sent');
  findings.expect(
    before.every(({ interactionId }) => interactionId !== mail.interactionId),
    'interactionId of a new message is that of an earlier conversation',
  );
}

async function reply({ walker, findings, memory }: Walk): Promise<void> {
  const [first] = await mailsIn(walker, 'inbox');
  if (first === undefined) return;
  const before = await mailsIn(walker, 'outbox');
  const { interactionId } = first;
  const json = { messageType: 'M', subjectId: '6', ...words, party: { value: memory.parties[0] }, interactionId };
  await walker.good('POST', `${mailsPath}/${first.messageId.value}/replyMail`, { json });
  const sent = await sentSince(walker, findings, before);
  findings.expectSame(interactionId, sent?.interactionId, 'interactionId of the reply');
}

/** The one message that the outbox has more than before, as it was written. */
async function sentSince(
  walker: Walker,
  findings: Walk['findings'],
  before: readonly Mail[],
): Promise<Mail | undefined> {
  const known = new Set(before.map(({ messageId }) => messageId.value));
  const outbox = await mailsIn(walker, 'outbox');
  const fresh = outbox.filter(({ messageId }) => !known.has(messageId.value));
  findings.expect(fresh.length === 1, `a message sent once is ${fresh.length} times in the outbox`);
  lookAtBox(findings, outbox, 'outbox');
  const inbox = await mailsIn(walker, 'inbox');
  const isBoth = inbox.some(({ messageId }) => messageId.value === fresh[0]?.messageId.value);
  findings.expect(!isBoth, 'a message sent is in the inbox');
  if (fresh[0] === undefined) return undefined;
  const { mail } = await walker.ask(`${mailsPath}/${fresh[0].messageId.value}`);
  findings.expectSame(words.subject, decodeText(mail.subject), 'subject of the message sent');
  findings.expectSame(words.messageBody, decodeText(mail.messageBody), 'messageBody of the message sent');
  return mail;
}

async function mailsIn(walker: Walker, box: Box): Promise<readonly Mail[]> {
  return (await walker.ask(`${mailsPath}?deleteStatus=false&msgFlag=${flags[box]}`)).mails;
}

async function bulletinsOf(walker: Walker): Promise<readonly Bulletin[]> {
  return (await walker.ask(mailersPath)).mailerUserMapDTOs;
}

function stateOf({ messageUserMappings }: Mail): string | undefined {
  return messageUserMappings[0]?.status;
}

/** Whether the app may decode it: no tag, and no bare ampersand. */
function isHtml(text: string): boolean {
  return !/[<>]|&(?!#?\w{1,32};)/.test(text);
}
