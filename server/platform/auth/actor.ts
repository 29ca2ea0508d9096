/** The caller, as permission checks see it. */
export interface Actor {
  readonly id: string;
  readonly sessionId: string;
  /** Role, named as in the access rules of routes. */
  readonly role: string;
  /** A narrower role inside the caller's organisation. Routes for roles refuse it unless `@AllowSeats` names it. */
  readonly seat?: string;
  /** If set, the caller may only read, and every write is refused with this error code. */
  readonly writesRefused?: string;
  /** If set, the session may do one thing, for example RESUME. Routes refuse it unless `@AllowLimited` names that. */
  readonly limitedTo?: string;
}
