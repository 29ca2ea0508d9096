/**
 * Address under which this process asks itself, as an anonymous reader, for what a public page shows. From the range that
 * networks discard (RFC 6666), so nobody else comes from there.
 */
export const OWN_READS = '100::1';
