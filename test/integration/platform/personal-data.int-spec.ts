import { startTestApp, type TestApp } from '../../support/app.js';
import { PersonalDataHolders } from '../../../server/modules/identity/index.js';

/** Column names of ids that do not belong to people. Check a new column before you add it. */
const things = new Set([
  'company_id',
  'job_id',
  'match_id',
  'match_answer.question_id',
  'match_index_snapshot_part.snapshot_id',
  'application_id',
  'video_id',
  // The source of a disclosure or a payment: a reservation, an application, or another line of the ledger.
  'reference_id',
  'invoice.purchase_id',
  'payment_event.purchase_id',
  'payment_issue.purchase_id',
  'credit_entry.lot_id',
  'credit_entry.transaction_id',
  'credit_transaction.hold_id',
  'credit_transaction.refund_of',
  'credit_pool_use.hold_id',
  'credit_pool_use.transaction_id',
  'reservation.hold_id',
  'reservation_event.reservation_id',
  'reservation_letter.reservation_id',
  'notification_letter.notification_id',
  'handover.phone_session_id',
  'handover.session_id',
  'passkey_challenge.session_id',
  'session.parent_id',
  'preset_alert.preset_id',
  'notification_push.device_id',
  'notification_push.notification_id',
  'push_device.session_id',
  'presence_draw.upload_id',
  'push_subject.device_id',
  'account_block.exclusion_id',
  'application_bulk_item.bulk_id',
  'application_bulk_item.event_id',
  'booking_letter.about_id',
  'company_domain_code.letter_id',
  'company_invitation.letter_id',
  'event_registration.event_id',
  'inquiry.invitation_id',
  'inquiry_event.inquiry_id',
  'calendar_event.interview_id',
  'encoder_job.encoder_id',
  'interview_participant.interview_id',
  'interview_reminder.interview_id',
  'message_attachment.file_id',
  'application_note_mention.note_id',
  'application_review_version.review_id',
  'blind_review_step.blind_review_id',
  'interview_recording.connection',
  'interview_recording.interview_id',
  'interview_room.interview_id',
  'message_attachment.message_id',
  'operating_fact.counted_to',
  'recording_chapter.recording_id',
  'recording_consent.recording_id',
  'room_participant.connection',
  'room_participant.room_id',
  'share_link_feedback.person_id',
  'share_link_person.link_id',
  'share_link_view.person_id',
  'shortlist_person.shortlist_id',
  'studio_booking_event.booking_id',
  'video_question.block_id',
  'video_upload.file_id',
  'video_upload.lock_token',
]);

describe('stored personal data', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const declared = (): string[] =>
    app.app.get(PersonalDataHolders, { strict: false }).all.flatMap(({ columns }) => columns);

  it('is declared by a module: every column that may hold somebody’s id', async () => {
    const rows = await app.orm.em.fork().execute<{ table: string; column: string }[]>(
      `select c.table_name as table, c.column_name as column
         from information_schema.columns c
         join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
        where c.table_schema in ('public', 'fairness') and t.table_type = 'BASE TABLE' and c.data_type = 'uuid' and c.column_name <> 'id'
        order by 1, 2`,
    );
    expect(rows.length).toBeGreaterThan(20);
    const known = new Set(declared());
    const unknown = rows
      .filter(({ table, column }) => !things.has(column) && !things.has(`${table}.${column}`))
      .map(({ table, column }) => `${table}.${column}`)
      .filter((name) => !known.has(name));
    expect(unknown).toEqual([]);
  });

  it('is declared once, and exists', async () => {
    const names = declared();
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) {
      const [table = '', column = ''] = name.split('.');
      const found = await app.orm.em
        .fork()
        .execute<unknown[]>(
          `select 1 from information_schema.columns where table_schema in ('public', 'fairness') and table_name = ? and column_name = ?`,
          [table, column],
        );
      expect([name, found.length]).toEqual([name, 1]);
    }
  });

  it('keeps its audit: only the retention of its owner deletes audit rows', async () => {
    const em = app.orm.em.fork();
    const id = '0190a000-0000-7000-8000-0000000000aa';
    await em.execute(
      `insert into match_audit (id, match_id, seeker_id, job_id, event, match_score, compatibility_score, inputs_hash,
                                model_version, ontology_version, at)
       values (?, ?, ?, ?, 'PROPOSED', 1, 1, ?, 'm', 'o', now())`,
      [id, id, id, id, '0'.repeat(64)],
    );
    await expect(em.execute('delete from match_audit where id = ?', [id])).rejects.toThrow('append-only');
    await expect(em.execute(`update match_audit set model_version = 'x' where id = ?`, [id])).rejects.toThrow(
      'append-only',
    );
    await em.transactional(async (inner) => {
      await inner.execute(`select set_config('entrevue.erasure', 'on', true)`);
      await expect(inner.execute('delete from match_audit where id = ? returning id', [id])).resolves.toHaveLength(1);
    });
    await expect(em.execute('truncate match_audit')).rejects.toThrow('append-only');
  });
});
