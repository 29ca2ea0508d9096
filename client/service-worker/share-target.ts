/** Address that receives a shared file (`share_target` of the manifest), and page that continues with it. */
export const SHARED_RESUME = '/profile/shared-resume';
/** Name of the file in the form, as in the manifest. */
export const SHARED_FIELD = 'resume';
/** Cache of the one shared file. */
export const SHARED_CACHE = 'shared-resume';
/** As much as the server reads of a résumé. */
export const MAX_BYTES = 10 * 1024 * 1024;

/** Files that can be shared: the end of the name, and the type that other apps give. */
export const sharedTypes: readonly (readonly [extension: `.${string}`, type: string])[] = [
  ['.pdf', 'application/pdf'],
  ['.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['.odt', 'application/vnd.oasis.opendocument.text'],
  ['.txt', 'text/plain'],
  ['.zip', 'application/zip'],
];
