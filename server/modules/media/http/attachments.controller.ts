import { Controller, Get, Param, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { fileLimits } from '../domain/file-limits.js';
import { attachmentUrl } from '../domain/file-urls.js';
import { DocumentTooLarge } from '../domain/owned-file.errors.js';
import { OwnedFiles } from '../queries/owned-files.query.js';
import { MediaStorage } from '../storage/media-storage.js';
import { StoreAttachment } from '../use-cases/store-attachment.js';
import { attachmentUploaded, type AttachmentUploaded } from './files.contract.js';
import { discardRest } from './multipart-parts.js';
import { readSmallUpload } from './read-small-upload.js';
import { attachment, inline, sendMedia } from './send-media.js';

/** Files of messages. Clients upload them first and then reference them in the message. */
@ApiTags('media')
@Controller('api/upload')
export class AttachmentsController {
  constructor(
    private readonly storeAttachment: StoreAttachment,
    private readonly files: OwnedFiles,
    private readonly storage: MediaStorage,
  ) {}

  @Post('attachment')
  @Allow('JOB_SEEKER', 'RECRUITER')
  @ApiConsumes('multipart/form-data')
  @ApiBody({
    schema: { type: 'object', required: ['file'], properties: { file: { type: 'string', format: 'binary' } } },
  })
  @Answers(201, attachmentUploaded, 'A PDF or a picture that the caller can attach to their next message.')
  async upload(@CurrentActor() actor: Actor, @Req() request: FastifyRequest): Promise<AttachmentUploaded> {
    try {
      const file = await readSmallUpload(request, {
        part: 'file',
        maxBytes: fileLimits.maxDocumentBytes,
        tooLarge: () => new DocumentTooLarge(),
      });
      const { id, name, contentType, size } = await this.storeAttachment.execute(actor.id, file);
      return { id, url: attachmentUrl(id), name, content_type: contentType, size };
    } catch (error) {
      discardRest(request);
      throw error;
    }
  }

  @Get('attachments/:id')
  @Allow('JOB_SEEKER', 'RECRUITER')
  @ApiProduces('application/pdf', 'image/webp')
  @ApiResponse({
    status: 200,
    description: 'The file, for the two of the conversation: a PDF to save, a picture to see.',
  })
  @ApiResponse({ status: 304, description: 'The copy the client has is still good.' })
  async show(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = await this.files.attachment(actor, id);
    const isPicture = file.contentType.startsWith('image/');
    const disposition = isPicture ? inline(`image-${id}.webp`) : attachment(file.name);
    await sendMedia(request, reply, this.storage, file, disposition);
  }
}
