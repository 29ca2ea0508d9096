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

/** The container of a MIME type that was found by looking at the content; null for anything we do not take. */
export function containerOf(mime: string | undefined): Container | null {
  return containers.find(({ recognised }) => (recognised as readonly string[]).includes(mime ?? '')) ?? null;
}
