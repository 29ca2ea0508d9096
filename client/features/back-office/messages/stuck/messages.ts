/** Texts of stuck videos. */
export interface StuckVideoMessages {
  'act.VIDEO_RETRIED': string;
  'tool.stuck': string;
  'tool.stuck.about': string;
  'stuck.title': string;
  'stuck.lead': string;
  'stuck.empty': string;
  'stuck.empty.sentence': string;
  /** `{id}`: the last characters of the video's id. */
  'stuck.name': string;
  'stuck.state.PAUSED': string;
  'stuck.state.WAITING': string;
  'stuck.state.FAILED': string;
  'stuck.why': string;
  'stuck.fault.storage': string;
  'stuck.fault.disk-full': string;
  'stuck.fault.database': string;
  'stuck.fault.ffmpeg-missing': string;
  'stuck.fault.killed': string;
  'stuck.fault.out-of-memory': string;
  'stuck.fault.internal': string;
  'stuck.fault.unclear': string;
  'stuck.fault.file': string;
  'stuck.fault.none': string;
  'stuck.detail': string;
  'stuck.code': string;
  'stuck.tries': string;
  'stuck.since': string;
  'stuck.next': string;
  'stuck.id': string;
  'stuck.owner': string;
  'stuck.retry': string;
  'stuck.retryNamed': string;
  'stuck.retryAll': string;
  'stuck.retried_one': string;
  'stuck.retried_other': string;
  'stuck.retryFailed': string;
}
