/** A fault of an account; `detail` has ids and numbers only. */
export interface AuditFault {
  readonly invariant: string;
  readonly detail: string;
}

/** State needed to verify the next transaction. */
export interface AuditState {
  readonly sequence: number;
  readonly hash: string;
  readonly balance: number;
  readonly held: number;
  /** Number of holds made so far. */
  readonly holds: number;
  /** Available and held credits of each lot that has any. */
  readonly lots: Readonly<Record<string, readonly [available: number, held: number]>>;
}
