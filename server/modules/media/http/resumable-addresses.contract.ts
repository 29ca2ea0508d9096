/** Base path of resumable uploads (tus 1.0.0); each upload has its own address below it. */
export const resumableUploadsPath = '/api/uploads';

/** Max bytes per PATCH, which may have to be sent again after an interruption. */
export const resumableChunkBytes = 8 * 1024 * 1024;

/** Sent with 201. Replaces the session for this upload, so that an upload longer than a session can finish. */
export const uploadTokenHeader = 'upload-token';
