/** The specification's five containers: detected MIME types, and the names people know. */
export const containers = [
  { label: 'MP4', extension: 'mp4', recognised: ['video/mp4', 'video/x-m4v'] },
  { label: 'WebM', extension: 'webm', recognised: ['video/webm'] },
  { label: 'MOV', extension: 'mov', recognised: ['video/quicktime'] },
  { label: 'AVI', extension: 'avi', recognised: ['video/vnd.avi', 'video/x-msvideo'] },
  { label: 'MKV', extension: 'mkv', recognised: ['video/matroska', 'video/x-matroska'] },
] as const;
export type Container = (typeof containers)[number];

/** Accepted types in the form's file dialog; the server decides by content. */
export const acceptedTypes: readonly string[] = containers.flatMap(({ recognised }) => [...recognised]);
export const acceptedExtensions: readonly string[] = containers.map(({ extension }) => `.${extension}`);

/** Other file extensions of the same containers. */
const otherEndings = ['.m4v', '.qt'];
/** MIME types that browsers send for unknown files. */
const unknownTypes = ['', 'application/octet-stream'];

/**
 * Whether a file can be a video by its MIME type (with optional codecs) and extension. If both are missing it can; the content
 * decides in the end.
 */
export function mayBeVideo(fileName: string, mimeType: string): boolean {
  const type = (mimeType.split(';')[0] ?? '').trim().toLowerCase();
  // An extension needs a non-digit character: "Présentation v1.2" has none.
  const ending = /\.((?=[a-z0-9]*[a-z])[a-z0-9]{2,5})$/i.exec(fileName.trim())?.[1]?.toLowerCase();
  const isKnownEnding = ending !== undefined && [...acceptedExtensions, ...otherEndings].includes(`.${ending}`);
  if (ending !== undefined && !isKnownEnding) return false;
  // Systems send `video/avi` or `video/x-mkv` for types with other names.
  return unknownTypes.includes(type) || acceptedTypes.includes(type) || (isKnownEnding && type.startsWith('video/'));
}

/** The container of a MIME type detected from content; null if unsupported. */
export function containerOf(mime: string | undefined): Container | null {
  return containers.find(({ recognised }) => (recognised as readonly string[]).includes(mime ?? '')) ?? null;
}
