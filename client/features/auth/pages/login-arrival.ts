/** What a page that leads to the sign-in page tells it. */
export interface LoginArrival {
  /** A new password was set a moment ago. */
  readonly passwordChanged?: boolean;
}
