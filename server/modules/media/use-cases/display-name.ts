const NAME_MAX = 255;

/** The last part of the path that a browser sent, without characters that are invalid in file names. */
export function displayName(fileName: string): string {
  const last = fileName.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  // oxlint-disable-next-line no-control-regex -- control characters are what this removes
  return [...last.replace(/[\u0000-\u001f\u007f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g, '').normalize('NFC')]
    .slice(0, NAME_MAX / 2)
    .join('');
}
