/** How much an assumption weighs if it is wrong, the heaviest first. */
export const ranks = {
  money: 'Money moves twice, not at all, to the wrong place, or the customer is told the wrong thing of it',
  security: 'Somebody gets in who should not, or a customer is locked out',
  refuses: 'The bank refuses what the app sends',
  'shows wrong': 'A customer reads something wrong, or finds a gap',
  cosmetic: 'Hardly anybody notices',
} as const;

export type Rank = keyof typeof ranks;

export interface Weighty {
  readonly rank: Extract<Rank, 'money' | 'security'>;
  readonly consequence: string;
}

/** Consequences written one by one, by place in the contract. */
export const weightyInContract: Readonly<Record<string, Weighty>> = {
  ...ofRank('money', {
    'confirmPayment x-when-repeated':
      'If a repeated confirmation is a new payment, a customer whose answer was lost and who presses again pays the payee twice.',
    'confirmTransfer x-when-repeated':
      'If a repeated confirmation is a new transfer, the amount leaves the account twice; both accounts are the customer’s, but a charge or an overdraft may follow.',
    'confirmTransferInstruction x-when-repeated':
      'If a repeated confirmation sets up a second instruction, the same transfer runs twice on each of its days.',
    'editInstruction x-when-repeated':
      'If a repeated edit counts as another version, the bank refuses it as changed elsewhere, and the customer does not know which amount the next run pays.',
    'confirmCancellation x-when-repeated':
      'If a second cancellation is refused as unknown, a customer whose answer was lost reads “not found” and cannot tell whether the standing order still pays.',
    'confirmInstruction x-when-repeated':
      'If a repeated confirmation sets up a second instruction, the payee is paid twice on every day it runs.',
    'uploadBulkFile x-when-repeated':
      'If a repeated upload is another file, every payee in it can be paid twice once both are authorised.',
    'authoriseBulkFile x-when-repeated':
      'If the reference is no key, a repeated authorisation pays the whole file again.',
    'approveTransaction x-when-repeated':
      'If the bank counts a repeated authorisation as a second one, an item for two authorisers goes out with one person’s consent.',
    'rejectTransaction x-when-repeated':
      'If a repeated “decline” meets the next item or an error, the maker is told twice, or the approver never learns whether the payment was stopped.',
    'orderChequeBook x-when-repeated':
      'If the bank takes repeats for the same order, nothing is lost; as assumed, each repeat posts another book and another charge, so the app never repeats.',
    'orderPayInBook x-when-repeated':
      'If the bank takes repeats for the same order, nothing is lost; as assumed, each repeat posts another book, so the app never repeats.',
    authoriseBulkFile: 'If this call is another one, no bulk file can be sent: wages and suppliers go unpaid that day.',
    confirmPayee:
      'If the PUT needs another step, payees look added but are not, and the first payment to each is refused.',
    amendPayee:
      'If POST does not only check, an account number is changed before the customer has confirmed it, and payments go to the new one.',
    editInstruction:
      'If path or method differ, customers believe that a standing order has its new amount while the old one goes on being paid.',
    validateCancellation:
      'If this POST already cancels, a customer who only looks at the question has lost the standing order.',
    confirmCancellation:
      'If PATCH does not cancel, the customer is told that the order is stopped and the next payment leaves all the same.',
    confirmTransferInstruction:
      'If the commit is elsewhere, a later transfer is drafted, never set up, and the savings account stays empty on the day.',
    deletePayee: 'If DELETE means something else here, a payee that the customer has removed can still be paid.',
    'parameters/DeleteStage':
      'If the stage does not belong into the query, the payee stays, and the customer pays an old account by mistake.',
    'responses/OutcomeUnknown':
      'If the gateway gives these statuses for requests it never passed on, customers wait for payments that were never made; if after, a retry pays twice.',
    'responses/PaymentRefused':
      'A refusal under another code is shown in general words: the customer cannot tell a missed cut-off from a limit, and may pay again elsewhere.',
    'responses/BulkFileRefused':
      'A refusal under another code does not say whether name, funds or limit stopped the file; the wage run is late.',
    'responses/ApprovalRefused':
      'An item that was decided or has expired is shown as a technical problem, and the approver tries again.',
    'schemas/PaymentSource':
      'If the account is named in another way, the bank refuses every payment, or takes the customer’s default account.',
    'schemas/PaymentSource.balance':
      'If the bank checks this balance against another one, payments fail whenever something was booked since the page opened.',
    'schemas/PaymentTarget':
      'If group and id do not name the payee, the bank refuses every payment, or finds another payee of the group.',
    'schemas/PaymentAnswer.valueDate':
      'Without the day, a payment after the cut-off looks as if it went today, and a bill is late.',
    'schemas/PaymentConfirmedAnswer.valueDate':
      'Without the day, the receipt does not say that the money leaves on the next working day.',
    'schemas/PayoutDetails':
      'If the names differ, a lost confirmation cannot be looked up: the customer is left in doubt about every such payment.',
    'schemas/PayoutDetails.statusType':
      'If another word stands for a made payment, the app keeps saying “we do not yet know”, and customers pay again by other means.',
    'schemas/PayoutDetails.valueDate': 'A payment that was looked up after a lost answer is shown without its day.',
    'schemas/PayoutPayee':
      'If the payee is named otherwise, a payment that was looked up cannot be matched with what the customer sent, and stays in doubt.',
    'schemas/TransferRequest':
      'If the names differ, no transfer can be ordered; if from and to are swapped, money moves the wrong way.',
    'schemas/TransferDetails':
      'If the names differ, a lost transfer cannot be looked up, and the customer moves the money again.',
    'schemas/TransferDetails.statusType':
      'If another word stands for a made transfer, the app goes on saying that the outcome is unknown.',
    'schemas/TransferInstructionRequest':
      'If the days or the frequency have other names, a monthly transfer is refused, or runs once.',
    'schemas/InstructionTransfer':
      'If the names differ, a lost order for a later transfer cannot be looked up, and a second one is set up.',
    'schemas/InstructionTransfer.statusType':
      'If another word stands for an active order, the app cannot tell the customer that it is set up.',
    'schemas/InstructionAnswer.startDate':
      'Without the day, a first run that moved to the next working day is not told, and a bill is late.',
    'schemas/InstructionConfirmedAnswer.startDate': 'The receipt of an instruction does not say when it first pays.',
    'schemas/InstructionRequest.startDate':
      'If the day is spelt otherwise, an instruction begins on another day, or day and month are swapped.',
    'schemas/InstructionRequest.endDate':
      'If null does not mean “no end”, a standing order for rent is refused, or ends after its first payment.',
    'schemas/InstructionPayout':
      'If the names differ, a lost instruction cannot be looked up, and a second one is set up.',
    'schemas/InstructionPayout.statusType':
      'If another word stands for an active instruction, the app cannot tell the customer that it is set up.',
    'schemas/InstructionPayout.valueDate':
      'An instruction that was looked up is shown without the day of its next payment.',
    'schemas/InstructionEdit':
      'If the stages differ, the bank applies a new amount before the customer has seen it checked, or never applies it.',
    'schemas/ListedInstruction.timeStamp':
      'If it is no mark of the version, two people’s edits overwrite each other, and the wrong amount is paid.',
    'schemas/ListedInstruction.statusCode':
      'If P means something else, an order that still needs authorisation is shown as one that pays.',
    'schemas/ListedInstruction.missedDates':
      'Without it nobody is told that a standing order was not paid for lack of money.',
    'schemas/ListedInstruction.numInstallments':
      'If it counts all runs and not those left, customers believe that a loan to a friend is paid longer than it is.',
    'schemas/CancellationAnswer':
      'If the status is elsewhere, the app cannot tell that an order is stopped, and says that the outcome is unknown.',
    'schemas/CancellationRequest':
      'If the party belongs into the header alone, a cancellation is refused, and the next payment leaves.',
    'schemas/PayeeConfirmation.intendedPayment':
      'Without it each new payee costs two codes; if the bank takes it for an order, the payment is made at once.',
    'schemas/PayeePayload':
      'If nickname, reference or account type have other names, the payee is stored without them, and payments carry no reference.',
    'schemas/PayeeStage': 'If the PATCH must repeat the payee, no payee can be added, and no new supplier be paid.',
    'schemas/VerificationReport.matched':
      'If A does not mean “not checked”, customers are told that a name matches which nobody has compared.',
    'schemas/VerificationReport.enabled':
      'If it says something else, a payee is added without the warning that its bank takes no part in Confirmation of Payee.',
    'schemas/PayeeNameCheck.accountId':
      'If the check expects another form of the account number, every payee is “unavailable”, and fraud goes unnoticed.',
    'schemas/PayeeNameCheck.accountType':
      'If the words differ, personal payees are checked as businesses: close matches and false warnings.',
    'schemas/PayeeNameCheck.bic':
      'If a BIC is expected where the sort code stands, every check fails and payees are added unchecked.',
    'schemas/PayeeNameCheckAnswer':
      'If the report stands elsewhere, every result reads as “unavailable”, and customers are warned of everybody.',
    'schemas/BulkFile.processingDate':
      'Without the day, a wage file authorised after the cut-off is believed to pay today.',
    'schemas/BulkFile.isOwnConfirmationDue':
      'Without it a sender waits for an authoriser while the file waits for the sender.',
    'schemas/BulkFile.ownConfirmationFactor':
      'Without it a lost upload cannot be told from a lost authorisation, and the customer is left in doubt about the whole file.',
    'schemas/BulkFileDraft.date': 'If the day is spelt otherwise, the file is refused, or pays on another day.',
    'schemas/BulkFileUpload.valueDate': 'The page names another day than the one on which the file pays.',
    'schemas/BulkFileKey.id':
      'If the id is a token of the session, a link from a notice opens nothing, and the file is not authorised in time.',
    'schemas/BulkFileReceipt.recordWarnings':
      'Without it a file with an impossible sort code is sent, and that payee is not paid.',
    'schemas/BulkRecordWarning': 'If the names differ, warnings of payments that will be rejected are not shown.',
    'schemas/BookAnswer.taskCode':
      'If the answer names account or book differently, the app takes an order that was placed for one of unknown outcome.',
    'schemas/LimitUtilization.utilizationId':
      'If another key tells the limits apart, the app shows the transfer limit as that of payments and stops what the bank would pay.',
    'schemas/TargetLimits.target.id':
      'If another key tells the limits apart, customers are stopped below their limit, or refused after confirming.',
    'schemas/ApprovalItem':
      'If names differ, an approver sees an item without payee or amount, and signs what cannot be read.',
    'schemas/ApprovalItem.totalRecords': 'The approver of a bulk file does not see how many payments it makes.',
    'schemas/ApprovalItem.fileName': 'Two files of one amount look alike, and the wrong one is authorised.',
    'schemas/ApprovalItem.approvalDetails.status':
      'If the words differ, decided items are offered for authorisation once more.',
  }),
  ...ofRank('security', {
    'signIn responses 403':
      'Under other codes a locked customer reads “wrong details”, goes on trying, and rings the helpdesk late.',
    'responses/Forbidden':
      'If a bad nonce is refused under another status or code, the app takes a broken session for a technical issue and asks again.',
    'responses/ForbiddenOrLocked':
      'If a wrong current password does not count, somebody at an open screen can guess it without limit.',
    'responses/CodesLocked':
      'If the lock is told otherwise, the app goes on asking for codes, and a customer cannot see how long to wait.',
    'responses/ChallengeOfChange':
      'If a second factor is asked for in another way, every order that needs one ends as a technical issue.',
    'responses/ProspectExpired':
      'Under another code an expired session looks like a failure of the page, and its form stays on the screen.',
    'responses/PasswordRefused': 'A password that breaks the rules is refused without saying which rule.',
    'responses/PinRefused':
      'A PIN that was used before is refused in general words; the customer tries the same one again.',
    'responses/ResetRefused':
      'A used reset link looks like a technical issue, and the customer asks for another in vain.',
    'responses/TokenRefused':
      'If an invalid link gets a policy all the same, a stranger is shown the form for a new password.',
    'responses/ResendRefused': 'If codes can be resent without end, a stranger can flood a customer’s phone.',
    'responses/AccessRefused':
      'If the bank takes access without a permission, a provider is connected to nothing and the customer believes it works.',
    'schemas/ChallengeResponse.pin':
      'If the PIN must be sealed, it travels readable to the first proxy behind TLS; as plain text a bank that expects a seal refuses it.',
    'schemas/ChallengeResponse.editPayeeData':
      'If the bank compares it with the change, a code given for one account number confirms another.',
    'schemas/Challenge.authType':
      'If the PIN step has another name, the app does not ask for it, and no such order can be confirmed.',
    'schemas/Refusal.attemptsLeft': 'Without it a customer is locked out without a word of warning.',
    'schemas/PublicKeyAnswer.publicKeyDTO.publicKey': 'In another encoding nobody can log in.',
    'schemas/SignInForm.j_password':
      'With another padding or order, every right password is refused, and the fourth attempt locks the customer.',
    'schemas/AuthFailure': 'If the reason travels elsewhere, locked and mistyped look the same.',
    'schemas/PasswordChange.type': 'With another value the change of password is refused, or changes something else.',
    'schemas/PasswordChange.new': 'If each value needs a salt of its own, every change of password is refused.',
    'schemas/PinChange.old': 'If a PIN is not sealed so, it counts as wrong, and three attempts lock it.',
    'schemas/PinChange.new':
      'If a PIN is not sealed so, the new one is stored wrongly, and no payment can be confirmed.',
    'schemas/PasswordReset.newPassword':
      'If it is sealed in another way, a customer who forgot the password stays out.',
    'schemas/CredentialAnswer':
      'Without a reference in the answer, customers are told after each change that it may have been made.',
    'schemas/PasswordPolicyAnswer.passwordPolicyDTO.name':
      'If the name differs, corporate customers are shown the rules of private ones and choose passwords that are refused.',
    'schemas/MaskedId.displayValue':
      'If the bank masks it here, customers cannot read their own account number; if not masked elsewhere, others’ numbers show.',
    'schemas/ShareableAccount': 'If tasks are written otherwise, the page shows access as off that a provider has.',
    'schemas/ApprovalItem.approvalDetails.actionable':
      'Without it the same person is offered the second of two authorisations.',
    'schemas/ApprovalStep': 'If the words differ, the page does not show who has already authorised.',
    'parameters/ResetTokenInPath.schema': 'If tokens are longer, every reset link is refused.',
    'parameters/ResetTokenInQuery.schema': 'If tokens are longer, a valid link shows no rules for the new password.',
    'schemas/LoginFlowAnswer.userLoginFlowDTOList.anyOf.1':
      'If the number counts what is left, a customer skips the terms, or is asked for them at each login.',
    'changePassword responses 202':
      'If the warning comes with another status, the customer is told that the password was not changed, and tries the old one.',
    'changeTransactionPin responses 202':
      'If the warning comes with another status, the customer is told that the PIN was not changed, and types the old one until it locks.',
    'schemas/TokenAnswer': 'If the key stands elsewhere, every reset link is shown as invalid.',
    'schemas/PermissionsAnswer':
      'If the list stands elsewhere, every customer sees a bank without payments; if it grants more, pages that the bank refuses.',
  }),
};

export function ofRank(
  rank: Weighty['rank'],
  consequences: Readonly<Record<string, string>>,
): Readonly<Record<string, Weighty>> {
  return Object.fromEntries(Object.entries(consequences).map(([place, consequence]) => [place, { rank, consequence }]));
}
