export type Rejection = { reason: 'type' } | { reason: 'size'; bytes: number } | { reason: 'several' };

/** As the `accept` attribute: `video/mp4`, `video/*` or `.mov`; a browser that knows no type leaves the name to decide. */
export function isAccepted(file: Pick<File, 'name' | 'type'>, accept: readonly string[]): boolean {
  const name = file.name.toLowerCase();
  return accept.some((rule) => {
    const wanted = rule.toLowerCase();
    if (wanted.startsWith('.')) return name.endsWith(wanted);
    if (wanted.endsWith('/*')) return file.type.startsWith(wanted.slice(0, -1));
    return file.type === wanted;
  });
}

/** Why these files cannot be taken, or `null`. The server decides in the end; this saves a long upload. */
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

/** `.mp4, .webm` as `MP4, WEBM`, for the sentence that says what is accepted. */
export function formatNames(accept: readonly string[]): string {
  const extensions = accept.filter((rule) => rule.startsWith('.')).map((rule) => rule.slice(1).toUpperCase());
  return (extensions.length > 0 ? extensions : [...accept]).join(', ');
}
