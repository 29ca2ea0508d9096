import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { PushSubscription } from '../../../platform/push/push-sender.js';
import { SecretBox } from '../../../platform/security/secret-box.js';

const PURPOSE = 'push subscription';

/** Subscriptions of devices, as they are stored. */
@Injectable()
export class SealedSubscriptions {
  constructor(private readonly box: SecretBox) {}

  hashOf(endpoint: string): string {
    return createHash('sha256').update(endpoint).digest('hex');
  }

  seal(accountId: string, { endpoint, keys }: PushSubscription): Promise<Buffer> {
    return this.box.seal(JSON.stringify({ endpoint, keys }), PURPOSE, accountId);
  }

  /** @returns null if it was sealed with another key: the push service would refuse our messages too. */
  async open(accountId: string, sealed: Uint8Array): Promise<PushSubscription | null> {
    // Fails if the key cannot be read now, which says nothing about the subscription.
    await this.box.derive(PURPOSE, 32);
    const text = await this.box.openCurrent(sealed, PURPOSE, accountId).catch(() => null);
    return text === null ? null : (JSON.parse(text) as PushSubscription);
  }
}
