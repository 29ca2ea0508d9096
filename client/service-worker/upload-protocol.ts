/** Values of the upload protocol (`resumable-addresses.contract.ts` of the server; a spec compares them). */
export const UPLOADS = '/api/uploads';
export const UPLOAD_TOKEN = 'upload-token';
/** Cache of uploads that go on while no page is open. */
export const KEPT_UPLOADS = 'kept-uploads';
/** Max bytes of one request. */
export const PIECE_BYTES = 8 * 1024 * 1024;

/** Whether a refused request may succeed later: the server restarts, is busy, or another sender is not finished. */
export const mayHelp = (status: number): boolean =>
  status === 0 || status === 409 || status === 423 || status === 429 || status >= 500;
