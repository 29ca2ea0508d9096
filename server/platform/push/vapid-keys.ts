import { createECDH } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SecretBox } from '../security/secret-box.js';

/** Order of the curve P-256. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
/** 128 bits more than the order, so that the remainder has no bias (FIPS 186-5, A.2.1). */
const SEED_BYTES = 48;
const PRIVATE_BYTES = 32;

/** A key pair of P-256, in base64url as web push writes them. */
export interface VapidKeyPair {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The key pair that belongs to these secret bytes. */
export function keyPairOf(seed: Buffer): VapidKeyPair {
  const number = (BigInt(`0x${seed.toString('hex')}`) % (ORDER - 1n)) + 1n;
  const privateKey = Buffer.from(number.toString(16).padStart(2 * PRIVATE_BYTES, '0'), 'hex');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey);
  return { publicKey: curve.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
}

/**
 * The keys by which push services recognize this installation (VAPID, RFC 8292). They are derived from `SECRETS_KEY` or the key file
 * in DATA_DIR: all processes have the same ones, a backup of the key restores them, and another key replaces them.
 */
@Injectable()
export class VapidKeys {
  #pair: Promise<VapidKeyPair> | null = null;

  constructor(private readonly box: SecretBox) {}

  async pair(): Promise<VapidKeyPair> {
    this.#pair ??= this.box.derive('vapid', SEED_BYTES).then(keyPairOf);
    try {
      return await this.#pair;
    } catch (error) {
      // Read the key again next time, because the disk may be available then.
      this.#pair = null;
      throw error;
    }
  }
}
