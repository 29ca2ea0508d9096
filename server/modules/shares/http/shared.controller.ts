import '@fastify/cookie';
import { Body, Controller, Get, Head, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAnyone } from '../../../platform/auth/allow.decorator.js';
import { Settings } from '../../../platform/config/settings.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { RequestLanguage } from '../../../platform/http/language.decorator.js';
import type { Language } from '../../../platform/http/language.js';
import { ExactlyOnce } from '../../../platform/idempotency/exactly-once.decorator.js';
import { privateAnswer } from '../../../platform/security/link-token.js';
import { VideoSender } from '../../media/index.js';
import { LeaveFeedback } from '../use-cases/leave-feedback.js';
import { PASS_SECONDS } from '../use-cases/link-passes.js';
import { UnlockLink } from '../use-cases/unlock-link.js';
import { ViewLink } from '../use-cases/view-link.js';
import { WatchSharedVideo } from '../use-cases/watch-shared-video.js';
import {
  type FeedbackRequest,
  feedbackReceived,
  feedbackRequest,
  type SharedPage,
  sharedPage,
  unlocked,
  type UnlockRequest,
  unlockRequest,
} from './shared.contract.js';

const PASS_COOKIE = 'share_pass';

const passOf = (request: FastifyRequest): string | null => request.cookies[PASS_COOKIE] ?? null;

/** The content of a link, for a reader who has its token. */
@ApiTags('share links')
@Controller('api/shared')
@AllowAnyone()
export class SharedController {
  constructor(
    private readonly view: ViewLink,
    private readonly unlock: UnlockLink,
    private readonly feedback: LeaveFeedback,
    private readonly watch: WatchSharedVideo,
    private readonly sender: VideoSender,
    private readonly settings: Settings,
  ) {}

  @Get(':token')
  @Answers(200, sharedPage, 'The people of the link.')
  get(
    @Param('token') token: string,
    @RequestLanguage() language: Language,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SharedPage> {
    void reply.headers(privateAnswer);
    return this.view.execute(token, passOf(request), language);
  }

  @Post(':token/unlock')
  @HttpCode(200)
  @Answers(200, unlocked, 'The password is correct; the cookie opens the link in this browser.')
  async open(
    @Param('token') token: string,
    @Body({ schema: unlockRequest }) { password }: UnlockRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ success: true }> {
    void reply.headers(privateAnswer);
    const pass = await this.unlock.execute(token, password, request.ip);
    void reply.setCookie(PASS_COOKIE, pass, {
      path: `/api/shared/${token}`,
      httpOnly: true,
      sameSite: 'strict',
      secure: this.settings.isSecure,
      maxAge: PASS_SECONDS,
    });
    return { success: true };
  }

  @ExactlyOnce()
  @Post(':token/feedback')
  @Answers(201, feedbackReceived, 'The rating and the note, which the team can read.')
  async answer(
    @Param('token') token: string,
    @Body({ schema: feedbackRequest }) request: FeedbackRequest,
    @Req() { cookies }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ success: true }> {
    void reply.headers(privateAnswer);
    await this.feedback.execute(token, cookies[PASS_COOKIE] ?? null, request);
    return { success: true };
  }

  @Head(':token/videos/:id')
  @ApiResponse({ status: 200, description: 'Size and type of the video.' })
  videoHead(
    @Param('token') token: string,
    @Param('id', { schema: idSchema }) id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.#send(token, id, { request, reply });
  }

  @Get(':token/videos/:id')
  @ApiProduces('video/mp4')
  @ApiResponse({ status: 200, description: 'A video of a person whom the link shows open.' })
  @ApiResponse({ status: 206, description: 'The requested part of it.' })
  video(
    @Param('token') token: string,
    @Param('id', { schema: idSchema }) id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.#send(token, id, { request, reply });
  }

  async #send(token: string, videoId: string, call: { request: FastifyRequest; reply: FastifyReply }): Promise<void> {
    void call.reply.headers(privateAnswer);
    const isWatching = call.request.method === 'GET';
    const viewer = await this.watch.execute({ token, pass: passOf(call.request), videoId }, isWatching);
    await this.sender.send(viewer, videoId, call, privateAnswer);
  }
}
