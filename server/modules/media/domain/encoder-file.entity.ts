import { defineEntity, p } from '@mikro-orm/core';
import { EncoderJobSchema } from './encoder-job.entity.js';
import type { LadderName } from './further-codecs.js';

const EncoderFileSchema = defineEntity({
  name: 'EncoderFile',
  tableName: 'encoder_file',
  properties: {
    id: p.uuid().primary(),
    jobId: () =>
      p
        .manyToOne(EncoderJobSchema)
        .mapToPk()
        .fieldName('job_id')
        .deleteRule('cascade')
        .updateRule('no action')
        .foreignKeyName('encoder_file_job_id_foreign'),
    name: p.text().$type<LadderName>(),
    storageKey: p.text(),
    sizeBytes: p.bigint('number'),
    sha256: p.character().length(64),
    storedAt: p.datetime(3),
  },
  uniques: [
    { name: 'encoder_file_storage_key_unique', properties: ['storageKey'] },
    { name: 'encoder_file_job_id_name_unique', properties: ['jobId', 'name'] },
  ],
  checks: [
    {
      name: 'encoder_file_name_check',
      expression:
        "name in ('360p', '720p', '1080p', '360p_av1', '720p_av1', '1080p_av1', '360p_hevc', '720p_hevc', '1080p_hevc')",
    },
    { name: 'encoder_file_size_bytes_check', expression: 'size_bytes > 0' },
    { name: 'encoder_file_sha256_check', expression: "sha256 ~ '^[0-9a-f]{64}$'" },
  ],
});

/** A rung that an encoder sent. It is checked and written again before anybody sees it, and deleted after that. */
export class EncoderFile extends EncoderFileSchema.class {}

EncoderFileSchema.setClass(EncoderFile);
export { EncoderFileSchema };
