/** Texts of the hiring figures. */
export interface HiringMessages {
  title: string;
  lead: string;
  loading: string;
  loadFailed: string;
  download: string;
  downloadFailed: string;
  fileName: string;
  updated: string;
  refresh: string;
  emptyTitle: string;
  empty: string;
  emptyAction: string;
  'period.label': string;
  'period.7': string;
  'period.28': string;
  'period.91': string;
  'period.364': string;
  'job.label': string;
  'job.all': string;
  'status.DRAFT': string;
  'status.ACTIVE': string;
  'status.PAUSED': string;
  'status.CLOSED': string;

  'key.title': string;
  'key.response': string;
  'key.noResponse': string;
  'key.waiting_one': string;
  'key.waiting_other': string;
  'key.hires_one': string;
  'key.hires_other': string;
  'key.perHire': string;
  'key.noHire': string;

  'funnel.title': string;
  'funnel.lead': string;
  'funnel.views_one': string;
  'funnel.views_other': string;
  'funnel.share': string;
  'funnel.applications': string;
  'funnel.answered': string;
  'funnel.interviews': string;
  'funnel.offers': string;
  'funnel.accepted': string;
  'funnel.hired': string;
  'funnel.empty': string;

  'stages.title': string;
  'stages.lead': string;
  'stages.stage': string;
  'stages.median': string;
  'stages.stays': string;
  'stages.none': string;

  'spans.title': string;
  'spans.lead': string;
  'spans.span': string;
  'spans.count': string;
  'spans.RESPONSE': string;
  'spans.SCHEDULING': string;
  'spans.HIRE': string;

  'sources.title': string;
  'sources.lead': string;
  'sources.empty': string;
  'sources.source': string;
  'sources.applications': string;
  'sources.accepted': string;
  'sources.hired': string;
  'sources.SEARCH': string;
  'sources.MATCHES': string;
  'sources.DASHBOARD': string;
  'sources.COMPANY_PAGE': string;
  'sources.WEB': string;
  'sources.LINK': string;
  'sources.UNKNOWN': string;

  'closings.title': string;
  'closings.lead': string;
  'closings.empty': string;
  'closings.reason': string;
  'closings.count': string;
  'closings.FILLED_HERE': string;
  'closings.FILLED_ELSEWHERE': string;
  'closings.CANCELLED': string;
  'closings.OTHER': string;
  'closings.UNKNOWN': string;

  'trend.title': string;
  'trend.dayTitle': string;
  'trend.weekTitle': string;
  'trend.day': string;
  'trend.week': string;
  'trend.applications': string;
  'trend.hires': string;
  'trend.summary': string;

  'jobs.title': string;
  'jobs.caption': string;
  'jobs.more': string;
  'jobs.job': string;
  'jobs.views': string;
  'jobs.applications': string;
  'jobs.answered': string;
  'jobs.interviews': string;
  'jobs.hired': string;
  'jobs.response': string;
  'jobs.credits': string;
}
