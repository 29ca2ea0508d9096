import { defineEntity, p } from '@mikro-orm/core';
import { encoderLimits } from './encoder-limits.js';
import { EncoderSchema } from './encoder.entity.js';
import { type CodecList, codecList, type FurtherCodec } from './further-codecs.js';
import { VideoSchema } from './video.entity.js';

/**
 * `encoding`: the encoder has it. `checking`: its files arrived, and a worker checks them. `refused`: they, or its verdict on the original,
 * were not accepted. `lost`: it did not report in time. `returned`: it gave the video back, or was revoked.
 */
export const encoderJobStates = ['encoding', 'checking', 'done', 'refused', 'lost', 'returned'] as const;
export type EncoderJobState = (typeof encoderJobStates)[number];
export type EndedState = Exclude<EncoderJobState, 'encoding' | 'checking'>;

const REASON_MAX = 500;
const after = (now: Date, seconds: number): Date => new Date(now.getTime() + seconds * 1000);

const EncoderJobSchema = defineEntity({
  name: 'EncoderJob',
  tableName: 'encoder_job',
  properties: {
    id: p.uuid().primary(),
    encoderId: () =>
      p
        .manyToOne(EncoderSchema)
        .mapToPk()
        .fieldName('encoder_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('encoder_job_encoder_id_foreign')
        .index('encoder_job_encoder_id_index'),
    videoId: () =>
      p
        .manyToOne(VideoSchema)
        .mapToPk()
        .fieldName('video_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('encoder_job_video_id_foreign')
        .index('encoder_job_video_id_index'),
    /** The fencing token of the video: only the result of the latest one counts. */
    claim: p.smallint(),
    slot: p.smallint(),
    /** Codecs besides H.264 that it was asked for: those of the installation that it can encode. */
    codecs: p.text().$type<CodecList>().default(''),
    state: p.text().$type<EncoderJobState>(),
    /** For operators. */
    reason: p.text().strictNullable(),
    /** Percent, as the encoder reports it. */
    progress: p.smallint(),
    /** Processor time of its encoding, as it reports it, in milliseconds; null if it does not. */
    cpuMs: p.integer().strictNullable(),
    /** How often it began to send a file. */
    puts: p.smallint().default(0),
    startedAt: p.datetime(3),
    /** When the progress last grew. */
    progressAt: p.datetime(3),
    leaseUntil: p.datetime(3),
    deadlineAt: p.datetime(3),
    endedAt: p.datetime(3).strictNullable(),
  },
  indexes: [
    { name: 'encoder_job_ended_at_index', properties: ['endedAt', 'id'] },
    {
      name: 'encoder_job_video_unique',
      expression: 'create unique index encoder_job_video_unique on encoder_job (video_id) where ended_at is null',
    },
    {
      name: 'encoder_job_slot_unique',
      expression:
        'create unique index encoder_job_slot_unique on encoder_job (encoder_id, slot) where ended_at is null',
    },
  ],
  checks: [
    {
      name: 'encoder_job_state_check',
      expression: "state in ('encoding', 'checking', 'done', 'refused', 'lost', 'returned')",
    },
    { name: 'encoder_job_ended_check', expression: "(ended_at is null) = (state in ('encoding', 'checking'))" },
    { name: 'encoder_job_slot_check', expression: 'slot >= 1 and slot <= 16' },
    { name: 'encoder_job_progress_check', expression: 'progress >= 0 and progress <= 100' },
    { name: 'encoder_job_puts_check', expression: 'puts >= 0' },
    { name: 'encoder_job_cpu_ms_check', expression: 'cpu_ms >= 0' },
    { name: 'encoder_job_codecs_check', expression: "codecs in ('', 'av1', 'hevc', 'av1,hevc')" },
    { name: 'encoder_job_reason_check', expression: 'char_length(reason) <= 500' },
  ],
});

/** One video in the hands of one encoder. */
export class EncoderJob extends EncoderJobSchema.class {
  static begin(
    begun: {
      readonly id: string;
      readonly encoderId: string;
      readonly videoId: string;
      readonly claim: number;
      readonly slot: number;
      readonly codecs: readonly FurtherCodec[];
    },
    now: Date,
  ): EncoderJob {
    return Object.assign(new EncoderJob(), {
      ...begun,
      codecs: codecList(begun.codecs),
      state: 'encoding' as const,
      reason: null,
      progress: 0,
      cpuMs: null,
      puts: 0,
      startedAt: now,
      progressAt: now,
      leaseUntil: after(now, encoderLimits.leaseSeconds),
      deadlineAt: after(now, encoderLimits.jobSeconds),
      endedAt: null,
    });
  }

  /** All files arrived; a worker of ours checks them. @param cpuMs processor time, as the encoder reports it */
  check(cpuMs: number | null, now: Date): void {
    this.state = 'checking';
    this.cpuMs = cpuMs !== null && cpuMs <= this.maxCpuMs(now) ? cpuMs : null;
    this.leaseUntil = after(now, encoderLimits.checkLeaseSeconds);
  }

  /** A machine cannot use more processor time than all its cores have since the job began. */
  private maxCpuMs(now: Date): number {
    return (now.getTime() - this.startedAt.getTime()) * encoderLimits.maxCores;
  }

  /** @param reason for operators */
  end(state: EndedState, reason: string | null, now: Date): void {
    this.state = state;
    this.reason = reason?.slice(0, REASON_MAX) ?? null;
    this.endedAt = now;
  }
}

EncoderJobSchema.setClass(EncoderJob);
export { EncoderJobSchema };
