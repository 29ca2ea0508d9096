/**
 * Path of a video's file: `<last two hex digits>/<video id>/<file id>.<installation>.<extension>`. Ids of one day start alike, so
 * folders use their end. Contains only generated ids, never a person's input. Files of earlier releases carry no installation.
 */
export type StorageKey = string;

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const folderPattern = new RegExp(`^[0-9a-f]{2}/${uuid}$`);
const keyPattern = new RegExp(`^[0-9a-f]{2}/(${uuid})/${uuid}(?:\\.([0-9a-f]{12}))?\\.[a-z0-9]{2,8}$`);

export const videoFolder = (videoId: string): string => `${videoId.slice(-2)}/${videoId}`;

/**
 * @param extension without a dot, one of ours. Only for people who open the folder.
 * @param mark of this installation
 */
export const storageKey = (videoId: string, fileId: string, extension: string, mark?: string): StorageKey =>
  assertKey(`${videoFolder(videoId)}/${fileId}${mark === undefined ? '' : `.${mark}`}.${extension}`);

/** The mark of an installation in the names of its files. */
export const markOfInstallation = (id: string): string => id.slice(-12);

/** The installation that stored a file; null if an earlier release did, or it is not one of our keys. */
export const markOfKey = (key: string): string | null => keyPattern.exec(key)?.[2] ?? null;

/** Whether this installation may delete it: it is its own, or of a release that did not say. */
export const mayBeOf = (key: string, mark: string): boolean => [mark, null].includes(markOfKey(key));

/** @throws RangeError if it is not one of our keys: the last check before the file system. */
export function assertKey(key: string): StorageKey {
  if (!keyPattern.test(key)) throw new RangeError('not a storage key');
  return key;
}

/** @throws RangeError like {@link assertKey}. */
export function assertFolder(folder: string): string {
  if (!folderPattern.test(folder)) throw new RangeError('not a storage folder');
  return folder;
}

/** The video of a key; null if it is not one of our keys. */
export const videoOfKey = (key: string): string | null => keyPattern.exec(key)?.[1] ?? null;

const uploadIdPattern = new RegExp(`^${uuid}$`);

/** @throws RangeError like {@link assertKey}. */
export function assertUploadId(id: string): string {
  if (!uploadIdPattern.test(id)) throw new RangeError('not an upload of ours');
  return id;
}

const PARTIAL_KEY = 'partial/';

/** The name of an upload's pieces among stray files. */
export const partialKey = (id: string): string => `${PARTIAL_KEY}${id}`;

/** Null if it is not the name of an upload's pieces. */
export const uploadOfPartialKey = (key: string): string | null =>
  key.startsWith(PARTIAL_KEY) ? key.slice(PARTIAL_KEY.length) : null;
