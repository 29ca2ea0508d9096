/** Texts shared by all pages; `{name}` is a placeholder. */
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
  'error.passkeyCancelled': string;
  'error.passkeyUnsupported': string;
  'error.passkeyRegistered': string;
  'error.passkeyFailed': string;
  'action.cancel': string;
  'action.save': string;
  /** Accessible name of a button with its object, if several buttons on a page have the same text. */
  'action.message': string;
  'action.named': string;
  'jobType.FULL_TIME': string;
  'jobType.PART_TIME': string;
  'jobType.CONTRACT': string;
  'jobType.INTERNSHIP': string;
  'job.remote': string;
  'job.noSalary': string;
  /** How reliably a company answers, with the same text on every page. */
  'company.rate': string;
  'match.percent': string;
  /** `{date}`: first day on which the company may ask this person again. */
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
  'health.part.cage': string;
  'health.part.mail': string;
  'health.part.ledger': string;
  'health.part.disk': string;
  'health.part.matching': string;
  'health.part.matching-shards': string;
  'health.part.embeddings': string;
  'health.part.backup': string;
  'health.state.OK': string;
  'health.state.DEGRADED': string;
  'health.state.FAILED': string;
  /** A failed part without a meaning of its own. */
  'health.meaning.FAILED': string;
  'health.meaning.matching-shards.DEGRADED': string;
  'health.meaning.embeddings.DEGRADED': string;
  'health.meaning.backup.DEGRADED': string;
  'health.meaning.database.FAILED': string;
  'health.meaning.outbox.DEGRADED': string;
  'health.meaning.storage.FAILED': string;
  'health.meaning.ffmpeg.FAILED': string;
}
