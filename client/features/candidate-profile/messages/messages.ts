/** Texts of a candidate’s page, as recruiters and the candidate’s own preview show it. */
export interface CandidateMessages {
  title: string;
  breadcrumb: string;
  loading: string;
  failed: string;
  goneTitle: string;
  gone: string;
  back: string;

  years_one: string;
  years_other: string;
  'masked.badge': string;
  'masked.explain': string;
  'masked.video': string;
  'masked.noVideo': string;
  'masked.more': string;

  'section.videos': string;
  'section.bio': string;
  'section.experience': string;
  'section.skills': string;
  'section.contact': string;
  'section.details': string;
  none: string;
  'contact.email': string;
  'contact.phone': string;
  'contact.resume': string;
  'contact.resumeSize': string;
  'contact.locked': string;
  'details.locked': string;

  'video.watch': string;
  'video.heading': string;
  'video.count_one': string;
  'video.count_other': string;
  'video.failed': string;
  'presentation.count_one': string;
  'presentation.count_other': string;
  'presentation.heading': string;
  'presentation.section': string;
  'presentation.locked': string;

  'status.RESERVED': string;
  'status.MATCHED': string;
  'status.APPLICATION_SENT': string;
  'status.INTERVIEW_SCHEDULED': string;
  'status.OFFER_MADE': string;
  'status.HIRED': string;
  'status.since': string;
  'status.left': string;
  'status.thenClosed': string;
  'status.over': string;

  manageReservation: string;
  'access.see': string;
  'access.notForSale': string;
  'access.title': string;
  'access.warning': string;
  'access.told': string;
  'access.paid_one': string;
  'access.paid_other': string;
  'access.alreadyPaid': string;
  'access.failed': string;
  'access.see.AUDIO': string;
  'access.see.TEXT': string;
  'access.warning.AUDIO': string;
  'access.warning.TEXT': string;
  'access.toldOther': string;
  'access.paidOther_one': string;
  'access.paidOther_other': string;
  'access.failedOther': string;
  'access.notForSaleOther': string;

  'preview.title': string;
  'preview.lead': string;
  'preview.profile': string;
  'preview.edit': string;
  'preview.choose': string;
  'preview.before': string;
  'preview.after': string;
  'preview.beforeText': string;
  'preview.afterText': string;
  'preview.hidden': string;
}
