import { Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import { ApiBody, type ApiBodyOptions, ApiConsumes, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow, AllowAnyone, AllowLimited } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { fileLimits } from '../domain/file-limits.js';
import { imageUrl, resumeUrl } from '../domain/file-urls.js';
import { DocumentTooLarge, ImageTooLarge } from '../domain/owned-file.errors.js';
import { OwnedFiles } from '../queries/owned-files.query.js';
import { MediaStorage } from '../storage/media-storage.js';
import { StoreImage } from '../use-cases/store-image.js';
import { StoreResume } from '../use-cases/store-resume.js';
import { documentUploaded, type DocumentUploaded, imageUploaded, type ImageUploaded } from './files.contract.js';
import { discardRest } from './multipart-parts.js';
import { readSmallUpload } from './read-small-upload.js';
import { inline, sendMedia } from './send-media.js';
import { type Entrance, StreamAddresses, StreamEntrance } from './stream-addresses.js';

const fileBody: ApiBodyOptions = {
  schema: { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } },
};

/** Pictures for pages, and the caller's résumé. Another controller removes them, with the same route as videos. */
@ApiTags('media')
@Controller('api/upload')
export class FilesController {
  constructor(
    private readonly storeImage: StoreImage,
    private readonly storeResume: StoreResume,
    private readonly files: OwnedFiles,
    private readonly storage: MediaStorage,
    private readonly addresses: StreamAddresses,
  ) {}

  @Post('image')
  @Allow('JOB_SEEKER', 'RECRUITER')
  @ApiConsumes('multipart/form-data')
  @ApiBody(fileBody)
  @Answers(201, imageUploaded, 'The re-encoded picture, without metadata.')
  async image(@CurrentActor() actor: Actor, @Req() request: FastifyRequest): Promise<ImageUploaded> {
    try {
      const { bytes } = await readSmallUpload(request, {
        part: 'file',
        maxBytes: fileLimits.maxImageBytes,
        tooLarge: () => new ImageTooLarge(),
      });
      const id = await this.storeImage.execute(actor.id, bytes);
      return { id, url: imageUrl(id) };
    } catch (error) {
      discardRest(request);
      throw error;
    }
  }

  @Post('file')
  @AllowLimited('RESUME')
  @Allow('JOB_SEEKER', 'RECRUITER')
  @ApiConsumes('multipart/form-data')
  @ApiBody(fileBody)
  @Answers(201, documentUploaded, 'The caller’s new résumé; the previous one is deleted.')
  async document(@CurrentActor() actor: Actor, @Req() request: FastifyRequest): Promise<DocumentUploaded> {
    try {
      const document = await readSmallUpload(request, {
        part: 'file',
        maxBytes: fileLimits.maxDocumentBytes,
        tooLarge: () => new DocumentTooLarge(),
      });
      const { id, name } = await this.storeResume.execute(actor.id, document);
      return { id, url: resumeUrl(actor.id, id), name, size: document.bytes.length };
    } catch (error) {
      discardRest(request);
      throw error;
    }
  }

  @Get('images/:id')
  @AllowAnyone()
  @ApiProduces('image/webp')
  @ApiResponse({ status: 200, description: 'The picture: for its owner, and for everybody once a page uses it.' })
  @ApiResponse({ status: 304, description: 'The copy the client has is still good.' })
  async show(
    @StreamEntrance() entrance: Entrance,
    @Param('id', { schema: idSchema }) id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = await this.files.image(await this.addresses.viewerOf(entrance), id);
    await sendMedia(request, reply, this.storage, file, inline(`image-${id}.webp`));
  }
}
