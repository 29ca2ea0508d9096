/** Texts of shortlists. */
export interface ShortlistsMessages {
  title: string;
  lead: string;
  loading: string;
  loadFailed: string;
  list: string;
  new: string;
  rename: string;
  remove: string;
  compare: string;
  'compare.none': string;
  noneTitle: string;
  none: string;
  emptyTitle: string;
  empty: string;
  search: string;
  'person.added': string;
  'person.years_one': string;
  'person.years_other': string;
  'person.skills': string;
  'person.note': string;
  'person.profile': string;
  'person.editNote': string;
  'person.addNote': string;
  'person.takeOff': string;
  'person.noScore': string;
  /** `{score}`. */
  'person.compatibility': string;
  'person.reasons': string;
  'person.gaps': string;
  'similar.button': string;
  /** `{name}`. */
  'similar.title': string;
  'similar.lead': string;
  /** After the lead, on a list. */
  'similar.withoutList': string;
  'similar.loading': string;
  'similar.failed': string;
  'similar.noneTitle': string;
  'similar.none': string;
  'similar.shared': string;
  'similar.sameTown': string;
  'similar.add': string;
  'done.made': string;
  'done.renamed': string;
  'done.removed': string;
  'done.starred': string;
  'done.takenOff': string;
  'done.note': string;
  failed: string;
  star: string;
  'star.short': string;
  'star.new': string;
  'form.name': string;
  'form.newTitle': string;
  'form.renameTitle': string;
  'form.create': string;
  'form.save': string;
  'form.back': string;
  'form.noteTitle': string;
  'form.note': string;
  'form.noteHint': string;
  'removeForm.title': string;
  'removeForm.sentence': string;
  'removeForm.keep': string;
}
