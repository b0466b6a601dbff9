// Made from openapi/ by openapi/generate.ts. Change the contract instead.

export interface paths {
    "/v1/session/nonce": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask for nonces before a payment
         * @description As the POST. The app sends it before calls that move money.
         */
        get: operations["getNonce"];
        put?: never;
        /**
         * Ask for nonces
         * @description Returns new nonces in the `x-nonce` header. This is the first call: without a session, or after one has ended, it opens a prospect session. The request has no body, and the app ignores that of the response.
         */
        post: operations["createNonce"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Log out
         * @description Ends the customer's session. Its nonces and tokens are worth nothing from then on.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/publicKey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the key for passwords
         * @description The RSA key that every password is encrypted with before it is sent.
         */
        get: operations["getPublicKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/salt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a salt
         * @description As the POST.
         */
        get: operations["getSalt"];
        put?: never;
        /**
         * Make a salt
         * @description A fresh salt for one encryption of a password. The body is empty.
         */
        post: operations["createSalt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/j_security_check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log in
         * @description Takes the customer's User ID and encrypted password and replaces the prospect session by a session of the customer's own: a new cookie, and every earlier nonce void. An earlier session of the same customer ends.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the profile
         * @description Who logged in, and the entities they may act for. Answered 400 with code `DIGX_UM_042` while a password must be changed first.
         */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/loginFlow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the steps before the accounts
         * @description What must still be done after logging in: terms to accept, a password or PIN to change.
         */
        get: operations["getLoginFlow"];
        put?: never;
        /**
         * Finish a step before the accounts
         * @description Says that the terms are accepted. The other steps are done by changing password and PIN: naming one of them, or one that is not due, is refused with 400.
         */
        post: operations["completeLoginStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cz/v1/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what the customer may do
         * @description The functions that are open to the customer. Those not named are hidden.
         */
        get: operations["listPermissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/credentials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the password
         * @description Puts a new password in place of the current one. Both are sealed with the same new salt of this session. The bank first checks the current password, the rules and earlier passwords. It asks for a second factor only for a change it would make, and for none while a first-login step requires a new password. Only a final response uses up the salt, not a 417: the same request is repeated with `X-CHALLENGE_RESPONSE`. A wrong current password counts with failed logins, and a right one resets the count.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cz/v1/credentials/transactionPin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the transaction PIN
         * @description Puts a new transaction PIN in place of the current one, sealed as passwords are. A wrong current PIN counts together with wrong PINs of second factors: the third locks the PIN for half an hour.
         */
        put: operations["changeTransactionPin"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/credentials/changeCredentials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set a password with a reset link
         * @description Replaces a forgotten password, with the token of a reset link. It uses up the token, ends the customer's sessions and lifts a lock after wrong passwords.
         */
        put: operations["resetPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/token/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check the token of a link
         * @description Whether a reset link may still be used. A token that is unknown, past its time or used is not refused: the answer is false.
         */
        get: operations["checkResetToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/passwordPolicy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the policy of a link
         * @description Which rules hold for the password that a reset link is about.
         */
        get: operations["getPasswordPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/2fa/{referenceNo}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the code again
         * @description Sends a new code for a challenge that is open on this session. It replaces the previous code and restarts the ten minutes; wrong answers still count. The number of codes sent to a customer is limited. The body is empty.
         */
        post: operations["resendChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/mailbox/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the messages of a box
         * @description The messages of the person who logged in: those the bank sent (`msgFlag=T`) or those sent to the bank (`msgFlag=F`), with their words.
         */
        get: operations["listMails"];
        put?: never;
        /**
         * Send a message to the bank
         * @description Puts a message into the customer's outbox and on the bank's desk, as the start of a conversation. It is written for one entity of the customer. Sending the same message twice makes two messages, so a client whose answer was lost looks for the message in the outbox instead: one more with this subject and these words than before.
         */
        post: operations["sendMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/mailbox/mails/{mailId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a message
         * @description One message of the customer's inbox or outbox. Reading it does not mark it as read.
         */
        get: operations["getMail"];
        /**
         * Mark a message as read
         * @description Says that the customer has opened a message. Doing so again changes nothing.
         */
        put: operations["updateMail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/mailbox/mails/{mailId}/replyMail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reply to a message
         * @description Sends an answer to a message of the inbox. It joins the conversation and the outbox. A message of the customer's own cannot be replied to.
         */
        post: operations["replyToMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/mailbox/mailers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the bulletins
         * @description What the bank has to tell to many of its customers, and whether this one has opened it.
         */
        get: operations["listMailers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/mailbox/mailers/{mailerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a bulletin
         * @description One bulletin. Reading it does not mark it as read.
         */
        get: operations["getMailer"];
        /**
         * Mark a bulletin as read
         * @description Says that the customer has opened a bulletin. Doing so again changes nothing.
         */
        put: operations["updateMailer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/activityEventActions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the alerts on offer
         * @description What the bank can send an alert about, and by which ways. The alerts of internet banking are a successful and a failed login.
         */
        get: operations["listAlertEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/actionSubscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the subscriptions to alerts
         * @description Which alerts the person who logged in receives, and by which ways. There is one subscription or none.
         */
        get: operations["listAlertSubscriptions"];
        put?: never;
        /**
         * Subscribe to alerts
         * @description Begins to send alerts, where none was subscribed to. A second subscription is refused, so sending this twice makes one; a client whose answer was lost reads the list of subscriptions.
         */
        post: operations["createAlertSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/actionSubscriptions/{subscriptionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the alerts subscribed to
         * @description Replaces the alerts of the subscription and the ways they are sent by. Sending it twice changes nothing more.
         */
        put: operations["changeAlertSubscription"];
        post?: never;
        /**
         * End the subscription to alerts
         * @description For when no alert of a login remains. No alert is sent from then on.
         */
        delete: operations["deleteAlertSubscription"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cz/v1/alertsUser": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read who receives alerts
         * @description The person who logged in, and where alerts reach them. In place of a contact that the bank does not hold stands a placeholder: `none@example.invalid`, `00000000000`.
         */
        get: operations["getAlertsUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cz/v1/accountAlertMapping/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read which alerts concern an account
         * @description Login alerts concern every account that may be used online for payments; an account that may not has none.
         */
        get: operations["getAccountAlertMapping"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the customer’s preferences
         * @description The access points that have to do with this customer: those that ask for access to accounts, and those that have it.
         */
        get: operations["getPreferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accessPoints/{accessPointId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an access point
         * @description A way into the accounts: one of the bank’s own, or an external provider.
         */
        get: operations["getAccessPoint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contents/{contentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a picture
         * @description The picture of an access point.
         */
        get: operations["getContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cz/v1/relations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the entities the customer acts for
         * @description Every entity, and in which role. Only its holder may share an entity’s accounts.
         */
        get: operations["listRelations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/accessPointAccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the accounts a provider can be given access to
         * @description The accounts of the entity in `X-Party-Id`, what can be allowed for each, and what is. `setupInformation` is missing where the bank has not set the provider up.
         */
        get: operations["getSharingSetup"];
        /**
         * Change a provider’s access to accounts
         * @description Replaces the access that exists. Ids of the present access come back unchanged; new entries have none. An id that is no longer part of the access is refused, because the access was changed meanwhile.
         */
        put: operations["changeAccountAccess"];
        /**
         * Give a provider access to accounts
         * @description For an entity whose accounts the provider has no access to yet. A second request is refused, so sending this twice grants access once; a client whose answer was lost reads the access.
         */
        post: operations["createAccountAccess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/accessPointAccount/{accessPointId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a provider’s access to accounts
         * @description What the entity in `X-Party-Id` has allowed the provider. Access is refused by default (`accessStatus` false), so the entries are what is allowed.
         */
        get: operations["getAccountAccess"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the accounts
         * @description Every account the customer may see, with balances: those of one entity when `X-Party-Id` names one, else of all.
         */
        get: operations["listAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/demandDeposit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deposit accounts for a task
         * @description Current, racing, instant access and notice accounts, and which of them the task is open to.
         */
        get: operations["listDemandDepositAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/loan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List loans for a task
         * @description Loans and mortgages, and which of them the task is open to.
         */
        get: operations["listLoanAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/demandDeposit/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a current or savings account
         * @description Balances, overdraft limit and opening date of one current, racing, instant access or notice account.
         */
        get: operations["getDemandDepositAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/loan/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a loan
         * @description Terms of one loan or mortgage, and how far it is repaid.
         */
        get: operations["getLoanAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/loan/{accountId}/outstanding": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what is owed on a loan
         * @description What one loan or mortgage still owes, part by part: the sum borrowed, interest, arrears and penalty.
         */
        get: operations["getLoanOutstanding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/deposit/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a fixed rate bond
         * @description Terms of one fixed rate bond, and what happens when it matures.
         */
        get: operations["getTermDepositAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cz/v1/accountAddress/{accountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an account's address
         * @description Name and postal address on one account.
         */
        get: operations["getAccountAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cz/v1/accountNickname": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Name accounts and put them in order
         * @description Gives accounts the customer's own names, and their places in their groups. One call does both, as each entry says both of its account; accounts that are not among them stay as they are. All of it is done, or nothing.
         */
        post: operations["nameAccounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cz/v1/accounts/demandDeposit/{accountId}/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List an account's transactions
         * @description The transactions of the days asked for (`SPD`), or the last few (`LNT`), the oldest first. There is no paging: a caller asks for fewer days at a time.
         */
        get: operations["listDemandDepositTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cz/v1/accounts/loan/{accountId}/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a loan's transactions
         * @description The transactions of the days asked for (`SPD`), or the last few (`LNT`), the oldest first. There is no paging: a caller asks for fewer days at a time.
         */
        get: operations["listLoanTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cz/v1/accounts/deposit/{accountId}/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a fixed rate bond's transactions
         * @description The transactions of the days asked for (`SPD`), or the last few (`LNT`), the oldest first. There is no paging: a caller asks for fewer days at a time.
         */
        get: operations["listTermDepositTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cz/v1/accounts/demandDeposit/{accountId}/pendingTransactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List an account's pending transactions
         * @description What is known of and not yet booked: card purchases awaiting settlement, payments on their way.
         */
        get: operations["listPendingTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cz/v1/accounts/{accountId}/transactions/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an account's transactions as a file
         * @description What was booked on one account, of whatever kind, in at most six calendar months, the oldest first. What is pending is not in it. Where nothing was booked, or nothing that is asked for, the file has no lines and the count is 0.
         */
        get: operations["downloadTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cz/v1/accounts/{accountId}/statements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List an account's statements
         * @description The statements of one type that are dated between two days, both included.
         */
        get: operations["listStatements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cz/v1/accounts/{accountId}/statements/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a statement
         * @description One statement as a PDF file.
         */
        get: operations["getStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cz/v1/transactions/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count what waits for approval, or all activity
         * @description How many transactions of each type wait for this customer's approval, or how many activities of each type and status there were on some days, for one entity when `X-Party-Id` names one.
         */
        get: operations["countTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List items for approval
         * @description What waits for this customer, or what has lately become of such items, oldest first; for one entity when `X-Party-Id` names one. Nobody sees their own requests here.
         */
        get: operations["listApprovals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/transactions/{transactionId}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Authorise an item
         * @description Gives one authorisation. The bank checks the item again on this day; only the last authorisation that is needed moves money. The bank may ask for a code: the same request is repeated with `X-CHALLENGE_RESPONSE`.
         */
        post: operations["approveTransaction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/transactions/{transactionId}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline an item
         * @description Ends an item: nothing will move, and nobody can authorise it any more.
         */
        post: operations["rejectTransaction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cz/v1/transactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List activities
         * @description Activities on the given days, of one type and status, for one entity when `X-Party-Id` names one. Every user of an entity sees the same activities, including those of other users.
         */
        get: operations["listActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/transactions/{transactionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an activity
         * @description One activity by its reference, with who asked for it, who decided and what the bank did. The reference of another customer counts as unknown.
         */
        get: operations["getActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/demandDeposit/{accountId}/issuedCheques": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List cheques
         * @description The cheques of an account between two numbers, with what became of each.
         */
        get: operations["listIssuedCheques"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cz/v1/chequebookRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order a cheque book
         * @description Orders a cheque book for one account, sent to its address. An order for an entity whose orders need authorisation waits for it.
         */
        post: operations["orderChequeBook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cz/v1/payInBookRequest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order a pay-in book
         * @description Orders a pay-in book for one account, sent to its address. An order for an entity whose orders need authorisation waits for it.
         */
        post: operations["orderPayInBook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cz/v1/payments/payeeGroup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payees
         * @description The payees of the party: those in use and those awaiting authorisation. Without a party, the payees of every entity.
         */
        get: operations["listPayeeGroups"];
        put?: never;
        /**
         * Make a group of payees
         * @description Makes the group that a new payee is put into, and does no more. It belongs to the party; without one, to the only entity or the customer's own. A group without a payee in use is not listed.
         */
        post: operations["createPayeeGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cz/v1/payments/payeeGroup/{groupId}/payees/external": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand in a payee
         * @description Hands in a payee at stage 0. The bank looks at every detail, and wants to have checked these very details in this session. Nothing can be paid to it before it is confirmed.
         */
        post: operations["createPayee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cz/v1/payments/payeeGroup/{groupId}/payees/external/{payeeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Confirm a payee
         * @description Repeats the submitted details at stage 2 and applies them. A new payee needs a code: the same request is repeated with `X-CHALLENGE_RESPONSE`. A change already had its code and needs no other. Details that differ from those submitted are refused. If the request names an intended payment, one code confirms payee and amount.
         */
        put: operations["confirmPayee"];
        /**
         * Submit a change to a payee
         * @description Submits new details of a payee at stage 0. It needs a code: the same request is repeated with `X-CHALLENGE_RESPONSE`. The PUT with the same details makes the change; until then the payee stays as it was.
         */
        post: operations["amendPayee"];
        /**
         * Delete a payee
         * @description Deletes the payee. Earlier orders to it are still carried out.
         */
        delete: operations["deletePayee"];
        options?: never;
        head?: never;
        /**
         * Verify a payee
         * @description Verifies a submitted payee, before it is confirmed.
         */
        patch: operations["verifyPayee"];
        trace?: never;
    };
    "/v1/payments/verifyPayeeName": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run Confirmation of Payee
         * @description Asks the bank of an account whether its name and kind are as given, and changes nothing. The customer decides, whatever the answer; the payee is then submitted with the report. No other bank is asked about accounts with this bank.
         */
        post: operations["verifyPayeeName"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/financialInstitution/nationalClearingDetails/UK/{sortCode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look up a sort code
         * @description Which bank has the sort code, and whether it takes faster payments. One that none has, or none that does, is refused.
         */
        get: operations["getClearingDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/assignedLimitPackage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the customer's limits
         * @description The customer's limits for one transaction and for one day, whichever entity they act for.
         */
        get: operations["getUserLimits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/party/assignedLimitPackage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an entity's limits
         * @description How much all who act for the party together may send, in one transaction and in one day. Without a party, those of the customer's own.
         */
        get: operations["getPartyLimits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/financialLimitUtilization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the use of the limits
         * @description The amount and number of payments made today by the customer (`USER`) or by anyone for the party (`PARTY`). Payments count once confirmed, instructions on the day they are made.
         */
        get: operations["getLimitUtilization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cz/v1/payments/payouts/external": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify a payment
         * @description Verifies a payment to a payee at stage 0: account, payee, amount, funds and limits. No money moves, and the draft is void when the session ends. After the cut-off for same-day payments, the response is a warning with code `DIGX_WW_017`, whose detail the customer reads before confirming.
         */
        post: operations["createPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cz/v1/payments/payouts/external/{paymentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a payment
         * @description How far a payment of this session has come. Asked where the answer to its confirmation was lost.
         */
        get: operations["getPayment"];
        /**
         * Confirm a payment
         * @description Repeats the payment at stage 1 and makes it: money moves only here. A payment that differs from the verified one is refused. A repeated confirmation gets the same response and pays nothing more. The bank may ask for a code: the same request is repeated with `X-CHALLENGE_RESPONSE`.
         */
        put: operations["confirmPayment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cz/v1/payments/transfers/self": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify a transfer
         * @description Verifies a transfer between two accounts of the customer in one currency: the accounts, the amount, the funds and the limits. No money moves, and the draft is void when the session ends. Without an entity in `X-PARTY-ID` the accounts may be of different entities. After the cut-off for same-day payments, the response is a warning with code `DIGX_WW_017`, whose detail the customer reads before confirming.
         */
        post: operations["createTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/transfers/self/{paymentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a transfer
         * @description How far a transfer of this session has come. Asked where the answer to its confirmation was lost, and for its receipt.
         */
        get: operations["getTransfer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Confirm a transfer
         * @description Makes the transfer as it was verified: money moves only here, on both accounts at once. A repeated confirmation gets the same response and moves nothing more. The bank may ask for a code: the same request is repeated with `X-CHALLENGE_RESPONSE`.
         */
        patch: operations["confirmTransfer"];
        trace?: never;
    };
    "/cz/v1/payments/instructions/transfers/self": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify a later or regular transfer
         * @description Verifies a transfer on a later day, or a regular one: the accounts, the amount, the days, the limits of one transaction, and that the account has the funds now. They are checked again on each of its days. The draft is void when the session ends.
         */
        post: operations["createTransferInstruction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/payments/instructions/transfers/self/{instructionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a later or regular transfer
         * @description How far a later or regular transfer of this session has come. Asked where the answer to its confirmation was lost, and for its receipt.
         */
        get: operations["getTransferInstruction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Confirm a later or regular transfer
         * @description Sets up the transfer as it was verified. Nothing moves before its days come. A repeated confirmation gets the same response and sets up nothing more. The bank may ask for a code: the same request is repeated with `X-CHALLENGE_RESPONSE`.
         */
        patch: operations["confirmTransferInstruction"];
        trace?: never;
    };
    "/cz/v1/payments/instructions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List future payments, standing orders or direct debits
         * @description Every instruction of one kind that the customer's entities have: active, awaiting authorisation, and closed. Asked again where the answer to a cancellation or an edit was lost.
         */
        get: operations["listInstructions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cz/v1/payments/instructions/{instructionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Edit the amount and reference of a standing order or regular transfer
         * @description At stage 0 the edit is verified and nothing changes; at stage 1 it applies from the next run. The amount is in the order's own currency. What holds when a standing order or regular transfer is set up holds for its edit: of a transfer the funds must be there, and a payment of 25,000 pounds or more is confirmed with a code: the same request is repeated with `X-CHALLENGE_RESPONSE`.
         */
        put: operations["editInstruction"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cz/v1/payments/instructions/cancellation/{instructionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check that an instruction may be cancelled
         * @description The first of the two calls. Nothing changes: the instruction still runs on its day.
         */
        post: operations["validateCancellation"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Cancel an instruction
         * @description The second call. The instruction is closed at once and never runs again, not even later the same day. A future payment that was made meanwhile is refused; a standing order or direct debit that ran meanwhile is stopped.
         */
        patch: operations["confirmCancellation"];
        trace?: never;
    };
    "/cz/v1/payments/instructions/payouts/external": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify an instruction
         * @description Verifies a later or regular payment at stage 0: account, payee, amount, days and the limits of one transaction. Funds and daily limits are checked on the day of each payment. The draft is void when the session ends.
         */
        post: operations["createInstruction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cz/v1/payments/instructions/payouts/external/{instructionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an instruction
         * @description How far an instruction of this session has come. Asked where the answer to its confirmation was lost.
         */
        get: operations["getInstruction"];
        /**
         * Confirm an instruction
         * @description Repeats the instruction at stage 1 and sets it up. An instruction that differs from the verified one is refused. A repeated confirmation gets the same response and does nothing more. The bank may ask for a code: the same request is repeated with `X-CHALLENGE_RESPONSE`.
         */
        put: operations["confirmInstruction"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/fileUploads/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List bulk files
         * @description The bulk files of the customer, the newest first, for one entity when `X-Party-Id` names one. Drafts that were never sent are left out, unless `fileId` or `fileName` asks for one.
         */
        get: operations["listBulkFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/fileUploads/files/{fileId}/records": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the payments of a bulk file
         * @description The payments of one file, in the order of its rows.
         */
        get: operations["listBulkRecords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cz/v1/fileUploads/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Draft a bulk file
         * @description Reads a file and keeps it as a draft: name, day, account and permission are checked. Nothing is sent and nothing moves. The draft is void when the session ends.
         */
        post: operations["createBulkFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cz/v1/fileUploads/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a bulk file
         * @description Sends a drafted file, whose payments the bank then checks. A file that differs from its draft is refused. The bank may ask for a code: the same request is repeated with `X-CHALLENGE_RESPONSE`.
         */
        post: operations["uploadBulkFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cz/v1/fileUploads/files/{fileId}/authorisation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Authorise a bulk file
         * @description The sender authorises a verified file with a second factor. Its payments are then made on their day, or wait for another authoriser. Only this moves money.
         */
        post: operations["authoriseBulkFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cz/v1/fileUploads/files/{fileId}/responsefile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download what belongs to a bulk file
         * @description The bank's response, with the outcome of each payment as CSV; with `fileType=error` the error report as XML; with `fileType=original` the file itself, byte for byte.
         */
        get: operations["getBulkResponseFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cz/v1/fileUploads/userFileIdentifiersMappings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the customer's file identifiers
         * @description One mapping for each entity that may upload files.
         */
        get: operations["listFileIdentifiers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description The account to be paid. */
        DomesticPayeePayload: {
            /**
             * @description Faster payments.
             * @enum {string}
             */
            paymentType: "FAS";
            /**
             * @description By sort code.
             * @enum {string}
             */
            network: "SORT";
            /**
             * @description Number of the account, eight digits.
             * @example 20418836
             */
            accountNumber: string;
            /**
             * @description Name the account is held in, 35 characters at most. It begins with a letter or digit and holds letters, digits, spaces and ``. _ + & $ ! * | ( ) # ? : ` , / ' -``.
             * @example Ashdown Feed & Forage
             */
            accountName: string;
            /**
             * @description Whether others of the entity are to see it.
             * @example false
             */
            isShared: boolean;
            /** @description The bank, as its sort code tells. */
            bankDetails: {
                /**
                 * @description Its name. What the bank keeps comes from its own directory.
                 * @example Tannery Bank
                 */
                name: string;
                /**
                 * @description The code is a national one.
                 * @enum {string}
                 */
                codeType: "NAC";
                /**
                 * @description Sort code, six digits.
                 * @example 601122
                 */
                code: string;
            };
        };
        /** @description What the check of a payee's details found. */
        VerificationReport: {
            /**
             * @description Whether the other bank was asked. Of its own accounts this bank knows by itself.
             * @example true
             */
            enabled: boolean;
            /**
             * @description `Y` a full match, `N` no match, `A` not checked.
             * @example Y
             * @enum {string}
             */
            matched: "Y" | "N" | "A";
            /**
             * @description `Y` if the details pass although `matched` is not `Y`. In a submitted payee: `N` if they did not match and the customer continued; left out if they were not checked.
             * @example Y
             */
            selectionStatus?: ("Y" | "N") | null;
            /**
             * @description Why it is no plain yes; null where there is no reason to name.
             *
             *     | codes                  | what it is                                                        |
             *     | ---------------------- | ----------------------------------------------------------------- |
             *     | `ANNM`                 | the name is another                                               |
             *     | `MBAM`                 | the name is close                                                 |
             *     | `BANM` `PANM`          | the name is right, the account a business or a personal one       |
             *     | `BAMM` `PAMM`          | the name is close, the account a business or a personal one       |
             *     | `AC01`                 | no such account                                                   |
             *     | `IVCR`                 | the reference is not known there                                  |
             *     | `CASS`                 | the account was switched to another bank                          |
             *     | `SCNS` `ACNS` `OPTO`   | bank, account or payee take no part in the check                  |
             * @example MBAM
             */
            reasonCode?: string | null;
            /**
             * @description The name the account is held in, HTML-encoded. Told with `MBAM`, `BAMM` and `PAMM` alone.
             * @example Ashdown Feed &amp; Forage
             */
            payeeAccountName?: string | null;
        };
        /** @description A payee as the customer gives it. */
        PayeePayload: {
            /**
             * @description The customer's own name for it, under the rules of names; null for none.
             * @example Hay and straw
             */
            nickName: string | null;
            /**
             * @description The new details of the payee.
             * @enum {string}
             */
            status: "ACT";
            /**
             * @description Where the account is.
             * @enum {string}
             */
            domesticPayeeType: "UK";
            /**
             * @description What the payee wants to read with each payment: letters, digits and spaces, 35 characters at most. Empty for none.
             * @example Account 4417
             */
            reference: string;
            /**
             * @description How the payee's account is held.
             * @example Business
             * @enum {string}
             */
            accountType: "Personal" | "Business";
            ukDomesticPayee: components["schemas"]["DomesticPayeePayload"];
            copApiResponse: components["schemas"]["VerificationReport"];
            /**
             * @description `0` submits the payee, `2` confirms it.
             * @example 0
             * @enum {integer}
             */
            stage: 0 | 2;
        };
        /** @description The customer's answer to a challenge. */
        ChallengeResponse: {
            /**
             * @description As the challenge has it.
             * @example OTP
             */
            authType: string;
            /**
             * @description As the challenge has it.
             * @example 21305
             */
            referenceNo: string;
            /**
             * @description The code, when the challenge asks for `OTP`.
             * @example 204816
             */
            otp?: string;
            /**
             * @description The transaction PIN, when the challenge asks for `PIN`.
             * @example 2580
             */
            pin?: string;
            /**
             * @description `payee-new` or `payee-modify`, on calls that add or change a payee; missing elsewhere.
             * @example payee-new
             */
            requestType?: string;
            /**
             * @description Method of the request that is confirmed, where `requestType` is given.
             * @example PUT
             */
            method?: string;
            /** @description Null, where `requestType` is given; of use to bulk files alone. */
            bulkData?: Record<string, never> | null;
            /** @description With `payee-modify` the payload that is confirmed, with `payee-new` null. */
            editPayeeData?: components["schemas"]["PayeePayload"] | null;
        };
        /** @description A message that belongs to another. It may hold reasons and messages of its own, which are not described: many tools cannot read a schema that contains itself. */
        RelatedMessage: {
            /** @description As in the message it belongs to. */
            code?: string;
            /** @description As in the message it belongs to. */
            type?: string;
            /** @description Short text for the customer, HTML-encoded. */
            title?: string | null;
            /** @description Longer text for the customer, HTML-encoded. */
            detail?: string | null;
        };
        /** @description One thing that is wrong with a request. */
        ValidationError: {
            /** @description Part of the request it concerns. */
            objectName?: string;
            /** @description Field it concerns. */
            attributeName?: string;
            /**
             * @description The real code.
             * @example DIGX_AUTH_0012
             */
            errorCode: string;
            /** @description Text for the customer, HTML-encoded. */
            errorMessage?: string;
            /** @description Further messages that belong to this one. */
            relatedMessage?: components["schemas"]["RelatedMessage"][] | null;
        };
        /** @description What there is to say about the call. */
        Message: {
            /**
             * @description `0` or missing when all is well, else the code of the refusal; `10011` means look into `validationError`.
             * @example DIGX_PROD_DEF_0000
             */
            code?: string;
            /**
             * @description `INFO`, `WARNING` or `ERROR`. `ERROR` makes any answer a refusal, a 200 included.
             * @example INFO
             */
            type?: string;
            /** @description Short text for the customer, HTML-encoded. */
            title?: string | null;
            /** @description Longer text for the customer, HTML-encoded. */
            detail?: string | null;
            /** @description The real reasons behind code `10011`. */
            validationError?: components["schemas"]["ValidationError"][] | null;
            /** @description Further messages that belong to this one. */
            relatedMessage?: components["schemas"]["RelatedMessage"][] | null;
        };
        /** @description How the call went. Stands at `status` in a good answer, and is itself the root of most refusals. */
        Status: {
            /**
             * @description `SUCCESSFUL`, `ACCEPTED`, `EXPECTATION_FAILED` or `FAILURE`. A refusal may still say `SUCCESSFUL`: the HTTP status and the message's type decide.
             * @example SUCCESSFUL
             */
            result: string;
            /**
             * @description The bank's own name for this call, to quote to its helpdesk.
             * @example 00imcDy7k
             */
            contextID?: string;
            /**
             * @description Reference of what was written, for the customer. On a challenge it is not the challenge's reference.
             * @example 2026195004282079
             */
            referenceNumber?: string;
            message?: components["schemas"]["Message"];
        };
        /** @description An answer that says only how the call went. */
        StatusAnswer: {
            status: components["schemas"]["Status"];
        };
        /** @description That the request is not valid, and in which ways. */
        ValidationMessage: {
            /**
             * @description Says nothing but that the reasons are in `validationError`.
             * @constant
             */
            code: "10011";
            /**
             * @description As a rule `ERROR`.
             * @example ERROR
             */
            type: string;
            /** @description Short text for the customer, HTML-encoded. */
            title?: string | null;
            /** @description Longer text for the customer, HTML-encoded. */
            detail?: string | null;
            /** @description The real codes. */
            validationError: components["schemas"]["ValidationError"][];
        };
        /** @description Second of the three shapes: as the first, with code `10011` and the real codes in `validationError`. */
        ValidationRefusal: {
            /**
             * @description As in the first shape.
             * @example SUCCESSFUL
             */
            result?: string;
            /**
             * @description As in the first shape.
             * @example 00imcDy7k
             */
            contextID?: string;
            message: components["schemas"]["ValidationMessage"];
        };
        /** @description Why the bank said no. */
        RefusalMessage: {
            /**
             * @description Code of the refusal.
             * @example DIGX_PROD_DEF_0000
             */
            code: string;
            /**
             * @description As a rule `ERROR`.
             * @example ERROR
             */
            type: string;
            /** @description Short text for the customer, HTML-encoded. */
            title?: string | null;
            /** @description Longer text for the customer, HTML-encoded. */
            detail?: string | null;
            /** @description Present with code `10011`. */
            validationError?: components["schemas"]["ValidationError"][] | null;
            /** @description Further messages that belong to this one. */
            relatedMessage?: components["schemas"]["RelatedMessage"][] | null;
        };
        /** @description First of the three shapes: the status object itself is the root of the body. */
        Refusal: {
            /**
             * @description As in a good answer. `SUCCESSFUL` here means nothing.
             * @example FAILURE
             */
            result?: string;
            /**
             * @description The bank's own name for this call, to quote to its helpdesk.
             * @example 00imcDy7k
             */
            contextID?: string;
            /** @description Reference of what was refused. */
            referenceNumber?: string;
            /**
             * @description How often the current password or PIN may still be wrong before it is locked.
             * @example 2
             */
            attemptsLeft?: number;
            message: components["schemas"]["RefusalMessage"];
        };
        /** @description A second factor the bank asks for. */
        Challenge: {
            /**
             * @description `OTP`, `T_SOFT_TOKEN`, `R_SOFT_TOKEN`, `SEC_QUE` or `PIN`, the customer's transaction PIN.
             * @example OTP
             */
            authType: string;
            /**
             * @description Names the challenge in its answer.
             * @example 21303
             */
            referenceNo: string;
            /**
             * @description Wrong answers still allowed.
             * @example 4
             */
            attemptsLeft?: number;
            /**
             * @description Further codes that may be asked for.
             * @example 3
             */
            resendsLeft?: number;
            /**
             * @description `USERTASK` or `USER`.
             * @example USERTASK
             */
            scope?: string;
        };
        /** @description Third of the three shapes: no status, no message, everything at the root. */
        FlatRefusal: {
            /**
             * @description Code of the refusal.
             * @example DIGX_AU_035
             */
            code: string;
            /**
             * @description Text of the refusal, HTML-encoded; null where it has none.
             * @example User session expired.
             */
            detail: string | null;
            /** @description Short text, as a rule null. */
            title?: string | null;
            /**
             * @description As in a message.
             * @example ERROR
             */
            type: string;
            /** @description As in a message, as a rule null. */
            validationError?: components["schemas"]["ValidationError"][] | null;
        };
        /** @description The key that passwords are encrypted with. */
        PublicKeyAnswer: {
            status: components["schemas"]["Status"];
            /** @description An RSA key, in parts and whole. */
            publicKeyDTO?: {
                /**
                 * @description Modulus, in hexadecimal.
                 * @example b3510a6f9d2e
                 */
                modulus: string;
                /**
                 * @description Exponent, in hexadecimal.
                 * @example 10001
                 */
                publicExponent: string;
                /**
                 * @description The whole key, base64 of its DER form. Empty would mean that passwords go unencrypted; this app then refuses to send one.
                 * @example MFwwDQYJKoZIhvcNAQEBBQADSwAwSAJBALNRCm+dLg==
                 */
                publicKey: string;
            };
        };
        /** @description A salt for one encryption. */
        SaltAnswer: {
            status: components["schemas"]["Status"];
            /** @description The salt. */
            saltDTO?: {
                /**
                 * @description The salt, URL-encoded; decoded once before use.
                 * @example mT0f%2F9QxY%3D%3D
                 */
                id: string;
            };
        };
        /** @description The customer's details, form-encoded. */
        SignInForm: {
            /**
             * @description The User ID, trimmed and in lower case.
             * @example private-customer
             */
            j_username: string;
            /**
             * @description Base64 of the RSA encryption (PKCS#1 v1.5) of the password, one space, and the URL-decoded salt.
             * @example Jd8sQ0mJ2nVbq1s5o4wzGQ==
             */
            j_password: string;
        };
        /** @description Why a customer may not in, sent as JSON text in a header. Code `OBDXIDM-0` with type `INVALID_CRED` asks for `message` to be shown as it stands. */
        AuthFailure: {
            /**
             * @description Code of the failure.
             * @example OBDXIDM-0
             */
            code: string;
            /**
             * @description Kind of failure.
             * @example INVALID_CRED
             */
            type?: string;
            /** @description Text for the customer, HTML-encoded. */
            message?: string;
        };
        /** @description An id that says nothing. Compared and sent back, never parsed and never shown. */
        MaskedId: {
            /**
             * @description Token of this session for the thing; what goes into paths and headers.
             * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
             */
            value: string;
            /**
             * @description What may be shown of the real id. For the customer's own accounts the whole account number, for a party its last three characters.
             * @example ***401
             */
            displayValue?: string | null;
        };
        /** @description A partly masked telephone number or e-mail address. */
        MaskedContact: {
            /**
             * @description What may be shown of it, HTML-encoded.
             * @example 07&#x2a;&#x2a;&#x2a;&#x2a;&#x2a;&#x2a;&#x2a;118
             */
            displayValue?: string | null;
            /** @description Token of this session for it. */
            value?: string | null;
        };
        /** @description The person who logged in. */
        UserProfile: {
            /**
             * @description The User ID.
             * @example private-customer
             */
            userName: string;
            /**
             * @description First name, HTML-encoded.
             * @example Eleanor
             */
            firstName?: string | null;
            /**
             * @description Family name, HTML-encoded.
             * @example O&#x27;Hara
             */
            lastName?: string | null;
            /**
             * @description Name the customer likes to be called by, HTML-encoded.
             * @example Nell
             */
            preferredName?: string | null;
            /**
             * @description Title before the name, HTML-encoded.
             * @example Mrs
             */
            honorific?: string | null;
            partyId: components["schemas"]["MaskedId"];
            /**
             * @description When the customer was last here, as an ISO instant in UTC.
             * @example 2026-02-27T11:53:00.000Z
             */
            lastLoginTime?: string | null;
            emailId?: components["schemas"]["MaskedContact"];
            phoneNumber?: components["schemas"]["MaskedContact"];
        };
        /** @description One party the customer may act for; an *entity* on screen. */
        EntityMembership: {
            partyId: components["schemas"]["MaskedId"];
            /**
             * @description The party's name, HTML-encoded.
             * @example Ridgeway &amp; Daughters Racing
             */
            partyName?: string | null;
        };
        /** @description Who logged in, and for whom they may act. */
        ProfileAnswer: {
            status: components["schemas"]["Status"];
            userProfile?: components["schemas"]["UserProfile"];
            /** @description Parties the customer may act for, in the order to be shown. Empty when there is none. */
            entities?: components["schemas"]["EntityMembership"][];
            /**
             * @description Milliseconds without a call after which the bank ends the session.
             * @example 600000
             */
            inactiveSessionTimeout?: number;
            /** @description False until the first-login steps are complete. */
            firstLoginFlowDone?: boolean;
        };
        /** @description One step to be done before the accounts are shown. */
        LoginStep: {
            /**
             * @description Name of the step, sent back when it is done.
             * @example terms-and-conditions
             */
            id: string;
            /**
             * @description Which form the step asks for.
             * @example terms-and-conditions
             */
            uiComponentName?: string;
            /**
             * @description Steps are done in this order, lowest first.
             * @example 1
             */
            displayOrder?: number;
            /** @description Whether the step may be skipped. */
            mandatory?: boolean;
        };
        /** @description The steps that still stand between the customer and their accounts. */
        LoginFlowAnswer: {
            status: components["schemas"]["Status"];
            /** @description The steps, none when nothing stands in the way; or how many of terms, password and PIN are done, in this order. */
            userLoginFlowDTOList?: {
                loginConfigDTO: components["schemas"]["LoginStep"];
            }[] | number;
        };
        /** @description Which step was done. */
        LoginStepDone: {
            /**
             * @description Id of the step.
             * @example terms-and-conditions
             */
            loginConfigId: string;
        };
        /** @description What the customer may do. */
        PermissionsAnswer: {
            status: components["schemas"]["Status"];
            /**
             * @description Names of functions: payment, transfer, payeesManage, paymentsFuture, transactionLog, statements, loanStatements, bulkUpload, bulkView, alerts, payInBooks, chequeBooks, chequeStatus, approver. A reader ignores others.
             * @example [
             *       "payment",
             *       "transfer",
             *       "statements"
             *     ]
             */
            permittedFunctions?: string[];
        };
        /** @description The password to be replaced, and the one to take its place. */
        PasswordChange: {
            /**
             * @description Which credential is changed.
             * @enum {string}
             */
            type: "PASSWORD";
            /**
             * @description The current password, sealed as `j_password` is at login.
             * @example Jd8sQ0mJ2nVbq1s5o4wzGQ==
             */
            old: string;
            /**
             * @description The new password, sealed with the same salt.
             * @example pV3mC9xTq0uYb7e1LkAf2w==
             */
            new: string;
        };
        /** @description That the credential was changed, with a reference. A client takes it for changed only if the answer has a reference, names no other credential and says no more than this: otherwise it tells the customer that it may have been changed. */
        CredentialAnswer: {
            status: components["schemas"]["Status"];
            /**
             * @description Which credential was changed.
             * @example PASSWORD
             * @enum {string}
             */
            type?: "PASSWORD" | "PIN";
        };
        /** @description The transaction PIN to be replaced, and the one to take its place. */
        PinChange: {
            /**
             * @description The current PIN, sealed as `j_password` is at login.
             * @example Jd8sQ0mJ2nVbq1s5o4wzGQ==
             */
            old: string;
            /**
             * @description The new PIN, sealed with the same salt.
             * @example pV3mC9xTq0uYb7e1LkAf2w==
             */
            new: string;
        };
        /** @description The password to take the place of a forgotten one, and what entitles to set it. */
        PasswordReset: {
            /**
             * @description The new password, sealed as `j_password` is at login.
             * @example pV3mC9xTq0uYb7e1LkAf2w==
             */
            newPassword: string;
            /**
             * @description Token of the reset link.
             * @example valid-token
             */
            token: string;
        };
        /** @description Whether a reset link may still be used. */
        TokenAnswer: {
            status: components["schemas"]["Status"];
            /**
             * @description False for a token that is unknown, past its time or used.
             * @example true
             */
            tokenValid?: boolean;
        };
        /** @description Which rules hold for a password. */
        PasswordPolicyAnswer: {
            status: components["schemas"]["Status"];
            /** @description The policy. Public samples hold the rules themselves, too. */
            passwordPolicyDTO?: {
                /**
                 * @description Name of the policy: `CORPORATE`, or another one, `RETAIL` say.
                 * @example CORPORATE
                 */
                name: string;
            };
        };
        /** @description Where a message lies for one person. */
        MailMapping: {
            /**
             * @description `T` in the inbox, `F` in the outbox.
             * @example T
             */
            msgFlag?: string;
            /**
             * @description `U` unread, `R` read.
             * @example U
             */
            status?: string;
            /**
             * @description Whether it was thrown away.
             * @example false
             */
            deleteStatus?: boolean;
        };
        /** @description One message between the customer and the bank. */
        Mail: {
            messageId: components["schemas"]["MaskedId"];
            /**
             * @description `M` for a message.
             * @example M
             */
            messageType?: string;
            /**
             * @description What it is about, HTML-encoded.
             * @example Your new cheque book
             */
            subject?: string | null;
            /**
             * @description Number of the subject in the bank's catalogue.
             * @example 3
             */
            subjectId?: string | null;
            /**
             * @description Who wrote it, HTML-encoded.
             * @example Secure Mail Desk
             */
            sender?: string | null;
            /**
             * @description Its words, HTML-encoded. The bank's own message may be HTML, which then begins with a tag; a customer's is plain text.
             * @example Your cheque book was sent to you today.
             */
            messageBody?: string | null;
            /**
             * @description When it was sent, as an ISO instant in UTC.
             * @example 2026-02-26T10:12:00.000Z
             */
            creationDate?: string | null;
            /**
             * @description The bank's own name for the conversation it belongs to.
             * @example 20417
             */
            interactionId?: string | null;
            /** @description The entity the conversation is about, if the customer began it. */
            party?: components["schemas"]["MaskedId"] | null;
            /** @description Where it lies for this customer, one entry as a rule. */
            messageUserMappings?: components["schemas"]["MailMapping"][];
        };
        /** @description The messages of one box. */
        MailsAnswer: {
            status: components["schemas"]["Status"];
            /** @description The messages, the newest first. Empty when there is none. */
            mails?: components["schemas"]["Mail"][];
        };
        /** @description A message to the bank. */
        NewMail: {
            /**
             * @description A message.
             * @enum {string}
             */
            messageType: "M";
            /**
             * @description Number of the subject in the bank's catalogue: 1 digital banking, 2 accounts, 3 other, 4 a CHAPS payment, 5 another payment request, 6 a question about a payment, 7 a request for an international payment, 8 a marketing preference.
             * @example 2
             * @enum {string}
             */
            subjectId: "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8";
            /**
             * @description What it is about.
             * @example General Account Query
             */
            subject: string;
            /**
             * @description Its words, as plain text. At most 1,000 characters where a person writes them (subjects 1 to 6); what the app composes itself may be longer.
             * @example Please send the next statement to our Malton address.
             */
            messageBody: string;
            /** @description The entity it is written for. */
            party: {
                /**
                 * @description Token of the entity.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                value: string;
            };
            /**
             * @description The conversation that a reply continues. The bank goes by the message in the path.
             * @example 20417
             */
            interactionId?: string | null;
        };
        /** @description What was made of a message. */
        SentMailAnswer: {
            status: components["schemas"]["Status"];
            /** @description The message. */
            mail?: {
                messageId?: components["schemas"]["MaskedId"];
                /**
                 * @description The bank's own name for the conversation it belongs to.
                 * @example 20431
                 */
                interactionId?: string | null;
                /**
                 * @description As sent.
                 * @example 2
                 */
                subjectId?: string;
                /**
                 * @description As sent, HTML-encoded.
                 * @example General Account Query
                 */
                subject?: string;
                /**
                 * @description As sent, HTML-encoded.
                 * @example Please send the next statement to our Malton address.
                 */
                messageBody?: string;
            };
        };
        /** @description One message. */
        MailAnswer: {
            status: components["schemas"]["Status"];
            mail?: components["schemas"]["Mail"];
        };
        /** @description That a message was opened. */
        MailUpdate: {
            /** @description The customer's own entry. */
            messageUserMappings: {
                /**
                 * @description Read.
                 * @enum {string}
                 */
                status: "R";
                /**
                 * @description Kept where it lies.
                 * @enum {boolean}
                 */
                deleteStatus: false;
            }[];
        };
        /** @description One bulletin, and whether this customer has opened it. */
        Mailer: {
            mailerId: components["schemas"]["MaskedId"];
            /**
             * @description What it is about, HTML-encoded.
             * @example Opening hours at Easter
             */
            subject?: string | null;
            /**
             * @description Its words, HTML-encoded.
             * @example Our lines are closed from Good Friday to Easter Monday.
             */
            messageBody?: string | null;
            /**
             * @description When it was sent, as an ISO instant in UTC.
             * @example 2026-02-20T08:00:00.000Z
             */
            creationDate?: string | null;
            /**
             * @description `U` unread, `R` read.
             * @example U
             */
            status?: string;
        };
        /** @description The bank's bulletins. */
        MailersAnswer: {
            status: components["schemas"]["Status"];
            /** @description The bulletins, the newest first. Empty when there is none. */
            mailerUserMapDTOs?: components["schemas"]["Mailer"][];
        };
        /** @description One bulletin. */
        MailerAnswer: {
            status: components["schemas"]["Status"];
            mailerUserMapDTO?: components["schemas"]["Mailer"];
        };
        /** @description That a bulletin was opened. */
        MailerUpdate: {
            /**
             * @description Read.
             * @enum {string}
             */
            status: "R";
        };
        /** @description Names one alert. */
        AlertKey: {
            /**
             * @description The activity it is about.
             * @example PI_LOGIN
             */
            activityId: string;
            /**
             * @description What happened in it.
             * @example LOGIN_SUCCESS
             */
            eventId: string;
            /**
             * @description What is done about it.
             * @example SEND
             */
            actionId: string;
        };
        /** @description One alert on offer. */
        AlertEvent: {
            /** @description The alert. */
            alertDTO: {
                /**
                 * @description Its name, HTML-encoded.
                 * @example Successful login
                 */
                alertName: string;
                /**
                 * @description `S` for an alert that is subscribed to.
                 * @example S
                 */
                alertType?: string;
                alertKeyDTO: components["schemas"]["AlertKey"];
                /** @description The texts that are sent. */
                recipientMessageTemplates?: {
                    /** @description One for each way it can be sent by. */
                    messageTemplateDTO?: {
                        /**
                         * @description Name of the text.
                         * @example LOGIN_SUCCESS_EMAIL
                         */
                        id?: string;
                        /**
                         * @description The way: `EMAIL` or `SMS`. A reader ignores others.
                         * @example EMAIL
                         */
                        destinationType?: string;
                    }[];
                }[];
            };
        };
        /** @description The alerts on offer. */
        AlertEventsAnswer: {
            status: components["schemas"]["Status"];
            /** @description The alerts, in the order to be shown. Empty when there is none. */
            alertResponseDTO?: components["schemas"]["AlertEvent"][];
        };
        /** @description One alert that is sent. */
        SubscribedAction: {
            /**
             * @description The activity it is about.
             * @example PI_LOGIN
             */
            activityId: string;
            /**
             * @description What happened in it.
             * @example LOGIN_SUCCESS
             */
            eventId: string;
            /**
             * @description What is done about it.
             * @example SEND
             */
            actionId: string;
            /**
             * @description First day, as a local time without zone.
             * @example 2026-03-02T00:00:00
             */
            subscribedActionStartDate?: string | null;
            /**
             * @description Last day, as a local time without zone.
             * @example 2099-10-04T00:00:00
             */
            subscribedActionEndDate?: string | null;
            /** @description The ways it is sent by. */
            subscriptionPreferences: {
                /**
                 * @description E-mail or text message.
                 * @enum {string}
                 */
                destination: "EMAIL" | "SMS";
                /**
                 * @description Sent at once.
                 * @enum {string}
                 */
                urgencyType: "H";
            }[];
        };
        /** @description Which alerts are sent, and by which ways. */
        AlertSubscription: {
            /**
             * @description The bank's name for it.
             * @example ALERTS-17
             */
            subscriptionId: string;
            /**
             * @description For whom. The alerts are those of the person, not of an account.
             * @enum {string}
             */
            subscriptionLevel: "PARTY";
            /**
             * @description First day, as a local time without zone.
             * @example 2026-03-02T00:00:00
             */
            subscriptionStartDate: string;
            /**
             * @description Last day. New subscriptions end on 4 October 2099, older ones on 1 February 2099.
             * @example 2099-10-04T00:00:00
             */
            subscriptionEndDate: string;
            /** @description Whom the alerts are sent to. */
            subscriber?: {
                party?: components["schemas"]["MaskedId"];
            };
            /** @description The alerts that are sent. */
            subscribedActions: components["schemas"]["SubscribedAction"][];
        };
        /** @description What is subscribed to. */
        AlertSubscriptionsAnswer: {
            status: components["schemas"]["Status"];
            /** @description The subscription. Empty when no alert is subscribed to. */
            actionSubscriptionDTO?: components["schemas"]["AlertSubscription"][];
        };
        /** @description The alerts to be sent from now on. */
        NewAlertSubscription: {
            /**
             * @description For whom. The alerts are those of the person, not of an account.
             * @enum {string}
             */
            subscriptionLevel: "PARTY";
            /**
             * @description First day, as a local time without zone.
             * @example 2026-03-02T00:00:00
             */
            subscriptionStartDate: string;
            /**
             * @description Last day. New subscriptions end on 4 October 2099, older ones on 1 February 2099.
             * @example 2099-10-04T00:00:00
             */
            subscriptionEndDate: string;
            /** @description Whom the alerts are sent to. */
            subscriber?: {
                party?: components["schemas"]["MaskedId"];
            };
            /** @description The alerts that are sent. */
            subscribedActions: components["schemas"]["SubscribedAction"][];
        };
        /** @description The subscription that was made or changed. */
        AlertSubscriptionAnswer: {
            status: components["schemas"]["Status"];
            actionSubscriptionDTO?: components["schemas"]["AlertSubscription"];
        };
        /** @description Who receives alerts. */
        AlertsUserAnswer: {
            status: components["schemas"]["Status"];
            /** @description The person who logged in. */
            alertsUser?: {
                /** @description Where alerts reach them; only a part is shown. */
                contacts: {
                    /**
                     * @description E-mail address, HTML-encoded, or its placeholder.
                     * @example el****&#x40;example.com
                     */
                    email?: string | null;
                    /**
                     * @description Mobile number, or its placeholder.
                     * @example 07*******118
                     */
                    sms?: string | null;
                };
                /**
                 * @description Name of the subscription. Null when no alert is subscribed to.
                 * @example ALERTS-17
                 */
                subscriptionId?: string | null;
                mainPartyId?: components["schemas"]["MaskedId"];
                /**
                 * @description What the customer may do, as in the call of that name.
                 * @example [
                 *       "alerts"
                 *     ]
                 */
                permittedFunctions?: string[];
            };
        };
        /** @description Which alerts concern an account. */
        AccountAlertMappingAnswer: {
            status: components["schemas"]["Status"];
            /** @description The account and its alerts. */
            accountAlertMapping?: {
                accountNumber: components["schemas"]["MaskedId"];
                /**
                 * @description Name of the account, HTML-encoded.
                 * @example Household &amp; garden
                 */
                displayName?: string | null;
                /** @description The alerts that concern it. */
                alerts: components["schemas"]["AlertKey"][];
            };
        };
        /** @description The customer's preferences. */
        PreferencesAnswer: {
            status: components["schemas"]["Status"];
            /** @description The access points. Empty when there is none. */
            userAccessPointRelationship?: {
                /**
                 * @description Id of the access point.
                 * @example trotting-up
                 */
                accessPointId: string;
                /** @description Whether it may be used. */
                status?: boolean;
            }[];
        };
        /** @description An access point. */
        AccessPointAnswer: {
            status: components["schemas"]["Status"];
            /** @description The access point. */
            accessPointDTO?: {
                /**
                 * @description The id that was asked for.
                 * @example trotting-up
                 */
                id: string;
                /**
                 * @description Its name, HTML-encoded.
                 * @example Trotting Up
                 */
                description?: string | null;
                /**
                 * @description `EXT` for an external provider; the bank's own are `INT`.
                 * @example EXT
                 */
                type: string;
                /** @description Its picture. */
                imgRefno?: {
                    /**
                     * @description Id of the picture.
                     * @example trotting-up-logo
                     */
                    value?: string | null;
                } | null;
            };
        };
        /** @description A picture. */
        ContentsAnswer: {
            status: components["schemas"]["Status"];
            /** @description The picture, as the only entry. */
            contentDTOList?: {
                contentId?: components["schemas"]["MaskedId"];
                /**
                 * @description Its type. A reader looks at the content itself.
                 * @example image/png
                 */
                mimeType?: string | null;
                /**
                 * @description The file in base64.
                 * @example iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==
                 */
                content: string;
            }[];
        };
        /** @description The entities the customer acts for. */
        RelationsAnswer: {
            status: components["schemas"]["Status"];
            /** @description The entities, in the order to be shown. Empty when there is none. */
            userPartyRelationshipDTOs?: {
                partyId: components["schemas"]["MaskedId"];
                /**
                 * @description Name of the entity, HTML-encoded.
                 * @example Ridgeway &amp; Daughters
                 */
                name: string;
                /**
                 * @description `HOLDER` of its accounts, who may share them, or `AGENT`, who may not. A reader offers only `HOLDER`.
                 * @example HOLDER
                 */
                relationshipType?: string;
            }[];
        };
        /** @description One account that can be shared. */
        ShareableAccount: {
            accountNumber: components["schemas"]["MaskedId"];
            /**
             * @description Name of the account, HTML-encoded.
             * @example Household &amp; garden
             */
            displayName?: string | null;
            /** @description What can be allowed for this account, and whether it is. */
            tasks: {
                /**
                 * @description `CH_I`, `PC_F_SELF` or `PC_F_CGNDP`. A reader ignores others.
                 * @example CH_I
                 */
                taskId: string;
                /** @description Whether it is allowed. */
                allowed: boolean;
            }[];
        };
        /** @description The accounts a provider can be given access to. */
        SharingSetupAnswer: {
            status: components["schemas"]["Status"];
            /** @description One entry for each type of account that was asked for. */
            accounts?: {
                /**
                 * @description `SETUP_EXISTS` once the bank has set the provider up; missing before.
                 * @example SETUP_EXISTS
                 */
                setupInformation?: string | null;
                /**
                 * @description `ACCESSPOINT` once the provider has access, `USER` before.
                 * @enum {string}
                 */
                accessLevel?: "ACCESSPOINT" | "USER";
                /**
                 * @description Current and savings accounts.
                 * @enum {string}
                 */
                accountType?: "CSA";
                /** @description The accounts. Empty when the entity has none of this type. */
                accountsList: components["schemas"]["ShareableAccount"][];
            }[];
        };
        /** @description What is to be allowed for one account. */
        ExclusionToKeep: {
            /**
             * @description The bank's name for the entry. It changes with the entry; left out for a new one.
             * @example GRANT-31
             */
            accountExclusionId?: string;
            accountNumber: components["schemas"]["MaskedId"];
            /**
             * @description What is allowed: `CH_I` account enquiries, `PC_F_SELF` and `PC_F_CGNDP` payments and transfers.
             * @example [
             *       "CH_I"
             *     ]
             */
            taskIds: ("CH_I" | "PC_F_SELF" | "PC_F_CGNDP")[];
        };
        /** @description Present access with the changes. */
        AccessToChange: {
            /**
             * @description The bank's name for the access.
             * @example ACCESS-12
             */
            accountAccessId: string;
            /**
             * @description Id of the access point.
             * @example trotting-up
             */
            accessPointId: string;
            /**
             * @description Current and savings accounts.
             * @enum {string}
             */
            accountType: "CSA";
            /**
             * @description `ACCESSPOINT` for this provider; `USER` for the customer in general, which is no access of this provider.
             * @enum {string}
             */
            accessLevel: "ACCESSPOINT";
            /**
             * @description False, because what is not listed is not allowed.
             * @enum {boolean}
             */
            accessStatus: false;
            /** @description What is allowed after all, by account. */
            accountExclusionDTOs: components["schemas"]["ExclusionToKeep"][];
        };
        /** @description The access as it is to be. */
        ChangedAccountAccess: {
            /** @description The access of one provider. */
            accessPointAccountDTOs: components["schemas"]["AccessToChange"][];
        };
        /** @description What is allowed for one account. */
        AccountExclusion: {
            /**
             * @description The bank's name for the entry. It changes with the entry; left out for a new one.
             * @example GRANT-31
             */
            accountExclusionId: string;
            accountNumber: components["schemas"]["MaskedId"];
            /**
             * @description What is allowed: `CH_I` account enquiries, `PC_F_SELF` and `PC_F_CGNDP` payments and transfers.
             * @example [
             *       "CH_I"
             *     ]
             */
            taskIds: ("CH_I" | "PC_F_SELF" | "PC_F_CGNDP")[];
        };
        /** @description One provider's access to accounts of an entity. */
        AccountAccess: {
            /**
             * @description The bank's name for the access.
             * @example ACCESS-12
             */
            accountAccessId: string;
            /**
             * @description Id of the access point.
             * @example trotting-up
             */
            accessPointId: string;
            /**
             * @description Current and savings accounts.
             * @enum {string}
             */
            accountType: "CSA";
            /**
             * @description `ACCESSPOINT` for this provider; `USER` for the customer in general, which is no access of this provider.
             * @enum {string}
             */
            accessLevel: "ACCESSPOINT" | "USER";
            /** @description False, because what is not listed is not allowed. */
            accessStatus: boolean;
            /** @description What is allowed after all, by account. */
            accountExclusionDTOs: components["schemas"]["AccountExclusion"][];
        };
        /** @description A provider's access to accounts. */
        AccountAccessAnswer: {
            status: components["schemas"]["Status"];
            /** @description The access. Empty when the provider has none. */
            accessPointAccountDTOs?: components["schemas"]["AccountAccess"][];
        };
        /** @description What is to be allowed for one account. */
        ExclusionToAdd: {
            accountNumber: components["schemas"]["MaskedId"];
            /**
             * @description What is allowed: `CH_I` account enquiries, `PC_F_SELF` and `PC_F_CGNDP` payments and transfers.
             * @example [
             *       "CH_I"
             *     ]
             */
            taskIds: ("CH_I" | "PC_F_SELF" | "PC_F_CGNDP")[];
        };
        /** @description Access to be granted to a provider that has none. */
        AccessToGrant: {
            /**
             * @description Id of the access point.
             * @example trotting-up
             */
            accessPointId: string;
            /**
             * @description Current and savings accounts.
             * @enum {string}
             */
            accountType: "CSA";
            /**
             * @description `ACCESSPOINT` for this provider; `USER` for the customer in general, which is no access of this provider.
             * @enum {string}
             */
            accessLevel: "ACCESSPOINT";
            /**
             * @description False, because what is not listed is not allowed.
             * @enum {boolean}
             */
            accessStatus: false;
            /** @description What is allowed after all, by account. */
            accountExclusionDTOs: components["schemas"]["ExclusionToAdd"][];
        };
        /** @description The access to be granted. */
        NewAccountAccess: {
            /** @description The access of one provider. */
            accessPointAccountDTOs: components["schemas"]["AccessToGrant"][];
        };
        /** @description The product an account is an instance of. */
        AccountProduct: {
            /**
             * @description Code of the product.
             * @example CURRPL
             */
            productId?: string;
            /**
             * @description Name of the product, HTML-encoded.
             * @example Racing Plus
             */
            name?: string | null;
            /** @description Words about the product, HTML-encoded. */
            description?: string | null;
        };
        /** @description An amount of money. Negative when owed. */
        MoneyAmount: {
            /**
             * @description ISO 4217 code.
             * @example GBP
             */
            currency: string;
            /**
             * @description A JSON number, with or without decimals, at times with more than the currency has.
             * @example 1204.5
             */
            amount: number;
        };
        /** @description What is still owed on a loan or mortgage. */
        OutstandingLoan: {
            outstandingAmount?: components["schemas"]["MoneyAmount"];
            principalBalance?: components["schemas"]["MoneyAmount"];
            installmentArrear?: components["schemas"]["MoneyAmount"];
            interestAmount?: components["schemas"]["MoneyAmount"];
            penaltyInterestAmount?: components["schemas"]["MoneyAmount"];
        };
        /** @description One pair. */
        NameValuePair: {
            /**
             * @description What it is.
             * @example SubGroup
             */
            name: string;
            /**
             * @description Its value, as text.
             * @example CA
             */
            value: string | null;
        };
        /** @description What this bank adds to the product family's account. */
        AccountDictionary: {
            /** @description Pairs by name. `SubGroup`: the kind of account (`CA`, `RA`, `TD`, `IA`, `NT`, `LN`, `MO`). `nicknameSequenceNumber`: place in its group, whole number, lowest first. `transferIsMapped` and `transferOutDisabled`: `true` or `false`. A reader ignores others. */
            nameValuePairDTOArray: components["schemas"]["NameValuePair"][];
        };
        /** @description One account, as a list shows it. */
        Account: {
            id: components["schemas"]["MaskedId"];
            partyId: components["schemas"]["MaskedId"];
            /**
             * @description Name of the party that owns it, HTML-encoded.
             * @example Eleanor O&#x27;Hara
             */
            partyName?: string | null;
            /**
             * @description `CSA` current or savings, `TRD` term deposit, `LON` loan or mortgage.
             * @example CSA
             */
            type: string;
            /**
             * @description `ACTIVE`, `DORMANT` or `CLOSED`.
             * @example ACTIVE
             */
            status?: string;
            /**
             * @description ISO 4217 code.
             * @example GBP
             */
            currencyCode: string;
            /**
             * @description Branch; `000` has sort code 609303.
             * @example 000
             */
            branchCode: string;
            productDTO?: components["schemas"]["AccountProduct"];
            /**
             * @description The bank's name for it, HTML-encoded. Shown where the customer gave none.
             * @example Private Bank Current Account
             */
            displayName: string;
            /**
             * @description The customer's own name for it, HTML-encoded.
             * @example Household
             */
            accountNickname?: string | null;
            currentBalance?: components["schemas"]["MoneyAmount"];
            availableBalance?: components["schemas"]["MoneyAmount"];
            principalAmount?: components["schemas"]["MoneyAmount"];
            outstandingLoanDetailsDTO?: components["schemas"]["OutstandingLoan"];
            /**
             * @description When it was opened, as a local ISO date and time without zone.
             * @example 2014-01-02T00:00:00
             */
            openingDate?: string | null;
            /**
             * @description International account number, for accounts in other currencies.
             * @example GB35PADD60930312345678
             */
            iban?: string | null;
            dictionary: components["schemas"]["AccountDictionary"];
        };
        /** @description Accounts the customer may see. */
        AccountsAnswer: {
            status: components["schemas"]["Status"];
            /** @description The accounts, in no order to rely on. Empty when there is none. */
            accounts?: components["schemas"]["Account"][];
        };
        /**
         * @description A task an account may be open to: `PC_F_DOM` payments and alerts, `FU_F_DFT` bulk, `PC_F_SELF` transfers, `CH_I_ST` statements, `CH_N_CBR` cheque book, `CH_I_CSE` cheque status, `CH_N_PBR` pay-in book, `PC_I_INSTRL` recurring payments.
         * @enum {string}
         */
        TaskCode: "PC_F_DOM" | "FU_F_DFT" | "PC_F_SELF" | "CH_I_ST" | "CH_N_CBR" | "CH_I_CSE" | "CH_N_PBR" | "PC_I_INSTRL";
        /** @description Accounts of one kind that the task is open to, and their tokens again. */
        AccountsByTaskAnswer: {
            status: components["schemas"]["Status"];
            /** @description Accounts of this kind that the task is open to, and no others. */
            accounts?: components["schemas"]["Account"][];
            /**
             * @description Tokens of the accounts that the task is open to.
             * @example [
             *       "9A0E7C5512D84F6BB1C3E2770D9A4458F00DD1CE24680ACE13579BDF"
             *     ]
             */
            allowedTransactions?: string[];
        };
        /** @description How far the account may be overdrawn. */
        OverdraftLimit: {
            sanctionedLimitAmount?: components["schemas"]["MoneyAmount"];
        };
        /** @description What the list of accounts does not say of a current or savings account. */
        DemandDepositAccount: {
            id?: components["schemas"]["MaskedId"];
            /**
             * @description Name the account is held in, HTML-encoded.
             * @example Mrs Eleanor O&#x27;Hara
             */
            accountName?: string | null;
            /**
             * @description ISO 4217 code.
             * @example GBP
             */
            currencyCode?: string;
            /**
             * @description When it was opened, as a local ISO date and time without zone.
             * @example 2014-01-02T00:00:00
             */
            openingDate?: string | null;
            currentBalance?: components["schemas"]["MoneyAmount"];
            availableBalance?: components["schemas"]["MoneyAmount"];
            holdAmount?: components["schemas"]["MoneyAmount"];
            overDraftLimit?: components["schemas"]["OverdraftLimit"];
            /**
             * @description International account number, for accounts in other currencies.
             * @example GB48PADD60930331926834
             */
            iban?: string | null;
        };
        /** @description One current, racing, instant access or notice account. */
        DemandDepositAnswer: {
            status: components["schemas"]["Status"];
            demandDepositAccountDTO?: components["schemas"]["DemandDepositAccount"];
        };
        /** @description Which instalments are behind and which are ahead. */
        LoanSchedule: {
            /**
             * @description Instalments paid. Spelt so on the wire.
             * @example 80
             */
            installementPaidCount?: number | null;
            /**
             * @description Instalments still to pay. Spelt so on the wire.
             * @example 220
             */
            installementDueCount?: number | null;
            /**
             * @description When the next one is due, as a local ISO date and time without zone.
             * @example 2026-04-03T00:00:00
             */
            nextDueDate?: string | null;
            nextInstallmentAmount?: components["schemas"]["MoneyAmount"];
            amountPaid?: components["schemas"]["MoneyAmount"];
        };
        /** @description The terms of a loan or mortgage, and how far it is repaid. */
        LoanAccountDetails: {
            id?: components["schemas"]["MaskedId"];
            /**
             * @description ISO 4217 code.
             * @example GBP
             */
            currencyCode?: string;
            /**
             * @description When the loan began, as a local ISO date and time without zone.
             * @example 2019-06-03T00:00:00
             */
            openingDate?: string | null;
            /**
             * @description When the last of it is due, in the same form.
             * @example 2044-06-03T00:00:00
             */
            maturityDate?: string | null;
            /**
             * @description Per cent a year.
             * @example 4.75
             */
            interestRate?: number | null;
            approvedAmount?: components["schemas"]["MoneyAmount"];
            outstandingAmount?: components["schemas"]["MoneyAmount"];
            amountPaid?: components["schemas"]["MoneyAmount"];
            /**
             * @description How many instalments were agreed, paid ones included.
             * @example 300
             */
            numberOfInstallment?: number | null;
            /**
             * @description How often interest is paid, in words, HTML-encoded.
             * @example Monthly
             */
            interestRepaymentFrequency?: string | null;
            /**
             * @description How often the sum borrowed is paid back, in words, HTML-encoded.
             * @example Monthly
             */
            principalRepaymentFrequency?: string | null;
            loanScheduleDTO?: components["schemas"]["LoanSchedule"];
        };
        /** @description One loan or mortgage. */
        LoanAnswer: {
            status: components["schemas"]["Status"];
            loanAccountDetails?: components["schemas"]["LoanAccountDetails"];
        };
        /** @description What is owed, part by part. */
        LoanOutstanding: {
            principalBalance?: components["schemas"]["MoneyAmount"];
            outstandingAmount?: components["schemas"]["MoneyAmount"];
            installmentArrear?: components["schemas"]["MoneyAmount"];
            interestAmount?: components["schemas"]["MoneyAmount"];
            interestArrears?: components["schemas"]["MoneyAmount"];
            penaltyInterestAmount?: components["schemas"]["MoneyAmount"];
            lateRepaymentCharges?: components["schemas"]["MoneyAmount"];
        };
        /** @description What is owed on a loan or mortgage. */
        LoanOutstandingAnswer: {
            status: components["schemas"]["Status"];
            outStandingLoanDetailsDTO?: components["schemas"]["LoanOutstanding"];
        };
        /** @description How long the term lasts. The parts are added up. */
        Tenure: {
            /**
             * @description Whole years.
             * @example 2
             */
            years?: number | null;
            /**
             * @description Whole months beyond them.
             * @example 0
             */
            months?: number | null;
            /**
             * @description Days beyond those.
             * @example 0
             */
            days?: number | null;
        };
        /** @description The terms of a fixed rate bond. */
        TermDepositDetails: {
            id?: components["schemas"]["MaskedId"];
            /**
             * @description ISO 4217 code.
             * @example GBP
             */
            currencyCode?: string;
            productDTO?: components["schemas"]["AccountProduct"];
            tenure?: components["schemas"]["Tenure"];
            /**
             * @description When the term began, as a local ISO date and time without zone.
             * @example 2025-05-12T00:00:00
             */
            startDate?: string | null;
            /**
             * @description When the term ends, in the same form.
             * @example 2027-05-12T00:00:00
             */
            maturityDate?: string | null;
            /**
             * @description What happens at the end: `A` closed, `I` principal and interest renewed, `P` principal renewed and interest paid out, `S` a special amount renewed and the rest paid out, `T` principal and the interest after tax renewed.
             * @example P
             */
            payoutInstructions?: string | null;
            principalAmount?: components["schemas"]["MoneyAmount"];
            maturityAmount?: components["schemas"]["MoneyAmount"];
            currentBalance?: components["schemas"]["MoneyAmount"];
            /**
             * @description Per cent a year.
             * @example 4.1
             */
            interestRate?: number | null;
        };
        /** @description One fixed rate bond. */
        TermDepositAnswer: {
            status: components["schemas"]["Status"];
            termDepositDetails?: components["schemas"]["TermDepositDetails"];
        };
        /** @description Name and postal address on an account, HTML-encoded. Lines that are not needed are missing or null. */
        AccountAddress: {
            /**
             * @description Name the post is addressed to.
             * @example Mrs Eleanor O&#x27;Hara
             */
            fullName?: string | null;
            /**
             * @description First line.
             * @example The Old Forge
             */
            addressLine1?: string | null;
            /** @description Second line. */
            addressLine2?: string | null;
            /** @description Third line. */
            addressLine3?: string | null;
            /**
             * @description Town.
             * @example Lambourn
             */
            city?: string | null;
            /**
             * @description County or region.
             * @example Berkshire
             */
            region?: string | null;
            /**
             * @description Country.
             * @example United Kingdom
             */
            country?: string | null;
            /**
             * @description Postcode.
             * @example RG17 8XX
             */
            postcode?: string | null;
        };
        /** @description Where the customer receives an account's post. */
        AccountAddressAnswer: {
            status: components["schemas"]["Status"];
            address?: components["schemas"]["AccountAddress"];
        };
        /** @description The name and position of one account. */
        AccountNaming: {
            /**
             * @description The customer's own name for it, as plain text: letters, digits and spaces, 35 characters at most. Null for the bank's own name.
             * @example Household and garden
             */
            accountNickname: string | null;
            accountNumber: components["schemas"]["MaskedId"];
            partyId: components["schemas"]["MaskedId"];
            /**
             * @description `CSA` current or savings, `TRD` term deposit, `LON` loan or mortgage: the list's `type`.
             * @example CSA
             * @enum {string}
             */
            accountType: "CSA" | "TRD" | "LON";
            /**
             * @description Place in its group, lowest first; the list's `nicknameSequenceNumber`.
             * @example 1
             */
            sequenceNumber: number;
        };
        /** @description The accounts to be named or moved, none of them twice. */
        AccountNamings: components["schemas"]["AccountNaming"][];
        /** @description What the line is known by. The two together are unique on the account, neither alone is. */
        TransactionKey: {
            /**
             * @description Number of the line. Text, never counted with.
             * @example 417
             */
            subSequenceNumber: string;
            /**
             * @description Reference the customer reads.
             * @example FT26058K31TQ
             */
            transactionReferenceNumber: string;
        };
        /** @description An amount of money whose direction is said elsewhere. */
        UnsignedMoneyAmount: {
            /**
             * @description ISO 4217 code.
             * @example GBP
             */
            currency: string;
            /**
             * @description As in a signed amount, but never below zero.
             * @example 64.2
             */
            amount: number;
        };
        /** @description One line booked on an account. */
        Transaction: {
            key: components["schemas"]["TransactionKey"];
            /**
             * @description What the line is for, HTML-encoded.
             * @example FERN &amp; DYER SADDLERS
             */
            description?: string | null;
            /**
             * @description `D` debit, money out; `C` credit, money in. The amount's only sign.
             * @example D
             * @enum {string}
             */
            transactionType: "D" | "C";
            amountInAccountCurrency: components["schemas"]["UnsignedMoneyAmount"];
            runningBalance?: components["schemas"]["MoneyAmount"];
            /**
             * @description Day it was booked, as a local ISO date and time without zone.
             * @example 2026-02-27T00:00:00
             */
            transactionDate: string;
            /**
             * @description What kind of transaction it is, in three letters. The app sorts them so; a code that is not here, or none, is
             *     miscellaneous.
             *
             *     | codes             | category           | which are                                              |
             *     | ----------------- | ------------------ | ------------------------------------------------------ |
             *     | `CRD` `CRR`       | cardTransactions   | card payment, refund to a card                         |
             *     | `ATM` `CSH`       | cash               | cash machine, cash over the counter                    |
             *     | `CHQ` `CHI`       | cheques            | cheque paid, cheque paid in                            |
             *     | `BGC` `FPI`       | incomingTransfers  | bank giro credit, faster payment received              |
             *     | `INT` `CHG`       | interestAndCharges | interest, charge                                       |
             *     | `ITF`             | internalTransfers  | transfer between own accounts                          |
             *     | `IPI` `IPO` `FXC` | international      | payment from abroad, payment abroad, currency exchange |
             *     | `LDN` `LRP`       | loanRepayments     | loan drawn, instalment                                 |
             *     | `MSC`             | miscellaneous      | correction or goodwill payment                         |
             *     | `FPO` `BPO` `CHP` | payments           | faster payment, BACS payment, CHAPS payment            |
             *     | `DDX` `SOX`       | reccurentPayments  | direct debit, standing order                           |
             *     | `VAT`             | vat                | value added tax                                        |
             * @example CRD
             */
            txnCode?: string | null;
        };
        /** @description What was booked on one account. */
        TransactionsAnswer: {
            status: components["schemas"]["Status"];
            /** @description The transactions, the oldest first. Empty when there is none. */
            czItems?: components["schemas"]["Transaction"][];
        };
        /** @description One transaction that is known of and not yet booked. It has no key, and no balance after it. */
        PendingTransaction: {
            /**
             * @description What it is for, HTML-encoded.
             * @example Ashdown Feed &amp; Forage
             */
            description?: string | null;
            /**
             * @description Day it was made.
             * @example 2026-03-01
             */
            transactionDate: string;
            /**
             * @description Expected booking day.
             * @example 2026-03-03
             */
            valueDate?: string | null;
            /**
             * @description `D` debit; anything else is a credit.
             * @example D
             */
            creditDebitFlag: string;
            debitAmount?: components["schemas"]["UnsignedMoneyAmount"];
            creditAmount?: components["schemas"]["UnsignedMoneyAmount"];
        };
        /** @description What is about to be booked on one account. */
        PendingTransactionsAnswer: {
            status: components["schemas"]["Status"];
            /** @description The pending transactions, in no order to rely on. Empty when there is none. */
            czPendingTransactionItems?: components["schemas"]["PendingTransaction"][];
        };
        /**
         * @description What kind of file. Days are written DD/MM/YYYY, amounts as plain numbers with as many decimals as the currency has. Each
         *     CSV file is UTF-8 without a mark, its lines end in CR LF and the first is a header; text that a spreadsheet would take for
         *     a formula has an apostrophe before it. The reference is that of the line, or its description where it has none.
         *
         *     | format       | what it is                                                                                                   |
         *     | ------------ | ------------------------------------------------------------------------------------------------------------ |
         *     | `csv`        | `Date,Reference,Debit,Credit,Balance`; no `Balance` for loans and mortgages                                  |
         *     | `pdf`        | pages to read and print                                                                                      |
         *     | `quickbooks` | CSV as QuickBooks Online takes it: `Date,Description,Credit,Debit`                                           |
         *     | `xero`       | CSV of Xero's template: `*Date,*Amount,Payee,Description,Reference,Cheque Number`, money out below zero      |
         *     | `sage`       | CSV for Sage Accounting, which asks which column is which: `Date,Reference,Description,Money In,Money Out`   |
         *     | `excel`      | a workbook                                                                                                   |
         *     | `text`       | columns in plain text                                                                                        |
         * @enum {string}
         */
        ExportFormat: "csv" | "pdf" | "quickbooks" | "xero" | "sage" | "excel" | "text";
        /** @description An account's transactions as a file. */
        TransactionFileAnswer: {
            status: components["schemas"]["Status"];
            /**
             * @description What to call the file, HTML-encoded.
             * @example transactions-6819-2025-09-04-to-2026-03-02.csv
             */
            fileName?: string;
            /** @description The file in base64, padded and without line breaks. */
            fileContent?: string;
            /**
             * @description How many lines it holds.
             * @example 2
             */
            transactionCount?: number;
        };
        /**
         * @description `CASA-Statement` of current and savings accounts and bonds. `Statement`, `LOAN-PRENOTICE` (what will fall due) and `CCALOAN-STATEMENT` (under the Consumer Credit Act) of loans and mortgages, which may have the first type as well.
         * @enum {string}
         */
        StatementType: "CASA-Statement" | "Statement" | "LOAN-PRENOTICE" | "CCALOAN-STATEMENT";
        /** @description One statement on file. */
        StatementItem: {
            /**
             * @description Token of this session for the statement.
             * @example 7C20D9E4A1B85F36
             */
            documentId: string;
            /**
             * @description What it is called, HTML-encoded.
             * @example Statement February 2026
             */
            documentName?: string | null;
            statementType?: components["schemas"]["StatementType"];
            /**
             * @description The last day it tells of.
             * @example 2026-02-28
             */
            statementDate: string;
        };
        /** @description Statements of one account. */
        StatementsAnswer: {
            status: components["schemas"]["Status"];
            /** @description The statements, the newest first. Empty when there is none. */
            czStatementItems?: components["schemas"]["StatementItem"][];
        };
        /** @description One statement. */
        StatementAnswer: {
            status: components["schemas"]["Status"];
            /**
             * @description What to call the file, HTML-encoded.
             * @example statement-6819-2026-02-28.pdf
             */
            fileName?: string;
            /** @description The PDF file in base64, padded and without line breaks. */
            fileContent?: string;
        };
        /**
         * @description `ACCEPTED`, `PENDING_APPROVAL` (somebody else must authorise it), `UNDER_PROCESSING`, `REJECTED`, `EXPIRED` (not authorised in time), `FAILED`, or `FILE_PROCESSED` of a bulk file.
         * @enum {string}
         */
        ActivityStatusCode: "ACCEPTED" | "PENDING_APPROVAL" | "UNDER_PROCESSING" | "REJECTED" | "EXPIRED" | "FAILED" | "FILE_PROCESSED";
        /** @description Number of transactions of one type. */
        TransactionCount: {
            /**
             * @description Type of transaction.
             * @example PAYMENTS
             */
            transactionType: string;
            /**
             * @description How many wait for approval; missing when none does.
             * @example 4
             */
            pendingApproval?: number;
            /**
             * @description Code of the type; only where all activity is counted, as all that follows.
             * @example PC_F_DFT
             */
            type?: string;
            /**
             * @description What the type is called, HTML-encoded.
             * @example Make a Payment
             */
            title?: string;
            statusCode?: components["schemas"]["ActivityStatusCode"];
            /**
             * @description The status for the customer, HTML-encoded.
             * @example Accepted
             */
            status?: string;
            /**
             * @description How many there are.
             * @example 14
             */
            count?: number;
        };
        /** @description How many transactions there are, by type. */
        TransactionCountAnswer: {
            status: components["schemas"]["Status"];
            /** @description One entry a type of transaction. */
            countDTOList?: components["schemas"]["TransactionCount"][];
            /**
             * @description When, as an ISO instant in UTC, this customer last listed what awaits their authorisation; null until then. Only where that is counted.
             * @example 2026-03-01T16:20:00.000Z
             */
            lastVisited?: string | null;
        };
        /** @description The payee as it was when the payment was ordered. */
        PayoutPayee: {
            /**
             * @description The customer's own name for it, HTML-encoded.
             * @example Hay and straw
             */
            nickName?: string | null;
            /**
             * @description Name the account is held in, HTML-encoded.
             * @example Ashdown Feed &amp; Forage
             */
            accountName?: string | null;
            /**
             * @description Number of the account.
             * @example 20418836
             */
            accountNumber?: string | null;
            /**
             * @description Sort code, six digits.
             * @example 601122
             */
            sortCode?: string | null;
        };
        /**
         * @description How often: `10` once, `20` daily, `30` weekly, `40` fortnightly, `50` monthly, `60` every two months, `70` quarterly, `80` half-yearly, `90` yearly.
         * @example 50
         * @enum {string}
         */
        FrequencyCode: "10" | "20" | "30" | "40" | "50" | "60" | "70" | "80" | "90";
        /** @description One step in the life of an item. */
        ApprovalStep: {
            /**
             * @description Who took it, HTML-encoded; null for the bank itself.
             * @example Imogen Thackeray
             */
            authedBy?: string | null;
            /**
             * @description When, as an ISO instant in UTC.
             * @example 2026-03-02T09:12:40.000Z
             */
            authedOn: string;
            /**
             * @description `INITIATED` asked for, `APPROVED`, `REJECT` declined, `SENT_TO_HOST` sent on with no outcome yet, `EXPIRED`.
             * @example INITIATED
             */
            status: string;
            /** @description Remark of the person who took it, HTML-encoded. */
            note?: string | null;
        };
        /** @description Something that others must authorise. Parts that its kind lacks are missing. */
        ApprovalItem: {
            /**
             * @description Token of the item in this session.
             * @example 7F20C1D95B3E84A6
             */
            transactionId: string;
            /**
             * @description `PC_F_DOM` a payment, `PC_F_SELF` a transfer, `PC_I_INSTRL` an instruction, `PC_N_DOP` a new payee, `PC_N_UDOP` a change of a payee, `FU_F_DFT` a bulk file, `CBR` a cheque book, `PBR` a pay-in book.
             * @example PC_N_DOP
             */
            transactionName: string;
            /** @description What kind of item it is, in words. */
            taskDTO?: {
                /** @description The same as `transactionName`. */
                id: string;
                /**
                 * @description Title for the customer, HTML-encoded.
                 * @example Standing order
                 */
                name: string;
            };
            /**
             * @description The group it is listed in.
             * @example ACCOUNT_FINANCIAL
             */
            discriminator: string;
            /**
             * @description Token of the entity it belongs to.
             * @example 41D09B7E3A5C2F68
             */
            partyId: string;
            /**
             * @description Reference that the person who asked for it was given.
             * @example PB2606100041
             */
            referenceNumber?: string | null;
            /**
             * @description Who asked for it, HTML-encoded.
             * @example Imogen Thackeray
             */
            createdBy?: string;
            /**
             * @description When it was asked for, as an ISO instant in UTC.
             * @example 2026-03-02T09:12:40.000Z
             */
            creationDate: string;
            /** @description How far it has come. */
            approvalDetails: {
                /**
                 * @description `PENDING_APPROVAL`, `SEMI_APPROVED` by one of two, `APPROVED`, `REJECTED` or `EXPIRED`.
                 * @example PENDING_APPROVAL
                 */
                status: string;
                /**
                 * @description How many have authorised it.
                 * @example 0
                 */
                stepNo?: number;
                /**
                 * @description How many must authorise it.
                 * @example 1
                 */
                countOfApprovals?: number;
                /**
                 * @description Whether this customer may still decide it; missing, it follows from the status.
                 * @example true
                 */
                actionable?: boolean;
            };
            /** @description When it was authorised, declined or expired, as an ISO instant in UTC; null while it waits. */
            completionDate?: string | null;
            accountId?: components["schemas"]["MaskedId"];
            amount?: components["schemas"]["UnsignedMoneyAmount"];
            payeeDetails?: components["schemas"]["PayoutPayee"];
            formerPayeeDetails?: components["schemas"]["PayoutPayee"];
            /**
             * @description What the payee reads with it, HTML-encoded.
             * @example Hay March
             */
            reference?: string | null;
            /**
             * @description The day it is to be paid, or first paid.
             * @example 2026-03-16
             */
            valueDate?: string | null;
            /**
             * @description `RECURRING` where it is repeated.
             * @example RECURRING
             */
            payMode?: string;
            frequency?: components["schemas"]["FrequencyCode"];
            /**
             * @description The last possible day; null until further notice.
             * @example 2027-03-16
             */
            lastPaymentDate?: string | null;
            /**
             * @description Reference of the uploaded file.
             * @example BF26061000017
             */
            bulkReference?: string;
            /**
             * @description Name of the uploaded file, HTML-encoded.
             * @example WAGES MARCH.csv
             */
            fileName?: string;
            /**
             * @description How many payments the uploaded file holds.
             * @example 14
             */
            totalRecords?: number;
            /** @description Who did what, oldest first. */
            transactionHistory?: components["schemas"]["ApprovalStep"][];
        };
        /** @description Items that need or needed authorisation. */
        ApprovalsAnswer: {
            status: components["schemas"]["Status"];
            /** @description The items, oldest first. */
            transactionDTOs?: components["schemas"]["ApprovalItem"][];
        };
        /** @description What a decision has made of an item. */
        ApprovalActionAnswer: {
            status: components["schemas"]["Status"];
            /** @description The decision. */
            transactionAction?: {
                transactionDTO: components["schemas"]["ApprovalItem"];
            };
        };
        /**
         * @description The group that a type belongs to.
         * @enum {string}
         */
        Discriminator: "PAYMENTS" | "PAYEE_BILLER" | "BULK_FILE" | "ACCOUNT_NON_FINANCIAL";
        /** @description One activity in a list. */
        ActivityItem: {
            /**
             * @description Reference that customers quote; the id of the activity.
             * @example PB2606100041
             */
            reference: string;
            /**
             * @description Code of its type.
             * @example PC_F_DFT
             */
            typeCode: string;
            /**
             * @description What it is called, HTML-encoded.
             * @example Make a Payment
             */
            type?: string | null;
            statusCode: components["schemas"]["ActivityStatusCode"];
            /**
             * @description Its status for the customer, HTML-encoded.
             * @example Accepted
             */
            status?: string | null;
            /**
             * @description When it was asked for, in London.
             * @example 2026-03-02T09:31:07
             */
            created: string;
            /**
             * @description The same moment in UTC.
             * @example 2026-03-02T09:31:07.000Z
             */
            timeStamp?: string | null;
            /** @description The customer's account; null where it concerns none. */
            account?: {
                /**
                 * @description Its number.
                 * @example 31926819
                 */
                accountNo?: string;
            } | null;
            /**
             * @description ISO 4217 code; null without an amount.
             * @example GBP
             */
            currency?: string | null;
            /**
             * @description The amount as text, with commas and decimals.
             * @example 1,250.00
             */
            amount?: string | null;
            /**
             * @description The amount as a number.
             * @example 1250
             */
            amountPure?: number | null;
            /**
             * @description Says nothing to the reader, who carries it to the activity's page.
             * @example 0
             */
            bit?: string | null;
            /**
             * @description As the discriminator.
             * @example PAYMENTS
             */
            activityType?: string | null;
            discriminator?: components["schemas"]["Discriminator"];
            partyId?: components["schemas"]["MaskedId"];
            /**
             * @description Token of the payee's group; null where it concerns none, or one that was removed.
             * @example 5D0C71E8A42B96F3
             */
            groupId?: string | null;
            /**
             * @description Token of the payee.
             * @example E8134B7F0A92C65D
             */
            payeeId?: string | null;
            /** @description The payee, where it was new to the customer. */
            newBeneDetails?: {
                /**
                 * @description Name of the payee, HTML-encoded.
                 * @example Ashdown Feed &amp; Forage
                 */
                title?: string;
                /**
                 * @description Number of the payee's account.
                 * @example 20418836
                 */
                accountNumber?: string;
                /**
                 * @description Sort code of the payee's account.
                 * @example 601122
                 */
                sortCode?: string;
            } | null;
        };
        /** @description What was asked for. */
        ActivitiesAnswer: {
            status: components["schemas"]["Status"];
            /** @description The activities, the newest first. Empty when there is none. */
            transactionDTOs?: components["schemas"]["ActivityItem"][];
        };
        /** @description One step of an activity. */
        AuditStep: {
            /**
             * @description Who did it, HTML-encoded; null for the bank itself.
             * @example Mrs Eleanor O&#x27;Hara
             */
            authedBy?: string | null;
            /**
             * @description When, in UTC.
             * @example 2026-03-02T09:31:07.000Z
             */
            authedOn: string;
            /**
             * @description The London day of it.
             * @example 2026-03-02
             */
            date?: string | null;
            /**
             * @description What it made of the activity, HTML-encoded.
             * @example Initiated
             */
            status: string;
            /**
             * @description What was said with it, HTML-encoded.
             * @example Hay March
             */
            note?: string | null;
        };
        /** @description All there is to say of one activity. */
        ActivityDetails: {
            /**
             * @description Reference that customers quote; the id of the activity.
             * @example PB2606100041
             */
            reference: string;
            /**
             * @description Code of its type.
             * @example PC_F_DFT
             */
            typeCode: string;
            /**
             * @description What it is called, HTML-encoded.
             * @example Make a Payment
             */
            type?: string | null;
            statusCode: components["schemas"]["ActivityStatusCode"];
            /**
             * @description Its status for the customer, HTML-encoded.
             * @example Accepted
             */
            status?: string | null;
            /**
             * @description When it was asked for, in London.
             * @example 2026-03-02T09:31:07
             */
            created: string;
            /**
             * @description The same moment in UTC.
             * @example 2026-03-02T09:31:07.000Z
             */
            timeStamp?: string | null;
            /** @description The customer's account; null where it concerns none. */
            accountId?: components["schemas"]["MaskedId"] | null;
            /** @description The customer's own account that receives the money; null for a payee. */
            toAccountId?: components["schemas"]["MaskedId"] | null;
            /**
             * @description Number of the account that receives the money.
             * @example 20418836
             */
            toAccountNo?: string | null;
            /**
             * @description Its sort code.
             * @example 601122
             */
            toSortCode?: string | null;
            /**
             * @description Name of the beneficiary, HTML-encoded.
             * @example Ashdown Feed &amp; Forage
             */
            beneName?: string | null;
            /**
             * @description ISO 4217 code; null without an amount.
             * @example GBP
             */
            currency?: string | null;
            /**
             * @description The amount as text, with commas and decimals.
             * @example 1,250.00
             */
            amount?: string | null;
            /**
             * @description The amount as a number.
             * @example 1250
             */
            amountPure?: number | null;
            /**
             * @description The day it is dated, or the first day of a regular payment.
             * @example 2026-03-16
             */
            valueDate?: string | null;
            /**
             * @description Of a regular payment, its last day or that it goes on until further notice.
             * @example Until further notice
             */
            repeatsUntil?: string | null;
            /** @description The payee, where it was new to the customer. */
            newBeneDetails?: {
                /**
                 * @description Name of the payee, HTML-encoded.
                 * @example Ashdown Feed &amp; Forage
                 */
                title?: string;
                /**
                 * @description Number of the payee's account.
                 * @example 20418836
                 */
                accountNumber?: string;
                /**
                 * @description Sort code of the payee's account.
                 * @example 601122
                 */
                sortCode?: string;
            } | null;
            /** @description Who did what, the oldest first. */
            audit: components["schemas"]["AuditStep"][];
        };
        /** @description One activity. */
        ActivityAnswer: {
            status: components["schemas"]["Status"];
            transactionDTO?: components["schemas"]["ActivityDetails"];
        };
        /** @description One cheque. */
        Cheque: {
            /**
             * @description Its number.
             * @example 000412
             */
            id: string;
            /**
             * @description Cancelled, not used, rejected, stopped, used, or on hold while it clears.
             * @example U
             * @enum {string}
             */
            statusCode: "C" | "N" | "R" | "S" | "U" | "H";
            /**
             * @description The same in words, HTML-encoded.
             * @example Used
             */
            status?: string | null;
            /**
             * @description When that happened; null for one not used.
             * @example 2026-02-11
             */
            date?: string | null;
            /** @description What it was drawn for; null where it was not drawn. */
            amount?: components["schemas"]["UnsignedMoneyAmount"] | null;
        };
        /** @description Cheques of one account. */
        ChequesAnswer: {
            status: components["schemas"]["Status"];
            /** @description The cheques, the lowest number first. Empty when there is none. */
            issuedCheques?: components["schemas"]["Cheque"][];
        };
        /** @description The account a book is ordered for. */
        BookRequest: {
            accNo: components["schemas"]["MaskedId"];
        };
        /** @description What became of the order. Its reference for the customer is the status's. */
        BookAnswer: {
            status: components["schemas"]["Status"];
            /**
             * @description Somebody else must authorise the order. Missing where nobody must.
             * @example true
             */
            _needsAuthoriser?: boolean;
            accNo?: components["schemas"]["MaskedId"];
            /**
             * @description Which book: `CH_N_CBR` a cheque book, `CH_N_PBR` a pay-in book.
             * @example CH_N_CBR
             * @enum {string}
             */
            taskCode?: "CH_N_CBR" | "CH_N_PBR";
        };
        /** @description The bank the account is with. */
        PayeeBank: {
            /**
             * @description Its name, HTML-encoded.
             * @example Tannery Bank
             */
            name?: string | null;
            /**
             * @description Street, HTML-encoded.
             * @example 1 High Street
             */
            address?: string | null;
            /**
             * @description Town, HTML-encoded.
             * @example Leeds
             */
            city?: string | null;
            /**
             * @description Country, HTML-encoded.
             * @example United Kingdom
             */
            country?: string | null;
            /**
             * @description `NAC`: the code is a national one.
             * @example NAC
             */
            codeType?: string;
            /**
             * @description Sort code, six digits.
             * @example 601122
             */
            code: string;
        };
        /** @description The payee's account. */
        DomesticPayee: {
            /**
             * @description `FAS`, faster payments.
             * @example FAS
             */
            paymentType?: string;
            /**
             * @description `SORT`, by sort code.
             * @example SORT
             */
            network?: string;
            /**
             * @description Number of the account.
             * @example 20418836
             */
            accountNumber: string;
            /**
             * @description Name the account is held in, HTML-encoded.
             * @example Ashdown Feed &amp; Forage
             */
            accountName: string;
            /**
             * @description Whether others of the entity see the payee.
             * @example false
             */
            isShared?: boolean;
            bankDetails: components["schemas"]["PayeeBank"];
        };
        /** @description Somebody the customer may pay in the United Kingdom. */
        Payee: {
            /**
             * @description Token of this session for the payee; what goes into paths.
             * @example E8134B7F0A92C65D
             */
            id: string;
            /**
             * @description Token of the group it is in.
             * @example 5D0C71E8A42B96F3
             */
            groupId: string;
            /**
             * @description User ID of who added it, HTML-encoded.
             * @example private-customer
             */
            creatorId?: string | null;
            /**
             * @description The customer's own name for it, HTML-encoded. Shown in place of the account's where there is one.
             * @example Hay and straw
             */
            nickName?: string | null;
            /**
             * @description `ACT` in use; `PENDING_APPROVAL` once another person has agreed; `INI` before it is confirmed.
             * @example ACT
             */
            status?: string;
            /**
             * @description `UK`.
             * @example UK
             */
            domesticPayeeType?: string;
            customerId?: components["schemas"]["MaskedId"];
            /**
             * @description What the payee wants to read with each payment, HTML-encoded.
             * @example Account 4417
             */
            reference?: string | null;
            /**
             * @description The same, as it was given when the payee was added, HTML-encoded.
             * @example Account 4417
             */
            payeeReference?: string | null;
            /**
             * @description What went with the last payment to it, HTML-encoded.
             * @example Hay February
             */
            lastReference?: string | null;
            /**
             * @description The day of the last payment to it; null or left out if it was never paid.
             * @example 2026-02-27
             */
            lastPaidOn?: string | null;
            /**
             * @description `Personal` or `Business`: how the payee's account is held.
             * @example Business
             */
            accountType?: string | null;
            verificationReport?: components["schemas"]["VerificationReport"];
            ukDomesticPayee: components["schemas"]["DomesticPayee"];
        };
        /** @description Payees that were saved together, of one entity. A payee that is added here has a group of its own. */
        PayeeGroup: {
            /**
             * @description Token of this session for the group; what goes into paths.
             * @example 5D0C71E8A42B96F3
             */
            groupId: string;
            /**
             * @description What the group was called when it was made, HTML-encoded.
             * @example Ashdown Feed &amp; Forage
             */
            name?: string | null;
            partyId: components["schemas"]["MaskedId"];
            /** @description The payees in use and those awaiting authorisation, without those never confirmed. */
            listPayees: components["schemas"]["Payee"][];
        };
        /** @description Whom the customer may pay. */
        PayeeGroupsAnswer: {
            status: components["schemas"]["Status"];
            /** @description The groups, in no order to rely on. Empty when there is none. */
            payeeGroups?: components["schemas"]["PayeeGroup"][];
        };
        /** @description A group to be made. */
        NewPayeeGroup: {
            /**
             * @description The payee's name.
             * @example Ashdown Feed & Forage
             */
            name: string;
        };
        /** @description The group that was made. */
        PayeeGroupAnswer: {
            status: components["schemas"]["Status"];
            /** @description The group. */
            payeeGroup?: {
                /**
                 * @description Token of this session for the group.
                 * @example 5D0C71E8A42B96F3
                 */
                groupId: string;
                /**
                 * @description What it is called, HTML-encoded.
                 * @example Ashdown Feed &amp; Forage
                 */
                name?: string | null;
            };
        };
        /** @description Which payee it is, and how far it has come. */
        ExternalPayee: {
            /**
             * @description Token of this session for the payee.
             * @example E8134B7F0A92C65D
             */
            id: string;
            /**
             * @description Token of the group it is in.
             * @example 5D0C71E8A42B96F3
             */
            groupId?: string;
            /**
             * @description As in the list.
             * @example INI
             */
            status?: string;
        };
        /** @description The submitted payee. */
        PayeeAnswer: {
            status: components["schemas"]["Status"];
            externalPayee?: components["schemas"]["ExternalPayee"];
        };
        /** @description How much. */
        PaymentAmount: {
            /**
             * @description Pounds only.
             * @enum {string}
             */
            currency: "GBP";
            /**
             * @description A JSON number with two decimals at most.
             * @example 125.5
             */
            amount: number;
        };
        /** @description The submitted payee again, for confirmation. */
        PayeeConfirmation: {
            /** @description For a new payee: the payment that the customer intends to make next. The code that confirms the payee then also names this amount, and covers one payment of exactly this amount in this session. Left out without an intended payment, and for a change. */
            intendedPayment?: components["schemas"]["PaymentAmount"];
        } & components["schemas"]["PayeePayload"];
        /** @description How a further step with a payee went. The last step has a reference for the customer; a client takes the payee for saved only if the answer names the payee and has it. */
        PayeeStepAnswer: {
            status: components["schemas"]["Status"];
            externalPayee?: components["schemas"]["ExternalPayee"];
        };
        /** @description The request to verify a submitted payee. */
        PayeeStage: {
            /**
             * @description The step that verifies.
             * @enum {integer}
             */
            stage: 1;
        };
        /** @description The details of an account, to be compared with what its bank knows. */
        PayeeNameCheck: {
            /**
             * @description Within the United Kingdom.
             * @enum {string}
             */
            paymentType: "DOMESTIC";
            /**
             * @description Faster payments.
             * @enum {string}
             */
            network: "FASTER";
            /**
             * @description Number of the account, eight digits.
             * @example 20418836
             */
            accountId: string;
            /**
             * @description Name the account is said to be held in, under the rules of a payee's name.
             * @example Ashdown Feed & Forage
             */
            accountName: string;
            /**
             * @description How the account is said to be held.
             * @example Business
             * @enum {string}
             */
            accountType: "Personal" | "Business";
            /**
             * @description Sort code, six digits.
             * @example 601122
             */
            bic: string;
            /** @description What goes beside the account. */
            dictionary: {
                /** @description Pairs by name. `reference`: what tells the account from others under the same number, at a building society say. */
                nameValuePairDTOArray: {
                    /**
                     * @description What it is.
                     * @example reference
                     */
                    name: string;
                    /**
                     * @description Its value; empty for none.
                     * @example Account 4417
                     */
                    value: string;
                }[];
            };
        };
        /** @description What the check found. */
        PayeeNameCheckAnswer: {
            status: components["schemas"]["Status"];
            verificationReport?: components["schemas"]["VerificationReport"];
        };
        /** @description The bank behind a sort code. */
        ClearingDetailsAnswer: {
            status: components["schemas"]["Status"];
            /**
             * @description The sort code.
             * @example 601122
             */
            code?: string;
            /**
             * @description The bank's name, HTML-encoded.
             * @example Tannery Bank
             */
            bankName?: string;
            /**
             * @description True would mean that no bank has it.
             * @example false
             */
            badSortCode?: boolean;
            /**
             * @description True would mean that the bank takes no faster payments.
             * @example false
             */
            noFastPayments?: boolean;
            /** @description Where the branch is, HTML-encoded. */
            branchAddress?: {
                /**
                 * @description Street.
                 * @example 1 High Street
                 */
                line1?: string | null;
                /**
                 * @description Town.
                 * @example Leeds
                 */
                city?: string | null;
                /**
                 * @description Country.
                 * @example United Kingdom
                 */
                country?: string | null;
            };
        };
        /** @description One limit. */
        Limit: {
            /**
             * @description `TXN` of each transaction, `PER` of all of a period.
             * @example TXN
             */
            limitType: string;
            /** @description `TXN`: between which amounts. */
            amountRange?: {
                minTransaction?: components["schemas"]["UnsignedMoneyAmount"];
                maxTransaction?: components["schemas"]["UnsignedMoneyAmount"];
            };
            /**
             * @description `PER`: `DAILY`, a day in London. A reader ignores others.
             * @example DAILY
             */
            periodicity?: string;
            maxAmount?: components["schemas"]["UnsignedMoneyAmount"];
            /**
             * @description `PER`: how many transactions.
             * @example 999
             */
            maxCount?: number | null;
        };
        /** @description The limits of one task. */
        TargetLimits: {
            /** @description What is limited. */
            target: {
                /**
                 * @description `makePayment`, `internalTransfer` or `bulkPayments`. A reader ignores others.
                 * @example makePayment
                 */
                id: string;
                /**
                 * @description Code of the task.
                 * @example PC_F_DOM
                 */
                value?: string;
                /** @description What kind of thing the target is. */
                type?: {
                    /**
                     * @description `TASK`.
                     * @example TASK
                     */
                    id?: string;
                    /**
                     * @description The same in words, HTML-encoded.
                     * @example Transaction
                     */
                    name?: string | null;
                    /**
                     * @description Whether it must be limited.
                     * @example true
                     */
                    mandatory?: boolean;
                };
            };
            /** @description The limits themselves. One that is missing is as in the app's own usual ones. */
            limits: components["schemas"]["Limit"][];
            /**
             * @description Since when they hold, as a local ISO date and time without zone.
             * @example 2014-01-02T00:00:00
             */
            effectiveDate?: string | null;
        };
        /** @description Limits that were agreed together. */
        LimitPackage: {
            /** @description The limits, by what they are for. */
            targetLimitLinkages?: components["schemas"]["TargetLimits"][];
        };
        /** @description How much may be sent. */
        LimitPackagesAnswer: {
            status: components["schemas"]["Status"];
            /** @description The packages; only the first counts. Where there is none, the app's own usual limits hold. */
            limitPackageDTOList?: components["schemas"]["LimitPackage"][];
        };
        /** @description What was sent of one task in one period. */
        LimitUtilization: {
            /**
             * @description Whose limit it is, as a token of this session or a User ID.
             * @example private-customer
             */
            entityId?: string | null;
            /**
             * @description `USER` or `PARTY`.
             * @example USER
             */
            entityType?: string;
            /**
             * @description The target's `id`.
             * @example makePayment
             */
            utilizationId: string;
            /**
             * @description `PER#DAILY`, HTML-encoded.
             * @example PER&#x23;DAILY
             */
            limitType?: string;
            /**
             * @description The day, as a local ISO date and time without zone.
             * @example 2026-03-02T00:00:00
             */
            utilizationDate?: string | null;
            /**
             * @description How many transactions.
             * @example 2
             */
            count?: number;
            amount?: components["schemas"]["UnsignedMoneyAmount"];
        };
        /** @description How much of the limits is used up. */
        LimitUtilizationAnswer: {
            status: components["schemas"]["Status"];
            /** @description One entry a task that was done today. A task without one was not done. */
            limitUtilizationDTOs?: components["schemas"]["LimitUtilization"][];
        };
        /** @description The account to pay from. */
        PaymentSource: {
            id: components["schemas"]["MaskedId"];
            /**
             * @description Its available balance as the app last saw it, in text with six decimals. The bank goes by its own.
             * @example 8250.400000
             */
            balance: string;
        };
        /** @description The payee to be paid. */
        PaymentTarget: {
            /**
             * @description Token of the payee's group.
             * @example 5D0C71E8A42B96F3
             */
            groupId: string;
            /**
             * @description Token of the payee.
             * @example E8134B7F0A92C65D
             */
            payeeId: string;
        };
        /** @description A payment to be made at once. */
        PaymentRequest: {
            from: components["schemas"]["PaymentSource"];
            to: components["schemas"]["PaymentTarget"];
            /**
             * @description Whether the payee was added on the way to this payment, as the app has it. What must be confirmed does not depend on it: the bank goes by its own records.
             * @example false
             */
            isNewPayee: boolean;
            /**
             * @description False here; true of instructions.
             * @example false
             */
            later: boolean;
            amount: components["schemas"]["PaymentAmount"];
            /**
             * @description What the payee reads with it: letters, digits and spaces, 35 characters at most. Empty for none; the bank's own reference then stands in its place.
             * @example Hay March
             */
            reference: string;
            /**
             * @description `0` verifies the payment, `1` makes it.
             * @example 0
             * @enum {integer}
             */
            stage: 0 | 1;
        };
        /** @description The verified payment. */
        PaymentAnswer: {
            status: components["schemas"]["Status"];
            /**
             * @description Token of this session for the payment; what goes into paths.
             * @example 3C5A90E7D2184FB6
             */
            paymentId?: string;
            /**
             * @description Reference of the payment outside this bank; null before it is made. `UNDER_PROCESSING`: whether it was made is not known yet.
             * @example FP26061000417
             */
            externalReferenceId?: string | null;
            /**
             * @description Day the statement will give it.
             * @example 2026-03-02
             */
            valueDate?: string | null;
        };
        /** @description A payment as the bank has it. */
        PayoutDetails: {
            /**
             * @description Token of this session for the payment; what goes into paths.
             * @example 3C5A90E7D2184FB6
             */
            paymentId?: string;
            /**
             * @description `INITIATED` verified but not confirmed, `PENDING_APPROVAL` awaiting authorisation, `UNDER_PROCESSING` outcome pending, `COMPLETED` made, `FAILED` not made, `EXPIRED` not made because it was not authorised in time, `REJECTED` not made because an authoriser declined it.
             * @example COMPLETED
             */
            statusType: string;
            /**
             * @description Reference for the customer; null before it is confirmed.
             * @example PB2606100041
             */
            referenceNumber?: string | null;
            /**
             * @description Reference of the payment outside this bank; null before it is made. `UNDER_PROCESSING`: whether it was made is not known yet.
             * @example FP26061000417
             */
            externalReferenceId?: string | null;
            from?: components["schemas"]["MaskedId"];
            to?: components["schemas"]["PaymentTarget"];
            payeeDetails?: components["schemas"]["PayoutPayee"];
            amount?: components["schemas"]["UnsignedMoneyAmount"];
            /**
             * @description What the payee reads with it, HTML-encoded.
             * @example Hay March
             */
            reference?: string | null;
            /**
             * @description Day the statement will give it.
             * @example 2026-03-02
             */
            valueDate?: string | null;
        };
        /** @description One payment, and how far it has come. */
        PayoutDetailsAnswer: {
            status: components["schemas"]["Status"];
            payoutDetails?: components["schemas"]["PayoutDetails"];
        };
        /** @description What became of the payment. Its reference for the customer is the status's. A client takes the payment for made only if the answer has both its token and its reference: any other, a proxy's for example, leaves the outcome unknown. */
        PaymentConfirmedAnswer: {
            status: components["schemas"]["Status"];
            /**
             * @description Token of this session for the payment; what goes into paths.
             * @example 3C5A90E7D2184FB6
             */
            paymentId?: string;
            /**
             * @description Reference of the payment outside this bank; null before it is made. `UNDER_PROCESSING`: whether it was made is not known yet.
             * @example FP26061000417
             */
            externalReferenceId?: string | null;
            /**
             * @description Day the statement will give it.
             * @example 2026-03-02
             */
            valueDate?: string | null;
        };
        /** @description How much, in the currency of the accounts. */
        TransferAmount: {
            /**
             * @description ISO 4217 code.
             * @example GBP
             */
            currency: string;
            /**
             * @description A JSON number with two decimals at most.
             * @example 250
             */
            amount: number;
        };
        /** @description A transfer between two accounts of the customer, to be made at once. */
        TransferRequest: {
            amount: components["schemas"]["TransferAmount"];
            debitAccountId: components["schemas"]["MaskedId"];
            creditAccountId: components["schemas"]["MaskedId"];
            /**
             * @description Read beside the transaction on both accounts: letters, digits and spaces, 35 characters at most. Empty for none; the bank's own reference then stands in its place.
             * @example Hay March
             */
            remarks: string;
        };
        /** @description A transfer as the bank has it. */
        TransferDetails: {
            /**
             * @description Token of this session for the transfer; what goes into paths.
             * @example 5B21D07F3E94A6C8
             */
            paymentId?: string;
            /**
             * @description `INITIATED` verified but not confirmed, `PENDING_APPROVAL` awaiting authorisation, `UNDER_PROCESSING` outcome pending, `COMPLETED` made, `FAILED` not made, `EXPIRED` not made because it was not authorised in time, `REJECTED` not made because an authoriser declined it.
             * @example COMPLETED
             */
            statusType: string;
            /**
             * @description Reference for the customer; null before it is confirmed.
             * @example PB2606100042
             */
            referenceNumber?: string | null;
            /**
             * @description Reference outside the accounts; null before it is made. `UNDER_PROCESSING`: whether it was made is not known yet.
             * @example FP26061000427
             */
            externalReferenceId?: string | null;
            debitAccountId?: components["schemas"]["MaskedId"];
            creditAccountId?: components["schemas"]["MaskedId"];
            amount?: components["schemas"]["UnsignedMoneyAmount"];
            /**
             * @description Its reference, HTML-encoded.
             * @example Hay March
             */
            remarks?: string | null;
            /**
             * @description Day the statements will give it.
             * @example 2026-03-02
             */
            valueDate?: string | null;
        };
        /** @description One transfer, and how far it has come. */
        TransferDetailsAnswer: {
            status: components["schemas"]["Status"];
            transferDetails?: components["schemas"]["TransferDetails"];
        };
        /** @description A transfer on a later day, or a regular one. */
        TransferInstructionRequest: {
            amount: components["schemas"]["TransferAmount"];
            debitAccountId: components["schemas"]["MaskedId"];
            creditAccountId: components["schemas"]["MaskedId"];
            /**
             * @description Read beside the transaction on both accounts: letters, digits and spaces, 35 characters at most. Empty for none; the bank's own reference then stands in its place.
             * @example Hay March
             */
            remarks: string;
            /**
             * @description `NONREC` once, `REC` regularly.
             * @example REC
             * @enum {string}
             */
            type: "REC" | "NONREC";
            frequency: components["schemas"]["FrequencyCode"];
            /**
             * @description The first day, from tomorrow to 90 days ahead. What falls on a weekend or bank holiday is done on the next working day.
             * @example 2026-03-16
             */
            startDate: string;
            /**
             * @description The last day on which a transfer of `REC` may be made. Null until further notice, and of `NONREC`.
             * @example 2027-03-16
             */
            endDate: string | null;
        };
        /** @description The verified instruction. */
        InstructionAnswer: {
            status: components["schemas"]["Status"];
            /**
             * @description Token of this session for the instruction; what goes into paths.
             * @example B7E04D19A6C5832F
             */
            instructionId?: string;
            /**
             * @description Reference of the payment outside this bank; null before it is made. `UNDER_PROCESSING`: whether it was made is not known yet.
             * @example FP26061000417
             */
            externalReferenceId?: string | null;
            /**
             * @description Day of the first payment, a working day.
             * @example 2026-03-16
             */
            startDate?: string | null;
        };
        /** @description A later or regular transfer as the bank has it. */
        InstructionTransfer: {
            /**
             * @description Token of this session for the instruction; what goes into paths.
             * @example C2904E7B15AF83D6
             */
            instructionId?: string;
            /**
             * @description `INITIATED` verified but not confirmed, `PENDING_APPROVAL` awaiting authorisation, `ACTIVE` set up, including after its last transfer, `FAILED` not set up, `EXPIRED` not set up because it was not authorised in time, `REJECTED` not set up because an authoriser declined it.
             * @example ACTIVE
             */
            statusType: string;
            /**
             * @description Reference for the customer; null before it is confirmed.
             * @example PB2606100042
             */
            referenceNumber?: string | null;
            /**
             * @description Reference outside the accounts; null before it is made. `UNDER_PROCESSING`: whether it was made is not known yet.
             * @example FP26061000427
             */
            externalReferenceId?: string | null;
            debitAccountId?: components["schemas"]["MaskedId"];
            creditAccountId?: components["schemas"]["MaskedId"];
            amount?: components["schemas"]["UnsignedMoneyAmount"];
            /**
             * @description Its reference, HTML-encoded.
             * @example Hay March
             */
            remarks?: string | null;
            /**
             * @description Day of the next or first transfer.
             * @example 2026-03-16
             */
            valueDate?: string | null;
            /** @description When it is to be done. */
            instructionDetails?: {
                /**
                 * @description As it was asked for.
                 * @example REC
                 */
                type?: string;
                /**
                 * @description As it was asked for.
                 * @example 50
                 */
                frequency?: string;
                /**
                 * @description The first day meant.
                 * @example 2026-03-16
                 */
                startDate?: string | null;
                /**
                 * @description No transfer is made after it; null until further notice.
                 * @example null
                 */
                endDate?: string | null;
                /**
                 * @description Day of the next transfer; null when there is none.
                 * @example 2026-03-16
                 */
                nextExecutionDate?: string | null;
            };
        };
        /** @description One later or regular transfer, and how far it has come. */
        InstructionTransferAnswer: {
            status: components["schemas"]["Status"];
            transferDetails?: components["schemas"]["InstructionTransfer"];
        };
        /** @description What became of the instruction. Its reference for the customer is the status's. A client takes it for set up only if the answer has both its token and its reference. */
        InstructionConfirmedAnswer: {
            status: components["schemas"]["Status"];
            /**
             * @description Token of this session for the instruction; what goes into paths.
             * @example B7E04D19A6C5832F
             */
            instructionId?: string;
            /**
             * @description Reference of the payment outside this bank; null before it is made. `UNDER_PROCESSING`: whether it was made is not known yet.
             * @example FP26061000417
             */
            externalReferenceId?: string | null;
            /**
             * @description Day of the first payment, a working day.
             * @example 2026-03-16
             */
            startDate?: string | null;
        };
        /** @description A future payment, standing order, regular transfer or direct debit. */
        ListedInstruction: {
            /**
             * @description Token of this session for the instruction; what goes into paths.
             * @example B7E04D19A6C5832F
             */
            instructionId: string;
            /**
             * @description The list that it belongs to: `FD` future payments, `SI` standing orders, `DD` direct debits.
             * @example SI
             * @enum {string}
             */
            code?: "FD" | "SI" | "DD";
            /**
             * @description `SELFFT_PAYLATER` between own accounts, `UKDOMESTICFT_PAYLATER` to a payee, `DIRECTDEBIT` collected by a company.
             * @example UKDOMESTICFT_PAYLATER
             */
            paymentType?: string;
            /**
             * @description `NONREC` once, `REC` again and again.
             * @example REC
             * @enum {string}
             */
            type?: "REC" | "NONREC";
            /**
             * @description `A` active, `C` closed or cancelled, `P` awaiting authorisation.
             * @example A
             * @enum {string}
             */
            statusCode: "A" | "C" | "P";
            /**
             * @description Why it is closed: `COMPLETED` after its last run, `CANCELLED` by the customer, `EXPIRED` not authorised in time, `REJECTED` declined by an authoriser. Otherwise `ACTIVE` or `PENDING_APPROVAL`.
             * @example ACTIVE
             */
            statusType?: string;
            partyId: components["schemas"]["MaskedId"];
            /** @description The entity again. */
            customerId?: components["schemas"]["MaskedId"];
            debitAccountId: components["schemas"]["MaskedId"];
            /** @description The customer's own account that it pays into; null for anybody else's. */
            creditAccountId?: components["schemas"]["MaskedId"] | null;
            /**
             * @description Who receives it, HTML-encoded.
             * @example Ashdown Feed &amp; Forage
             */
            recipientName: string;
            /**
             * @description The customer's own name for the payee, HTML-encoded.
             * @example Hay and straw
             */
            payeeNickName?: string | null;
            /**
             * @description Account number of the recipient; null for a direct debit.
             * @example 20418836
             */
            toAccountNumber?: string | null;
            /**
             * @description Sort code of the recipient; null for a direct debit.
             * @example 601122
             */
            toSortCode?: string | null;
            amount: components["schemas"]["UnsignedMoneyAmount"];
            /**
             * @description Reference, HTML-encoded.
             * @example Hay March
             */
            remarks?: string | null;
            /**
             * @description The first day meant.
             * @example 2026-03-16
             */
            startDate?: string | null;
            /**
             * @description No run is made after it; null until further notice.
             * @example 2027-03-16
             */
            endDate?: string | null;
            /**
             * @description Working day of the next run; null when none is left. The originator of a direct debit decides about its day, which is the expected one.
             * @example 2026-03-16
             */
            nextExecutionDate?: string | null;
            /**
             * @description Day of the last run that was paid.
             * @example 2026-02-16
             */
            lastPaymentDate?: string | null;
            /**
             * @description Days on which a run was not paid, oldest first.
             * @example [
             *       "2026-01-16"
             *     ]
             */
            missedDates?: string[];
            /**
             * @description Days between two runs; 0 when it is counted otherwise.
             * @example 0
             */
            freqDays?: number | null;
            /**
             * @description Months between two runs; 0 when it is counted otherwise.
             * @example 1
             */
            freqMonths?: number | null;
            /**
             * @description Years between two runs; 0 when it is counted otherwise.
             * @example 0
             */
            freqYears?: number | null;
            /**
             * @description Runs left; null until further notice.
             * @example 12
             */
            numInstallments?: number | null;
            /**
             * @description Reference of a currency deal; null in pounds.
             * @example null
             */
            dealId?: string | null;
            /**
             * @description Reference for the customer.
             * @example PB2606100041
             */
            externalReferenceNumber?: string | null;
            /**
             * @description When it was set up, last changed, cancelled or declined. An edit names it, so that nobody overwrites a change they have not seen.
             * @example 2026-03-02T10:00:00.000Z
             */
            timeStamp: string;
        };
        /** @description The instructions of one kind, closed ones included. */
        InstructionListAnswer: {
            status: components["schemas"]["Status"];
            /** @description In the order in which they were set up. */
            instructionsList?: components["schemas"]["ListedInstruction"][];
        };
        /** @description The amount and reference of a standing order from its next run on. */
        InstructionEdit: {
            /**
             * @description Token of the entity that the instruction belongs to.
             * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
             */
            partyId: string;
            amount: components["schemas"]["TransferAmount"];
            /**
             * @description What the recipient reads with each payment, letters, digits and spaces, 35 characters at most. Empty for none.
             * @example Hay April
             */
            reference: string;
            /**
             * @description As in the list that the customer edits.
             * @example 2026-03-02T10:00:00.000Z
             */
            timeStamp: string;
            /**
             * @description `0` verifies the edit, `1` makes it.
             * @example 0
             * @enum {integer}
             */
            stage: 0 | 1;
        };
        /** @description Whether it may be cancelled or edited, or that it was. A client takes it for cancelled only if the answer names it and has `C`, and for edited only if the answer names it and has a reference. */
        CancellationAnswer: {
            status: components["schemas"]["Status"];
            /**
             * @description As in the path.
             * @example B7E04D19A6C5832F
             */
            instructionId?: string;
            /**
             * @description `C` once it is cancelled.
             * @example C
             * @enum {string}
             */
            statusCode?: "A" | "C" | "P";
        };
        /** @description Names the instruction's entity. */
        CancellationRequest: {
            /**
             * @description Token of the entity that the instruction belongs to.
             * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
             */
            partyId: string;
        };
        /** @description A payment on a later day, or one again and again. */
        InstructionRequest: {
            from: components["schemas"]["PaymentSource"];
            to: components["schemas"]["PaymentTarget"];
            /**
             * @description Whether the payee was added on the way to this payment, as the app has it. What must be confirmed does not depend on it: the bank goes by its own records.
             * @example false
             */
            isNewPayee: boolean;
            /**
             * @description True here; false of payments to be made at once.
             * @example true
             */
            later: boolean;
            amount: components["schemas"]["PaymentAmount"];
            /**
             * @description What the payee reads with each: letters, digits and spaces, 35 characters at most. Empty for none; the bank's own reference then stands in its place.
             * @example Hay March
             */
            reference: string;
            /**
             * @description `0` verifies the instruction, `1` sets it up.
             * @example 0
             * @enum {integer}
             */
            stage: 0 | 1;
            /**
             * @description `NONREC` once, `REC` again and again.
             * @example REC
             * @enum {string}
             */
            type: "REC" | "NONREC";
            frequency: components["schemas"]["FrequencyCode"];
            /**
             * @description The first day, from tomorrow to 90 days ahead. What falls on a weekend or bank holiday is done on the next working day.
             * @example 2026-03-16
             */
            startDate: string;
            /**
             * @description The last day on which a payment of `REC` may be made: one that days off move past it is not made. Null until further notice, and of `NONREC`.
             * @example 2027-03-16
             */
            endDate: string | null;
        };
        /** @description An instruction as the bank has it. */
        InstructionPayout: {
            /**
             * @description Token of this session for the instruction; what goes into paths.
             * @example B7E04D19A6C5832F
             */
            instructionId?: string;
            /**
             * @description `INITIATED` verified but not confirmed, `PENDING_APPROVAL` awaiting authorisation, `UNDER_PROCESSING` outcome pending, `ACTIVE` set up, `COMPLETED` after its last payment, `CANCELLED` by the customer, `FAILED` not set up, `EXPIRED` not set up because it was not authorised in time, `REJECTED` not set up because an authoriser declined it.
             * @example ACTIVE
             */
            statusType: string;
            /**
             * @description Reference for the customer; null before it is confirmed.
             * @example PB2606100041
             */
            referenceNumber?: string | null;
            /**
             * @description Reference of the payment outside this bank; null before it is made. `UNDER_PROCESSING`: whether it was made is not known yet.
             * @example FP26061000417
             */
            externalReferenceId?: string | null;
            from?: components["schemas"]["MaskedId"];
            to?: components["schemas"]["PaymentTarget"];
            payeeDetails?: components["schemas"]["PayoutPayee"];
            amount?: components["schemas"]["UnsignedMoneyAmount"];
            /**
             * @description What the payee reads with it, HTML-encoded.
             * @example Hay March
             */
            reference?: string | null;
            /**
             * @description Day the statement will give it.
             * @example 2026-03-02
             */
            valueDate?: string | null;
            /** @description When it is to be done. */
            instructionDetails?: {
                /**
                 * @description As it was asked for.
                 * @example REC
                 */
                type?: string;
                /**
                 * @description As it was asked for.
                 * @example 50
                 */
                frequency?: string;
                /**
                 * @description The first day meant.
                 * @example 2026-03-16
                 */
                startDate?: string | null;
                /**
                 * @description No payment is made after it; null until further notice.
                 * @example null
                 */
                endDate?: string | null;
                /**
                 * @description Day of the next payment; null when there is none.
                 * @example 2026-03-16
                 */
                nextExecutionDate?: string | null;
            };
        };
        /** @description One instruction, and how far it has come. */
        InstructionPayoutAnswer: {
            status: components["schemas"]["Status"];
            payoutDetails?: components["schemas"]["InstructionPayout"];
        };
        /** @description What the bank knows the file by. */
        BulkFileKey: {
            /**
             * @description Reference of the file. It stays the same from session to session, because customers quote it and keep its URL.
             * @example BF2606100001
             */
            id: string;
        };
        /**
         * @description How far a file has come: `INITIATED` it is drafted and may still be sent, `UPLOADED` it is being checked, `VERIFIED` it may be authorised, `APPROVED` it waits for its day, `PROCESSING_IN_PROGRESS`, `COMPLETED`; `ERROR` it has errors, and nothing is paid; `REJECTED` an authoriser declined it; `EXPIRED` its day passed before it was authorised. Others may be added.
         * @example VERIFIED
         */
        BulkFileStatus: string;
        /**
         * @description `UPLOADED`, `VERIFIED`, `APPROVED` and `PROCESSING_IN_PROGRESS` are on their way; `PROCESSED` and `COMPLETED` are paid; every other value means that the payment was not made.
         * @example COMPLETED
         */
        BulkRecordStatus: string;
        /** @description Payments in one status. */
        BulkRecordCount: {
            status: components["schemas"]["BulkRecordStatus"];
            /**
             * @description How many.
             * @example 14
             */
            count: number;
            totalAmount?: components["schemas"]["MoneyAmount"];
        };
        /** @description A bulk file as the bank has it. */
        BulkFile: {
            key: components["schemas"]["BulkFileKey"];
            /**
             * @description Name of the file, HTML-encoded.
             * @example WAGES MARCH.csv
             */
            fileName: string;
            fileStatus: components["schemas"]["BulkFileStatus"];
            /**
             * @description The mapping it was uploaded under.
             * @example DTF0301
             */
            fileIdentifier?: string;
            /**
             * @description Type of the payments in it. `DTF` is domestic.
             * @example DTF
             */
            transaction?: string;
            /**
             * @description When it was uploaded, in London.
             * @example 2026-03-02T09:30:00
             */
            creationDate: string;
            /**
             * @description Day on which the payments are to be made.
             * @example 2026-03-02
             */
            valueDate?: string;
            /**
             * @description Day on which the bank makes the payments: `valueDate`, or the next working day where that is none, or where the file is authorised after the cut-off for same-day payments. While it is still to be authorised, the day if that happened now; null for a file that is not paid.
             * @example 2026-03-02
             */
            processingDate?: string | null;
            debitAccountId?: components["schemas"]["MaskedId"];
            /**
             * @description How many payments were uploaded in it, those with errors included.
             * @example 14
             */
            totalRecords?: number;
            /**
             * @description How many of them are not paid and never will be: all of a file with errors, and of one that was declined or not authorised in time.
             * @example 0
             */
            failedRecords?: number;
            totalAmount?: components["schemas"]["MoneyAmount"];
            /** @description How many payments are in each status. A status without payments is left out. */
            recordCounts?: components["schemas"]["BulkRecordCount"][];
            /**
             * @description Whether this customer's own confirmation is what the file waits for.
             * @example false
             */
            isOwnConfirmationDue?: boolean;
            /**
             * @description With what the bank has this customer confirm the authorisation before it pays: `PIN`, and others may be added; null where nothing is asked for, or where the file does not wait for this customer.
             * @example PIN
             */
            ownConfirmationFactor?: string | null;
        };
        /** @description One file. */
        BulkFileDetails: {
            fileUpload: components["schemas"]["BulkFile"];
        };
        /** @description One page of the customer's bulk files. */
        BulkFilesAnswer: {
            status: components["schemas"]["Status"];
            /**
             * @description How many files there are on all pages.
             * @example 31
             */
            totalCount?: number;
            /** @description The files of this page, the newest first. */
            fileDetails?: components["schemas"]["BulkFileDetails"][];
        };
        /** @description One payment of a file. */
        BulkRecord: {
            /**
             * @description Number of its row in the uploaded file, from 1.
             * @example 1
             */
            recordId: string;
            /**
             * @description Who is paid, HTML-encoded.
             * @example Ashdown Feed &amp; Forage
             */
            payeeName?: string;
            /**
             * @description Sort code of the payee's account.
             * @example 601122
             */
            sortCode?: string;
            /**
             * @description Number of the payee's account.
             * @example 20418836
             */
            accountNumber?: string;
            /**
             * @description `FP` a Faster Payment, `BACS` a payment of the BACS cycle. Missing where the row has neither.
             * @example FP
             */
            paymentType?: string;
            /**
             * @description Reference of the payment, HTML-encoded.
             * @example Hay March
             */
            reference?: string;
            amount?: components["schemas"]["MoneyAmount"];
            /**
             * @description Day on which it is or will be booked; null for a payment that is not made.
             * @example 2026-03-02
             */
            valueDate?: string | null;
            recordStatus: components["schemas"]["BulkRecordStatus"];
            /**
             * @description Why it was rejected, as a code.
             * @example DIGX_BNK_DET001
             */
            errorCode?: string | null;
            /**
             * @description Why it was rejected, HTML-encoded.
             * @example The sort code is not known.
             */
            errorMessage?: string | null;
        };
        /** @description One page of the payments in a file. */
        BulkRecordsAnswer: {
            status: components["schemas"]["Status"];
            /**
             * @description How many payments there are on all pages.
             * @example 30
             */
            totalCount?: number;
            /** @description The payments of this page, in the order of the file. */
            recordDetails?: components["schemas"]["BulkRecord"][];
        };
        /** @description A file to be checked for form. `fileData` is the whole file in base64; `numRows` and `totalAmount` are what the sender counted, and a different count of the bank's is an error of the file. */
        BulkFileDraft: {
            accountId: components["schemas"]["MaskedId"];
            /**
             * @description Day on which the payments are to be made.
             * @example 2026-03-02
             */
            date: string;
            /**
             * @description Name of the file with its extension.
             * @example WAGES MARCH.csv
             */
            fileName: string;
            /**
             * @description The file in base64, at most 5 MiB before encoding.
             * @example QXNoZG93biBGZWVkLDYwMTEyMiwyMDQxODgzNixGUCxIYXkgTWFyY2gsMTI1LjUwDQo=
             */
            fileData: string;
            /**
             * @description How many payments the sender counted.
             * @example 1
             */
            numRows: number;
            totalAmount: components["schemas"]["PaymentAmount"];
        };
        /** @description One payment that will be rejected. */
        BulkRecordWarning: {
            /**
             * @description Number of its row in the file, from 1.
             * @example 2
             */
            recordId: string;
            /**
             * @description Why: `DIGX_BNK_DET001` no bank has the sort code; `FT-RESP-999` its bank takes no Faster Payments. Others may be added.
             * @example DIGX_BNK_DET001
             */
            errorCode: string;
            /**
             * @description The same in words, HTML-encoded.
             * @example The sort code is not known.
             */
            errorMessage?: string | null;
        };
        /** @description The file's reference, and how far it has come. */
        BulkFileReceipt: {
            key: components["schemas"]["BulkFileKey"];
            fileStatus?: components["schemas"]["BulkFileStatus"];
            /** @description Only of a draft: payments that will be rejected if the file is sent as it is, in the order of its rows. The others are paid. */
            recordWarnings?: components["schemas"]["BulkRecordWarning"][];
        };
        /** @description What the bank knows the file by. */
        BulkFileAnswer: {
            status: components["schemas"]["Status"];
            fileUpload?: components["schemas"]["BulkFileReceipt"];
        };
        /** @description The file itself, byte for byte as it was drafted. */
        BulkFileUpload: {
            /**
             * @description Name of the file with its extension.
             * @example WAGES MARCH.csv
             */
            fileName: string;
            /**
             * @description The file in base64, at most 5 MiB before encoding.
             * @example QXNoZG93biBGZWVkLDYwMTEyMiwyMDQxODgzNixGUCxIYXkgTWFyY2gsMTI1LjUwDQo=
             */
            fileContent: string;
            /**
             * @description Day on which the payments are to be made.
             * @example 2026-03-02
             */
            valueDate: string;
            /**
             * @description Token of the entity that pays.
             * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
             */
            customerId: string;
            debitAccountId: components["schemas"]["MaskedId"];
            /**
             * @description One of the customer's identifiers.
             * @example DTF0301
             */
            fileIdentifier: string;
        };
        /** @description A file to download. */
        BulkResponseAnswer: {
            status: components["schemas"]["Status"];
            /**
             * @description What to call the file, HTML-encoded.
             * @example WAGES MARCH response.csv
             */
            fileName?: string;
            /** @description The file in base64, padded and without line breaks. */
            fileContent?: string;
        };
        /** @description What is registered for files of this kind. */
        FileIdentifierRegistration: {
            /**
             * @description The identifier, which the upload names.
             * @example DTF0301
             */
            fileIdentifier: string;
            /**
             * @description What it is for, HTML-encoded.
             * @example Domestic payments
             */
            description?: string;
            /**
             * @description The layout of the file.
             * @example DTF_CSV_01
             */
            templateId?: string;
            /**
             * @description `F` the file is authorised as a whole, `R` record by record.
             * @example F
             */
            approvalType?: string;
        };
        /** @description The identifier of one entity. */
        FileIdentifierMapping: {
            /**
             * @description User ID of the customer.
             * @example racing-owner
             */
            userId?: string;
            partyId?: components["schemas"]["MaskedId"];
            /**
             * @description Whether the contents are hidden from viewers.
             * @example false
             */
            sensitiveCheck?: boolean;
            fileIdentifierRegistrationDTO: components["schemas"]["FileIdentifierRegistration"];
        };
        /** @description Under which identifiers the customer may upload files. */
        FileIdentifiersAnswer: {
            status: components["schemas"]["Status"];
            /** @description One mapping for each entity that may upload files. Empty where none may. */
            userTemplateRelationships?: components["schemas"]["FileIdentifierMapping"][];
        };
    };
    responses: {
        /** @description The request breaks this description, or asks for what is not possible. By code: `10011` the request breaks this description; `DIGX_CZ_REQUEST_01` inside `10011`, once for each breach; `DIGX_PROD_DEF_0000` it is not possible, for no reason that has a code of its own. */
        Invalid: {
            headers: {
                "x-nonce": components["headers"]["NonceAtTimes"];
                Date: components["headers"]["Date"];
                traceparent: components["headers"]["TraceParent"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationRefusal"] | components["schemas"]["Refusal"];
            };
        };
        /** @description The request breaks this description, or cannot be searched by. By code: `DIGX_CZ_DATES_01` the days are missing with `SPD` or the number with `LNT`, a day is in no calendar, or the first day is after the last; `10011` the request breaks this description; `DIGX_CZ_REQUEST_01` inside `10011`, once for each breach. */
        InvalidSearch: {
            headers: {
                "x-nonce": components["headers"]["NonceAtTimes"];
                Date: components["headers"]["Date"];
                traceparent: components["headers"]["TraceParent"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationRefusal"] | components["schemas"]["Refusal"];
            };
        };
        /** @description The request breaks this description, or its days cannot be searched. By code: `DIGX_CZ_DATES_01` a day is in no calendar, the first day is after the last, or a file is asked for of more than six calendar months; `10011` the request breaks this description; `DIGX_CZ_REQUEST_01` inside `10011`, once for each breach. */
        InvalidPeriod: {
            headers: {
                "x-nonce": components["headers"]["NonceAtTimes"];
                Date: components["headers"]["Date"];
                traceparent: components["headers"]["TraceParent"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationRefusal"] | components["schemas"]["Refusal"];
            };
        };
        /** @description No book is ordered. By code: `DIGX_AP_0012` no payments may be sent from the account; `DIGX_AP_0013` the account has no such books; `10011` the request breaks this description; `DIGX_CZ_REQUEST_01` inside `10011`, once for each breach. */
        BookRefused: {
            headers: {
                "x-nonce": components["headers"]["NonceAtTimes"];
                Date: components["headers"]["Date"];
                traceparent: components["headers"]["TraceParent"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationRefusal"] | components["schemas"]["Refusal"];
            };
        };
        /** @description No cheques are listed. By code: `DIGX_AP_0013` the account has no cheques; `DIGX_CZ_CHEQUE_01` the first number is above the last; `10011` the request breaks this description; `DIGX_CZ_REQUEST_01` inside `10011`, once for each breach. */
        ChequesRefused: {
            headers: {
                "x-nonce": components["headers"]["NonceAtTimes"];
                Date: components["headers"]["Date"];
                traceparent: components["headers"]["TraceParent"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationRefusal"] | components["schemas"]["Refusal"];
            };
        };
        /** @description Nothing was changed. An unchanged name is not validated again. By code: `DIGX_CZ_ANN_02` a name has a character other than letters, digits and spaces, or nothing but spaces; `DIGX_CZ_ANN_03` a name is longer than 35 characters; `DIGX_PROD_DEF_0000` an account is among the entries twice; `10011` the request breaks this description; `DIGX_CZ_REQUEST_01` inside `10011`, once for each breach. */
        NamesRefused: {
            headers: {
                "x-nonce": components["headers"]["NonceAtTimes"];
                Date: components["headers"]["Date"];
                traceparent: components["headers"]["TraceParent"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationRefusal"] | components["schemas"]["Refusal"];
            };
        };
        /** @description The password is not changed. By code: `DIGX_PROD_IDM_0010` the current password is wrong; `DIGX_UM_041` the new password is or was one of the customer’s; `DIGX_CZ_PWD_01` the new password breaks the rules; `DIGX_AUTH_0012` no further code is sent for now; `10011` the request breaks this description; `DIGX_CZ_REQUEST_01` inside `10011`, once for each breach. */
        PasswordRefused: {
            headers: {
                "x-nonce": components["headers"]["NonceAtTimes"];
                Date: components["headers"]["Date"];
                traceparent: components["headers"]["TraceParent"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationRefusal"] | components["schemas"]["Refusal"];
            };
        };
        /** @description The PIN is not changed. By code: `DIGX_TPIN_MISMATCH` the current PIN is wrong; `DIGX_AUTH_0007` the PIN is locked for now; `DIGX_AUTH_0004` as `DIGX_AUTH_0007`; `DIGX_TPIN_EXISTS` the new PIN is or was one of the customer’s; `DIGX_CZ_PIN_01` the new PIN breaks the rules; `DIGX_AUTH_0012` no further code is sent for now; `10011` the request breaks this description; `DIGX_CZ_REQUEST_01` inside `10011`, once for each breach. */
        PinRefused: {
            headers: {
                "x-nonce": components["headers"]["NonceAtTimes"];
                Date: components["headers"]["Date"];
                traceparent: components["headers"]["TraceParent"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationRefusal"] | components["schemas"]["Refusal"];
            };
        };
        /** @description The password is not changed. By code: `DIGX_CZ_TOKEN_01` the token is unknown, past its time or used; `DIGX_UM_041` the new password is or was one of the customer’s; `DIGX_CZ_PWD_01` the new password breaks the rules; `10011` the request breaks this description; `DIGX_CZ_REQUEST_01` inside `10011`, once for each breach. */
        ResetRefused: {
            headers: {
                "x-nonce": components["headers"]["NonceAtTimes"];
                Date: components["headers"]["Date"];
                traceparent: components["headers"]["TraceParent"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationRefusal"] | components["schemas"]["Refusal"];
            };
        };
        /** @description The token opens nothing. By code: `DIGX_CZ_TOKEN_01` the token is unknown, past its time or used; `10011` the request breaks this description; `DIGX_CZ_REQUEST_01` inside `10011`, once for each breach. */
        TokenRefused: {
            headers: {
                "x-nonce": components["headers"]["NonceAtTimes"];
                Date: components["headers"]["Date"];
                traceparent: components["headers"]["TraceParent"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationRefusal"] | components["schemas"]["Refusal"];
            };
        };
        /** @description No further code is sent. By code: `DIGX_AUTH_0012` no further code may be asked for, for this challenge or by this customer for now; `DIGX_TFA_0003` no challenge of this session waits under this reference; `10011` the request breaks this description; `DIGX_CZ_REQUEST_01` inside `10011`, once for each breach. */
        ResendRefused: {
            headers: {
                "x-nonce": components["headers"]["NonceAtTimes"];
                Date: components["headers"]["Date"];
                traceparent: components["headers"]["TraceParent"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationRefusal"] | components["schemas"]["Refusal"];
            };
        };
        /** @description Nothing was changed. By code: `DIGX_PY_1338` a name or nickname has a character that is not allowed (createPayeeGroup, createPayee, amendPayee); `DIGX_PY_PAYEE_007` as `DIGX_PY_1338` (createPayeeGroup, createPayee, amendPayee); `DIGX_CZ_PAYEE_02` a name is empty or longer than 35 characters (createPayeeGroup, createPayee, amendPayee); `DIGX_PY_0138` the reference has a character other than letters, digits and spaces (createPayee, amendPayee); `DIGX_PY_REMARK_002` as `DIGX_PY_0138` (createPayee, amendPayee); `DIGX_PY_REMARK_001` the reference is longer than 35 characters (createPayee, amendPayee); `DIGX_PY_0025` the account number or sort code is not valid (createPayee); `DIGX_PY_1360` the party has a payee with this account (createPayee, verifyPayee, confirmPayee); `DIGX_CZ_COP_01` these details had no Confirmation of Payee in this session (createPayee); `DIGX_CZ_PAYEE_03` the step does not follow the one before, or brings other details (createPayee, verifyPayee, confirmPayee, amendPayee); `DIGX_CZ_PAYMENT_03` it was not authorised in time, and is void (confirmPayee); `DIGX_CZ_PAYMENT_04` another account holder has declined it, and it is void (confirmPayee); `DIGX_AUTH_0012` no further code is sent for now (createPayee, verifyPayee, confirmPayee, amendPayee); `10011` the request breaks this description; `DIGX_CZ_REQUEST_01` inside `10011`, once for each breach. */
        PayeeRefused: {
            headers: {
                "x-nonce": components["headers"]["NonceAtTimes"];
                Date: components["headers"]["Date"];
                traceparent: components["headers"]["TraceParent"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationRefusal"] | components["schemas"]["Refusal"];
            };
        };
        /** @description No other bank was asked. By code: `DIGX_PY_1338` a name or nickname has a character that is not allowed; `DIGX_PY_PAYEE_007` as `DIGX_PY_1338`; `DIGX_CZ_PAYEE_02` a name is empty or longer than 35 characters; `DIGX_PY_0138` the reference has a character other than letters, digits and spaces; `DIGX_PY_REMARK_002` as `DIGX_PY_0138`; `DIGX_PY_REMARK_001` the reference is longer than 35 characters; `DIGX_PY_0025` the account number or sort code is not valid; `10011` the request breaks this description; `DIGX_CZ_REQUEST_01` inside `10011`, once for each breach. */
        PayeeCheckRefused: {
            headers: {
                "x-nonce": components["headers"]["NonceAtTimes"];
                Date: components["headers"]["Date"];
                traceparent: components["headers"]["TraceParent"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationRefusal"] | components["schemas"]["Refusal"];
            };
        };
        /** @description No bank is named. By code: `DIGX_BNK_DET001` no bank has the sort code; `FT-RESP-999` the bank takes no faster payments; `10011` the request breaks this description; `DIGX_CZ_REQUEST_01` inside `10011`, once for each breach. */
        SortCodeRefused: {
            headers: {
                "x-nonce": components["headers"]["NonceAtTimes"];
                Date: components["headers"]["Date"];
                traceparent: components["headers"]["TraceParent"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationRefusal"] | components["schemas"]["Refusal"];
            };
        };
        /** @description The payment cannot be made as it is. Nothing has moved. By code: `DIGX_PY_0138` the reference has a character other than letters, digits and spaces; `DIGX_PY_REMARK_002` as `DIGX_PY_0138`; `DIGX_PY_REMARK_001` the reference is longer than 35 characters; `DIGX_AP_0012` no payments may be sent from the account; `DIGX_AP_0013` the account does not permit this type of transaction; `DIGX_PY_HOST_006` the account allows no debits; `DIGX_CZ_PAYEE_03` the payee may not be paid yet; `FT-VAC09` no money may be paid into the account of the payee; `DIGX_PY_0134` there is not enough money in the account; `DIGX_CZ_FL_01` the amount is below the minimum; `DIGX_FL_040` the amount is above the limit of one transaction; `SM-MULMAN05` the amount is above the ceiling of the bank; `DIGX_FL_015` no limit is set for this kind of transaction; `DIGX_FL_035` the amount is above what is left for the day; `DIGX_FL_059` nothing more may be sent on this day; `DIGX_PROD_DEF_0000` the amount has a fraction of a penny; `DIGX_CZ_PAYMENT_02` it differs from the verified payment, or has the wrong stage; `DIGX_CZ_AP_0001` it is confirmed after the day for which it was verified, and void: a new one must be verified (confirmPayment); `DIGX_CZ_PAYMENT_03` it was not authorised in time, and is void (confirmPayment); `DIGX_CZ_PAYMENT_04` another account holder has declined it, and it is void (confirmPayment); `DIGX_CZ_PAYMENT_05` it was confirmed before, and then rejected (confirmPayment); `DIGX_AUTH_0012` no further code is sent for now (confirmPayment); `10011` the request breaks this description; `DIGX_CZ_REQUEST_01` inside `10011`, once for each breach. */
        PaymentRefused: {
            headers: {
                "x-nonce": components["headers"]["NonceAtTimes"];
                Date: components["headers"]["Date"];
                traceparent: components["headers"]["TraceParent"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationRefusal"] | components["schemas"]["Refusal"];
            };
        };
        /** @description The instruction cannot be set up as it is. Nothing was set up. By code: `DIGX_AP_0048` a day is before tomorrow or past 90 days, the end is before the first payment could be made, or the frequency does not go with the type; `DIGX_PY_0138` the reference has a character other than letters, digits and spaces; `DIGX_PY_REMARK_002` as `DIGX_PY_0138`; `DIGX_PY_REMARK_001` the reference is longer than 35 characters; `DIGX_AP_0012` no payments may be sent from the account; `DIGX_AP_0013` the account does not permit this type of transaction; `DIGX_PY_HOST_006` the account allows no debits; `DIGX_CZ_PAYEE_03` the payee may not be paid yet; `FT-VAC09` no money may be paid into the account of the payee; `DIGX_PY_0134` there is not enough money in the account; `DIGX_CZ_FL_01` the amount is below the minimum; `DIGX_FL_040` the amount is above the limit of one transaction; `SM-MULMAN05` the amount is above the ceiling of the bank; `DIGX_FL_015` no limit is set for this kind of transaction; `DIGX_FL_035` the amount is above what is left for the day; `DIGX_FL_059` nothing more may be sent on this day; `DIGX_PROD_DEF_0000` the amount has a fraction of a penny; `DIGX_CZ_PAYMENT_02` it differs from the verified instruction, or has the wrong stage; `DIGX_CZ_PAYMENT_03` it was not authorised in time, and is void (confirmInstruction); `DIGX_CZ_PAYMENT_04` another account holder has declined it, and it is void (confirmInstruction); `DIGX_AUTH_0012` no further code is sent for now (confirmInstruction); `10011` the request breaks this description; `DIGX_CZ_REQUEST_01` inside `10011`, once for each breach. */
        InstructionRefused: {
            headers: {
                "x-nonce": components["headers"]["NonceAtTimes"];
                Date: components["headers"]["Date"];
                traceparent: components["headers"]["TraceParent"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationRefusal"] | components["schemas"]["Refusal"];
            };
        };
        /** @description It cannot be decided so. By code: `DIGX_CZ_APPROVAL_02` somebody has decided already; `DIGX_CZ_APPROVAL_03` it was not authorised in time; `DIGX_AP_0048` its day has passed (approveTransaction); `DIGX_CZ_AP_0001` its cut-off has passed (approveTransaction); `DIGX_AP_0012` no payments may be sent from the account (approveTransaction); `DIGX_AP_0013` the account does not permit this type of transaction (approveTransaction); `DIGX_PY_HOST_006` the account allows no debits (approveTransaction); `DIGX_CZ_PAYEE_03` the payee may not be paid yet (approveTransaction); `FT-VAC09` no money may be paid into the account of the payee (approveTransaction); `DIGX_PY_0134` there is not enough money in the account (approveTransaction); `DIGX_CZ_FL_01` the amount is below the minimum (approveTransaction); `DIGX_FL_040` the amount is above the limit of one transaction (approveTransaction); `SM-MULMAN05` the amount is above the ceiling of the bank (approveTransaction); `DIGX_FL_015` no limit is set for this kind of transaction (approveTransaction); `DIGX_FL_035` the amount is above what is left for the day (approveTransaction); `DIGX_FL_059` nothing more may be sent on this day (approveTransaction); `DIGX_PY_1360` the party has a payee with this account by now (approveTransaction); `DIGX_CZ_FU_02` the file is not at this step (approveTransaction); `DIGX_AUTH_0012` no further code is sent for now (approveTransaction); `10011` the request breaks this description; `DIGX_CZ_REQUEST_01` inside `10011`, once for each breach. */
        ApprovalRefused: {
            headers: {
                "x-nonce": components["headers"]["NonceAtTimes"];
                Date: components["headers"]["Date"];
                traceparent: components["headers"]["TraceParent"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"] | components["schemas"]["ValidationRefusal"];
            };
        };
        /** @description The file cannot be taken, or not be authorised, as it is. Nothing was paid. By code: `DIGX_FU_003` another file of the entity has this name; `DIGX_FU_048` the name is not one of letters, digits and spaces with `.txt`, `.xls` or `.csv`; `DIGX_CZ_FU_02` it differs from its draft, or is not at this step; `DIGX_CZ_FU_03` it is empty or too large; `DIGX_AP_0012` the account or its entity may not upload files; `DIGX_PY_HOST_006` the account allows no debits; `DIGX_AP_0048` its day has passed, or is too far ahead; `DIGX_PY_0134` there is not enough money in the account; `DIGX_CZ_FL_01` the amount is below the minimum; `DIGX_FL_040` the amount is above the limit of one transaction; `SM-MULMAN05` the amount is above the ceiling of the bank; `DIGX_FL_015` no limit is set for this kind of transaction; `DIGX_FL_035` the amount is above what is left for the day; `DIGX_FL_059` nothing more may be sent on this day; `DIGX_AUTH_0012` no further code is sent for now; `10011` the request breaks this description; `DIGX_CZ_REQUEST_01` inside `10011`, once for each breach. */
        BulkFileRefused: {
            headers: {
                "x-nonce": components["headers"]["NonceAtTimes"];
                Date: components["headers"]["Date"];
                traceparent: components["headers"]["TraceParent"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationRefusal"] | components["schemas"]["Refusal"];
            };
        };
        /** @description Nothing was sent. By code: `DIGX_CZ_MAIL_02` the subject or the message is blank; `DIGX_CZ_MAIL_03` the message is longer than 1,000 characters; `DIGX_CZ_MKT_01` the marketing preference cannot be read; `10011` the request breaks this description; `DIGX_CZ_REQUEST_01` inside `10011`, once for each breach. */
        MailRefused: {
            headers: {
                "x-nonce": components["headers"]["NonceAtTimes"];
                Date: components["headers"]["Date"];
                traceparent: components["headers"]["TraceParent"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationRefusal"] | components["schemas"]["Refusal"];
            };
        };
        /** @description Nothing was changed. By code: `DIGX_CZ_ALERT_02` there is a subscription already; `DIGX_CZ_ALERT_03` one of the alerts is not on offer or given twice, or the bank holds no contact for one of the ways; `10011` the request breaks this description; `DIGX_CZ_REQUEST_01` inside `10011`, once for each breach. */
        AlertsRefused: {
            headers: {
                "x-nonce": components["headers"]["NonceAtTimes"];
                Date: components["headers"]["Date"];
                traceparent: components["headers"]["TraceParent"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationRefusal"] | components["schemas"]["Refusal"];
            };
        };
        /** @description Nothing was changed. By code: `DIGX_CZ_TPP_02` no permission is given; `DIGX_CZ_TPP_03` the provider has access already; `DIGX_CZ_TPP_04` the access was changed meanwhile; `DIGX_CZ_TPP_05` the provider is not set up, or the customer does not hold the accounts; `DIGX_CZ_TPP_06` an account or task cannot be shared; `10011` the request breaks this description; `DIGX_CZ_REQUEST_01` inside `10011`, once for each breach. */
        AccessRefused: {
            headers: {
                "x-nonce": components["headers"]["NonceAtTimes"];
                Date: components["headers"]["Date"];
                traceparent: components["headers"]["TraceParent"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationRefusal"] | components["schemas"]["Refusal"];
            };
        };
        /** @description No customer is logged in on this session, or the session is over. By code: `DIGX_AU_035` no customer is logged in on this session, or the session is over. */
        NoSession: {
            headers: {
                "x-nonce": components["headers"]["NonceAtTimes"];
                Date: components["headers"]["Date"];
                traceparent: components["headers"]["TraceParent"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "title": null,
                 *       "detail": "User session expired.",
                 *       "code": "DIGX_AU_035",
                 *       "validationError": null,
                 *       "type": "ERROR"
                 *     }
                 */
                "application/json": components["schemas"]["FlatRefusal"];
            };
        };
        /** @description Nothing was done. By code: `DIGX_CZ_NONCE_01` the nonce is missing, unknown or used up; `DIGX_CZ_ACCESS_DENIED` the customer may not do this; `DIGX_CMN_0096` a step before the accounts must be done first. */
        Forbidden: {
            headers: {
                "x-nonce": components["headers"]["NonceAtTimes"];
                Date: components["headers"]["Date"];
                traceparent: components["headers"]["TraceParent"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Nothing was done. By code: `DIGX_AUTH_0002` more than three passwords in a row were wrong, including those at login: the customer is locked and their session over; `DIGX_CZ_NONCE_01` the nonce is missing, unknown or used up; `DIGX_CZ_ACCESS_DENIED` the customer may not do this; `DIGX_CMN_0096` a step before the accounts must be done first. */
        ForbiddenOrLocked: {
            headers: {
                "x-nonce": components["headers"]["NonceAtTimes"];
                Date: components["headers"]["Date"];
                traceparent: components["headers"]["TraceParent"];
                "x-auth-failure-response": components["headers"]["AuthFailure"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description No session was opened before this call. The app asks for a nonce and tries again. By code: `DIGX_CZ_SESSION_01` no session was opened. */
        NotOpened: {
            headers: {
                "x-nonce": components["headers"]["NonceAtTimes"];
                Date: components["headers"]["Date"];
                traceparent: components["headers"]["TraceParent"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "result": "FAILURE",
                 *       "contextID": "00imcDy7k",
                 *       "message": {
                 *         "title": "Not found.",
                 *         "detail": "No session was opened.",
                 *         "code": "DIGX_CZ_SESSION_01",
                 *         "type": "ERROR"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description Nothing of the customer's has this id, or what has it is not of the kind asked for. The token of an earlier session counts as unknown. By code: `DIGX_CZ_ACCOUNT_01` the account is unknown. */
        NotFound: {
            headers: {
                "x-nonce": components["headers"]["NonceAtTimes"];
                Date: components["headers"]["Date"];
                traceparent: components["headers"]["TraceParent"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "result": "FAILURE",
                 *       "contextID": "00imcDy7k",
                 *       "message": {
                 *         "title": "Not found.",
                 *         "detail": "The account was not found.",
                 *         "code": "DIGX_CZ_ACCOUNT_01",
                 *         "type": "ERROR"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description No activity of the customer's has this reference. By code: `DIGX_CZ_ACTIVITY_01` the activity is unknown. */
        ActivityNotFound: {
            headers: {
                "x-nonce": components["headers"]["NonceAtTimes"];
                Date: components["headers"]["Date"];
                traceparent: components["headers"]["TraceParent"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "result": "FAILURE",
                 *       "contextID": "00imcDy7k",
                 *       "message": {
                 *         "title": "Not found.",
                 *         "detail": "The activity was not found.",
                 *         "code": "DIGX_CZ_ACTIVITY_01",
                 *         "type": "ERROR"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description There is no such statement. The tokens of an earlier session count as unknown. By code: `DIGX_CZ_STATEMENT_01` the account has no such statement; `DIGX_CZ_ACCOUNT_01` no account of the customer’s has this id. */
        StatementNotFound: {
            headers: {
                "x-nonce": components["headers"]["NonceAtTimes"];
                Date: components["headers"]["Date"];
                traceparent: components["headers"]["TraceParent"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description No message or bulletin of the customer's has this id. The token of an earlier session counts as unknown. By code: `DIGX_CZ_MAIL_01` the message is unknown. */
        MailNotFound: {
            headers: {
                "x-nonce": components["headers"]["NonceAtTimes"];
                Date: components["headers"]["Date"];
                traceparent: components["headers"]["TraceParent"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "result": "FAILURE",
                 *       "contextID": "00imcDy7k",
                 *       "message": {
                 *         "title": "Not found.",
                 *         "detail": "The message was not found.",
                 *         "code": "DIGX_CZ_MAIL_01",
                 *         "type": "ERROR"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The customer has no subscription with this id. By code: `DIGX_CZ_ALERT_01` the subscription is unknown. */
        AlertSubscriptionNotFound: {
            headers: {
                "x-nonce": components["headers"]["NonceAtTimes"];
                Date: components["headers"]["Date"];
                traceparent: components["headers"]["TraceParent"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description There is no such access point, or it has nothing to do with this customer. By code: `DIGX_CZ_TPP_01` the access point is unknown. */
        AccessPointNotFound: {
            headers: {
                "x-nonce": components["headers"]["NonceAtTimes"];
                Date: components["headers"]["Date"];
                traceparent: components["headers"]["TraceParent"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description There is no such picture. By code: `DIGX_CZ_CONTENT_01` the picture is unknown. */
        ContentNotFound: {
            headers: {
                "x-nonce": components["headers"]["NonceAtTimes"];
                Date: components["headers"]["Date"];
                traceparent: components["headers"]["TraceParent"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description No group or payee of the customer's has this id, or the payee is not in this group. The token of an earlier session counts as unknown. By code: `DIGX_CZ_PAYEE_01` the payee is unknown. */
        PayeeNotFound: {
            headers: {
                "x-nonce": components["headers"]["NonceAtTimes"];
                Date: components["headers"]["Date"];
                traceparent: components["headers"]["TraceParent"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "result": "FAILURE",
                 *       "contextID": "00imcDy7k",
                 *       "message": {
                 *         "title": "Not found.",
                 *         "detail": "The payee was not found.",
                 *         "code": "DIGX_CZ_PAYEE_01",
                 *         "type": "ERROR"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description A part of the order is unknown, or the two are not of one party. The tokens of an earlier session count as unknown. By code: `DIGX_CZ_PAYEE_01` no payee of the customer’s has this id; `DIGX_CZ_ACCOUNT_01` no account of the customer’s has this id. */
        OrderPartNotFound: {
            headers: {
                "x-nonce": components["headers"]["NonceAtTimes"];
                Date: components["headers"]["Date"];
                traceparent: components["headers"]["TraceParent"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description What a gateway, a firewall or a limiter before the bank may say instead of its answer: timed out (408), busy with the same (409), too early (425), too many requests (429). It proves nothing of what the bank did: the order is read back before anything else is believed. The body may be anything, or nothing. */
        OutcomeUnknown: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Too many requests in a short time; this one was not carried out. The body may be anything, or nothing. By code: `DIGX_PROD_DEF_0000` too many requests. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The bank, or what stands before it, cannot answer now. Whether anything was done is not known. The body may be anything, or nothing. By code: `DIGX_PROD_DEF_0000` the system is not available. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description No payment of this session has this id. By code: `DIGX_CZ_PAYMENT_01` the payment is unknown. */
        PaymentNotFound: {
            headers: {
                "x-nonce": components["headers"]["NonceAtTimes"];
                Date: components["headers"]["Date"];
                traceparent: components["headers"]["TraceParent"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "result": "FAILURE",
                 *       "contextID": "00imcDy7k",
                 *       "message": {
                 *         "title": "Not found.",
                 *         "detail": "The payment was not found.",
                 *         "code": "DIGX_CZ_PAYMENT_01",
                 *         "type": "ERROR"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The instruction cannot be cancelled. Nothing changed. By code: `DIGX_CZ_INSTR_01` it was made, has ended or was cancelled already; `10011` the request breaks this description; `DIGX_CZ_REQUEST_01` inside `10011`, once for each breach. */
        CancellationRefused: {
            headers: {
                "x-nonce": components["headers"]["NonceAtTimes"];
                Date: components["headers"]["Date"];
                traceparent: components["headers"]["TraceParent"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationRefusal"] | components["schemas"]["Refusal"];
            };
        };
        /** @description The standing order cannot be edited so. Nothing changed. By code: `DIGX_CZ_INSTR_01` it has ended or was cancelled; `DIGX_CZ_INSTR_02` it was changed since it was listed; `DIGX_CZ_INSTR_03` its frequency is a custom one; `DIGX_CZ_INSTR_04` changes must be authorised by somebody else; `DIGX_PY_0138` the reference has a character other than letters, digits and spaces; `DIGX_PY_REMARK_002` as `DIGX_PY_0138`; `DIGX_PY_REMARK_001` the reference is longer than 35 characters; `DIGX_PY_0134` there is not enough money in the account; `DIGX_CZ_FL_01` the amount is below the minimum; `DIGX_FL_040` the amount is above the limit of one transaction; `SM-MULMAN05` the amount is above the ceiling of the bank; `DIGX_FL_015` no limit is set for this kind of transaction; `DIGX_AP_0012` no payments may be sent from the account any more; `DIGX_AP_0013` the currency is not the order’s, or the account is no longer for it; `DIGX_PROD_DEF_0000` the amount has a fraction of a penny, or nothing changed; `DIGX_AUTH_0012` no further code is sent for now; `10011` the request breaks this description; `DIGX_CZ_REQUEST_01` inside `10011`, once for each breach. */
        EditRefused: {
            headers: {
                "x-nonce": components["headers"]["NonceAtTimes"];
                Date: components["headers"]["Date"];
                traceparent: components["headers"]["TraceParent"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationRefusal"] | components["schemas"]["Refusal"];
            };
        };
        /** @description No instruction of this kind has this id and entity in this session. By code: `DIGX_CZ_PAYMENT_01` the instruction is unknown. */
        UpcomingNotFound: {
            headers: {
                "x-nonce": components["headers"]["NonceAtTimes"];
                Date: components["headers"]["Date"];
                traceparent: components["headers"]["TraceParent"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "result": "FAILURE",
                 *       "contextID": "00imcDy7k",
                 *       "message": {
                 *         "title": "Not found.",
                 *         "detail": "The instruction was not found.",
                 *         "code": "DIGX_CZ_PAYMENT_01",
                 *         "type": "ERROR"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description No instruction of this session has this id. By code: `DIGX_CZ_PAYMENT_01` the instruction is unknown. */
        InstructionNotFound: {
            headers: {
                "x-nonce": components["headers"]["NonceAtTimes"];
                Date: components["headers"]["Date"];
                traceparent: components["headers"]["TraceParent"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "result": "FAILURE",
                 *       "contextID": "00imcDy7k",
                 *       "message": {
                 *         "title": "Not found.",
                 *         "detail": "The instruction was not found.",
                 *         "code": "DIGX_CZ_PAYMENT_01",
                 *         "type": "ERROR"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description No bulk file of the customer's has this reference, or it has no such document. By code: `DIGX_CZ_FU_01` the file or document is unknown. */
        BulkFileNotFound: {
            headers: {
                "x-nonce": components["headers"]["NonceAtTimes"];
                Date: components["headers"]["Date"];
                traceparent: components["headers"]["TraceParent"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "result": "FAILURE",
                 *       "contextID": "00imcDy7k",
                 *       "message": {
                 *         "title": "Not found.",
                 *         "detail": "The file was not found.",
                 *         "code": "DIGX_CZ_FU_01",
                 *         "type": "ERROR"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description No item that this customer may see has this id. Their own requests are among those they do not see. By code: `DIGX_CZ_APPROVAL_01` the item is unknown. */
        ApprovalNotFound: {
            headers: {
                "x-nonce": components["headers"]["NonceAtTimes"];
                Date: components["headers"]["Date"];
                traceparent: components["headers"]["TraceParent"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "result": "FAILURE",
                 *       "contextID": "00imcDy7k",
                 *       "message": {
                 *         "title": "Not found.",
                 *         "detail": "There is nothing to authorise under this id.",
                 *         "code": "DIGX_CZ_APPROVAL_01",
                 *         "type": "ERROR"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description No code is sent to this customer for half an hour, and whatever would need one is answered so again. By code: `DIGX_TFA_0002` the third wrong code in a row. */
        CodesLocked: {
            headers: {
                "x-nonce": components["headers"]["NonceAtTimes"];
                Date: components["headers"]["Date"];
                traceparent: components["headers"]["TraceParent"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "result": "FAILURE",
                 *       "contextID": "00imcDy7k",
                 *       "message": {
                 *         "title": "Not possible.",
                 *         "detail": "Too many wrong codes.",
                 *         "code": "DIGX_TFA_0002",
                 *         "type": "ERROR"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description A second factor is asked for, or the last answer was not good (type `ERROR`). The same request is repeated with `X-CHALLENGE_RESPONSE`. A PIN later than ten minutes after it was asked for is not looked at: the first factor is asked for again. Nothing is done before the last factor. By code: `DIGX_AUTH_0003` a second factor is asked for; `DIGX_TFA_0004` the code is wrong; `DIGX_TFA_0005` the code is past its ten minutes, and only another code helps; `DIGX_CZ_TFA_0001` the PIN is wrong; `DIGX_AUTH_0007` the third wrong PIN, or a locked one: there is no challenge any more; `DIGX_AUTH_0004` as `DIGX_AUTH_0007`; `DIGX_CZ_TFA_0002` a second factor is needed and the customer has none: there is no challenge. */
        ChallengeOfChange: {
            headers: {
                "x-nonce": components["headers"]["NonceAtTimes"];
                Date: components["headers"]["Date"];
                traceparent: components["headers"]["TraceParent"];
                "x-challenge": components["headers"]["ChallengeAtTimes"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StatusAnswer"];
            };
        };
        /** @description A second factor is asked for, or the last answer was wrong (type `ERROR`). The same request is repeated with `X-CHALLENGE_RESPONSE`. By code: `DIGX_AUTH_0003` a second factor is asked for; `DIGX_TFA_0004` the code is wrong. */
        ChallengeAsked: {
            headers: {
                "x-nonce": components["headers"]["NonceAtTimes"];
                Date: components["headers"]["Date"];
                traceparent: components["headers"]["TraceParent"];
                "x-challenge": components["headers"]["Challenge"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": {
                 *         "result": "EXPECTATION_FAILED",
                 *         "referenceNumber": "2026195004282079",
                 *         "message": {
                 *           "code": "DIGX_AUTH_0003",
                 *           "type": "INFO"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["StatusAnswer"];
            };
        };
        /** @description The session opened before login has expired. By code: `DIGX_CZ_SESSION_02` the session opened before login has expired. */
        ProspectExpired: {
            headers: {
                "x-nonce": components["headers"]["NonceAtTimes"];
                Date: components["headers"]["Date"];
                traceparent: components["headers"]["TraceParent"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "title": null,
                 *       "detail": "Prospect user session expired.",
                 *       "code": "DIGX_CZ_SESSION_02",
                 *       "validationError": null,
                 *       "type": "ERROR"
                 *     }
                 */
                "application/json": components["schemas"]["FlatRefusal"];
            };
        };
        /** @description Something went wrong inside the bank. Whether anything was done is not known. By code: `DIGX_PROD_DEF_0000` something went wrong. */
        Broken: {
            headers: {
                "x-nonce": components["headers"]["NonceAtTimes"];
                Date: components["headers"]["Date"];
                traceparent: components["headers"]["TraceParent"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "result": "FAILURE",
                 *       "contextID": "00imcDy7k",
                 *       "message": {
                 *         "title": "System error.",
                 *         "detail": "System cannot process the request currently.",
                 *         "code": "DIGX_PROD_DEF_0000",
                 *         "type": "ERROR"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The transfer cannot be made as it is. Nothing has moved. By code: `DIGX_PY_0138` the reference has a character other than letters, digits and spaces; `DIGX_PY_REMARK_002` as `DIGX_PY_0138`; `DIGX_PY_REMARK_001` the reference is longer than 35 characters; `DIGX_AP_0012` transfers may not start from the account; `DIGX_AP_0013` transfers may not go to the account: it is the same, in another currency, or not mapped; `DIGX_PY_HOST_006` the account allows no debits; `DIGX_TB_0003` something else of it is not accepted; the title says what; `3403` it has no day; `DIGX_PY_0134` there is not enough money in the account; `DIGX_CZ_FL_01` the amount is below the minimum; `DIGX_FL_040` the amount is above the limit of one transaction; `SM-MULMAN05` the amount is above the ceiling of the bank; `DIGX_FL_015` no limit is set for this kind of transaction; `DIGX_FL_035` the amount is above what is left for the day; `DIGX_FL_059` nothing more may be sent on this day; `DIGX_PROD_DEF_0000` the amount has a fraction of a penny; `DIGX_CZ_PAYMENT_02` it is no longer the account that was verified (confirmTransfer); `DIGX_CZ_AP_0001` it is confirmed after the day for which it was verified, and void: a new one must be verified (confirmTransfer); `DIGX_CZ_PAYMENT_03` it was not authorised in time, and is void (confirmTransfer); `DIGX_CZ_PAYMENT_04` another account holder has declined it, and it is void (confirmTransfer); `DIGX_CZ_PAYMENT_05` it was confirmed before, and then rejected (confirmTransfer); `DIGX_AUTH_0012` no further code is sent for now (confirmTransfer); `10011` the request breaks this description; `DIGX_CZ_REQUEST_01` inside `10011`, once for each breach. */
        TransferRefused: {
            headers: {
                "x-nonce": components["headers"]["NonceAtTimes"];
                Date: components["headers"]["Date"];
                traceparent: components["headers"]["TraceParent"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationRefusal"] | components["schemas"]["Refusal"];
            };
        };
        /** @description One of the two accounts is not the customer’s, or not of the entity asked for. The tokens of an earlier session count as unknown. By code: `DIGX_CZ_ACCOUNT_01` the account is unknown. */
        TransferAccountNotFound: {
            headers: {
                "x-nonce": components["headers"]["NonceAtTimes"];
                Date: components["headers"]["Date"];
                traceparent: components["headers"]["TraceParent"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "result": "FAILURE",
                 *       "contextID": "00imcDy7k",
                 *       "message": {
                 *         "title": "Not found.",
                 *         "detail": "The account was not found.",
                 *         "code": "DIGX_CZ_ACCOUNT_01",
                 *         "type": "ERROR"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description The transfer cannot be set up as it is. Nothing has moved. By code: `DIGX_AP_0048` its days are not possible; `DIGX_PY_0138` the reference has a character other than letters, digits and spaces; `DIGX_PY_REMARK_002` as `DIGX_PY_0138`; `DIGX_PY_REMARK_001` the reference is longer than 35 characters; `DIGX_AP_0012` transfers may not start from the account; `DIGX_AP_0013` transfers may not go to the account: it is the same, in another currency, or not mapped; `DIGX_PY_HOST_006` the account allows no debits; `DIGX_TB_0003` something else of it is not accepted; the title says what; `3403` it has no day; `DIGX_PY_0134` there is not enough money in the account; `DIGX_CZ_FL_01` the amount is below the minimum; `DIGX_FL_040` the amount is above the limit of one transaction; `SM-MULMAN05` the amount is above the ceiling of the bank; `DIGX_FL_015` no limit is set for this kind of transaction; `DIGX_FL_035` the amount is above what is left for the day; `DIGX_FL_059` nothing more may be sent on this day; `DIGX_PROD_DEF_0000` the amount has a fraction of a penny; `DIGX_CZ_PAYMENT_02` it is no longer the account that was verified (confirmTransferInstruction); `DIGX_CZ_PAYMENT_03` it was not authorised in time, and is void (confirmTransferInstruction); `DIGX_CZ_PAYMENT_04` another account holder has declined it, and it is void (confirmTransferInstruction); `DIGX_AUTH_0012` no further code is sent for now (confirmTransferInstruction); `10011` the request breaks this description; `DIGX_CZ_REQUEST_01` inside `10011`, once for each breach. */
        TransferInstructionRefused: {
            headers: {
                "x-nonce": components["headers"]["NonceAtTimes"];
                Date: components["headers"]["Date"];
                traceparent: components["headers"]["TraceParent"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationRefusal"] | components["schemas"]["Refusal"];
            };
        };
    };
    parameters: {
        /**
         * @description Language of the texts in the answer.
         * @example en
         */
        Locale: string;
        /**
         * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
         * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
         */
        TraceParent: string;
        /**
         * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
         * @example 8f2c1a90d47b4e66
         */
        Nonce: string;
        /**
         * @description How many nonces to answer with; one when left out.
         * @example 15
         */
        NonceCount: number;
        /**
         * @description Token of the entity the customer acts for. Left out for all of them together.
         * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
         */
        PartyId: string;
        /**
         * @description Token of the account.
         * @example 9A0E7C5512D84F6BB1C3E2770D9A4458F00DD1CE24680ACE13579BDF
         */
        AccountId: string;
        /**
         * @description How transactions are searched for: `SPD` between two days, `LNT` the last few.
         * @example SPD
         */
        SearchBy: "SPD" | "LNT";
        /**
         * @description First day searched. Needed with `SPD`, and not after `toDate`.
         * @example 2025-09-04
         */
        FromDate: string;
        /**
         * @description Last day searched, itself included. Needed with `SPD`.
         * @example 2026-03-02
         */
        ToDate: string;
        /**
         * @description How many of the last transactions. Needed with `LNT`.
         * @example 1
         */
        NoOfTransactions: number;
        /**
         * @description Words that description or reference must hold, whatever their case. Only with `SPD`.
         * @example saddler
         */
        Keyword: string;
        /**
         * @description Token of the statement.
         * @example 7C20D9E4A1B85F36
         */
        DocumentId: string;
        /**
         * @description Token of a reset link.
         * @example valid-token
         */
        ResetTokenInPath: string;
        /**
         * @description Token of a reset link.
         * @example valid-token
         */
        ResetTokenInQuery: string;
        /**
         * @description The challenge's `referenceNo`.
         * @example 21303
         */
        ReferenceNo: string;
        /**
         * @description Token of the message.
         * @example 41D7C6A0B25E93F8
         */
        MailId: string;
        /**
         * @description Token of the bulletin.
         * @example 9B20E4D17F6C3A58
         */
        MailerId: string;
        /**
         * @description Messages that were thrown away are not asked for.
         * @example false
         */
        DeleteStatus: "false";
        /**
         * @description Which box: `T` what the bank sent, `F` what was sent to the bank.
         * @example T
         */
        MsgFlag: "T" | "F";
        /**
         * @description Alerts that are subscribed to.
         * @example S
         */
        AlertType: "S";
        /**
         * @description Alerts of internet banking.
         * @example PI
         */
        AlertModule: "PI";
        /**
         * @description Subscriptions of the person, not of an account.
         * @example PARTY
         */
        SubscriptionLevelType: "PARTY";
        /**
         * @description The bank's name for the subscription.
         * @example ALERTS-17
         */
        SubscriptionId: string;
        /**
         * @description Id of the access point.
         * @example trotting-up
         */
        AccessPointId: string;
        /**
         * @description Id of the access point.
         * @example trotting-up
         */
        AccessPointIdInQuery: string;
        /**
         * @description Current and savings accounts.
         * @example CSA
         */
        SharedAccountType: "CSA";
        /**
         * @description Id of the picture.
         * @example trotting-up-logo
         */
        ContentId: string;
        /**
         * @description How much of each group is answered.
         * @example ALL
         */
        Expand: "ALL";
        /**
         * @description Token of the payee's group.
         * @example 5D0C71E8A42B96F3
         */
        GroupId: string;
        /**
         * @description Token of the payee.
         * @example E8134B7F0A92C65D
         */
        PayeeId: string;
        /**
         * @description The step; deleting has only one.
         * @example 1
         */
        DeleteStage: "1";
        /**
         * @description Sort code, six digits.
         * @example 601122
         */
        SortCodeInPath: string;
        /**
         * @description Sort code of the payee's account.
         * @example 601122
         */
        SortCodeInQuery: string;
        /**
         * @description Whose: `USER` the customer's own, `PARTY` those of the party, or without one of the customer's own.
         * @example USER
         */
        LimitedEntityType: "USER" | "PARTY";
        /**
         * @description The limit to read. The number sign is written `%23` in the URL.
         * @example PER#DAILY
         */
        LimitType: "PER#DAILY";
        /**
         * @description Token of the payment.
         * @example 3C5A90E7D2184FB6
         */
        PaymentId: string;
        /**
         * @description Token of the instruction.
         * @example B7E04D19A6C5832F
         */
        InstructionId: string;
        /**
         * @description `FD` future payments, `SI` standing orders and regular transfers, `DD` direct debits.
         * @example SI
         */
        InstructionCode: "FD" | "SI" | "DD";
        /**
         * @description `NONREC` with `FD`, `REC` with the others.
         * @example REC
         */
        InstructionType: "REC" | "NONREC";
        /**
         * @description Which page, counted from 1.
         * @example 1
         */
        PageNumber: number;
        /**
         * @description How many a page holds at most.
         * @example 25
         */
        PageSize: number;
        /**
         * @description First day of upload searched. Left out for all days.
         * @example 2025-12-02
         */
        UploadDateStartRange: string;
        /**
         * @description Last day of upload searched, itself included. Left out for all days.
         * @example 2026-03-02
         */
        UploadDateEndRange: string;
        /**
         * @description Reference of the bulk file.
         * @example BF2606100001
         */
        FileId: string;
        /**
         * @description Only the file with this reference.
         * @example BF2606100001
         */
        FileIdInQuery: string;
        /**
         * @description Only files of this name, in any case.
         * @example HAY MARCH.csv
         */
        FileNameInQuery: string;
        /**
         * @description Type of the payments. `DTF` is domestic.
         * @example DTF
         */
        RecordTransactionType: "DTF";
        /**
         * @description Which file. The bank's response where it is left out.
         * @example error
         */
        ResponseFileType: "error" | "original";
        /**
         * @description Token of an item that needs authorisation.
         * @example 7F20C1D95B3E84A6
         */
        TransactionId: string;
        /**
         * @description JSON text answering the challenge of an earlier 417, sent with the same request repeated. The name contains an underscore, which proxies must be configured to pass.
         * @example {"authType":"OTP","otp":"204816","referenceNo":"21305"}
         */
        ChallengeResponse: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Opens the session, or puts another in its place. The browser keeps it; the app never reads it.
         * @example JSESSIONID=0c82a15d153984b9260a4bd79bd0f0c5; Path=/; HttpOnly; SameSite=Strict
         */
        SessionCookie: string;
        /**
         * @description JSON text holding fresh nonces. A reader also accepts a bare value and a comma-separated list.
         * @example {"nonce":["51d0b7e2c3a94f18"]}
         */
        Nonce: string;
        /**
         * @description As on every answer inside a session; missing where the request had no session left.
         * @example {"nonce":["51d0b7e2c3a94f18"]}
         */
        NonceAtTimes: string;
        /**
         * @description The bank's time, as an HTTP date.
         * @example Mon, 02 Mar 2026 09:30:00 GMT
         */
        Date: string;
        /**
         * @description The `traceparent` of the request, so that both sides can name the call. Left out where none came.
         * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
         */
        TraceParent: string;
        /**
         * @description For how many seconds, or until when as an HTTP date, the bank wants to be left alone. Until then, five minutes at most, the app asks for nothing unless the customer does.
         * @example 30
         */
        RetryAfter: string;
        /**
         * @description JSON text saying which second factor is asked for.
         * @example {"authType":"OTP","referenceNo":"21303","attemptsLeft":4,"scope":"USERTASK","resendsLeft":3}
         */
        Challenge: string;
        /**
         * @description As `Challenge`; missing where nothing can be answered, because the PIN is locked.
         * @example {"authType":"OTP","referenceNo":"21303","attemptsLeft":3,"scope":"USERTASK","resendsLeft":3}
         */
        ChallengeAtTimes: string;
        /**
         * @description JSON text saying why the customer may not in.
         * @example {"code":"OBDXIDM-0","type":"INVALID_CRED","message":"The details you entered are not valid."}
         */
        AuthFailure: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getNonce: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description How many nonces to answer with; one when left out.
                 * @example 15
                 */
                "x-noncecount"?: components["parameters"]["NonceCount"];
                /**
                 * @description JSON text answering the challenge of an earlier 417, sent with the same request repeated. The name contains an underscore, which proxies must be configured to pass.
                 * @example {"authType":"OTP","otp":"204816","referenceNo":"21305"}
                 */
                "X-CHALLENGE_RESPONSE"?: components["parameters"]["ChallengeResponse"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fresh nonces, in the header. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            417: components["responses"]["ChallengeAsked"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    createNonce: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description How many nonces to answer with; one when left out.
                 * @example 15
                 */
                "x-noncecount"?: components["parameters"]["NonceCount"];
                /**
                 * @description JSON text answering the challenge of an earlier 417, sent with the same request repeated. The name contains an underscore, which proxies must be configured to pass.
                 * @example {"authType":"OTP","otp":"204816","referenceNo":"21305"}
                 */
                "X-CHALLENGE_RESPONSE"?: components["parameters"]["ChallengeResponse"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Fresh nonces, in the header. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            417: components["responses"]["ChallengeAsked"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is over. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["NonceAtTimes"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPublicKey: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["NonceAtTimes"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicKeyAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotOpened"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSalt: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A salt, good for one login. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["NonceAtTimes"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaltAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotOpened"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSalt: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A salt, good for one login. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["NonceAtTimes"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaltAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotOpened"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    signIn: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "j_username": "private-customer",
                 *       "j_password": "Jd8sQ0mJ2nVbq1s5o4wzGQ=="
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SignInForm"];
            };
        };
        responses: {
            /** @description Logged in. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    "Set-Cookie": components["headers"]["SessionCookie"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description The customer may not in. By code: `DIGX_AUTH_0001` the user ID or password is wrong; `DIGX_AUTH_0002` locked after more than three wrong passwords in a row; `DIGX_CZ_AUTH_ADMIN` locked by the bank; `DIGX_CZ_ACCESS_DENIED` no access to this service; `DIGX_UM_042` the password must be changed first. */
            403: {
                headers: {
                    "x-nonce": components["headers"]["NonceAtTimes"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    "x-auth-failure-response": components["headers"]["AuthFailure"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refusal"];
                };
            };
            404: components["responses"]["NotOpened"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProfile: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description JSON text answering the challenge of an earlier 417, sent with the same request repeated. The name contains an underscore, which proxies must be configured to pass.
                 * @example {"authType":"OTP","otp":"204816","referenceNo":"21305"}
                 */
                "X-CHALLENGE_RESPONSE"?: components["parameters"]["ChallengeResponse"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProfileAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            417: components["responses"]["ChallengeAsked"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLoginFlow: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The steps, none when nothing stands in the way. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginFlowAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    completeLoginStep: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "loginConfigId": "terms-and-conditions"
                 *     }
                 */
                "application/json": components["schemas"]["LoginStepDone"];
            };
        };
        responses: {
            /** @description The step is done. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPermissions: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The functions. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PermissionsAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description JSON text answering the challenge of an earlier 417, sent with the same request repeated. The name contains an underscore, which proxies must be configured to pass.
                 * @example {"authType":"OTP","otp":"204816","referenceNo":"21305"}
                 */
                "X-CHALLENGE_RESPONSE"?: components["parameters"]["ChallengeResponse"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "PASSWORD",
                 *       "old": "Jd8sQ0mJ2nVbq1s5o4wzGQ==",
                 *       "new": "pV3mC9xTq0uYb7e1LkAf2w=="
                 *     }
                 */
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description The new password counts from now on. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CredentialAnswer"];
                };
            };
            /** @description Accepted, awaiting authorisation. */
            202: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": {
                     *         "result": "ACCEPTED",
                     *         "contextID": "00imcDy7k",
                     *         "referenceNumber": "2026195004282079",
                     *         "message": {
                     *           "code": "DIGX_APPROVAL_REQUIRED",
                     *           "type": "WARNING"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CredentialAnswer"];
                };
            };
            400: components["responses"]["PasswordRefused"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["ForbiddenOrLocked"];
            412: components["responses"]["CodesLocked"];
            417: components["responses"]["ChallengeOfChange"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeTransactionPin: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description JSON text answering the challenge of an earlier 417, sent with the same request repeated. The name contains an underscore, which proxies must be configured to pass.
                 * @example {"authType":"OTP","otp":"204816","referenceNo":"21305"}
                 */
                "X-CHALLENGE_RESPONSE"?: components["parameters"]["ChallengeResponse"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "old": "Jd8sQ0mJ2nVbq1s5o4wzGQ==",
                 *       "new": "pV3mC9xTq0uYb7e1LkAf2w=="
                 *     }
                 */
                "application/json": components["schemas"]["PinChange"];
            };
        };
        responses: {
            /** @description The new PIN counts from now on. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CredentialAnswer"];
                };
            };
            /** @description Accepted, awaiting authorisation. */
            202: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": {
                     *         "result": "ACCEPTED",
                     *         "contextID": "00imcDy7k",
                     *         "referenceNumber": "2026195004282079",
                     *         "message": {
                     *           "code": "DIGX_APPROVAL_REQUIRED",
                     *           "type": "WARNING"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["CredentialAnswer"];
                };
            };
            400: components["responses"]["PinRefused"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["CodesLocked"];
            417: components["responses"]["ChallengeOfChange"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description JSON text answering the challenge of an earlier 417, sent with the same request repeated. The name contains an underscore, which proxies must be configured to pass.
                 * @example {"authType":"OTP","otp":"204816","referenceNo":"21305"}
                 */
                "X-CHALLENGE_RESPONSE"?: components["parameters"]["ChallengeResponse"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "newPassword": "pV3mC9xTq0uYb7e1LkAf2w==",
                 *       "token": "valid-token"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description The new password counts from now on. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["NonceAtTimes"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CredentialAnswer"];
                };
            };
            400: components["responses"]["ResetRefused"];
            404: components["responses"]["NotOpened"];
            412: components["responses"]["CodesLocked"];
            417: components["responses"]["ChallengeOfChange"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkResetToken: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /**
                 * @description Token of a reset link.
                 * @example valid-token
                 */
                token: components["parameters"]["ResetTokenInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the token is good. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["NonceAtTimes"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["NotOpened"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPasswordPolicy: {
        parameters: {
            query: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
                /**
                 * @description Token of a reset link.
                 * @example valid-token
                 */
                token: components["parameters"]["ResetTokenInQuery"];
            };
            header?: {
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The policy. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["NonceAtTimes"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordPolicyAnswer"];
                };
            };
            400: components["responses"]["TokenRefused"];
            404: components["responses"]["NotOpened"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendChallenge: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /**
                 * @description The challenge's `referenceNo`.
                 * @example 21303
                 */
                referenceNo: components["parameters"]["ReferenceNo"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A new code has been sent. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    "x-challenge": components["headers"]["Challenge"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusAnswer"];
                };
            };
            400: components["responses"]["ResendRefused"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMails: {
        parameters: {
            query: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
                /**
                 * @description Messages that were thrown away are not asked for.
                 * @example false
                 */
                deleteStatus: components["parameters"]["DeleteStatus"];
                /**
                 * @description Which box: `T` what the bank sent, `F` what was sent to the bank.
                 * @example T
                 */
                msgFlag: components["parameters"]["MsgFlag"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages, the newest first. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailsAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendMail: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "messageType": "M",
                 *       "subjectId": "2",
                 *       "subject": "General Account Query",
                 *       "messageBody": "Please send the next statement to our Malton address.",
                 *       "party": {
                 *         "value": "C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["NewMail"];
            };
        };
        responses: {
            /** @description The message is in the outbox. */
            201: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentMailAnswer"];
                };
            };
            400: components["responses"]["MailRefused"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMail: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /**
                 * @description Token of the message.
                 * @example 41D7C6A0B25E93F8
                 */
                mailId: components["parameters"]["MailId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MailNotFound"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMail: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /**
                 * @description Token of the message.
                 * @example 41D7C6A0B25E93F8
                 */
                mailId: components["parameters"]["MailId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "messageUserMappings": [
                 *         {
                 *           "status": "R",
                 *           "deleteStatus": false
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["MailUpdate"];
            };
        };
        responses: {
            /** @description The message counts as read. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MailNotFound"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    replyToMail: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /**
                 * @description Token of the message.
                 * @example 41D7C6A0B25E93F8
                 */
                mailId: components["parameters"]["MailId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "messageType": "M",
                 *       "subjectId": "3",
                 *       "subject": "Re: Your new cheque book",
                 *       "messageBody": "Thank you, it has arrived.",
                 *       "party": {
                 *         "value": "C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["NewMail"];
            };
        };
        responses: {
            /** @description The reply is in the outbox. */
            201: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentMailAnswer"];
                };
            };
            400: components["responses"]["MailRefused"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MailNotFound"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMailers: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bulletins, the newest first. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailersAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMailer: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /**
                 * @description Token of the bulletin.
                 * @example 9B20E4D17F6C3A58
                 */
                mailerId: components["parameters"]["MailerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bulletin. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailerAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MailNotFound"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateMailer: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /**
                 * @description Token of the bulletin.
                 * @example 9B20E4D17F6C3A58
                 */
                mailerId: components["parameters"]["MailerId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "R"
                 *     }
                 */
                "application/json": components["schemas"]["MailerUpdate"];
            };
        };
        responses: {
            /** @description The bulletin counts as read. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["MailNotFound"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAlertEvents: {
        parameters: {
            query: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
                /**
                 * @description Alerts that are subscribed to.
                 * @example S
                 */
                alertType: components["parameters"]["AlertType"];
                /**
                 * @description Alerts of internet banking.
                 * @example PI
                 */
                moduleId: components["parameters"]["AlertModule"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The alerts on offer. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertEventsAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAlertSubscriptions: {
        parameters: {
            query: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
                /**
                 * @description Subscriptions of the person, not of an account.
                 * @example PARTY
                 */
                subscriptionLevelType: components["parameters"]["SubscriptionLevelType"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription, if there is one. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertSubscriptionsAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAlertSubscription: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description JSON text answering the challenge of an earlier 417, sent with the same request repeated. The name contains an underscore, which proxies must be configured to pass.
                 * @example {"authType":"OTP","otp":"204816","referenceNo":"21305"}
                 */
                "X-CHALLENGE_RESPONSE"?: components["parameters"]["ChallengeResponse"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "subscriptionLevel": "PARTY",
                 *       "subscriptionStartDate": "2026-03-02T00:00:00",
                 *       "subscriptionEndDate": "2099-10-04T00:00:00",
                 *       "subscriber": {
                 *         "party": {
                 *           "value": "C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA"
                 *         }
                 *       },
                 *       "subscribedActions": [
                 *         {
                 *           "activityId": "PI_LOGIN",
                 *           "eventId": "LOGIN_FAILURE",
                 *           "actionId": "SEND",
                 *           "subscribedActionStartDate": "2026-03-02T00:00:00",
                 *           "subscribedActionEndDate": "2099-10-04T00:00:00",
                 *           "subscriptionPreferences": [
                 *             {
                 *               "destination": "EMAIL",
                 *               "urgencyType": "H"
                 *             },
                 *             {
                 *               "destination": "SMS",
                 *               "urgencyType": "H"
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NewAlertSubscription"];
            };
        };
        responses: {
            /** @description The alerts are subscribed to. */
            201: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertSubscriptionAnswer"];
                };
            };
            400: components["responses"]["AlertsRefused"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            412: components["responses"]["CodesLocked"];
            417: components["responses"]["ChallengeOfChange"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeAlertSubscription: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description JSON text answering the challenge of an earlier 417, sent with the same request repeated. The name contains an underscore, which proxies must be configured to pass.
                 * @example {"authType":"OTP","otp":"204816","referenceNo":"21305"}
                 */
                "X-CHALLENGE_RESPONSE"?: components["parameters"]["ChallengeResponse"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /**
                 * @description The bank's name for the subscription.
                 * @example ALERTS-17
                 */
                subscriptionId: components["parameters"]["SubscriptionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "subscriptionId": "ALERTS-17",
                 *       "subscriptionLevel": "PARTY",
                 *       "subscriptionStartDate": "2026-03-02T00:00:00",
                 *       "subscriptionEndDate": "2099-10-04T00:00:00",
                 *       "subscriber": {
                 *         "party": {
                 *           "value": "C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA"
                 *         }
                 *       },
                 *       "subscribedActions": [
                 *         {
                 *           "activityId": "PI_LOGIN",
                 *           "eventId": "LOGIN_FAILURE",
                 *           "actionId": "SEND",
                 *           "subscribedActionStartDate": "2026-03-02T00:00:00",
                 *           "subscribedActionEndDate": "2099-10-04T00:00:00",
                 *           "subscriptionPreferences": [
                 *             {
                 *               "destination": "EMAIL",
                 *               "urgencyType": "H"
                 *             },
                 *             {
                 *               "destination": "SMS",
                 *               "urgencyType": "H"
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["AlertSubscription"];
            };
        };
        responses: {
            /** @description The alerts are changed. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertSubscriptionAnswer"];
                };
            };
            400: components["responses"]["AlertsRefused"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AlertSubscriptionNotFound"];
            412: components["responses"]["CodesLocked"];
            417: components["responses"]["ChallengeOfChange"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAlertSubscription: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description JSON text answering the challenge of an earlier 417, sent with the same request repeated. The name contains an underscore, which proxies must be configured to pass.
                 * @example {"authType":"OTP","otp":"204816","referenceNo":"21305"}
                 */
                "X-CHALLENGE_RESPONSE"?: components["parameters"]["ChallengeResponse"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /**
                 * @description The bank's name for the subscription.
                 * @example ALERTS-17
                 */
                subscriptionId: components["parameters"]["SubscriptionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No alert is subscribed to any more. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AlertSubscriptionNotFound"];
            412: components["responses"]["CodesLocked"];
            417: components["responses"]["ChallengeOfChange"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAlertsUser: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user of alerts. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlertsUserAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAccountAlertMapping: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /**
                 * @description Token of the account.
                 * @example 9A0E7C5512D84F6BB1C3E2770D9A4458F00DD1CE24680ACE13579BDF
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The alerts of the account. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountAlertMappingAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPreferences: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preferences. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreferencesAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAccessPoint: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /**
                 * @description Id of the access point.
                 * @example trotting-up
                 */
                accessPointId: components["parameters"]["AccessPointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The access point. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessPointAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AccessPointNotFound"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    getContent: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /**
                 * @description Id of the picture.
                 * @example trotting-up-logo
                 */
                contentId: components["parameters"]["ContentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentsAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ContentNotFound"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRelations: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entities. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelationsAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSharingSetup: {
        parameters: {
            query: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
                /**
                 * @description Id of the access point.
                 * @example trotting-up
                 */
                accessPointId: components["parameters"]["AccessPointIdInQuery"];
                /**
                 * @description Current and savings accounts.
                 * @example CSA
                 */
                accountType: components["parameters"]["SharedAccountType"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounts. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharingSetupAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AccessPointNotFound"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeAccountAccess: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description JSON text answering the challenge of an earlier 417, sent with the same request repeated. The name contains an underscore, which proxies must be configured to pass.
                 * @example {"authType":"OTP","otp":"204816","referenceNo":"21305"}
                 */
                "X-CHALLENGE_RESPONSE"?: components["parameters"]["ChallengeResponse"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "accessPointAccountDTOs": [
                 *         {
                 *           "accountAccessId": "ACCESS-12",
                 *           "accessPointId": "trotting-up",
                 *           "accountType": "CSA",
                 *           "accessLevel": "ACCESSPOINT",
                 *           "accessStatus": false,
                 *           "accountExclusionDTOs": [
                 *             {
                 *               "accountExclusionId": "GRANT-31",
                 *               "accountNumber": {
                 *                 "value": "9A0E7C5512D84F6BB1C3E2770D9A4458F00DD1CE24680ACE13579BDF",
                 *                 "displayValue": "31926819"
                 *               },
                 *               "taskIds": [
                 *                 "CH_I"
                 *               ]
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ChangedAccountAccess"];
            };
        };
        responses: {
            /** @description The access is changed. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountAccessAnswer"];
                };
            };
            400: components["responses"]["AccessRefused"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AccessPointNotFound"];
            412: components["responses"]["CodesLocked"];
            417: components["responses"]["ChallengeOfChange"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAccountAccess: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description JSON text answering the challenge of an earlier 417, sent with the same request repeated. The name contains an underscore, which proxies must be configured to pass.
                 * @example {"authType":"OTP","otp":"204816","referenceNo":"21305"}
                 */
                "X-CHALLENGE_RESPONSE"?: components["parameters"]["ChallengeResponse"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "accessPointAccountDTOs": [
                 *         {
                 *           "accessPointId": "trotting-up",
                 *           "accountType": "CSA",
                 *           "accessLevel": "ACCESSPOINT",
                 *           "accessStatus": false,
                 *           "accountExclusionDTOs": [
                 *             {
                 *               "accountNumber": {
                 *                 "value": "9A0E7C5512D84F6BB1C3E2770D9A4458F00DD1CE24680ACE13579BDF"
                 *               },
                 *               "taskIds": [
                 *                 "CH_I",
                 *                 "PC_F_SELF",
                 *                 "PC_F_CGNDP"
                 *               ]
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["NewAccountAccess"];
            };
        };
        responses: {
            /** @description The provider has access. */
            201: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountAccessAnswer"];
                };
            };
            400: components["responses"]["AccessRefused"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AccessPointNotFound"];
            412: components["responses"]["CodesLocked"];
            417: components["responses"]["ChallengeOfChange"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAccountAccess: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /**
                 * @description Id of the access point.
                 * @example trotting-up
                 */
                accessPointId: components["parameters"]["AccessPointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The access. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountAccessAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["AccessPointNotFound"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAccounts: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
                /** @description Asks for balances and loan figures with each account. */
                expand?: "all";
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounts. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountsAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDemandDepositAccounts: {
        parameters: {
            query: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
                /**
                 * @description The task the accounts are asked for.
                 * @example PC_F_DOM
                 */
                taskCode: components["schemas"]["TaskCode"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounts that the task is open to. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountsByTaskAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLoanAccounts: {
        parameters: {
            query: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
                /**
                 * @description The task the accounts are asked for.
                 * @example CH_I_ST
                 */
                taskCode: components["schemas"]["TaskCode"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The loans that the task is open to. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountsByTaskAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDemandDepositAccount: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /**
                 * @description Token of the account.
                 * @example 9A0E7C5512D84F6BB1C3E2770D9A4458F00DD1CE24680ACE13579BDF
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DemandDepositAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLoanAccount: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /**
                 * @description Token of the account.
                 * @example 9A0E7C5512D84F6BB1C3E2770D9A4458F00DD1CE24680ACE13579BDF
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The loan. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLoanOutstanding: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /**
                 * @description Token of the account.
                 * @example 9A0E7C5512D84F6BB1C3E2770D9A4458F00DD1CE24680ACE13579BDF
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is owed. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoanOutstandingAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTermDepositAccount: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /**
                 * @description Token of the account.
                 * @example 9A0E7C5512D84F6BB1C3E2770D9A4458F00DD1CE24680ACE13579BDF
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bond. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TermDepositAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAccountAddress: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /**
                 * @description Token of the account.
                 * @example 9A0E7C5512D84F6BB1C3E2770D9A4458F00DD1CE24680ACE13579BDF
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountAddressAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    nameAccounts: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountNamings"];
            };
        };
        responses: {
            /** @description Names and places are kept. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusAnswer"];
                };
            };
            400: components["responses"]["NamesRefused"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDemandDepositTransactions: {
        parameters: {
            query: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
                /**
                 * @description How transactions are searched for: `SPD` between two days, `LNT` the last few.
                 * @example SPD
                 */
                searchBy: components["parameters"]["SearchBy"];
                /**
                 * @description First day searched. Needed with `SPD`, and not after `toDate`.
                 * @example 2025-09-04
                 */
                fromDate?: components["parameters"]["FromDate"];
                /**
                 * @description Last day searched, itself included. Needed with `SPD`.
                 * @example 2026-03-02
                 */
                toDate?: components["parameters"]["ToDate"];
                /**
                 * @description How many of the last transactions. Needed with `LNT`.
                 * @example 1
                 */
                noOfTransactions?: components["parameters"]["NoOfTransactions"];
                /**
                 * @description Words that description or reference must hold, whatever their case. Only with `SPD`.
                 * @example saddler
                 */
                description?: components["parameters"]["Keyword"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description JSON text answering the challenge of an earlier 417, sent with the same request repeated. The name contains an underscore, which proxies must be configured to pass.
                 * @example {"authType":"OTP","otp":"204816","referenceNo":"21305"}
                 */
                "X-CHALLENGE_RESPONSE"?: components["parameters"]["ChallengeResponse"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /**
                 * @description Token of the account.
                 * @example 9A0E7C5512D84F6BB1C3E2770D9A4458F00DD1CE24680ACE13579BDF
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transactions. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionsAnswer"];
                };
            };
            400: components["responses"]["InvalidSearch"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["CodesLocked"];
            417: components["responses"]["ChallengeOfChange"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLoanTransactions: {
        parameters: {
            query: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
                /**
                 * @description How transactions are searched for: `SPD` between two days, `LNT` the last few.
                 * @example SPD
                 */
                searchBy: components["parameters"]["SearchBy"];
                /**
                 * @description First day searched. Needed with `SPD`, and not after `toDate`.
                 * @example 2025-09-04
                 */
                fromDate?: components["parameters"]["FromDate"];
                /**
                 * @description Last day searched, itself included. Needed with `SPD`.
                 * @example 2026-03-02
                 */
                toDate?: components["parameters"]["ToDate"];
                /**
                 * @description How many of the last transactions. Needed with `LNT`.
                 * @example 1
                 */
                noOfTransactions?: components["parameters"]["NoOfTransactions"];
                /**
                 * @description Words that description or reference must hold, whatever their case. Only with `SPD`.
                 * @example saddler
                 */
                description?: components["parameters"]["Keyword"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description JSON text answering the challenge of an earlier 417, sent with the same request repeated. The name contains an underscore, which proxies must be configured to pass.
                 * @example {"authType":"OTP","otp":"204816","referenceNo":"21305"}
                 */
                "X-CHALLENGE_RESPONSE"?: components["parameters"]["ChallengeResponse"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /**
                 * @description Token of the account.
                 * @example 9A0E7C5512D84F6BB1C3E2770D9A4458F00DD1CE24680ACE13579BDF
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transactions. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionsAnswer"];
                };
            };
            400: components["responses"]["InvalidSearch"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["CodesLocked"];
            417: components["responses"]["ChallengeOfChange"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTermDepositTransactions: {
        parameters: {
            query: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
                /**
                 * @description How transactions are searched for: `SPD` between two days, `LNT` the last few.
                 * @example SPD
                 */
                searchBy: components["parameters"]["SearchBy"];
                /**
                 * @description First day searched. Needed with `SPD`, and not after `toDate`.
                 * @example 2025-09-04
                 */
                fromDate?: components["parameters"]["FromDate"];
                /**
                 * @description Last day searched, itself included. Needed with `SPD`.
                 * @example 2026-03-02
                 */
                toDate?: components["parameters"]["ToDate"];
                /**
                 * @description How many of the last transactions. Needed with `LNT`.
                 * @example 1
                 */
                noOfTransactions?: components["parameters"]["NoOfTransactions"];
                /**
                 * @description Words that description or reference must hold, whatever their case. Only with `SPD`.
                 * @example saddler
                 */
                description?: components["parameters"]["Keyword"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description JSON text answering the challenge of an earlier 417, sent with the same request repeated. The name contains an underscore, which proxies must be configured to pass.
                 * @example {"authType":"OTP","otp":"204816","referenceNo":"21305"}
                 */
                "X-CHALLENGE_RESPONSE"?: components["parameters"]["ChallengeResponse"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /**
                 * @description Token of the account.
                 * @example 9A0E7C5512D84F6BB1C3E2770D9A4458F00DD1CE24680ACE13579BDF
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transactions. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionsAnswer"];
                };
            };
            400: components["responses"]["InvalidSearch"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["CodesLocked"];
            417: components["responses"]["ChallengeOfChange"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPendingTransactions: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /**
                 * @description Token of the account.
                 * @example 9A0E7C5512D84F6BB1C3E2770D9A4458F00DD1CE24680ACE13579BDF
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pending transactions. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PendingTransactionsAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadTransactions: {
        parameters: {
            query: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
                /**
                 * @description What kind of file.
                 * @example csv
                 */
                format: components["schemas"]["ExportFormat"];
                /**
                 * @description First day, itself included, as DD/MM/YYYY. Not after `endDate`, nor earlier than six calendar months before it.
                 * @example 04/09/2025
                 */
                startDate: string;
                /**
                 * @description Last day, itself included, as DD/MM/YYYY.
                 * @example 02/03/2026
                 */
                endDate: string;
                /**
                 * @description Words that description or reference must hold, whatever their case.
                 * @example saddler
                 */
                description?: string;
                /**
                 * @description Only money out (`D`) or only money in (`C`).
                 * @example D
                 */
                transactionType?: "D" | "C";
                /**
                 * @description Least amount, itself included, whichever way it went.
                 * @example 25.00
                 */
                fromAmount?: string;
                /**
                 * @description Greatest amount, itself included, whichever way it went.
                 * @example 150.00
                 */
                toAmount?: string;
                /**
                 * @description Only lines with these codes, between commas.
                 * @example CRD,CRR
                 */
                txnCode?: string;
                /**
                 * @description All lines but those with these codes, between commas. What has no code stays. Asked for where lines with unknown codes are wanted, too.
                 * @example CRD,CRR
                 */
                excludedTxnCode?: string;
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description JSON text answering the challenge of an earlier 417, sent with the same request repeated. The name contains an underscore, which proxies must be configured to pass.
                 * @example {"authType":"OTP","otp":"204816","referenceNo":"21305"}
                 */
                "X-CHALLENGE_RESPONSE"?: components["parameters"]["ChallengeResponse"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /**
                 * @description Token of the account.
                 * @example 9A0E7C5512D84F6BB1C3E2770D9A4458F00DD1CE24680ACE13579BDF
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionFileAnswer"];
                };
            };
            400: components["responses"]["InvalidPeriod"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["CodesLocked"];
            417: components["responses"]["ChallengeOfChange"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStatements: {
        parameters: {
            query: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
                /**
                 * @description Which type of statement. A type that this kind of account never has is answered an empty list.
                 * @example CASA-Statement
                 */
                statementType: components["schemas"]["StatementType"];
                /**
                 * @description First day a statement may be dated. Not after `toDate`.
                 * @example 2015-01-01
                 */
                fromDate: string;
                /**
                 * @description Last day a statement may be dated, itself included.
                 * @example 2026-03-02
                 */
                toDate: string;
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /**
                 * @description Token of the account.
                 * @example 9A0E7C5512D84F6BB1C3E2770D9A4458F00DD1CE24680ACE13579BDF
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statements. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementsAnswer"];
                };
            };
            400: components["responses"]["InvalidPeriod"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStatement: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description JSON text answering the challenge of an earlier 417, sent with the same request repeated. The name contains an underscore, which proxies must be configured to pass.
                 * @example {"authType":"OTP","otp":"204816","referenceNo":"21305"}
                 */
                "X-CHALLENGE_RESPONSE"?: components["parameters"]["ChallengeResponse"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /**
                 * @description Token of the account.
                 * @example 9A0E7C5512D84F6BB1C3E2770D9A4458F00DD1CE24680ACE13579BDF
                 */
                accountId: components["parameters"]["AccountId"];
                /**
                 * @description Token of the statement.
                 * @example 7C20D9E4A1B85F36
                 */
                documentId: components["parameters"]["DocumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statement. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatementAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["StatementNotFound"];
            412: components["responses"]["CodesLocked"];
            417: components["responses"]["ChallengeOfChange"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    countTransactions: {
        parameters: {
            query: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
                /**
                 * @description Which transactions are counted.
                 * @example approval
                 */
                countFor: "approval" | "all";
                /**
                 * @description First day counted. Needed with `all`, and not after `toDate`.
                 * @example 2025-09-02
                 */
                fromDate?: string;
                /**
                 * @description Last day counted, itself included. Needed with `all`.
                 * @example 2026-03-02
                 */
                toDate?: string;
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionCountAnswer"];
                };
            };
            400: components["responses"]["InvalidPeriod"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    listApprovals: {
        parameters: {
            query: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
                /**
                 * @description The group of items; without it, items of every group.
                 * @example ACCOUNT_FINANCIAL
                 */
                discriminator?: "ACCOUNT_FINANCIAL" | "ACCOUNT_NON_FINANCIAL" | "PAYEE_BILLER" | "BULK_FILE";
                /**
                 * @description `approval`: what this customer may authorise; `approved`: what has lately been decided or has expired.
                 * @example approval
                 */
                view: "approval" | "approved";
                /**
                 * @description Only for the view `approval`.
                 * @example PENDING_APPROVAL
                 */
                status?: "PENDING_APPROVAL";
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalsAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    approveTransaction: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description JSON text answering the challenge of an earlier 417, sent with the same request repeated. The name contains an underscore, which proxies must be configured to pass.
                 * @example {"authType":"OTP","otp":"204816","referenceNo":"21305"}
                 */
                "X-CHALLENGE_RESPONSE"?: components["parameters"]["ChallengeResponse"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /**
                 * @description Token of an item that needs authorisation.
                 * @example 7F20C1D95B3E84A6
                 */
                transactionId: components["parameters"]["TransactionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item, as decided. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalActionAnswer"];
                };
            };
            400: components["responses"]["ApprovalRefused"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ApprovalNotFound"];
            408: components["responses"]["OutcomeUnknown"];
            409: components["responses"]["OutcomeUnknown"];
            412: components["responses"]["CodesLocked"];
            417: components["responses"]["ChallengeOfChange"];
            419: components["responses"]["ProspectExpired"];
            425: components["responses"]["OutcomeUnknown"];
            429: components["responses"]["OutcomeUnknown"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    rejectTransaction: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /**
                 * @description Token of an item that needs authorisation.
                 * @example 7F20C1D95B3E84A6
                 */
                transactionId: components["parameters"]["TransactionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The item, as decided. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApprovalActionAnswer"];
                };
            };
            400: components["responses"]["ApprovalRefused"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ApprovalNotFound"];
            408: components["responses"]["OutcomeUnknown"];
            409: components["responses"]["OutcomeUnknown"];
            419: components["responses"]["ProspectExpired"];
            425: components["responses"]["OutcomeUnknown"];
            429: components["responses"]["OutcomeUnknown"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    listActivities: {
        parameters: {
            query: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
                /**
                 * @description The group that the type belongs to. A type of another group is answered an empty list.
                 * @example PAYMENTS
                 */
                discriminator: components["schemas"]["Discriminator"];
                /**
                 * @description First day searched. Not after `toDate`.
                 * @example 2026-02-02
                 */
                fromDate: string;
                /**
                 * @description Last day searched, itself included.
                 * @example 2026-03-02
                 */
                toDate: string;
                /**
                 * @description Only activities in this status; in any where left out.
                 * @example ACCEPTED
                 */
                status?: components["schemas"]["ActivityStatusCode"];
                /**
                 * @description Whose activities are listed.
                 * @example all
                 */
                view: "all";
                /**
                 * @description The code of the type.
                 * @example PC_F_DFT
                 */
                transactionName: string;
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The activities. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivitiesAnswer"];
                };
            };
            400: components["responses"]["InvalidPeriod"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    getActivity: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /**
                 * @description Reference of the activity, as customers quote it.
                 * @example PB2606100041
                 */
                transactionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The activity. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActivityAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["ActivityNotFound"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    listIssuedCheques: {
        parameters: {
            query: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
                /**
                 * @description First number, six digits. Not above `endChequeNo`.
                 * @example 000001
                 */
                startChequeNo: string;
                /**
                 * @description Last number, itself included.
                 * @example 010000
                 */
                endChequeNo: string;
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /**
                 * @description Token of the account.
                 * @example 9A0E7C5512D84F6BB1C3E2770D9A4458F00DD1CE24680ACE13579BDF
                 */
                accountId: components["parameters"]["AccountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cheques. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChequesAnswer"];
                };
            };
            400: components["responses"]["ChequesRefused"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    orderChequeBook: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description JSON text answering the challenge of an earlier 417, sent with the same request repeated. The name contains an underscore, which proxies must be configured to pass.
                 * @example {"authType":"OTP","otp":"204816","referenceNo":"21305"}
                 */
                "X-CHALLENGE_RESPONSE"?: components["parameters"]["ChallengeResponse"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "accNo": {
                 *         "value": "9A0E7C5512D84F6BB1C3E2770D9A4458F00DD1CE24680ACE13579BDF",
                 *         "displayValue": "31926819"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["BookRequest"];
            };
        };
        responses: {
            /** @description The book is ordered. */
            201: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookAnswer"];
                };
            };
            /** @description The order awaits authorisation. */
            202: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookAnswer"];
                };
            };
            400: components["responses"]["BookRefused"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["OutcomeUnknown"];
            409: components["responses"]["OutcomeUnknown"];
            412: components["responses"]["CodesLocked"];
            417: components["responses"]["ChallengeOfChange"];
            419: components["responses"]["ProspectExpired"];
            425: components["responses"]["OutcomeUnknown"];
            429: components["responses"]["OutcomeUnknown"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    orderPayInBook: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description JSON text answering the challenge of an earlier 417, sent with the same request repeated. The name contains an underscore, which proxies must be configured to pass.
                 * @example {"authType":"OTP","otp":"204816","referenceNo":"21305"}
                 */
                "X-CHALLENGE_RESPONSE"?: components["parameters"]["ChallengeResponse"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "accNo": {
                 *         "value": "9A0E7C5512D84F6BB1C3E2770D9A4458F00DD1CE24680ACE13579BDF",
                 *         "displayValue": "31926819"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["BookRequest"];
            };
        };
        responses: {
            /** @description The book is ordered. */
            201: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookAnswer"];
                };
            };
            /** @description The order awaits authorisation. */
            202: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookAnswer"];
                };
            };
            400: components["responses"]["BookRefused"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["OutcomeUnknown"];
            409: components["responses"]["OutcomeUnknown"];
            412: components["responses"]["CodesLocked"];
            417: components["responses"]["ChallengeOfChange"];
            419: components["responses"]["ProspectExpired"];
            425: components["responses"]["OutcomeUnknown"];
            429: components["responses"]["OutcomeUnknown"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPayeeGroups: {
        parameters: {
            query: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
                /**
                 * @description How much of each group is answered.
                 * @example ALL
                 */
                expand: components["parameters"]["Expand"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payees, none when there is none. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayeeGroupsAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPayeeGroup: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Ashdown Feed & Forage"
                 *     }
                 */
                "application/json": components["schemas"]["NewPayeeGroup"];
            };
        };
        responses: {
            /** @description The group. */
            201: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayeeGroupAnswer"];
                };
            };
            400: components["responses"]["PayeeRefused"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPayee: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /**
                 * @description Token of the payee's group.
                 * @example 5D0C71E8A42B96F3
                 */
                groupId: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "nickName": "Hay and straw",
                 *       "status": "ACT",
                 *       "domesticPayeeType": "UK",
                 *       "reference": "Account 4417",
                 *       "accountType": "Business",
                 *       "ukDomesticPayee": {
                 *         "paymentType": "FAS",
                 *         "network": "SORT",
                 *         "accountNumber": "20418836",
                 *         "accountName": "Ashdown Feed & Forage",
                 *         "isShared": false,
                 *         "bankDetails": {
                 *           "name": "Tannery Bank",
                 *           "codeType": "NAC",
                 *           "code": "601122"
                 *         }
                 *       },
                 *       "copApiResponse": {
                 *         "enabled": true,
                 *         "matched": "Y",
                 *         "selectionStatus": null,
                 *         "reasonCode": null,
                 *         "payeeAccountName": null
                 *       },
                 *       "stage": 0
                 *     }
                 */
                "application/json": components["schemas"]["PayeePayload"];
            };
        };
        responses: {
            /** @description The payee is submitted. */
            201: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayeeAnswer"];
                };
            };
            400: components["responses"]["PayeeRefused"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PayeeNotFound"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmPayee: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description JSON text answering the challenge of an earlier 417, sent with the same request repeated. The name contains an underscore, which proxies must be configured to pass.
                 * @example {"authType":"OTP","otp":"204816","referenceNo":"21305"}
                 */
                "X-CHALLENGE_RESPONSE"?: components["parameters"]["ChallengeResponse"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /**
                 * @description Token of the payee's group.
                 * @example 5D0C71E8A42B96F3
                 */
                groupId: components["parameters"]["GroupId"];
                /**
                 * @description Token of the payee.
                 * @example E8134B7F0A92C65D
                 */
                payeeId: components["parameters"]["PayeeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "nickName": "Hay and straw",
                 *       "status": "ACT",
                 *       "domesticPayeeType": "UK",
                 *       "reference": "Account 4417",
                 *       "accountType": "Business",
                 *       "ukDomesticPayee": {
                 *         "paymentType": "FAS",
                 *         "network": "SORT",
                 *         "accountNumber": "20418836",
                 *         "accountName": "Ashdown Feed & Forage",
                 *         "isShared": false,
                 *         "bankDetails": {
                 *           "name": "Tannery Bank",
                 *           "codeType": "NAC",
                 *           "code": "601122"
                 *         }
                 *       },
                 *       "copApiResponse": {
                 *         "enabled": true,
                 *         "matched": "Y",
                 *         "selectionStatus": null,
                 *         "reasonCode": null,
                 *         "payeeAccountName": null
                 *       },
                 *       "stage": 2,
                 *       "intendedPayment": {
                 *         "currency": "GBP",
                 *         "amount": 125.5
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PayeeConfirmation"];
            };
        };
        responses: {
            /** @description The payee may be paid. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayeeStepAnswer"];
                };
            };
            /** @description Accepted, awaiting authorisation. */
            202: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": {
                     *         "result": "ACCEPTED",
                     *         "contextID": "00imcDy7k",
                     *         "referenceNumber": "PB2606100040",
                     *         "message": {
                     *           "code": "DIGX_APPROVAL_REQUIRED",
                     *           "type": "WARNING"
                     *         }
                     *       },
                     *       "externalPayee": {
                     *         "id": "E8134B7F0A92C65D",
                     *         "groupId": "5D0C71E8A42B96F3",
                     *         "status": "PENDING_APPROVAL"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PayeeStepAnswer"];
                };
            };
            400: components["responses"]["PayeeRefused"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PayeeNotFound"];
            408: components["responses"]["OutcomeUnknown"];
            409: components["responses"]["OutcomeUnknown"];
            412: components["responses"]["CodesLocked"];
            417: components["responses"]["ChallengeOfChange"];
            419: components["responses"]["ProspectExpired"];
            425: components["responses"]["OutcomeUnknown"];
            429: components["responses"]["OutcomeUnknown"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    amendPayee: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description JSON text answering the challenge of an earlier 417, sent with the same request repeated. The name contains an underscore, which proxies must be configured to pass.
                 * @example {"authType":"OTP","otp":"204816","referenceNo":"21305"}
                 */
                "X-CHALLENGE_RESPONSE"?: components["parameters"]["ChallengeResponse"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /**
                 * @description Token of the payee's group.
                 * @example 5D0C71E8A42B96F3
                 */
                groupId: components["parameters"]["GroupId"];
                /**
                 * @description Token of the payee.
                 * @example E8134B7F0A92C65D
                 */
                payeeId: components["parameters"]["PayeeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "nickName": "Hay merchant",
                 *       "status": "ACT",
                 *       "domesticPayeeType": "UK",
                 *       "reference": "Account 4417",
                 *       "accountType": "Business",
                 *       "ukDomesticPayee": {
                 *         "paymentType": "FAS",
                 *         "network": "SORT",
                 *         "accountNumber": "20418836",
                 *         "accountName": "Ashdown Feed & Forage",
                 *         "isShared": false,
                 *         "bankDetails": {
                 *           "name": "Tannery Bank",
                 *           "codeType": "NAC",
                 *           "code": "601122"
                 *         }
                 *       },
                 *       "copApiResponse": {
                 *         "enabled": true,
                 *         "matched": "Y",
                 *         "selectionStatus": null,
                 *         "reasonCode": null,
                 *         "payeeAccountName": null
                 *       },
                 *       "stage": 0
                 *     }
                 */
                "application/json": components["schemas"]["PayeePayload"];
            };
        };
        responses: {
            /** @description The change may be confirmed. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayeeStepAnswer"];
                };
            };
            400: components["responses"]["PayeeRefused"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PayeeNotFound"];
            412: components["responses"]["CodesLocked"];
            417: components["responses"]["ChallengeOfChange"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePayee: {
        parameters: {
            query: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
                /**
                 * @description The step; deleting has only one.
                 * @example 1
                 */
                stage: components["parameters"]["DeleteStage"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /**
                 * @description Token of the payee's group.
                 * @example 5D0C71E8A42B96F3
                 */
                groupId: components["parameters"]["GroupId"];
                /**
                 * @description Token of the payee.
                 * @example E8134B7F0A92C65D
                 */
                payeeId: components["parameters"]["PayeeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payee is gone. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PayeeNotFound"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyPayee: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /**
                 * @description Token of the payee's group.
                 * @example 5D0C71E8A42B96F3
                 */
                groupId: components["parameters"]["GroupId"];
                /**
                 * @description Token of the payee.
                 * @example E8134B7F0A92C65D
                 */
                payeeId: components["parameters"]["PayeeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "stage": 1
                 *     }
                 */
                "application/json": components["schemas"]["PayeeStage"];
            };
        };
        responses: {
            /** @description It may be confirmed. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayeeStepAnswer"];
                };
            };
            400: components["responses"]["PayeeRefused"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PayeeNotFound"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyPayeeName: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "paymentType": "DOMESTIC",
                 *       "network": "FASTER",
                 *       "accountId": "20418836",
                 *       "accountName": "Ashdown Feed & Forage",
                 *       "accountType": "Business",
                 *       "bic": "601122",
                 *       "dictionary": {
                 *         "nameValuePairDTOArray": [
                 *           {
                 *             "name": "reference",
                 *             "value": "Account 4417"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PayeeNameCheck"];
            };
        };
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayeeNameCheckAnswer"];
                };
            };
            400: components["responses"]["PayeeCheckRefused"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    getClearingDetails: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /**
                 * @description Sort code, six digits.
                 * @example 601122
                 */
                sortCode: components["parameters"]["SortCodeInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A bank that takes faster payments. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClearingDetailsAnswer"];
                };
            };
            400: components["responses"]["SortCodeRefused"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserLimits: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The limits. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitPackagesAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPartyLimits: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The limits. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitPackagesAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLimitUtilization: {
        parameters: {
            query: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
                /**
                 * @description Whose: `USER` the customer's own, `PARTY` those of the party, or without one of the customer's own.
                 * @example USER
                 */
                entityType: components["parameters"]["LimitedEntityType"];
                /**
                 * @description The limit to read. The number sign is written `%23` in the URL.
                 * @example PER#DAILY
                 */
                limitType: components["parameters"]["LimitType"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is used up. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LimitUtilizationAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPayment: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "from": {
                 *         "id": {
                 *           "value": "9A0E7C5512D84F6BB1C3E2770D9A4458F00DD1CE24680ACE13579BDF",
                 *           "displayValue": "31926819"
                 *         },
                 *         "balance": "8250.400000"
                 *       },
                 *       "to": {
                 *         "groupId": "5D0C71E8A42B96F3",
                 *         "payeeId": "E8134B7F0A92C65D"
                 *       },
                 *       "isNewPayee": false,
                 *       "later": false,
                 *       "amount": {
                 *         "currency": "GBP",
                 *         "amount": 125.5
                 *       },
                 *       "reference": "Hay March",
                 *       "stage": 0
                 *     }
                 */
                "application/json": components["schemas"]["PaymentRequest"];
            };
        };
        responses: {
            /** @description It may be confirmed; nothing has moved. */
            201: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentAnswer"];
                };
            };
            400: components["responses"]["PaymentRefused"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrderPartNotFound"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPayment: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /**
                 * @description Token of the payment.
                 * @example 3C5A90E7D2184FB6
                 */
                paymentId: components["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How far it has come. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutDetailsAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PaymentNotFound"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmPayment: {
        parameters: {
            query: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
                /**
                 * @description Sort code of the payee's account.
                 * @example 601122
                 */
                sortCode: components["parameters"]["SortCodeInQuery"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description JSON text answering the challenge of an earlier 417, sent with the same request repeated. The name contains an underscore, which proxies must be configured to pass.
                 * @example {"authType":"OTP","otp":"204816","referenceNo":"21305"}
                 */
                "X-CHALLENGE_RESPONSE"?: components["parameters"]["ChallengeResponse"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /**
                 * @description Token of the payment.
                 * @example 3C5A90E7D2184FB6
                 */
                paymentId: components["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "from": {
                 *         "id": {
                 *           "value": "9A0E7C5512D84F6BB1C3E2770D9A4458F00DD1CE24680ACE13579BDF",
                 *           "displayValue": "31926819"
                 *         },
                 *         "balance": "8250.400000"
                 *       },
                 *       "to": {
                 *         "groupId": "5D0C71E8A42B96F3",
                 *         "payeeId": "E8134B7F0A92C65D"
                 *       },
                 *       "isNewPayee": false,
                 *       "later": false,
                 *       "amount": {
                 *         "currency": "GBP",
                 *         "amount": 125.5
                 *       },
                 *       "reference": "Hay March",
                 *       "stage": 1
                 *     }
                 */
                "application/json": components["schemas"]["PaymentRequest"];
            };
        };
        responses: {
            /** @description The payment is made, or the bank does not know yet whether it is. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentConfirmedAnswer"];
                };
            };
            /** @description Accepted, awaiting authorisation. Nothing has moved. */
            202: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": {
                     *         "result": "ACCEPTED",
                     *         "contextID": "00imcDy7k",
                     *         "referenceNumber": "PB2606100041",
                     *         "message": {
                     *           "code": "DIGX_APPROVAL_REQUIRED",
                     *           "type": "WARNING"
                     *         }
                     *       },
                     *       "paymentId": "3C5A90E7D2184FB6",
                     *       "externalReferenceId": null,
                     *       "valueDate": "2026-03-02"
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentConfirmedAnswer"];
                };
            };
            400: components["responses"]["PaymentRefused"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PaymentNotFound"];
            408: components["responses"]["OutcomeUnknown"];
            409: components["responses"]["OutcomeUnknown"];
            412: components["responses"]["CodesLocked"];
            417: components["responses"]["ChallengeOfChange"];
            419: components["responses"]["ProspectExpired"];
            425: components["responses"]["OutcomeUnknown"];
            429: components["responses"]["OutcomeUnknown"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTransfer: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": {
                 *         "currency": "GBP",
                 *         "amount": 250
                 *       },
                 *       "debitAccountId": {
                 *         "value": "9A0E7C5512D84F6BB1C3E2770D9A4458F00DD1CE24680ACE13579BDF",
                 *         "displayValue": "31926819"
                 *       },
                 *       "creditAccountId": {
                 *         "value": "77C1F0A25B9E4D3866F20D1E8A94C7B350FF12AB34CD56EF78901234",
                 *         "displayValue": "31926827"
                 *       },
                 *       "remarks": "Hay March"
                 *     }
                 */
                "application/json": components["schemas"]["TransferRequest"];
            };
        };
        responses: {
            /** @description It may be confirmed; nothing has moved. */
            201: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentAnswer"];
                };
            };
            400: components["responses"]["TransferRefused"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TransferAccountNotFound"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTransfer: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /**
                 * @description Token of the payment.
                 * @example 3C5A90E7D2184FB6
                 */
                paymentId: components["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How far it has come. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransferDetailsAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PaymentNotFound"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmTransfer: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description JSON text answering the challenge of an earlier 417, sent with the same request repeated. The name contains an underscore, which proxies must be configured to pass.
                 * @example {"authType":"OTP","otp":"204816","referenceNo":"21305"}
                 */
                "X-CHALLENGE_RESPONSE"?: components["parameters"]["ChallengeResponse"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /**
                 * @description Token of the payment.
                 * @example 3C5A90E7D2184FB6
                 */
                paymentId: components["parameters"]["PaymentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transfer is made, or the bank does not know yet whether it is. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentConfirmedAnswer"];
                };
            };
            /** @description Accepted, awaiting authorisation. Nothing has moved. */
            202: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": {
                     *         "result": "ACCEPTED",
                     *         "contextID": "00imcDy7k",
                     *         "referenceNumber": "PB2606100042",
                     *         "message": {
                     *           "code": "DIGX_APPROVAL_REQUIRED",
                     *           "type": "WARNING"
                     *         }
                     *       },
                     *       "paymentId": "5B21D07F3E94A6C8",
                     *       "externalReferenceId": null,
                     *       "valueDate": "2026-03-02"
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentConfirmedAnswer"];
                };
            };
            400: components["responses"]["TransferRefused"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["PaymentNotFound"];
            408: components["responses"]["OutcomeUnknown"];
            409: components["responses"]["OutcomeUnknown"];
            412: components["responses"]["CodesLocked"];
            417: components["responses"]["ChallengeOfChange"];
            419: components["responses"]["ProspectExpired"];
            425: components["responses"]["OutcomeUnknown"];
            429: components["responses"]["OutcomeUnknown"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTransferInstruction: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferInstructionRequest"];
            };
        };
        responses: {
            /** @description It may be confirmed; nothing has moved. */
            201: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InstructionAnswer"];
                };
            };
            400: components["responses"]["TransferInstructionRefused"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["TransferAccountNotFound"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTransferInstruction: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /**
                 * @description Token of the instruction.
                 * @example B7E04D19A6C5832F
                 */
                instructionId: components["parameters"]["InstructionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How far it has come. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InstructionTransferAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["InstructionNotFound"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmTransferInstruction: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description JSON text answering the challenge of an earlier 417, sent with the same request repeated. The name contains an underscore, which proxies must be configured to pass.
                 * @example {"authType":"OTP","otp":"204816","referenceNo":"21305"}
                 */
                "X-CHALLENGE_RESPONSE"?: components["parameters"]["ChallengeResponse"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /**
                 * @description Token of the instruction.
                 * @example B7E04D19A6C5832F
                 */
                instructionId: components["parameters"]["InstructionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transfer is set up. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InstructionConfirmedAnswer"];
                };
            };
            /** @description Accepted, awaiting authorisation. Nothing has moved. */
            202: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": {
                     *         "result": "ACCEPTED",
                     *         "contextID": "00imcDy7k",
                     *         "referenceNumber": "PB2606100042",
                     *         "message": {
                     *           "code": "DIGX_APPROVAL_REQUIRED",
                     *           "type": "WARNING"
                     *         }
                     *       },
                     *       "instructionId": "C2904E7B15AF83D6",
                     *       "externalReferenceId": null,
                     *       "startDate": "2026-03-16"
                     *     }
                     */
                    "application/json": components["schemas"]["InstructionConfirmedAnswer"];
                };
            };
            400: components["responses"]["TransferInstructionRefused"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["InstructionNotFound"];
            408: components["responses"]["OutcomeUnknown"];
            409: components["responses"]["OutcomeUnknown"];
            412: components["responses"]["CodesLocked"];
            417: components["responses"]["ChallengeOfChange"];
            419: components["responses"]["ProspectExpired"];
            425: components["responses"]["OutcomeUnknown"];
            429: components["responses"]["OutcomeUnknown"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInstructions: {
        parameters: {
            query: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
                /**
                 * @description `FD` future payments, `SI` standing orders and regular transfers, `DD` direct debits.
                 * @example SI
                 */
                code: components["parameters"]["InstructionCode"];
                /**
                 * @description `NONREC` with `FD`, `REC` with the others.
                 * @example REC
                 */
                type: components["parameters"]["InstructionType"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list, which may be empty. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InstructionListAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    editInstruction: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description JSON text answering the challenge of an earlier 417, sent with the same request repeated. The name contains an underscore, which proxies must be configured to pass.
                 * @example {"authType":"OTP","otp":"204816","referenceNo":"21305"}
                 */
                "X-CHALLENGE_RESPONSE"?: components["parameters"]["ChallengeResponse"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /**
                 * @description Token of the instruction.
                 * @example B7E04D19A6C5832F
                 */
                instructionId: components["parameters"]["InstructionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "partyId": "C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA",
                 *       "amount": {
                 *         "currency": "GBP",
                 *         "amount": 140
                 *       },
                 *       "reference": "Hay April",
                 *       "timeStamp": "2026-03-02T10:00:00.000Z",
                 *       "stage": 0
                 *     }
                 */
                "application/json": components["schemas"]["InstructionEdit"];
            };
        };
        responses: {
            /** @description The edit is verified or made. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CancellationAnswer"];
                };
            };
            400: components["responses"]["EditRefused"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UpcomingNotFound"];
            408: components["responses"]["OutcomeUnknown"];
            409: components["responses"]["OutcomeUnknown"];
            412: components["responses"]["CodesLocked"];
            417: components["responses"]["ChallengeOfChange"];
            419: components["responses"]["ProspectExpired"];
            425: components["responses"]["OutcomeUnknown"];
            429: components["responses"]["OutcomeUnknown"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    validateCancellation: {
        parameters: {
            query: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
                /**
                 * @description `FD` future payments, `SI` standing orders and regular transfers, `DD` direct debits.
                 * @example SI
                 */
                code: components["parameters"]["InstructionCode"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /**
                 * @description Token of the instruction.
                 * @example B7E04D19A6C5832F
                 */
                instructionId: components["parameters"]["InstructionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "partyId": "C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA"
                 *     }
                 */
                "application/json": components["schemas"]["CancellationRequest"];
            };
        };
        responses: {
            /** @description It may be cancelled. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": {
                     *         "result": "SUCCESSFUL",
                     *         "contextID": "00imcDy7k",
                     *         "message": {
                     *           "code": "0",
                     *           "type": "INFO"
                     *         }
                     *       },
                     *       "instructionId": "B7E04D19A6C5832F",
                     *       "statusCode": "A"
                     *     }
                     */
                    "application/json": components["schemas"]["CancellationAnswer"];
                };
            };
            400: components["responses"]["CancellationRefused"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UpcomingNotFound"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmCancellation: {
        parameters: {
            query: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
                /**
                 * @description `FD` future payments, `SI` standing orders and regular transfers, `DD` direct debits.
                 * @example SI
                 */
                code: components["parameters"]["InstructionCode"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /**
                 * @description Token of the instruction.
                 * @example B7E04D19A6C5832F
                 */
                instructionId: components["parameters"]["InstructionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "partyId": "C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA"
                 *     }
                 */
                "application/json": components["schemas"]["CancellationRequest"];
            };
        };
        responses: {
            /** @description It is cancelled. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": {
                     *         "result": "SUCCESSFUL",
                     *         "contextID": "00imcDy7k",
                     *         "message": {
                     *           "code": "0",
                     *           "type": "INFO"
                     *         }
                     *       },
                     *       "instructionId": "B7E04D19A6C5832F",
                     *       "statusCode": "C"
                     *     }
                     */
                    "application/json": components["schemas"]["CancellationAnswer"];
                };
            };
            400: components["responses"]["CancellationRefused"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["UpcomingNotFound"];
            408: components["responses"]["OutcomeUnknown"];
            409: components["responses"]["OutcomeUnknown"];
            419: components["responses"]["ProspectExpired"];
            425: components["responses"]["OutcomeUnknown"];
            429: components["responses"]["OutcomeUnknown"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    createInstruction: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InstructionRequest"];
            };
        };
        responses: {
            /** @description It may be confirmed; nothing has moved. */
            201: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InstructionAnswer"];
                };
            };
            400: components["responses"]["InstructionRefused"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["OrderPartNotFound"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInstruction: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /**
                 * @description Token of the instruction.
                 * @example B7E04D19A6C5832F
                 */
                instructionId: components["parameters"]["InstructionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How far it has come. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InstructionPayoutAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["InstructionNotFound"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmInstruction: {
        parameters: {
            query: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
                /**
                 * @description Sort code of the payee's account.
                 * @example 601122
                 */
                sortCode: components["parameters"]["SortCodeInQuery"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description JSON text answering the challenge of an earlier 417, sent with the same request repeated. The name contains an underscore, which proxies must be configured to pass.
                 * @example {"authType":"OTP","otp":"204816","referenceNo":"21305"}
                 */
                "X-CHALLENGE_RESPONSE"?: components["parameters"]["ChallengeResponse"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /**
                 * @description Token of the instruction.
                 * @example B7E04D19A6C5832F
                 */
                instructionId: components["parameters"]["InstructionId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InstructionRequest"];
            };
        };
        responses: {
            /** @description The instruction counts, or the bank does not know yet whether it does. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InstructionConfirmedAnswer"];
                };
            };
            /** @description Accepted, awaiting authorisation. Nothing has moved. */
            202: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": {
                     *         "result": "ACCEPTED",
                     *         "contextID": "00imcDy7k",
                     *         "referenceNumber": "PB2606100041",
                     *         "message": {
                     *           "code": "DIGX_APPROVAL_REQUIRED",
                     *           "type": "WARNING"
                     *         }
                     *       },
                     *       "instructionId": "B7E04D19A6C5832F",
                     *       "externalReferenceId": null,
                     *       "startDate": "2026-03-16"
                     *     }
                     */
                    "application/json": components["schemas"]["InstructionConfirmedAnswer"];
                };
            };
            400: components["responses"]["InstructionRefused"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["InstructionNotFound"];
            408: components["responses"]["OutcomeUnknown"];
            409: components["responses"]["OutcomeUnknown"];
            412: components["responses"]["CodesLocked"];
            417: components["responses"]["ChallengeOfChange"];
            419: components["responses"]["ProspectExpired"];
            425: components["responses"]["OutcomeUnknown"];
            429: components["responses"]["OutcomeUnknown"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBulkFiles: {
        parameters: {
            query: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
                /**
                 * @description Which page, counted from 1.
                 * @example 1
                 */
                pageNumber: components["parameters"]["PageNumber"];
                /**
                 * @description How many a page holds at most.
                 * @example 25
                 */
                pageSize: components["parameters"]["PageSize"];
                /**
                 * @description First day of upload searched. Left out for all days.
                 * @example 2025-12-02
                 */
                uploadDateStartRange?: components["parameters"]["UploadDateStartRange"];
                /**
                 * @description Last day of upload searched, itself included. Left out for all days.
                 * @example 2026-03-02
                 */
                uploadDateEndRange?: components["parameters"]["UploadDateEndRange"];
                /**
                 * @description Only the file with this reference.
                 * @example BF2606100001
                 */
                fileId?: components["parameters"]["FileIdInQuery"];
                /**
                 * @description Only files of this name, in any case.
                 * @example HAY MARCH.csv
                 */
                fileName?: components["parameters"]["FileNameInQuery"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The files. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkFilesAnswer"];
                };
            };
            400: components["responses"]["InvalidPeriod"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBulkRecords: {
        parameters: {
            query: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
                /**
                 * @description Which page, counted from 1.
                 * @example 1
                 */
                pageNumber: components["parameters"]["PageNumber"];
                /**
                 * @description How many a page holds at most.
                 * @example 25
                 */
                pageSize: components["parameters"]["PageSize"];
                /**
                 * @description Type of the payments. `DTF` is domestic.
                 * @example DTF
                 */
                transactionType: components["parameters"]["RecordTransactionType"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /**
                 * @description Reference of the bulk file.
                 * @example BF2606100001
                 */
                fileId: components["parameters"]["FileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payments. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkRecordsAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BulkFileNotFound"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBulkFile: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "accountId": {
                 *         "value": "9A0E7C5512D84F6BB1C3E2770D9A4458F00DD1CE24680ACE13579BDF",
                 *         "displayValue": "31926819"
                 *       },
                 *       "date": "2026-03-02",
                 *       "fileName": "HAY MARCH.csv",
                 *       "fileData": "QXNoZG93biBGZWVkLDYwMTEyMiwyMDQxODgzNixGUCxIYXkgTWFyY2gsMTI1LjUwDQo=",
                 *       "numRows": 1,
                 *       "totalAmount": {
                 *         "currency": "GBP",
                 *         "amount": 125.5
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["BulkFileDraft"];
            };
        };
        responses: {
            /** @description It may be sent. */
            201: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkFileAnswer"];
                };
            };
            400: components["responses"]["BulkFileRefused"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadBulkFile: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description JSON text answering the challenge of an earlier 417, sent with the same request repeated. The name contains an underscore, which proxies must be configured to pass.
                 * @example {"authType":"OTP","otp":"204816","referenceNo":"21305"}
                 */
                "X-CHALLENGE_RESPONSE"?: components["parameters"]["ChallengeResponse"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /**
                 * @description Reference of the bulk file.
                 * @example BF2606100001
                 */
                fileId: components["parameters"]["FileId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fileName": "HAY MARCH.csv",
                 *       "fileContent": "QXNoZG93biBGZWVkLDYwMTEyMiwyMDQxODgzNixGUCxIYXkgTWFyY2gsMTI1LjUwDQo=",
                 *       "valueDate": "2026-03-02",
                 *       "customerId": "C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA",
                 *       "debitAccountId": {
                 *         "value": "9A0E7C5512D84F6BB1C3E2770D9A4458F00DD1CE24680ACE13579BDF",
                 *         "displayValue": "31926819"
                 *       },
                 *       "fileIdentifier": "DTF0301"
                 *     }
                 */
                "application/json": components["schemas"]["BulkFileUpload"];
            };
        };
        responses: {
            /** @description The bank has the file and checks it. */
            201: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkFileAnswer"];
                };
            };
            400: components["responses"]["BulkFileRefused"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BulkFileNotFound"];
            408: components["responses"]["OutcomeUnknown"];
            409: components["responses"]["OutcomeUnknown"];
            412: components["responses"]["CodesLocked"];
            417: components["responses"]["ChallengeOfChange"];
            419: components["responses"]["ProspectExpired"];
            425: components["responses"]["OutcomeUnknown"];
            429: components["responses"]["OutcomeUnknown"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    authoriseBulkFile: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description JSON text answering the challenge of an earlier 417, sent with the same request repeated. The name contains an underscore, which proxies must be configured to pass.
                 * @example {"authType":"OTP","otp":"204816","referenceNo":"21305"}
                 */
                "X-CHALLENGE_RESPONSE"?: components["parameters"]["ChallengeResponse"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /**
                 * @description Reference of the bulk file.
                 * @example BF2606100001
                 */
                fileId: components["parameters"]["FileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its payments are made on their day. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkFileAnswer"];
                };
            };
            /** @description Accepted, awaiting authorisation. Nothing has moved. */
            202: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkFileAnswer"];
                };
            };
            400: components["responses"]["BulkFileRefused"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BulkFileNotFound"];
            408: components["responses"]["OutcomeUnknown"];
            409: components["responses"]["OutcomeUnknown"];
            412: components["responses"]["CodesLocked"];
            417: components["responses"]["ChallengeOfChange"];
            419: components["responses"]["ProspectExpired"];
            425: components["responses"]["OutcomeUnknown"];
            429: components["responses"]["OutcomeUnknown"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBulkResponseFile: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
                /**
                 * @description Which file. The bank's response where it is left out.
                 * @example error
                 */
                fileType?: components["parameters"]["ResponseFileType"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path: {
                /**
                 * @description Reference of the bulk file.
                 * @example BF2606100001
                 */
                fileId: components["parameters"]["FileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResponseAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["BulkFileNotFound"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFileIdentifiers: {
        parameters: {
            query?: {
                /**
                 * @description Language of the texts in the answer.
                 * @example en
                 */
                locale?: components["parameters"]["Locale"];
            };
            header?: {
                /**
                 * @description One unused nonce of this session. Without one, or with one that is used up or unknown, the answer is 403.
                 * @example 8f2c1a90d47b4e66
                 */
                "x-nonce"?: components["parameters"]["Nonce"];
                /**
                 * @description Token of the entity the customer acts for. Left out for all of them together.
                 * @example C43E0A1B7D52F9864E3011AA5B6C7D8E9F00112233445566778899AA
                 */
                "X-Party-Id"?: components["parameters"]["PartyId"];
                /**
                 * @description The call's place in a trace, as in W3C Trace Context. The app sends none; a gateway or a service before the bank may add one, and whatever passes the call on passes this on, too.
                 * @example 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
                 */
                traceparent?: components["parameters"]["TraceParent"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mappings. */
            200: {
                headers: {
                    "x-nonce": components["headers"]["Nonce"];
                    Date: components["headers"]["Date"];
                    traceparent: components["headers"]["TraceParent"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileIdentifiersAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["NoSession"];
            403: components["responses"]["Forbidden"];
            419: components["responses"]["ProspectExpired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
}

/** A code with which the bank refuses. */
export type RefusalCode =
  | '10011'
  | '3403'
  | 'DIGX_AP_0012'
  | 'DIGX_AP_0013'
  | 'DIGX_AP_0048'
  | 'DIGX_AUTH_0001'
  | 'DIGX_AUTH_0002'
  | 'DIGX_AUTH_0003'
  | 'DIGX_AUTH_0004'
  | 'DIGX_AUTH_0007'
  | 'DIGX_AUTH_0012'
  | 'DIGX_AU_035'
  | 'DIGX_BNK_DET001'
  | 'DIGX_CMN_0096'
  | 'DIGX_CZ_ACCESS_DENIED'
  | 'DIGX_CZ_ACCOUNT_01'
  | 'DIGX_CZ_ACTIVITY_01'
  | 'DIGX_CZ_ALERT_01'
  | 'DIGX_CZ_ALERT_02'
  | 'DIGX_CZ_ALERT_03'
  | 'DIGX_CZ_ANN_02'
  | 'DIGX_CZ_ANN_03'
  | 'DIGX_CZ_APPROVAL_01'
  | 'DIGX_CZ_APPROVAL_02'
  | 'DIGX_CZ_APPROVAL_03'
  | 'DIGX_CZ_AP_0001'
  | 'DIGX_CZ_AUTH_ADMIN'
  | 'DIGX_CZ_CHEQUE_01'
  | 'DIGX_CZ_CONTENT_01'
  | 'DIGX_CZ_COP_01'
  | 'DIGX_CZ_DATES_01'
  | 'DIGX_CZ_FL_01'
  | 'DIGX_CZ_FU_01'
  | 'DIGX_CZ_FU_02'
  | 'DIGX_CZ_FU_03'
  | 'DIGX_CZ_INSTR_01'
  | 'DIGX_CZ_INSTR_02'
  | 'DIGX_CZ_INSTR_03'
  | 'DIGX_CZ_INSTR_04'
  | 'DIGX_CZ_MAIL_01'
  | 'DIGX_CZ_MAIL_02'
  | 'DIGX_CZ_MAIL_03'
  | 'DIGX_CZ_MKT_01'
  | 'DIGX_CZ_NONCE_01'
  | 'DIGX_CZ_PAYEE_01'
  | 'DIGX_CZ_PAYEE_02'
  | 'DIGX_CZ_PAYEE_03'
  | 'DIGX_CZ_PAYMENT_01'
  | 'DIGX_CZ_PAYMENT_02'
  | 'DIGX_CZ_PAYMENT_03'
  | 'DIGX_CZ_PAYMENT_04'
  | 'DIGX_CZ_PAYMENT_05'
  | 'DIGX_CZ_PIN_01'
  | 'DIGX_CZ_PWD_01'
  | 'DIGX_CZ_REQUEST_01'
  | 'DIGX_CZ_SESSION_01'
  | 'DIGX_CZ_SESSION_02'
  | 'DIGX_CZ_STATEMENT_01'
  | 'DIGX_CZ_TFA_0001'
  | 'DIGX_CZ_TFA_0002'
  | 'DIGX_CZ_TOKEN_01'
  | 'DIGX_CZ_TPP_01'
  | 'DIGX_CZ_TPP_02'
  | 'DIGX_CZ_TPP_03'
  | 'DIGX_CZ_TPP_04'
  | 'DIGX_CZ_TPP_05'
  | 'DIGX_CZ_TPP_06'
  | 'DIGX_FL_015'
  | 'DIGX_FL_035'
  | 'DIGX_FL_040'
  | 'DIGX_FL_059'
  | 'DIGX_FU_003'
  | 'DIGX_FU_048'
  | 'DIGX_PROD_DEF_0000'
  | 'DIGX_PROD_IDM_0010'
  | 'DIGX_PY_0025'
  | 'DIGX_PY_0134'
  | 'DIGX_PY_0138'
  | 'DIGX_PY_1338'
  | 'DIGX_PY_1360'
  | 'DIGX_PY_HOST_006'
  | 'DIGX_PY_PAYEE_007'
  | 'DIGX_PY_REMARK_001'
  | 'DIGX_PY_REMARK_002'
  | 'DIGX_TB_0003'
  | 'DIGX_TFA_0002'
  | 'DIGX_TFA_0003'
  | 'DIGX_TFA_0004'
  | 'DIGX_TFA_0005'
  | 'DIGX_TPIN_EXISTS'
  | 'DIGX_TPIN_MISMATCH'
  | 'DIGX_UM_041'
  | 'DIGX_UM_042'
  | 'FT-RESP-999'
  | 'FT-VAC09'
  | 'SM-MULMAN05';
