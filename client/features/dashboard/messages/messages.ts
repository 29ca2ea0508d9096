/** Words of the first page after signing in. */
export interface DashboardMessages {
  'seeker.title': string;
  'seeker.lead': string;
  title: string;
  loading: string;
  loadFailed: string;
  figures: string;

  'stat.profileViews_one': string;
  'stat.profileViews_other': string;
  'stat.applications_one': string;
  'stat.applications_other': string;
  'stat.newMatches_one': string;
  'stat.newMatches_other': string;
  'stat.completeness': string;
  'stat.delta': string;
  'stat.activeJobs_one': string;
  'stat.activeJobs_other': string;
  'stat.totalCandidates_one': string;
  'stat.totalCandidates_other': string;
  'stat.newApplications_one': string;
  'stat.newApplications_other': string;
  'stat.interviews_one': string;
  'stat.interviews_other': string;

  'next.title': string;
  'next.video': string;
  'next.videoText': string;
  'next.skills': string;
  'next.skillsText': string;
  'next.experience': string;
  'next.experienceText': string;
  'next.place': string;
  'next.placeText': string;
  'next.decide_one': string;
  'next.decide_other': string;
  'next.decideText': string;
  'next.processing': string;
  'next.processingText': string;
  'next.failedVideo': string;
  'next.failedVideoText': string;
  'next.doneTitle': string;
  'next.done': string;

  'matches.title': string;
  'matches.all': string;
  'matches.emptyTitle': string;
  'matches.empty': string;
  'matches.emptyAction': string;

  'applications.title': string;
  'applications.all': string;
  'applications.empty': string;
  'applications.sent': string;
  'received.title': string;
  'received.empty': string;
  'received.for': string;
  'jobs.title': string;
  'jobs.all': string;
  'jobs.empty': string;
  'jobs.published': string;

  'recruiter.title': string;
  'recruiter.lead': string;
  'recruiter.updated': string;
  'recruiter.refresh': string;
  'recruiter.newJob': string;
  'postings.title': string;
  'postings.all': string;
  'postings.emptyTitle': string;
  'postings.empty': string;
  'postings.views_one': string;
  'postings.views_other': string;
  'postings.applications_one': string;
  'postings.applications_other': string;
  'postings.matches_one': string;
  'postings.matches_other': string;
  'postings.edit': string;
  'status.DRAFT': string;
  'status.ACTIVE': string;
  'status.PAUSED': string;
  'status.CLOSED': string;

  'actions.title': string;
  'actions.newJob': string;
  'actions.newJobText': string;
  'actions.candidates': string;
  'actions.candidatesText': string;
  'actions.manage': string;
  'actions.manageText': string;
  'actions.company': string;
  'actions.companyText': string;
  'actions.noCompany': string;
  'actions.noCompanyText': string;
  'actions.createCompany': string;

  'operator.title': string;
  'operator.lead': string;
  'operator.ready': string;
  'operator.notReady': string;
  'operator.version': string;
  'operator.works': string;
  'operator.fails': string;
  'operator.docs': string;
}
