import { defineEntity, p } from '@mikro-orm/core';

const EncoderSchema = defineEntity({
  name: 'Encoder',
  tableName: 'encoder',
  properties: {
    id: p.uuid().primary(),
    /** Given by an operator, for example the name of the machine. */
    name: p.text(),
    /** SHA-256 of its token (hex). The token is shown once. */
    tokenHash: p.text(),
    /** How many videos it may encode at once. */
    slots: p.smallint(),
    /** As it reports it. */
    version: p.text().strictNullable(),
    /** The newest protocol that it speaks, as it last said. */
    protocol: p.smallint().strictNullable(),
    jobsDone: p.integer().default(0),
    jobsRefused: p.integer().default(0),
    /** Start of the minute in which its questions for work are counted. */
    windowBeganAt: p.datetime(3),
    asked: p.smallint().default(0),
    createdAt: p.datetime(3),
    lastContactAt: p.datetime(3).strictNullable(),
    revokedAt: p.datetime(3).strictNullable(),
  },
  uniques: [{ name: 'encoder_token_hash_unique', properties: ['tokenHash'] }],
  indexes: [{ name: 'encoder_created_at_index', properties: ['createdAt', 'id'] }],
  checks: [
    { name: 'encoder_name_check', expression: 'char_length(name) >= 1 and char_length(name) <= 60' },
    { name: 'encoder_token_hash_check', expression: "token_hash ~ '^[0-9a-f]{64}$'" },
    { name: 'encoder_slots_check', expression: 'slots >= 1 and slots <= 16' },
    { name: 'encoder_version_check', expression: 'char_length(version) <= 40' },
    { name: 'encoder_protocol_check', expression: 'protocol >= 1' },
    { name: 'encoder_counts_check', expression: 'jobs_done >= 0 and jobs_refused >= 0 and asked >= 0' },
  ],
});

/** A program on another machine that encodes videos for this installation. */
export class Encoder extends EncoderSchema.class {
  static create(
    made: { readonly id: string; readonly name: string; readonly slots: number; readonly tokenHash: string },
    now: Date,
  ): Encoder {
    return Object.assign(new Encoder(), {
      ...made,
      version: null,
      protocol: null,
      jobsDone: 0,
      jobsRefused: 0,
      windowBeganAt: now,
      asked: 0,
      createdAt: now,
      lastContactAt: null,
      revokedAt: null,
    });
  }
}

EncoderSchema.setClass(Encoder);
export { EncoderSchema };
