import { defineEntity, p } from '@mikro-orm/core';

/** A recording of a live interview, from the question whether everybody agrees to the finished video. */
export const InterviewRecordingSchema = defineEntity({
  name: 'InterviewRecording',
  tableName: 'interview_recording',
  properties: {
    id: p.uuid().primary(),
    interviewId: p.uuid(),
    /** The host whose browser records. */
    recorderId: p.uuid(),
    /** The tab that records. */
    connection: p.uuid(),
    /** Title of the video: the title of the posting, which contains no person’s name. */
    title: p.text(),
    status: p.text(),
    endReason: p.text().strictNullable(),
    askedAt: p.datetime(3),
    startedAt: p.datetime(3).strictNullable(),
    endedAt: p.datetime(3).strictNullable(),
    /** Upload and video have the same id. */
    videoId: p.uuid().strictNullable(),
  },
  uniques: [{ name: 'interview_recording_video_id_unique', properties: ['videoId'] }],
  indexes: [
    { name: 'interview_recording_interview_id_index', properties: ['interviewId', 'askedAt'] },
    { name: 'interview_recording_recorder_id_index', properties: ['recorderId'] },
    { name: 'interview_recording_asked_at_index', properties: ['askedAt'] },
    {
      name: 'interview_recording_open_unique',
      expression: `create unique index interview_recording_open_unique on interview_recording (interview_id)
        where status in ('ASKED', 'ON')`,
    },
  ],
  checks: [
    {
      name: 'interview_recording_status_check',
      expression: `status in ('ASKED', 'ON', 'ENDED', 'DECLINED', 'DISCARDED')`,
    },
    {
      name: 'interview_recording_end_reason_check',
      expression: `end_reason in ('STOPPED', 'REFUSED', 'WITHDRAWN', 'LEFT', 'DELETED')`,
    },
    {
      name: 'interview_recording_title_check',
      expression: 'char_length(title) >= 1 and char_length(title) <= 120',
    },
    {
      name: 'interview_recording_ended_check',
      expression: `(status in ('ASKED', 'ON')) = (ended_at is null) and (end_reason is null) = (ended_at is null)`,
    },
    { name: 'interview_recording_video_check', expression: `video_id is null or status = 'ENDED'` },
  ],
});

const recordingId = (name: string) => () =>
  p
    .manyToOne(InterviewRecordingSchema)
    .mapToPk()
    .fieldName('recording_id')
    .deleteRule('cascade')
    .updateRule('no action')
    .foreignKeyName(name);

/** One person’s answer to the question whether the interview may be recorded. */
export const RecordingConsentSchema = defineEntity({
  name: 'RecordingConsent',
  tableName: 'recording_consent',
  properties: {
    id: p.uuid().primary(),
    recordingId: recordingId('recording_consent_recording_id_foreign'),
    accountId: p.uuid(),
    answer: p.text(),
    keepsPart: p.boolean(),
    answeredAt: p.datetime(3),
    withdrawnAt: p.datetime(3).strictNullable(),
  },
  uniques: [{ name: 'recording_consent_account_unique', properties: ['recordingId', 'accountId'] }],
  indexes: [{ name: 'recording_consent_account_id_index', properties: ['accountId'] }],
  checks: [
    { name: 'recording_consent_answer_check', expression: `answer in ('YES', 'NO')` },
    { name: 'recording_consent_withdrawn_check', expression: `withdrawn_at is null or answer = 'YES'` },
  ],
});

/** A question that the recorder marked, with its place in the recording. */
export const RecordingChapterSchema = defineEntity({
  name: 'RecordingChapter',
  tableName: 'recording_chapter',
  properties: {
    id: p.uuid().primary(),
    recordingId: recordingId('recording_chapter_recording_id_foreign'),
    title: p.text(),
    atSeconds: p.double(),
  },
  indexes: [{ name: 'recording_chapter_recording_id_index', properties: ['recordingId'] }],
  checks: [
    { name: 'recording_chapter_title_check', expression: 'char_length(title) >= 1 and char_length(title) <= 500' },
    // Quoted, because the schema comparison misreads the cast that PostgreSQL adds to bare numbers.
    { name: 'recording_chapter_at_check', expression: "at_seconds >= '0' and at_seconds <= '86400'" },
  ],
});
