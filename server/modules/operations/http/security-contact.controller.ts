import { Controller, Get, Header, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { AllowAnyone } from '../../../platform/auth/allow.decorator.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Settings } from '../../../platform/config/settings.js';
import { NotFound } from '../../../platform/errors/request.errors.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { securityContact } from '../domain/security-contact.js';

@ApiTags('operations')
@Controller()
export class SecurityContactController {
  constructor(
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** 404 without CONTACT_EMAIL, for example in a demo. */
  @Get('.well-known/security.txt')
  @AllowAnyone()
  @Header('cache-control', 'public, max-age=3600')
  @ApiProduces('text/plain')
  @Answers(200, z.string(), 'Where to report a vulnerability (RFC 9116).')
  read(@Res({ passthrough: true }) reply: FastifyReply): string {
    const { CONTACT_EMAIL: email, PUBLIC_URL: publicUrl } = this.settings.env;
    if (email === undefined) throw new NotFound();
    void reply.type('text/plain; charset=utf-8');
    return securityContact({ email, publicUrl, now: this.clock.now() });
  }
}
