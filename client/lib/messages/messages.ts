/** Sentences that any screen may need; `{name}` stands for a value. */
export interface SharedMessages {
  'product.name': string;
  'upload.waiting': string;
  'error.network': string;
  'error.invalidAnswer': string;
  'error.httpStatus': string;
  'error.unknown': string;
  'error.uploadNetwork': string;
  'error.uploadTimeout': string;
  'error.uploadStatus': string;
  'error.uploadInvalidAnswer': string;
  'action.cancel': string;
  'action.save': string;
  /** What a button does, and to what: its name where several on a page say the same. */
  'action.message': string;
  'action.named': string;
  'jobType.FULL_TIME': string;
  'jobType.PART_TIME': string;
  'jobType.CONTRACT': string;
  'jobType.INTERNSHIP': string;
  'job.remote': string;
  'job.noSalary': string;
  /** How reliably a company answers: the same words wherever it is said. */
  'company.rate': string;
  'match.percent': string;
  /** `{date}`: from when the company may ask this person. */
  'mayReserve.LATER': string;
  'mayReserve.IF_REOPENED': string;
  'application.PENDING': string;
  'application.REVIEWED': string;
  'application.INTERVIEW': string;
  'application.OFFERED': string;
  'application.ACCEPTED': string;
  'application.REJECTED': string;
  'application.WITHDRAWN': string;
  'gender.WOMAN': string;
  'gender.MAN': string;
  'gender.NON_BINARY': string;
  'ethnicity.INDIGENOUS': string;
  'ethnicity.BLACK': string;
  'ethnicity.EAST_ASIAN': string;
  'ethnicity.SOUTH_ASIAN': string;
  'ethnicity.LATIN_AMERICAN': string;
  'ethnicity.MIDDLE_EASTERN': string;
  'ethnicity.WHITE': string;
  'ethnicity.SEVERAL': string;
  'ethnicity.OTHER': string;
  'health.part.database': string;
  'health.part.queue': string;
  'health.part.outbox': string;
  'health.part.storage': string;
  'health.part.ffmpeg': string;
  'health.part.mail': string;
  'health.part.ledger': string;
  'health.part.matching': string;
  'health.state.OK': string;
  'health.state.DEGRADED': string;
  'health.state.FAILED': string;
  'health.meaning.database.FAILED': string;
  'health.meaning.queue.DEGRADED': string;
  'health.meaning.outbox.DEGRADED': string;
  'health.meaning.storage.DEGRADED': string;
  'health.meaning.storage.FAILED': string;
  'health.meaning.ffmpeg.FAILED': string;
  'health.meaning.mail.DEGRADED': string;
  'health.meaning.ledger.DEGRADED': string;
}
