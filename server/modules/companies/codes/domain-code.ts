import { createHash, randomInt } from 'node:crypto';

const DIGITS = 8;

/** A new random code of 8 digits. */
export const newDomainCode = (): string => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');

/** Hash of a code for storage. Spaces are ignored, since people copy them along. */
export const hashOfDomainCode = (companyId: string, code: string): string =>
  createHash('sha256')
    .update(`${companyId}:${code.replace(/\s/g, '')}`)
    .digest('hex');
