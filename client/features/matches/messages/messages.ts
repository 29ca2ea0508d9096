/** Words of the proposals made to a seeker. */
export interface MatchesMessages {
  title: string;
  lead: string;
  'lead.link': string;
  loading: string;
  loadFailed: string;

  'filter.label': string;
  'filter.open': string;
  'filter.accepted': string;
  'filter.all': string;

  'empty.openTitle': string;
  'empty.open': string;
  'empty.acceptedTitle': string;
  'empty.accepted': string;
  'empty.allTitle': string;
  'empty.all': string;
  'empty.profile': string;
  'empty.jobs': string;

  'status.PENDING': string;
  'status.new': string;
  'status.ACCEPTED': string;
  'status.MATCHED': string;
  'status.REJECTED': string;
  'status.HIRED': string;
  'status.CANCELLED': string;
  'status.unknown': string;

  'card.accept': string;
  'card.decline': string;
  'card.why': string;
  'card.hideWhy': string;
  'card.gaps': string;
  'card.proposed': string;
  'card.jobClosed': string;
  'card.accepted': string;
  'card.declined': string;
  'card.failed': string;
  'card.seeJob': string;

  'decline.title': string;
  'decline.sentence': string;
  'decline.confirm': string;

  'side.you': string;
  'side.you.title': string;
  'side.you.skills': string;
  'side.you.experience': string;
  'side.you.bio': string;
  'side.you.preferences': string;
  'side.you.transcript': string;
  'side.job.title': string;
  'side.job.requirements': string;
  'side.job.description': string;
  'side.job.details': string;

  'why.title': string;
  'why.parts': string;
  'why.loading': string;
  'why.failed': string;
  'why.raises': string;
  'why.noRaises': string;
  'why.points_one': string;
  'why.points_other': string;
  'why.wrong': string;
  'why.correct': string;
  'why.computed': string;
  'why.reasons': string;

  'review.ask': string;
  'review.title': string;
  'review.next': string;
  'review.message': string;
  'review.send': string;
  'review.cancel': string;
  'review.sent': string;
  'review.waiting': string;
  'review.here': string;
  'review.answered': string;

  'part.skills': string;
  'part.occupation': string;
  'part.experience': string;
  'part.location': string;
  'part.salary': string;
  'part.language': string;
  'part.availability': string;

  'about.title': string;
  'about.read': string;
  'about.never': string;
  'about.decision': string;
  'about.close': string;
}
