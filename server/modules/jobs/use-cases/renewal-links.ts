import { Injectable } from '@nestjs/common';
import { SecretBox } from '../../../platform/security/secret-box.js';

const PURPOSE = 'posting renewal';
const token = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{20,300})$/;

/** Content of a reminder's link: the posting, and the end date of the reminder. */
export interface Renewal {
  readonly jobId: string;
  readonly endsAt: Date;
}

/**
 * Secrets of reminder links. Encrypted with this installation's key and the posting's id, so that they cannot be forged. Nothing
 * is stored, because a link is valid only while the posting has that end date.
 */
@Injectable()
export class RenewalLinks {
  constructor(private readonly secrets: SecretBox) {}

  async seal({ jobId, endsAt }: Renewal): Promise<string> {
    const sealed = await this.secrets.seal(endsAt.toISOString(), PURPOSE, jobId);
    return `${jobId}.${sealed.toString('base64url')}`;
  }

  /** @returns null if it is not a valid link. */
  async open(text: string): Promise<Renewal | null> {
    const match = token.exec(text);
    if (!match?.[1] || !match[2]) return null;
    const [, jobId, sealed] = match;
    try {
      const endsAt = new Date(await this.secrets.open(Buffer.from(sealed, 'base64url'), PURPOSE, jobId));
      return Number.isNaN(endsAt.getTime()) ? null : { jobId, endsAt };
    } catch (error) {
      // A forged or damaged link: the cipher's error is expected.
      if (/authenticate|tag length|initialization vector|Invalid/i.test(String(error))) return null;
      throw error;
    }
  }
}
