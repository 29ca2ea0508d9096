import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.js';
import { Settings } from '../../../platform/config/settings.js';
import { SecretBox } from '../../../platform/security/secret-box.js';
import { ADDRESS_SECONDS, rungsOf } from '../domain/encoder-limits.js';
import type { Quality } from '../domain/encoding-profiles.js';
import type { FurtherCodec } from '../domain/further-codecs.js';
import { AddressExpired } from '../domain/video.errors.js';
import type { TransferAddresses } from './encoder-jobs.contract.js';

const PURPOSE = 'transfers of encoders';
const KEY_BYTES = 32;
const SIGNATURE_BYTES = 16;

const signed = z.object({ until: z.coerce.number().int().positive(), signature: z.string() });
type Method = 'GET' | 'PUT';

const pathOf = (jobId: string, file: string): string => `/api/encoder/transfers/${jobId}/${file}`;

/**
 * Addresses for the bytes of one job. Each opens one file with one method for some minutes, and only while its encoder has the job; the
 * encoder needs no key of the bucket or the disk.
 */
@Injectable()
export class EncoderAddresses {
  constructor(
    private readonly secrets: SecretBox,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** @param codecs of the job besides H.264: an older encoder would not understand the name of another file */
  async of(jobId: string, quality: Quality, codecs: readonly FurtherCodec[]): Promise<TransferAddresses> {
    const files = await Promise.all(
      rungsOf(quality, codecs).map(async (name) => ({ name, url: await this.#sign('PUT', pathOf(jobId, name)) })),
    );
    return { original: await this.#sign('GET', pathOf(jobId, 'original')), files };
  }

  /** @throws AddressExpired if it is missing, wrong, of another file or method, or has ended */
  async check(method: Method, jobId: string, file: string, query: unknown): Promise<void> {
    const parsed = signed.safeParse(query);
    if (!parsed.success) throw new AddressExpired();
    const { until, signature } = parsed.data;
    const left = until - this.clock.now().getTime() / 1000;
    if (left <= 0 || left > ADDRESS_SECONDS) throw new AddressExpired();
    const given = Buffer.from(signature, 'base64url');
    const keys = await this.secrets.deriveKnown(PURPOSE, KEY_BYTES);
    const isOurs = keys.some((key) => {
      const ours = macOf(key, method, pathOf(jobId, file), until);
      return ours.length === given.length && timingSafeEqual(ours, given);
    });
    if (!isOurs) throw new AddressExpired();
  }

  async #sign(method: Method, path: string): Promise<string> {
    const until = Math.floor(this.clock.now().getTime() / 1000) + ADDRESS_SECONDS;
    const key = await this.secrets.derive(PURPOSE, KEY_BYTES);
    const signature = macOf(key, method, path, until).toString('base64url');
    return new URL(`${path}?until=${until}&signature=${signature}`, this.settings.env.PUBLIC_URL).href;
  }
}

const macOf = (key: Buffer, method: Method, path: string, until: number): Buffer =>
  createHmac('sha256', key).update(`${method} ${path}\n${until}`).digest().subarray(0, SIGNATURE_BYTES);
