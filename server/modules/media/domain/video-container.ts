/** The specification's five containers: what content is recognised as, and the names people know them by. */
export const containers = [
  { label: 'MP4', extension: 'mp4', recognised: ['video/mp4', 'video/x-m4v'] },
  { label: 'WebM', extension: 'webm', recognised: ['video/webm'] },
  { label: 'MOV', extension: 'mov', recognised: ['video/quicktime'] },
  { label: 'AVI', extension: 'avi', recognised: ['video/vnd.avi', 'video/x-msvideo'] },
  { label: 'MKV', extension: 'mkv', recognised: ['video/matroska', 'video/x-matroska'] },
] as const;
export type Container = (typeof containers)[number];

/** What a form may offer in its file dialogue; the server decides by content. */
export const acceptedTypes: readonly string[] = containers.flatMap(({ recognised }) => [...recognised]);
export const acceptedExtensions: readonly string[] = containers.map(({ extension }) => `.${extension}`);

/** Endings of the same containers that a form does not offer. */
const otherEndings = ['.m4v', '.qt'];
/** What a browser says of a file it knows nothing of. */
const unknownTypes = ['', 'application/octet-stream'];

/**
 * Whether a file may be a video as far as its sender says: by its MIME type, which may carry codecs, and the ending of its name.
 * Where nothing is said it may; the content decides in the end.
 */
export function mayBeVideo(fileName: string, mimeType: string): boolean {
  const type = (mimeType.split(';')[0] ?? '').trim().toLowerCase();
  // With a letter in it: "Présentation v1.2" has no ending.
  const ending = /\.((?=[a-z0-9]*[a-z])[a-z0-9]{2,5})$/i.exec(fileName.trim())?.[1]?.toLowerCase();
  const isKnownEnding = ending !== undefined && [...acceptedExtensions, ...otherEndings].includes(`.${ending}`);
  if (ending !== undefined && !isKnownEnding) return false;
  // Systems write `video/avi` or `video/x-mkv` for what we know by another name.
  return unknownTypes.includes(type) || acceptedTypes.includes(type) || (isKnownEnding && type.startsWith('video/'));
}

/** The container of a MIME type that was found by looking at the content; null for anything we do not take. */
export function containerOf(mime: string | undefined): Container | null {
  return containers.find(({ recognised }) => (recognised as readonly string[]).includes(mime ?? '')) ?? null;
}
