/** Tables that grow with people, with their use or with time, and that a list or a scheduled job reads. */
export const growthTables = [
  ...['account', 'profile', 'session', 'company', 'company_member', 'company_verification', 'recruiter_invitation'],
  ...[
    'candidate_search',
    'seeker_exclusion',
    'seeker_disclosure',
    'hidden_company',
    'access_log',
    'audit_entry',
    'report',
  ],
  ...[
    'job',
    'saved_job',
    'application',
    'match',
    'match_subject',
    'reservation',
    'paid_pair',
    'shortlist',
    'share_link',
  ],
  ...['conversation', 'message', 'message_attachment', 'owned_file', 'notification', 'saved_search'],
  ...['filter_preset', 'preset_alert', 'realtime_event', 'outbox_message', 'command_results', 'idempotency_key'],
  ...['credit_account', 'credit_checkpoint', 'credit_transaction', 'credit_hold', 'credit_lot'],
];
