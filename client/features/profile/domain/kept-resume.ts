import { documentExtensions, documentMaxBytes } from '@modules/media/http/files.contract';

/** Whether a file may become the résumé of a profile: suggestions are also read from ODT and TXT, which are not kept. */
export const mayBeKept = ({ name, size }: Pick<File, 'name' | 'size'>): boolean =>
  size <= documentMaxBytes && documentExtensions.some((extension) => name.toLowerCase().endsWith(extension));
