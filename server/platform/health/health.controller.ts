import { Controller, Get, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { AllowAnyone } from '../auth/allow.decorator.js';
import { Answers } from '../http/answers.decorator.js';
import { StopNotice } from '../http/stop-notice.js';
import { Translator } from '../i18n/translator.js';
import { HealthChecks, type HealthOutcome } from './health-checks.js';
import { detailOf } from './health-words.js';
import { liveness, readiness, type Readiness } from './health.contract.js';
import { version } from './version.js';

@ApiTags('health')
@Controller('api/health')
export class HealthController {
  constructor(
    private readonly checks: HealthChecks,
    private readonly notice: StopNotice,
    private readonly translator: Translator,
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
    const outcomes = await this.checks.run();
    const ready = !this.notice.isGiven && Object.values(outcomes).every(({ ok }) => ok);
    if (!ready) void reply.status(503).header('retry-after', '2');
    const checks = Object.fromEntries(Object.entries(outcomes).map(([name, each]) => [name, this.#checkOf(each)]));
    return { status: ready ? 'ok' : 'unavailable', version, checks };
  }

  /** In English for every reader, because monitoring compares these texts. */
  #checkOf(outcome: HealthOutcome): Readiness['checks'][string] {
    const detail = detailOf(outcome, 'en', this.translator);
    return { ok: outcome.ok, ...(outcome.degraded && { degraded: true }), ...(detail !== null && { detail }) };
  }
}
