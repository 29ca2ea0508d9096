import { Injectable } from '@nestjs/common';
import { SecretBox } from '../../../platform/security/secret-box.js';

const PURPOSE = 'posting renewal';
const token = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{20,300})$/;

/** What a reminder's link says: which posting, and which end it was about. */
export interface Renewal {
  readonly jobId: string;
  readonly endsAt: Date;
}

/**
 * The secrets of reminders. Sealed under this installation's key and the posting's id, so that nobody can make one; nothing is
 * stored, because a link is worth something only while the posting still has the end that it names.
 */
@Injectable()
export class RenewalLinks {
  constructor(private readonly secrets: SecretBox) {}

  async seal({ jobId, endsAt }: Renewal): Promise<string> {
    const sealed = await this.secrets.seal(endsAt.toISOString(), PURPOSE, jobId);
    return `${jobId}.${sealed.toString('base64url')}`;
  }

  /** @returns null for what is no link of ours. */
  async open(text: string): Promise<Renewal | null> {
    const match = token.exec(text);
    if (!match?.[1] || !match[2]) return null;
    const [, jobId, sealed] = match;
    try {
      const endsAt = new Date(await this.secrets.open(Buffer.from(sealed, 'base64url'), PURPOSE, jobId));
      return Number.isNaN(endsAt.getTime()) ? null : { jobId, endsAt };
    } catch (error) {
      // Sealed by somebody else or changed on its way: what the cipher says of that is no fault of ours.
      if (/authenticate|tag length|initialization vector|Invalid/i.test(String(error))) return null;
      throw error;
    }
  }
}
