import { createHash, randomInt } from 'node:crypto';

const DIGITS = 8;

/** A new code for an e-mail. */
export const newDomainCode = (): string => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');

/** What is kept of a code. Spaces that somebody copied along do not count. */
export const hashOfDomainCode = (companyId: string, code: string): string =>
  createHash('sha256')
    .update(`${companyId}:${code.replace(/\s/g, '')}`)
    .digest('hex');
