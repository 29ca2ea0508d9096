/** Texts of the operators' page of score reviews. */
export interface MatchReviewsMessages {
  title: string;
  lead: string;
  filter: string;
  'filter.OPEN': string;
  'filter.ANSWERED': string;
  'status.OPEN': string;
  'status.ANSWERED': string;
  loading: string;
  loadFailed: string;
  'empty.OPEN': string;
  'empty.ANSWERED': string;
  'empty.sentence': string;
  'card.noJob': string;
  'card.score': string;
  'card.asked': string;
  'card.answered': string;
  'card.message': string;
  'card.noMessage': string;
  'card.answer': string;
  'action.answer': string;
  'card.answerNamed': string;
  'action.cancel': string;
  'answer.title': string;
  'answer.label': string;
  'answer.hint': string;
  'answer.needed': string;
  'answer.send': string;
  'answer.done': string;
}
