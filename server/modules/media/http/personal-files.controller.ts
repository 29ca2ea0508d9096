import { Controller, Delete, Get, Param, Post, Req, Res } from '@nestjs/common';
import { ApiBody, type ApiBodyOptions, ApiConsumes, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../../../platform/auth/actor.js';
import { Allow, AllowSeats, AllowSignedIn } from '../../../platform/auth/allow.decorator.js';
import { CurrentActor } from '../../../platform/auth/current-actor.decorator.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { fileLimits } from '../domain/file-limits.js';
import { ImageTooLarge } from '../domain/owned-file.errors.js';
import { PersonalFiles } from '../domain/personal-files.js';
import { OwnedFiles } from '../queries/owned-files.query.js';
import { MediaStorage } from '../storage/media-storage.js';
import { RemoveFile } from '../use-cases/remove-file.js';
import { SetAvatar } from '../use-cases/set-avatar.js';
import { avatarRemoved, type AvatarRemoved, avatarUploaded, type AvatarUploaded } from './files.contract.js';
import { discardRest } from './multipart-parts.js';
import { readSmallUpload } from './read-small-upload.js';
import { attachment, inline, sendMedia } from './send-media.js';

const avatarBody: ApiBodyOptions = {
  schema: {
    type: 'object',
    required: ['avatar'],
    properties: { avatar: { type: 'string', format: 'binary' } },
  },
};

/** The portrait and the résumé of a person, below the person's address. */
@ApiTags('media')
@Controller('api/users')
export class PersonalFilesController {
  constructor(
    private readonly setAvatar: SetAvatar,
    private readonly removeFile: RemoveFile,
    private readonly files: OwnedFiles,
    private readonly people: PersonalFiles,
    private readonly storage: MediaStorage,
  ) {}

  @Post('avatar')
  @AllowSignedIn()
  @ApiConsumes('multipart/form-data')
  @ApiBody(avatarBody)
  @Answers(200, avatarUploaded, 'The caller’s new portrait.')
  async upload(@CurrentActor() actor: Actor, @Req() request: FastifyRequest): Promise<AvatarUploaded> {
    try {
      const { bytes } = await readSmallUpload(request, {
        part: 'avatar',
        maxBytes: fileLimits.maxImageBytes,
        tooLarge: () => new ImageTooLarge(),
      });
      return { avatar_url: await this.setAvatar.execute(actor.id, bytes) };
    } catch (error) {
      discardRest(request);
      throw error;
    }
  }

  @Delete('avatar')
  @AllowSignedIn()
  @Answers(200, avatarRemoved, 'The caller’s portrait is deleted.')
  async remove(@CurrentActor() actor: Actor): Promise<AvatarRemoved> {
    await this.removeFile.avatarOf(actor.id);
    return { avatar_url: null };
  }

  @Get(':id/avatar')
  @AllowSignedIn()
  @ApiProduces('image/webp')
  @ApiResponse({ status: 200, description: 'The portrait of that person, for those who may see it.' })
  @ApiResponse({ status: 304, description: 'The copy the client has is still good.' })
  async avatar(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) ownerId: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = await this.files.personal(actor, ownerId, 'avatar');
    await sendMedia(request, reply, this.storage, file, inline(`portrait-${file.id}.webp`));
  }

  @Get(':id/resume')
  @Allow('JOB_SEEKER', 'RECRUITER', 'OPERATOR')
  @AllowSeats('HIRING_MANAGER', 'REVIEWER')
  @ApiProduces('application/pdf', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document')
  @ApiResponse({ status: 200, description: 'The résumé of that person as a file to save, for those who may have it.' })
  async resume(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) ownerId: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const file = await this.files.personal(actor, ownerId, 'resume');
    await this.people.resumeDownloaded(actor, ownerId);
    await sendMedia(request, reply, this.storage, file, attachment(file.name));
  }
}
