/** The candidate's page for applications, used in emails and calendar entries. */
export function candidatePage(): string {
  return '/applications';
}

/** The company's page for a posting's applications, with one of them open. */
export function companyPage(jobId: string, applicationId?: string): string {
  const page = `/recruiter/jobs/${jobId}/applications`;
  return applicationId === undefined ? page : `${page}?application=${applicationId}`;
}

/** The room of an interview by video, for both sides. */
export const roomPage = (interviewId: string): string => `/interviews/${interviewId}/room`;

/** A member's settings for their calendars. */
export const calendarSettingsPage = (): string => '/settings/calendar';
