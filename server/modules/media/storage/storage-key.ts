/**
 * Where a video's files lie: `<last two hex digits>/<video id>/<file id>.<extension>`. Ids of one day begin alike, so the
 * folders fan out by the end of the id. Made of generated ids only; no name a person gave ever becomes part of a path.
 */
export type StorageKey = string;

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const folderPattern = new RegExp(`^[0-9a-f]{2}/${uuid}$`);
const keyPattern = new RegExp(`^[0-9a-f]{2}/(${uuid})/${uuid}\\.[a-z0-9]{2,8}$`);

export const videoFolder = (videoId: string): string => `${videoId.slice(-2)}/${videoId}`;

/** @param extension without a dot, one of ours: it is for people who look into the folder, nothing is decided by it */
export const storageKey = (videoId: string, fileId: string, extension: string): StorageKey =>
  assertKey(`${videoFolder(videoId)}/${fileId}.${extension}`);

/** @throws RangeError for anything that is not a key of ours: the last wall before the file system. */
export function assertKey(key: string): StorageKey {
  if (!keyPattern.test(key)) throw new RangeError('not a storage key');
  return key;
}

/** @throws RangeError like {@link assertKey}. */
export function assertFolder(folder: string): string {
  if (!folderPattern.test(folder)) throw new RangeError('not a storage folder');
  return folder;
}

/** The video a key belongs to; null for a file that no code of ours named. */
export const videoOfKey = (key: string): string | null => keyPattern.exec(key)?.[1] ?? null;

const uploadIdPattern = new RegExp(`^${uuid}$`);

/** @throws RangeError like {@link assertKey}. */
export function assertUploadId(id: string): string {
  if (!uploadIdPattern.test(id)) throw new RangeError('not an upload of ours');
  return id;
}
