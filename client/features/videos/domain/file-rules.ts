import type { UploadInfo } from '@modules/media/http/media.contract';

type VideoLimits = UploadInfo['video'];

/** Why a file cannot be sent, by its name, type and size. The server checks the content. */
export type FileRefusal = 'notVideo' | 'wrongType' | 'tooLarge';

/** Types and extensions for the file dialog. Extensions are needed because browsers know no type for MKV. */
export function acceptedTypes(limits: Pick<VideoLimits, 'accepted_types' | 'accepted_extensions'>): string[] {
  return [
    ...limits.accepted_types,
    ...limits.accepted_extensions.map((extension) => (extension.startsWith('.') ? extension : `.${extension}`)),
  ];
}

export function refusalOf(file: Pick<File, 'name' | 'type' | 'size'>, limits: VideoLimits): FileRefusal | null {
  const ending = file.name.toLowerCase().split('.').at(-1) ?? '';
  const isKnown =
    limits.accepted_types.includes(file.type) ||
    limits.accepted_extensions.some((extension) => extension.replace('.', '') === ending);
  if (!isKnown) return file.type.startsWith('video/') ? 'wrongType' : 'notVideo';
  return sizeRefusalOf(file, limits);
}

export const sizeRefusalOf = (
  { size }: Pick<File, 'size'>,
  { max_size_bytes: most }: Pick<VideoLimits, 'max_size_bytes'>,
): FileRefusal | null => (size > most ? 'tooLarge' : null);

/** Suggested title: `clip-final_2.mp4` → `clip final 2`. */
export function titleFromName(name: string): string {
  return name
    .replace(/\.[^.]*$/, '')
    .replace(/[_-]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 120);
}
