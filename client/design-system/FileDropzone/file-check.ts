export type Rejection = { reason: 'type' } | { reason: 'size'; bytes: number } | { reason: 'several' };

/** Checks `accept` values: `video/mp4`, `video/*` or `.mov`. If the browser gives no type, the file name decides. */
export function isAccepted(file: Pick<File, 'name' | 'type'>, accept: readonly string[]): boolean {
  const name = file.name.toLowerCase();
  return accept.some((rule) => {
    const wanted = rule.toLowerCase();
    if (wanted.startsWith('.')) return name.endsWith(wanted);
    if (wanted.endsWith('/*')) return file.type.startsWith(wanted.slice(0, -1));
    return file.type === wanted;
  });
}

/** Reason why these files are refused, or `null`. The server checks again; this avoids a long upload in vain. */
export function rejectionOf(
  files: readonly Pick<File, 'name' | 'type' | 'size'>[],
  accept: readonly string[],
  maxBytes?: number,
): Rejection | null {
  const [file] = files;
  if (files.length !== 1 || file === undefined) return { reason: 'several' };
  if (!isAccepted(file, accept)) return { reason: 'type' };
  if (maxBytes !== undefined && file.size > maxBytes) return { reason: 'size', bytes: file.size };
  return null;
}

/** `.mp4, .webm` as `MP4, WEBM`, for the sentence about accepted formats. */
export function formatNames(accept: readonly string[]): string {
  const extensions = accept.filter((rule) => rule.startsWith('.')).map((rule) => rule.slice(1).toUpperCase());
  return (extensions.length > 0 ? extensions : [...accept]).join(', ');
}
