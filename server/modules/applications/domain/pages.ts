/** Where the candidate reads about their applications: letters and calendar entries lead there. */
export function candidatePage(): string {
  return '/applications';
}

/** The posting's applications as its company sees them, with one of them open. */
export function companyPage(jobId: string, applicationId?: string): string {
  const page = `/recruiter/jobs/${jobId}/applications`;
  return applicationId === undefined ? page : `${page}?application=${applicationId}`;
}
