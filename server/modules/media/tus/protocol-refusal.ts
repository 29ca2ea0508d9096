import { ERRORS } from '@tus/server';

/** An error in the protocol's terms; the library answers with these two fields. */
export class ProtocolRefusal extends Error {
  constructor(
    readonly status_code: number,
    readonly body: string,
  ) {
    super(body.trim());
    this.name = 'ProtocolRefusal';
  }
}

export const noSuchUpload = (): ProtocolRefusal =>
  new ProtocolRefusal(ERRORS.FILE_NOT_FOUND.status_code, ERRORS.FILE_NOT_FOUND.body);
export const lengthNeeded = (): ProtocolRefusal =>
  new ProtocolRefusal(ERRORS.INVALID_LENGTH.status_code, ERRORS.INVALID_LENGTH.body);
/** Clients know this answer and retry. */
export const lockedOut = (): ProtocolRefusal => new ProtocolRefusal(423, 'Locked\n');
/** tus 1.0.0, checksum: the piece is damaged. */
export const checksumMismatch = (): ProtocolRefusal => new ProtocolRefusal(460, 'Checksum Mismatch\n');
