/** Words of the components themselves; everything with a business meaning comes in as a prop. */
export interface UiMessages {
  skipToContent: string;
  newTab: string;
  close: string;
  cancel: string;
  retry: string;
  loading: string;
  busy: string;
  optional: string;
  remove: string;
  removed: string;
  clearField: string;
  openList: string;
  closeList: string;
  noSuggestion: string;
  addHint: string;
  showPassword: string;
  hidePassword: string;
  charactersLeft_one: string;
  charactersLeft_other: string;

  'form.summary_one': string;
  'form.summary_other': string;
  'field.required': string;
  'field.tooShort': string;
  'field.tooLong': string;
  'field.tooSmall': string;
  'field.tooLarge': string;
  'field.tooFew': string;
  'field.tooMany': string;
  'field.email': string;
  'field.url': string;
  'field.number': string;
  'field.invalid': string;

  'error.requestId': string;
  'error.toDo': string;

  'score.words': string;
  'scoreParts.outOf': string;
  'time.left': string;
  'time.over': string;
  'skill.matched': string;
  'skill.missing': string;
  'delta.up': string;
  'delta.down': string;
  'delta.same': string;

  'player.play': string;
  'player.pause': string;
  'player.replay': string;
  'player.seek': string;
  'player.position': string;
  'player.mute': string;
  'player.unmute': string;
  'player.volume': string;
  'player.speed': string;
  'player.captions': string;
  'player.captionsOff': string;
  'player.fullscreen': string;
  'player.exitFullscreen': string;
  'player.loading': string;
  'player.failed': string;
  'player.failedToDo': string;
  'player.region': string;

  'dropzone.choose': string;
  'dropzone.orDrop': string;
  'dropzone.release': string;
  'dropzone.wrongType': string;
  'dropzone.tooLarge': string;
  'dropzone.onlyOne': string;
  'upload.uploading': string;
  'upload.processing': string;
  'upload.failed': string;
  'upload.done': string;
  'upload.leave': string;

  'toast.region': string;
  'filters.open': string;
  'filters.openCount': string;
  'filters.clear': string;
  'filters.show': string;
  'more.show': string;
  'more.shown': string;
  'pages.previous': string;
  'pages.next': string;
  'pages.page': string;
  'pages.current': string;

  'nav.main': string;
  'nav.breadcrumbs': string;
  'nav.bottom': string;
  'nav.openMenu': string;
  'nav.menu': string;
  'nav.account': string;
  'nav.home': string;
  'language.fr': string;
  'language.en': string;
  'theme.toDark': string;
  'theme.toLight': string;
}
