/** Words of looking for a job. */
export interface JobsMessages {
  title: string;
  lead: string;
  loading: string;
  refreshing: string;
  loadFailed: string;
  results_one: string;
  results_other: string;
  resultsAbout: string;
  'featured.title': string;
  'featured.lead': string;
  'featured.badge': string;
  'featured.jobs_one': string;
  'featured.jobs_other': string;
  shownOf_one: string;
  shownOf_other: string;
  shownOfAbout: string;
  filters_one: string;
  filters_other: string;
  moreFailed: string;

  'filters.title': string;
  'filters.search': string;
  'filters.searchHint': string;
  'filters.location': string;
  'filters.type': string;
  'filters.anyType': string;
  'filters.salaryMin': string;
  'filters.salaryMax': string;
  'filters.salaryHint': string;
  'filters.remote': string;
  'filters.company': string;
  'filters.clear': string;
  'filters.places': string;
  'filters.counted': string;
  'filters.estimated': string;

  'active.label': string;
  'active.search': string;
  'active.remote': string;

  'saved.title': string;
  'saved.none': string;
  'saved.save': string;
  'saved.done': string;
  'saved.alertOn': string;
  'saved.alertOff': string;
  'saved.alertIsOn': string;
  'saved.alertIsOff': string;
  'saved.remove': string;
  'saved.removed': string;
  'recent.title': string;
  'recent.forget': string;
  'recent.forgetAll': string;
  'recent.notKept': string;
  'recent.allow': string;

  'approximate.title': string;
  'approximate.sentence': string;

  'sort.label': string;
  'sort.newest': string;
  'sort.salary': string;
  'sort.relevance': string;

  'empty.title': string;
  'empty.sentence': string;
  'emptyFiltered.title': string;
  'emptyFiltered.sentence': string;
  'emptyFiltered.words': string;
  'emptyFiltered.pay': string;
  'emptyFiltered.place': string;
  'emptyFiltered.without': string;

  'job.open': string;
  'job.details': string;
  'job.moreRequirements_one': string;
  'job.moreRequirements_other': string;
  'job.published': string;
  'job.requirements': string;

  'detail.breadcrumb': string;
  'detail.loading': string;
  'detail.failed': string;
  'detail.goneTitle': string;
  'detail.gone': string;
  'detail.back': string;
  'detail.description': string;
  'detail.noDescription': string;
  'detail.requirements': string;
  'detail.benefits': string;
  'detail.facts': string;
  'detail.company': string;
  'detail.department': string;
  'detail.location': string;
  'detail.type': string;
  'detail.remote': string;
  'detail.remoteYes': string;
  'detail.salary': string;
  'detail.published': string;
  'detail.expires': string;
  'detail.language': string;
  'detail.language.fr': string;
  'detail.language.en': string;

  'detail.closedTitle': string;
  'detail.closed': string;
  'detail.closedOn': string;
  'visitor.title': string;
  'visitor.sentence': string;
  'visitor.signIn': string;
  'visitor.register': string;

  'match.title': string;
  'match.gaps': string;
  'match.all': string;
  'match.none': string;
  'match.noneHint': string;
  'match.completeProfile': string;
  'match.notice': string;

  'apply.action': string;
  'apply.title': string;
  'apply.discloses': string;
  'apply.now': string;
  'apply.nowWhat': string;
  'apply.ifAccepted': string;
  'apply.ifAcceptedWhat': string;
  'apply.ifWithdrawn': string;
  'apply.ifWithdrawnWhat': string;
  'apply.letter': string;
  'apply.letterHint': string;
  'apply.video': string;
  'apply.anyVideo': string;
  'apply.noVideo': string;
  'apply.record': string;
  'apply.send': string;
  'apply.later': string;
  'apply.sent': string;
  'apply.applied': string;
  'apply.follow': string;
  'apply.closed': string;
  'apply.failed': string;
  'apply.kept': string;
}
