/** An address that opens one rung of a video for everybody who has it, until it ends. */
export interface SignedAddress {
  /** Start of the addresses of all its segments, or the address of the complete file in an object store. */
  readonly path: string;
  /** The signature, as a query without `?`. */
  readonly query: string;
}
