/** The kinds of errors, in the platform's own words; one filter turns them into an HTTP status. */
export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'payment_required'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'gone'
  | 'precondition_failed'
  | 'too_large'
  | 'unsupported_type'
  | 'range_not_satisfiable'
  | 'unprocessable'
  | 'too_many'
  | 'unavailable'
  | 'storage_full';

/** One field of the input that is at fault. `message` is filled from the catalogue of the caller's language. */
export interface FieldIssue {
  readonly path: string;
  readonly code: string;
  readonly message?: string;
}

/** A date is written out in the reader's language. */
export type ErrorParams = Readonly<Record<string, string | number | Date>>;

/**
 * A refusal with a stable `MODULE.REASON` code. The sentence a person reads lives in the catalogues under that code.
 *
 * @example class EmailTaken extends DomainError { constructor() { super('IDENTITY.EMAIL_TAKEN', 'conflict'); } }
 */
export abstract class DomainError extends Error {
  /** Seconds after which trying again makes sense; sent as `Retry-After`. */
  readonly retryAfterSeconds?: number;
  /** Figures that a client acts on, sent beside the sentence under their own names. */
  readonly figures?: Readonly<Record<string, number>>;
  /** Facts for the client that concern no single field, sent as the object `details`, for example `{ until }`. */
  readonly facts?: Readonly<Record<string, string>>;

  constructor(
    readonly code: string,
    readonly kind: ErrorKind,
    readonly params: ErrorParams = {},
    readonly details: readonly FieldIssue[] = [],
    /** Key of the sentence, where one code has several. */
    readonly sentence: string = code,
  ) {
    super(code);
    this.name = new.target.name;
  }
}
