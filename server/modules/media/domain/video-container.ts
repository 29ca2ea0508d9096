/** The specification's five containers: detected MIME types, and the names people know. */
export const containers = [
  { label: 'MP4', extension: 'mp4', recognised: ['video/mp4', 'video/x-m4v'] },
  { label: 'WebM', extension: 'webm', recognised: ['video/webm'] },
  { label: 'MOV', extension: 'mov', recognised: ['video/quicktime'] },
  { label: 'AVI', extension: 'avi', recognised: ['video/vnd.avi', 'video/x-msvideo'] },
  { label: 'MKV', extension: 'mkv', recognised: ['video/matroska', 'video/x-matroska'] },
] as const;
export type Container = (typeof containers)[number];

/** Recordings of sound alone. Their content decides; a WebM or MP4 can be sound alone, too. */
export const soundContainers = [
  { label: 'MP3', extension: 'mp3', recognised: ['audio/mpeg', 'audio/mp3'] },
  { label: 'M4A', extension: 'm4a', recognised: ['audio/mp4', 'audio/x-m4a'] },
  { label: 'WAV', extension: 'wav', recognised: ['audio/wav', 'audio/x-wav', 'audio/wave', 'audio/vnd.wave'] },
  { label: 'OGG', extension: 'ogg', recognised: ['audio/ogg', 'audio/opus', 'audio/ogg; codecs=opus'] },
  { label: 'WebM', extension: 'weba', recognised: ['audio/webm'] },
] as const;
export type SoundContainer = (typeof soundContainers)[number];

export const acceptedSoundTypes: readonly string[] = soundContainers.flatMap(({ recognised }) => [...recognised]);
export const acceptedSoundExtensions: readonly string[] = soundContainers.map(({ extension }) => `.${extension}`);

/** Accepted types in the form's file dialog; the server decides by content. */
export const acceptedTypes: readonly string[] = containers.flatMap(({ recognised }) => [...recognised]);
export const acceptedExtensions: readonly string[] = containers.map(({ extension }) => `.${extension}`);

/** Other file extensions of the same containers. */
const otherSoundEndings = ['.oga', '.opus'];
const otherEndings = ['.m4v', '.qt', ...otherSoundEndings];
/** MIME types that browsers send for unknown files. */
const unknownTypes = ['', 'application/octet-stream'];

/**
 * Whether a file can be a video or a recording of sound by its MIME type (with optional codecs) and extension. If both are missing it can; the content
 * decides in the end.
 */
export function mayBeRecording(fileName: string, mimeType: string): boolean {
  const type = (mimeType.split(';')[0] ?? '').trim().toLowerCase();
  const ending = endingOf(fileName);
  const endings = [...acceptedExtensions, ...acceptedSoundExtensions, ...otherEndings];
  const isKnownEnding = ending !== undefined && endings.includes(`.${ending}`);
  if (ending !== undefined && !isKnownEnding) return false;
  // Systems send `video/avi` or `video/x-mkv` for types with other names.
  return (
    unknownTypes.includes(type) ||
    acceptedTypes.includes(type) ||
    acceptedSoundTypes.includes(type) ||
    (isKnownEnding && /^(?:video|audio)\//.test(type))
  );
}

/** The container of a MIME type detected from content; null if unsupported. */
export function containerOf(mime: string | undefined): Container | SoundContainer | null {
  return (
    [...containers, ...soundContainers].find(({ recognised }) =>
      (recognised as readonly string[]).includes(mime ?? ''),
    ) ?? null
  );
}

// An extension needs a non-digit character: "Présentation v1.2" has none.
const endingOf = (fileName: string): string | undefined =>
  /\.((?=[a-z0-9]*[a-z])[a-z0-9]{2,5})$/i.exec(fileName.trim())?.[1]?.toLowerCase();

const isSoundName = (fileName: string): boolean =>
  [...acceptedSoundExtensions, ...otherSoundEndings].includes(`.${endingOf(fileName)}`);

const isSoundAlone = (container: Container | SoundContainer): boolean =>
  container.recognised.every((type) => type.startsWith('audio/'));

/** The kind of a file by its name and content; null if it is named a video and is none. */
export function kindOfFile(fileName: string, container: Container | SoundContainer): 'VIDEO' | 'AUDIO' | null {
  if (isSoundName(fileName)) return 'AUDIO';
  if (!isSoundAlone(container)) return 'VIDEO';
  return endingOf(fileName) === undefined ? 'AUDIO' : null;
}
