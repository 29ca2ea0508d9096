import { createHash, randomBytes } from 'node:crypto';

/** So that scanners for leaked secrets recognise it. */
const PREFIX = 'entrevue_encoder_';
const shape = new RegExp(`^${PREFIX}[A-Za-z0-9_-]{43}$`);

/** 256 random bits. */
export const newEncoderToken = (): string => `${PREFIX}${randomBytes(32).toString('base64url')}`;

/** False for text that cannot be a token, which saves a query. */
export const looksLikeEncoderToken = (text: string): boolean => shape.test(text);

/** Its stored form (hex). The token has full entropy, so plain SHA-256 is enough. */
export const hashOfEncoderToken = (token: string): string => createHash('sha256').update(token).digest('hex');
