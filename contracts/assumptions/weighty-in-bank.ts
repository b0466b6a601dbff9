import { ofRank, type Weighty } from './weighty.ts';

/** Consequences of the sandbox’s own rules written one by one, by subject: what differs at the real bank if the rule is another. */
export const weightyInBank: Readonly<Record<string, Weighty>> = {
  ...ofRank('money', {
    'bulk files: checks':
      'If the bank takes out wrong records and pays the rest, testers have never seen a file that pays in part.',
    'bulk files: names': 'If a name stays taken for ever, last month’s wage file cannot be sent under its usual name.',
    'bulk files: limits': 'A file that passes here is refused at the bank, or goes out above what its owner may pay.',
    'bulk files: confirmation':
      'If the bank asks for other factors, the person who sends wages cannot finish without the second device.',
    'bulk files: after the cut-off':
      'If the bank refuses late files, wages that the sandbox pays next day are not paid at all.',
    'bulk files: a frozen account':
      'If the bank lets single payments fail, part of a file goes out of an account that should be still.',
    'bulk files: figures':
      'If failed payments are not counted so, the totals of a file do not add up in front of its owner.',
    'bulk files: warnings':
      'If the bank gives no warning, a payee with an unknown sort code is found out only when unpaid.',
    'a deleted payee':
      'If the bank cancels the orders, a standing order for rent ends with the payee and nobody says so.',
    'cut-off for same-day payments; for BACS':
      'With an earlier cut-off, the app promises today for payments that leave tomorrow.',
    'after the cut-off': 'Without the warning a late payment is confirmed in the belief that it goes today.',
    'a payment verified before the cut-off and confirmed after it':
      'If the bank makes it the next day without a word, a bill is paid late and nobody was asked.',
    'when late payments are booked and instructions run':
      'At another hour, money that comes in at nine is too late, or in time, for that day’s orders.',
    'how long an outcome is pending':
      'If it takes hours, customers who saw three minutes in training pay a second time.',
    'payments and instructions confirmed with a code that names payee and amount':
      'With another threshold, customers are asked for a code that they were not told of, or large payments go without one.',
    'default limits': 'Customers are refused at the bank for amounts that the sandbox lets through.',
    'above £100,000.00, whatever the limits':
      'If another amount holds, payments for a horse or a house fail on the day.',
    "what counts towards today's limit":
      'If orders that await authorisation count, a second payment of the day is refused.',
    'daily limits for payments on another day': 'If the bank checks them, a large standing order is missed on its day.',
    'a run without enough money': 'If the bank tries again, a missed rent leaves the account hours later, unexpected.',
    'first day of an instruction':
      'If another span holds, an order for next season is refused, or one for today is paid twice.',
    'end of an instruction': 'If the last day is not paid, the final instalment is missing.',
    'a payment or instruction that differs from the one verified':
      'If the bank takes the later figures, a changed amount goes out that nobody saw checked.',
    'a draft from another session; an unknown payment':
      'If drafts outlive the session, an old one can be confirmed by mistake.',
    'to an account of this bank that accepts no pounds from outside':
      'If the bank takes it, the money sits in an account that cannot hold it.',
    "to the bank's own sort code and an unknown number":
      'If it is refused at once, testers never see the payment come back, as customers would not.',
    "transfers between a customer's own accounts":
      'If one side is booked later, the money is in neither account for a while.',
    'accounts that transfers may start from':
      'A transfer that the app offers is refused, or one that the bank allows is not offered.',
    'accounts that transfers may go to':
      'If another currency were allowed, customers could move dollars into pounds without seeing a rate.',
    'funds for a transfer': 'If the bank looks at the day only, a transfer refused here would have been made.',
    'limits of transfers': 'If they share the limit of payments, a large transfer stops the day’s bills.',
    'confirming a transfer': 'If the bank carries out what the body says, an altered body moves another amount.',
    'a payment or transfer confirmed again after it was rejected':
      'If a second confirmation revives it, a rejected payment goes out after the customer was told it had not.',
    'one code for adding a payee and paying it':
      'If the code does not cover both, the customer is asked again at the payment and suspects fraud.',
    'several items authorised at once':
      'If the bank offers it, an approver signs many payments with one code that names none.',
    'time limit for authorisation': 'If items lapse sooner, a payment that waits over a holiday is never made.',
    'what is checked at each authorisation':
      'If the bank holds the money at once, the balance that customers plan with is another.',
    'pending transactions': 'If credits count before they are booked, customers spend money that does not come.',
    'order of repayment': 'If charges are paid first, the instalment stays overdue although the amount was sent.',
    'a bond at maturity':
      'If a bond without instruction is renewed, money that the customer counts on is tied up for years.',
    'bond interest': 'Interest differs by pennies from the statement, and every customer with a bond may ask why.',
    'charge for an unpaid instalment': 'Customers are told another charge than they pay.',
    'ordered books': 'If numbering begins elsewhere, cheques are presented that the page does not know.',
    'a presented cheque': 'If it is paid at once, the balance in the morning is another.',
    'card payments and paid-in cheques': 'If they clear later, money is shown as free that is not.',
  }),
  ...ofRank('security', {
    'which wrong password locks':
      'If the third one locks, customers who saw three attempts in training are out one early.',
    'remaining attempts at the current password or PIN':
      'Without the figure customers lock themselves without a warning.',
    'when a lock is reported': 'If the bank reports its own lock to any password, strangers learn who is a customer.',
    'a password under an unknown or used salt': 'If it does not count, a recorded log-in can be tried again and again.',
    'a call while a login step is due': 'If the bank answers all the same, terms and forced changes can be passed by.',
    'confirming a change of password or PIN':
      'With other factors, a change that works in the sandbox cannot be finished at the bank.',
    'a PIN as a challenge answer': 'If the bank expects a seal, every PIN is refused and the third locks it.',
    'a one-time password': 'If it lasts for less time, codes that were just read are refused.',
    'wrong codes or PINs': 'With another count, customers are locked while the app says that an attempt is left.',
    'codes sent to one customer':
      'If the bank sends fewer, somebody with a bad signal is refused in the middle of a payment.',
    'a PIN given more than ten minutes after the request': 'If it counts as an attempt, slow readers lock their PIN.',
    'an expired code': 'If it counts as an attempt, a customer who looked for the phone is locked.',
    'former passwords and PINs':
      'If only the last few count, the app refuses nothing less, but helpdesk scripts are wrong.',
    'an unknown, expired or used reset token':
      'If a link works twice, a person who finds it in the post box takes over the account.',
    'other effects of a password reset':
      'If sessions go on, an intruder stays in after the customer has set a new password.',
    'accounts that can be shared': 'If loans are shared, too, providers see more than the page says.',
    "acting for another customer's party": 'If it is not refused, one customer reads or orders for another.',
    'a token from another session or account': 'If tokens last, a copied link opens an account after log-out.',
    'nonce missing, unknown or used': 'If a used nonce passes, another site can repeat a customer’s request.',
    'idle timeout': 'If it is longer, an open screen in an office stays open; if shorter, forms are lost.',
    'the longest session': 'If there is none, a stolen session lasts for as long as it is used.',
    'a User ID that nobody has': 'If the answer differs, strangers learn who banks here.',
    'the third lock of the PIN in one day':
      'If nothing more happens, somebody with the session can guess the PIN every half hour.',
    'CoP checks remembered':
      'If fewer are kept, a payee checked a while ago is refused, and the customer checks in vain.',
    'payee details without a CoP check in this session':
      'If the bank takes them, payees can be added that nobody has compared.',
    'a close match': 'If the bank calls more of them a match, customers see fewer warnings than in training.',
    'a surname only, of any number of words, or forenames only':
      'If the bank returns the name, strangers learn who holds an account.',
    'a CoP check that times out': 'If the bank answers an error, the app shows a technical issue where it should warn.',
    'how many must authorise':
      'If one is enough, a large payment leaves with one signature fewer than the mandate says.',
    'who sees an item': 'If makers see it too, they may authorise their own payment.',
    'confirmation of a decision': 'If authorising needs no code, an open screen is enough to send money.',
    'when authorisation is needed':
      'If the bank asks less often, payments leave that the sandbox holds for a second person.',
    'confirming a new or changed payee':
      'If no code is asked, a person who holds the session can add a payee of theirs.',
    'what is alerted': 'If a log-in by a link is not told, an intruder comes in unnoticed.',
    'a reset link and the second factor':
      'If the link is enough, a person who reads the customer’s post opens the account.',
    'a strict bank and a customer without a second factor':
      'If the bank lets them through, the strictest rules do not hold for the weakest customers.',
    'what else is confirmed with a code where the bank is strict (`sca:strict`)':
      'Testers meet codes where the bank has none, or none where the law wants one.',
    'payments that a strict bank makes without a code':
      'With other exemptions, small payments are stopped, or go unconfirmed beyond the law.',
    'older transactions of a strict bank':
      'If the bank does not ask, two years of spending lie open to a person who finds the session.',
  }),
};
