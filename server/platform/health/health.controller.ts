import { Controller, Get, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { AllowAnyone } from '../auth/allow.decorator.js';
import { Answers } from '../http/answers.decorator.js';
import { StopNotice } from '../http/stop-notice.js';
import { HealthChecks } from './health-checks.js';
import { liveness, readiness, type Readiness } from './health.contract.js';
import { version } from './version.js';

@ApiTags('health')
@Controller('api/health')
export class HealthController {
  constructor(
    private readonly checks: HealthChecks,
    private readonly notice: StopNotice,
  ) {}

  /** The process is alive. Checks nothing else, so that a slow database does not restart the process. */
  @Get()
  @AllowAnyone()
  @Answers(200, liveness, 'The process is alive.')
  live(): z.input<typeof liveness> {
    return { status: 'ok', version };
  }

  /** The instance can serve: database, queue, storage and ffmpeg work, and no stop signal has arrived. */
  @Get('ready')
  @AllowAnyone()
  @Answers(
    200,
    readiness,
    'The parts that the instance depends on; 503 if one does not work, or if this process is stopping.',
  )
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<Readiness> {
    const checks = await this.checks.run();
    const ready = !this.notice.isGiven && Object.values(checks).every(({ ok }) => ok);
    if (!ready) void reply.status(503).header('retry-after', '2');
    return { status: ready ? 'ok' : 'unavailable', version, checks };
  }
}
