/** Texts of reservations, for both sides. */
export interface ReservationsMessages {
  'status.ACTIVE': string;
  'status.MATCHED': string;
  'status.REJECTED': string;
  'status.EXPIRED': string;
  'status.CANCELLED': string;
  'status.HIRED': string;
  'status.unknown': string;

  'settled.MATCHED': string;
  'settled.REJECTED': string;
  'settled.EXPIRED': string;
  'settled.CANCELLED': string;
  'settled.HIRED': string;
  'settled.unknown': string;

  'fact.left': string;
  'fact.salary': string;
  'fact.noSalary': string;
  'fact.job': string;
  'fact.until': string;
  'fact.onNoOrSilence': string;
  noCompany: string;

  'stale.title': string;
  'stale.sentence': string;

  'requests.title': string;
  'requests.lead': string;
  'requests.loading': string;
  'requests.loadFailed': string;
  'requests.waiting': string;
  'requests.accepted': string;
  'requests.hired': string;
  'requests.history': string;
  'requests.emptyTitle': string;
  'requests.empty': string;
  'requests.emptyAction': string;
  'requests.nothingWaitingTitle': string;
  'requests.nothingWaiting': string;

  'request.from': string;
  'request.seeNow': string;
  'request.seeNowWhat': string;
  'request.onYes': string;
  'request.onYesWhat': string;
  'request.onNoWhat': string;
  'request.accept': string;
  'request.decline': string;
  'request.over': string;
  'request.openTo': string;
  'request.closed': string;
  'request.hire': string;
  'request.cancelMatch': string;
  'request.reason': string;
  'request.soon': string;

  'decline.title': string;
  'decline.what': string;
  'decline.reason': string;
  'decline.hint': string;
  'decline.next': string;
  'decline.neverAgain': string;
  'decline.neverAgainHint': string;
  'decline.send': string;
  'decline.back': string;

  /** For the person: whether the company may ask again after a request without a yes. */
  'next.LATER': string;
  'next.IF_REOPENED': string;
  'next.hidden': string;
  'next.settings': string;
  'next.reopen': string;
  'next.done': string;
  'next.failed': string;

  'seeker.hire.title': string;
  'seeker.hire.sentence': string;
  'seeker.hire.confirm': string;
  'seeker.cancelMatch.title': string;
  'seeker.cancelMatch.sentence': string;
  'seeker.cancelMatch.confirm': string;
  'seeker.done.accept': string;
  'seeker.done.decline': string;
  'seeker.done.hire': string;
  'seeker.done.cancelMatch': string;

  'hide.offer': string;
  'hide.action': string;
  'hide.done': string;
  'hide.failed': string;

  'reservations.title': string;
  'reservations.lead': string;
  'reservations.loading': string;
  'reservations.loadFailed': string;
  'reservations.filter': string;
  'reservations.active': string;
  'reservations.accepted': string;
  'reservations.hired': string;
  'reservations.history': string;
  'reservations.updated': string;
  'reservations.refresh': string;
  'reservations.matches': string;
  'reservations.one': string;
  'reservations.showAll': string;

  'empty.activeTitle': string;
  'empty.active': string;
  'empty.acceptedTitle': string;
  'empty.accepted': string;
  'empty.hiredTitle': string;
  'empty.hired': string;
  'empty.historyTitle': string;
  'empty.history': string;
  'empty.search': string;
  'empty.matches': string;

  'card.message': string;
  'card.onHold': string;
  'card.credits_one': string;
  'card.credits_other': string;
  'card.onNoWhat': string;
  'card.over': string;
  'card.reason': string;
  'card.creditBack': string;
  'card.creditKept': string;
  'card.final': string;
  'card.profile': string;
  'card.hire': string;
  'card.cancel': string;
  'card.cancelMatch': string;
  'card.soon': string;

  'recruiter.cancel.title': string;
  'recruiter.cancel.sentence': string;
  'recruiter.cancel.confirm': string;
  'recruiter.cancel.keep': string;
  'recruiter.hire.title': string;
  'recruiter.hire.sentence': string;
  'recruiter.hire.confirm': string;
  'recruiter.cancelMatch.title': string;
  'recruiter.cancelMatch.sentence': string;
  'recruiter.cancelMatch.confirm': string;
  'recruiter.done.cancel': string;
  'recruiter.done.hire': string;
  'recruiter.done.cancelMatch': string;

  'keep.match': string;

  'failed.accept': string;
  'failed.decline': string;
  'failed.cancel': string;
  'failed.hire': string;
  'failed.cancelMatch': string;

  'closeJob.offer': string;
  'closeJob.action': string;
  'closeJob.title': string;
  'closeJob.sentence': string;
  'closeJob.confirm': string;
  'closeJob.keep': string;
  'closeJob.done': string;
  'closeJob.failed': string;
}
