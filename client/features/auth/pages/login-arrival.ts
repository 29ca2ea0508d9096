/** History state for the sign-in page. */
export interface LoginArrival {
  /** A new password was just set. */
  readonly passwordChanged?: boolean;
}
