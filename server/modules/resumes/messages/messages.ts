/** Error messages of this module. */
export interface ResumesMessages {
  'RESUMES.TOO_LARGE': string;
  'RESUMES.UNSUPPORTED': string;
  'RESUMES.WITHOUT_TEXT': string;
  'RESUMES.PROTECTED': string;
  'RESUMES.UNREADABLE': string;
  'RESUMES.TOO_MANY': string;
  'RESUMES.BUSY': string;
  /** Remarks for operators (`server/platform/health/health-text.ts`). */
  'HEALTH.FILES_RESUMES': string;
}
