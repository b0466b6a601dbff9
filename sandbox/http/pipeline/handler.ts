import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import type { Customer } from '#sandbox/bank/engine/profile.ts';
import type { SessionRecord } from '#sandbox/bank/records/session.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import type { RequiredConfirmation } from '#sandbox/bank/security/challenges.ts';
import type { OperationId } from '#sandbox/http/operations.generated.ts';
import type { RefusalName, refusals } from '#sandbox/http/refusals/refusals.ts';
import type { operations as Contract } from '#src/api/schema.generated.d.ts';

/** What a handler is given, typed by the contract. The request has been validated, so its parts are as promised. */
export interface Call<Id extends OperationId> {
  readonly bank: Bank;
  readonly path: ParametersOf<Id, 'path'>;
  readonly query: ParametersOf<Id, 'query'>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: RequestBodyOf<Id>;
}

/** Decides what happens and what is answered; changes nothing itself. */
export interface Decision<Id extends OperationId> {
  /** The rule that decided, for the journal. */
  readonly rule: string;
  readonly answer:
    | {
        readonly done: BodyOf<Id>;
        /** 200 unless it is another that the contract gives this operation. */
        readonly status?: Exclude<GoodStatusOf<Id>, 200>;
        readonly says?: Saying;
      }
    /** An answer that takes loading or drawing, made only where somebody reads it. It comes with nothing to be done. */
    | { readonly made: () => Promise<BodyOf<Id>> }
    | { readonly refused: RefusalsOf<Id>; readonly attemptsLeft?: number | undefined }
    /** With a code of the tester's choice, whatever the contract says of it. */
    | { readonly refusedWithCode: string };
  readonly changes?: readonly Change[];
  /** What the customer must confirm before a good answer comes true. */
  readonly requiredConfirmation?: RequiredConfirmation | undefined;
  /** The customer as the request leaves them by coming at all, confirmed or not. */
  readonly counted?: UserRecord;
  /** Beside those that every answer has. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The session the answer belongs to, where it is not the one that asked; null when none is left. */
  readonly session?: SessionRecord | null;
  /** Fresh nonces the answer carries, one unless said otherwise. */
  readonly nonces?: number;
}

/** What a good answer says of how it went, where there is more to say than that it went well. */
export interface Saying {
  /** Of what was written, for the customer to quote. */
  readonly referenceNumber?: string | undefined;
  readonly warning?: { readonly code: string; readonly detail?: string };
}

/** A handler names whom it serves; the pipeline sees to it that nobody else gets to it. */
export type Handler<Id extends OperationId> =
  | {
      readonly serves: 'anyone';
      decide(call: Call<Id> & { readonly session: SessionRecord | undefined }): Decision<Id>;
    }
  | { readonly serves: 'visitor'; decide(call: Call<Id> & { readonly session: SessionRecord }): Decision<Id> }
  | {
      readonly serves: 'customer';
      /** Set on the few calls that a customer needs before the steps between signing in and the accounts are done. */
      readonly whileStepsAreDue?: true;
      decide(call: Call<Id> & { readonly customer: Customer }): Decision<Id>;
    };

/** One handler an operation: an operation without one does not compile. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> };

type ResponsesOf<Id extends OperationId> = Contract[Id]['responses'];

/** The statuses of the contract under which this operation does what was asked, or takes it down. */
type GoodStatusOf<Id extends OperationId> = Extract<keyof ResponsesOf<Id>, 200 | 201 | 202>;

/** The keys of the good answer beside `status`, which the pipeline adds. */
export type BodyOf<Id extends OperationId> = Omit<JsonOf<ResponsesOf<Id>[GoodStatusOf<Id>]>, 'status'>;

/** The refusals whose status the contract gives this operation. */
export type RefusalsOf<Id extends OperationId> = {
  [Name in RefusalName]: (typeof refusals)[Name]['status'] extends keyof ResponsesOf<Id> ? Name : never;
}[RefusalName];

type JsonOf<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : never;

type ParametersOf<Id extends OperationId, Place extends 'path' | 'query'> = NonNullable<
  Contract[Id]['parameters'][Place]
>;

type RequestBodyOf<Id extends OperationId> = Contract[Id] extends { requestBody: { content: infer Content } }
  ? Content[keyof Content]
  : undefined;
