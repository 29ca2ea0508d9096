import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.js';
import { Settings } from '../../../platform/config/settings.js';
import { SecretBox } from '../../../platform/security/secret-box.js';
import type { SignedAddress } from '../domain/signed-address.js';
import { keyDay, signatureWindow } from '../domain/signature-window.js';
import { AddressExpired } from '../domain/video.errors.js';

const KEY_BYTES = 32;
/** 128 bits cannot be guessed, and longer signatures would make playlists longer. */
const SIGNATURE_BYTES = 16;

const signed = z.object({ until: z.coerce.number().int().positive(), signature: z.string() });

/** Start of the addresses of a rung's segments. */
export const rungPath = (videoId: string, fileId: string): string => `/media/v1/${videoId}/${fileId}/`;

/**
 * Signatures of media addresses. They name no viewer and are the same for everybody within a window, so that shared caches can
 * keep the answers; access was checked when the address was given. The key changes every day (decision 0062).
 */
@Injectable()
export class MediaSignatures {
  constructor(
    private readonly secrets: SecretBox,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** @param path that all opened addresses begin with */
  async sign(path: string): Promise<SignedAddress> {
    const { until } = signatureWindow(this.clock.now(), this.settings.env.MEDIA_SIGNATURE_SECONDS);
    const key = await this.secrets.derive(purposeOf(until), KEY_BYTES);
    return { path, query: `until=${until}&signature=${macOf(key, path, until).toString('base64url')}` };
  }

  /**
   * @param query of the request
   * @returns when the signature ends, and the whole seconds until then
   * @throws AddressExpired if it is missing, wrong, of another path, or has ended
   */
  async check(path: string, query: unknown): Promise<{ readonly until: Date; readonly seconds: number }> {
    const parsed = signed.safeParse(query);
    if (!parsed.success) throw new AddressExpired();
    const { until, signature } = parsed.data;
    const left = until - this.clock.now().getTime() / 1000;
    // An address of another setting may end later than this one allows.
    if (left <= 0 || left > this.settings.env.MEDIA_SIGNATURE_SECONDS) throw new AddressExpired();
    const given = Buffer.from(signature, 'base64url');
    const keys = await this.secrets.deriveKnown(purposeOf(until), KEY_BYTES);
    const isOurs = keys.some((key) => isEqual(macOf(key, path, until), given));
    if (!isOurs) throw new AddressExpired();
    return { until: new Date(until * 1000), seconds: Math.floor(left) };
  }
}

const purposeOf = (until: number): string => `media addresses of day ${keyDay(until)}`;

const macOf = (key: Buffer, path: string, until: number): Buffer =>
  createHmac('sha256', key).update(`${path}\n${until}`).digest().subarray(0, SIGNATURE_BYTES);

const isEqual = (left: Buffer, right: Buffer): boolean => left.length === right.length && timingSafeEqual(left, right);
