/** Parameters that open a file without a session: of personal files, of rungs of a video, and of object stores. */
const signed = /\?[^"\\\s]*\b(?:access|signature|x-amz-signature|ticket|token)=[^"\\\s]*/gi;

/**
 * Removes the signatures from the addresses in an answer (JSON). A kept answer lives longer than they do, and without a connection they
 * open nothing. Example: `/api/stream/video/1?access=abc` becomes `/api/stream/video/1`.
 */
export const withoutSignatures = (json: string): string => json.replace(signed, '');
