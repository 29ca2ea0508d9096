import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../platform/auth/allow.decorator.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { COST_DAYS, VideoCostsQuery } from '../queries/video-costs.query.js';
import { type Spread, videoCosts, type VideoCosts } from './video-costs.contract.js';

const spreadOf = ([median, p95]: readonly [number, number]): Spread => ({ median, p95 });

@ApiTags('back office')
@Controller('api/admin/video-costs')
export class VideoCostsController {
  constructor(private readonly costs: VideoCostsQuery) {}

  @Get()
  @Allow('OPERATOR')
  @Answers(200, videoCosts, 'Processor time and bytes of a minute of video, of the last 30 days.')
  async read(): Promise<VideoCosts> {
    const rows = await this.costs.read();
    const kinds = rows.map(({ kind, videos, cpu_seconds: cpu, bytes, by_hardware, fallbacks }) => ({
      kind,
      videos,
      cpu_seconds: cpu === null ? null : spreadOf(cpu),
      bytes: spreadOf(bytes),
      by_hardware,
      fallbacks,
    }));
    return { days: COST_DAYS, kinds };
  }
}
