/**
 * Path of a video's file: `<last two hex digits>/<video id>/<file id>.<extension>`. Ids of one day start alike, so folders use
 * their end. Contains only generated ids, never a person's input.
 */
export type StorageKey = string;

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const folderPattern = new RegExp(`^[0-9a-f]{2}/${uuid}$`);
const keyPattern = new RegExp(`^[0-9a-f]{2}/(${uuid})/${uuid}\\.[a-z0-9]{2,8}$`);

export const videoFolder = (videoId: string): string => `${videoId.slice(-2)}/${videoId}`;

/** @param extension without a dot, one of ours. Only for people who open the folder. */
export const storageKey = (videoId: string, fileId: string, extension: string): StorageKey =>
  assertKey(`${videoFolder(videoId)}/${fileId}.${extension}`);

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
