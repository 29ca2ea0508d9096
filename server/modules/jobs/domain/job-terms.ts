/** Values of a posting, as stored. The API has the same ones (`http/jobs.contract.ts`). */
export type JobStatus = 'DRAFT' | 'ACTIVE' | 'PAUSED' | 'CLOSED';
export type JobType = 'FULL_TIME' | 'PART_TIME' | 'CONTRACT' | 'INTERNSHIP';
export type SalaryPeriod = 'HOUR' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
export type JobLanguage = 'fr' | 'en';
/** Why a company closed a posting. PAUSED only pauses it; the others are final. */
export type CloseReason = 'FILLED_HERE' | 'FILLED_ELSEWHERE' | 'CANCELLED' | 'PAUSED' | 'OTHER';
