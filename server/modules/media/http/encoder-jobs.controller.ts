import { Body, Controller, HttpCode, Param, Patch, Post, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AllowAnyone } from '../../../platform/auth/allow.decorator.js';
import { id as idSchema } from '../../../platform/contract/fields.contract.js';
import { Answers } from '../../../platform/http/answers.decorator.js';
import { encoderLimits } from '../domain/encoder-limits.js';
import { codecsIn } from '../domain/further-codecs.js';
import { ClaimJob } from '../use-cases/claim-job.js';
import { ReportJob } from '../use-cases/report-job.js';
import { ReturnJob } from '../use-cases/return-job.js';
import { SubmitJob } from '../use-cases/submit-job.js';
import { EncoderAddresses } from './encoder-addresses.js';
import {
  accepted,
  type Accepted,
  claimAnswer,
  type ClaimAnswer,
  claimRequest,
  type ClaimRequest,
  reportAnswer,
  type ReportAnswer,
  reportRequest,
  type ReportRequest,
  returnRequest,
  type ReturnRequest,
  submitRequest,
  type SubmitRequest,
} from './encoder-jobs.contract.js';
import { CurrentEncoder, EncoderGuard } from './encoder.guard.js';

/** The work of encoders on other machines. Sessions of people open nothing here, and an encoder's token opens nothing else. */
@ApiTags('encoders')
@Controller('api/encoder/jobs')
@AllowAnyone()
@UseGuards(EncoderGuard)
export class EncoderJobsController {
  constructor(
    private readonly claimJob: ClaimJob,
    private readonly reportJob: ReportJob,
    private readonly submitJob: SubmitJob,
    private readonly returnJob: ReturnJob,
    private readonly addresses: EncoderAddresses,
  ) {}

  @Post()
  @HttpCode(200)
  @Answers(200, claimAnswer, 'A video to encode, or none.')
  async claim(
    @CurrentEncoder() encoderId: string,
    @Body({ schema: claimRequest }) { protocol, version, codecs: known }: ClaimRequest,
  ): Promise<ClaimAnswer> {
    const job = await this.claimJob.execute(encoderId, { version, protocol, codecs: known });
    if (!job) return { job: null, wait_seconds: encoderLimits.idleSeconds };
    const { id, videoId, claim, quality, size, parts, levelsSound, reducesNoise, codecs } = job;
    return {
      job: {
        id,
        video_id: videoId,
        claim,
        quality,
        size,
        parts: parts === null ? null : [...parts],
        levels_sound: levelsSound,
        reduces_noise: reducesNoise,
        codecs: [...codecs],
        report_seconds: encoderLimits.reportSeconds,
        lease_seconds: encoderLimits.leaseSeconds,
        addresses: await this.addresses.of(id, quality, codecs),
      },
      wait_seconds: encoderLimits.idleSeconds,
    };
  }

  @Patch(':id')
  @Answers(200, reportAnswer, 'The job stays with the encoder; 409 if another one has it, or it is no longer needed.')
  async report(
    @CurrentEncoder() encoderId: string,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: reportRequest }) { progress }: ReportRequest,
  ): Promise<ReportAnswer> {
    const { quality, codecs } = await this.reportJob.execute(encoderId, id, progress);
    const addresses = await this.addresses.of(id, quality, codecsIn(codecs));
    return { lease_seconds: encoderLimits.leaseSeconds, addresses };
  }

  @Post(':id/result')
  @HttpCode(202)
  @Answers(202, accepted, 'The files arrived; a worker checks them. 409 if they are not the announced ones.')
  async submit(
    @CurrentEncoder() encoderId: string,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: submitRequest }) { files, cpu_ms: cpuMs }: SubmitRequest,
  ): Promise<Accepted> {
    await this.submitJob.execute(encoderId, id, { files, cpuMs: cpuMs ?? null });
    return { success: true };
  }

  @Post(':id/return')
  @HttpCode(200)
  @Answers(200, accepted, 'The video is with others again.')
  async giveBack(
    @CurrentEncoder() encoderId: string,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: returnRequest }) { rejected, reason }: ReturnRequest,
  ): Promise<Accepted> {
    await this.returnJob.execute(encoderId, id, rejected, reason);
    return { success: true };
  }
}
