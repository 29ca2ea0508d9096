import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../../platform/auth/actor.js';
import { AllowAnyone } from '../../../platform/auth/allow.decorator.js';
import { MaybeActor } from '../../../platform/auth/current-actor.decorator.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { SignableAddresses } from '../queries/signable-addresses.query.js';
import {
  presignedUrl,
  type PresignedUrl,
  presignedUrlQuery,
  type PresignedUrlQuery,
  presignedUrls,
  type PresignedUrls,
  presignedUrlsRequest,
  type PresignedUrlsRequest,
} from './assets.contract.js';
import { StreamAddresses } from './stream-addresses.js';

/** Signed addresses for players that cannot send a header or cookie. Only for stored files that the caller may see. */
@ApiTags('media')
@Controller('api/public-assets')
@AllowAnyone()
export class AssetsController {
  constructor(
    private readonly signable: SignableAddresses,
    private readonly addresses: StreamAddresses,
  ) {}

  @Get('presigned-url')
  @Answers(200, presignedUrl, 'The address with a signature for at most 15 minutes, valid for the caller only.')
  async one(
    @MaybeActor() actor: Actor | null,
    @Query({ schema: presignedUrlQuery }) { url }: PresignedUrlQuery,
  ): Promise<PresignedUrl> {
    const signed = await this.#sign(actor, url);
    if (signed === null) throw new NotFound();
    return { url: signed };
  }

  @Post('presigned-urls')
  @HttpCode(200)
  @Answers(200, presignedUrls, 'By original address; addresses that the caller may not see are absent.')
  async many(
    @MaybeActor() actor: Actor | null,
    @Body({ schema: presignedUrlsRequest }) { urls }: PresignedUrlsRequest,
  ): Promise<PresignedUrls> {
    const signed: Record<string, string> = {};
    for (const url of new Set(urls)) {
      const one = await this.#sign(actor, url);
      if (one !== null) signed[url] = one;
    }
    return { urls: signed };
  }

  async #sign(actor: Actor | null, url: string): Promise<string | null> {
    const found = await this.signable.find(actor, url);
    if (!found) return null;
    // Public files need no signature.
    return actor ? `${found.path}?${await this.addresses.sign(actor, found.id)}` : found.path;
  }
}
