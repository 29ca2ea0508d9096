/** A fault of one account; `detail` holds ids and figures only. */
export interface WalkFault {
  readonly invariant: string;
  readonly detail: string;
}

/** Everything that verifying the next transaction needs to know about those before it. */
export interface WalkState {
  readonly sequence: number;
  readonly hash: string;
  readonly balance: number;
  readonly held: number;
  /** How many holds were made. */
  readonly holds: number;
  /** Available and held credits of each lot that has any. */
  readonly lots: Readonly<Record<string, readonly [available: number, held: number]>>;
}
