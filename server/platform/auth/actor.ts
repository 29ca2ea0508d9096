/** Who is calling, as far as permissions are concerned. */
export interface Actor {
  readonly id: string;
  readonly sessionId: string;
  /** Role as the rules of the routes name it. */
  readonly role: string;
  /** While set, the caller may only read: the code of the refusal that every write gets. */
  readonly writesRefused?: string;
}
