import type { Bank } from '#sandbox/bank/engine/bank.ts';
import type { Change } from '#sandbox/bank/engine/change.ts';
import type { Customer } from '#sandbox/bank/engine/profile.ts';
import type { ConfirmedByMagic } from '#sandbox/bank/magic/magic.ts';
import type { SessionRecord } from '#sandbox/bank/records/session.ts';
import type { UserRecord } from '#sandbox/bank/records/user.ts';
import type { RequiredConfirmation } from '#sandbox/bank/security/challenges.ts';
import type { OperationId } from '#sandbox/http/operations.generated.ts';
import type { RefusalName, refusals } from '#sandbox/http/refusals/refusals.ts';
import type { operations as Contract } from '#src/api/schema.generated.d.ts';

/** The input of a handler, typed by the contract and already validated. */
export interface Call<Id extends OperationId> {
  readonly bank: Bank;
  readonly path: ParametersOf<Id, 'path'>;
  readonly query: ParametersOf<Id, 'query'>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: RequestBodyOf<Id>;
}

/** What happens and what is answered. A handler changes nothing itself. */
export interface Decision<Id extends OperationId> {
  readonly rule: string;
  readonly answer:
    | {
        readonly done: BodyOf<Id>;
        /** 200 unless the contract gives this operation another. */
        readonly status?: Exclude<GoodStatusOf<Id>, 200>;
        readonly says?: Saying;
        readonly written?: Written;
      }
    /** An answer that needs loading or drawing, made only for a real recipient. It comes with no changes. */
    | { readonly made: () => Promise<BodyOf<Id>> }
    | { readonly refused: RefusalsOf<Id>; readonly attemptsLeft?: number | undefined }
    /** With a tester's code, whatever the contract says. */
    | { readonly refusedWithCode: string }
    /** A tester's own, in place of what would be decided. */
    | { readonly stubbed: StubbedAnswer };
  readonly changes?: readonly Change[];
  /** Needed before a good answer takes effect. */
  readonly requiredConfirmation?: RequiredConfirmation | undefined;
  /** What a magic value of the order does to a good answer, and to the code that confirms it. */
  readonly magic?: ConfirmedByMagic;
  /** The customer as updated by the attempt itself, confirmed or not. */
  readonly counted?: UserRecord;
  /** What `counted` needs to be on file, where a visitor confirms as a customer who never logged in. */
  readonly opening?: readonly Change[];
  /** Beyond those of every answer. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Where it differs from the asking session; null when none is left. */
  readonly session?: SessionRecord | null;
  /** One by default. */
  readonly nonces?: number;
}

/** The JSON of `done`, where its texts are encoded already. It has at least one key, and says nothing more. */
export interface Written {
  readonly json: string;
  readonly bytes: number;
}

/** An answer that a tester gives in the bank's place. */
export interface StubbedAnswer {
  /** By which testers know it. */
  readonly id: number;
  readonly status: number;
  /** Beyond those of every answer, by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body as it is sent. */
  readonly text: string;
}

/** Messages in a good answer beyond plain success. */
export interface Saying {
  /** The order's or payee's reference, for the customer to quote. */
  readonly referenceNumber?: string | undefined;
  readonly warning?: { readonly code: string; readonly detail?: string };
}

/** A handler states whom it serves; the pipeline enforces it. */
export type Handler<Id extends OperationId> =
  | {
      readonly serves: 'anyone';
      decide(call: Call<Id> & { readonly session: SessionRecord | undefined }): Decision<Id>;
    }
  | {
      readonly serves: 'visitor';
      /** `confirmedAs`: the customer whose second factor was given. */
      decide(call: Call<Id> & { readonly session: SessionRecord; readonly confirmedAs?: UserRecord }): Decision<Id>;
    }
  | {
      readonly serves: 'customer';
      /** For the few calls needed before all login steps are done. */
      readonly whileStepsAreDue?: true;
      /** Code that deciding needs, loaded on first use. */
      readonly load?: () => Promise<void>;
      /** Serves visitors in another way. */
      readonly visitors?: (call: Call<Id> & { readonly session: SessionRecord }) => Decision<Id>;
      decide(call: Call<Id> & { readonly customer: Customer }): Decision<Id>;
    };

/** A missing operation does not compile. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> };

type ResponsesOf<Id extends OperationId> = Contract[Id]['responses'];

/** The statuses with which the contract reports success. */
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

export type RequestBodyOf<Id extends OperationId> = Contract[Id] extends { requestBody: { content: infer Content } }
  ? Content[keyof Content]
  : undefined;
