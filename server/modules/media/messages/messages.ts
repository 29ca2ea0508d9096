/** Messages of this module: errors, why a video failed with the next step, and default names. */
export interface MediaMessages {
  'MEDIA.UNTITLED': string;
  'MEDIA.MOVE_REFUSED': string;
  'MEDIA.NOTHING_TO_RETRY': string;
  'MEDIA.EMPTY_FILE': string;
  'MEDIA.MISSING_FILE': string;
  'MEDIA.ONE_FILE_ONLY': string;
  'MEDIA.UNSUPPORTED_FORMAT': string;
  'MEDIA.TOO_LARGE': string;
  'MEDIA.UPLOAD_INTERRUPTED': string;
  'MEDIA.TOO_MANY_UPLOADS': string;
  'MEDIA.STORAGE_QUOTA': string;
  'MEDIA.MASKED': string;
  'MEDIA.NOT_READY': string;
  'MEDIA.ORIGINAL_GONE': string;
  /** `{limit}` */
  'MEDIA.TOO_MANY_REMAKES': string;
  'MEDIA.RANGE_NOT_SATISFIABLE': string;
  'MEDIA.OTHER_VERSION': string;
  'MEDIA.ADDRESS_EXPIRED': string;
  'MEDIA.UNREADABLE': string;
  'MEDIA.NO_VIDEO_TRACK': string;
  'MEDIA.NO_SOUND_TRACK': string;
  'MEDIA.ANSWER_NEEDED': string;
  'MEDIA.WRITTEN_WITHOUT_CAPTIONS': string;
  'MEDIA.UNTITLED_TEXT': string;
  'MEDIA.UNSUPPORTED_CODEC': string;
  'MEDIA.TOO_LONG': string;
  'MEDIA.TOO_MANY_PIXELS': string;
  'MEDIA.TOO_SMALL_PICTURE': string;
  'MEDIA.TOO_MANY_TRACKS': string;
  /** `{seconds}` at least. */
  'MEDIA.KEPT_TOO_SHORT': string;
  'MEDIA.PROCESSING_FAILED': string;
  'MEDIA.FILE_MISSING': string;
  'MEDIA.ONE_UPLOAD_ONLY': string;
  'MEDIA.UNSUPPORTED_IMAGE': string;
  'MEDIA.UNREADABLE_IMAGE': string;
  'MEDIA.IMAGE_TOO_LARGE': string;
  'MEDIA.IMAGE_TOO_MANY_PIXELS': string;
  'MEDIA.UNSUPPORTED_DOCUMENT': string;
  'MEDIA.UNSUPPORTED_ATTACHMENT': string;
  'MEDIA.DOCUMENT_WITH_MACROS': string;
  'MEDIA.DOCUMENT_TOO_LARGE': string;
  'MEDIA.TOO_MANY_FILES': string;
  'MEDIA.TOO_MANY_IMAGES': string;
  'MEDIA.UPLOAD_PROTOCOL': string;
  'MEDIA.UPLOAD_EXPIRED': string;
  'MEDIA.TOO_MANY_UNFINISHED': string;
  'MEDIA.UPLOAD_ARRIVED': string;
  'MEDIA.QUESTION_EMPTY': string;
  'MEDIA.INVALID_START': string;
  'MEDIA.INVALID_END': string;
  'MEDIA.TIME_TOO_LONG': string;
  'MEDIA.END_TOO_LONG': string;
  'MEDIA.INVALID_TIME_RANGE': string;
  'MEDIA.UNKNOWN_BLOCK': string;
  'MEDIA.TOO_MANY_QUESTIONS': string;
  'MEDIA.TOO_MANY_BLOCKS': string;
  'MEDIA.DEFAULT_BLOCK': string;
  'MEDIA.INVALID_CAPTIONS': string;
  /** `{line}`: line of its times; `{cue}`: its number. */
  'MEDIA.CAPTIONS_TOO_LONG': string;
  /** `{tags}` */
  'MEDIA.UNKNOWN_TAG': string;
  'MEDIA.UPLOAD_CONTENT_TYPE': string;
  'MEDIA.CAPTIONS': string;
  'MEDIA.CAPTIONS_AUTOMATIC': string;
  'MEDIA.UNKNOWN_ENCODER': string;
  'MEDIA.ENCODER_JOB_LOST': string;
  'MEDIA.ENCODER_FILES_DIFFER': string;
  'MEDIA.ENCODER_FILE_TOO_LARGE': string;
  'MEDIA.ENCODER_TOO_FAST': string;
  /** Remarks for operators (`server/platform/health/health-text.ts`). */
  'HEALTH.STORAGE_FULL': string;
  'HEALTH.FILES_PICTURES': string;
  'HEALTH.FILES_VIDEOS': string;
  'HEALTH.FFMPEG_IN_WORKERS': string;
  'HEALTH.FFMPEG_HARDWARE': string;
  'HEALTH.FFMPEG_SOFTWARE': string;
}
