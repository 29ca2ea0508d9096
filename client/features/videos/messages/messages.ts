/** Words of one's own videos. */
export interface VideosMessages {
  title: string;
  lead: string;
  add: string;
  loading: string;
  loadFailed: string;

  'upload.title': string;
  'upload.choose': string;
  'upload.limits': string;
  'upload.wrongType': string;
  'upload.tooLarge': string;
  'upload.notVideo': string;
  'upload.name': string;
  'upload.nameHint': string;
  'upload.quality': string;
  'upload.quality.low': string;
  'upload.quality.medium': string;
  'upload.quality.high': string;
  'upload.qualityHint': string;
  'upload.send': string;
  'upload.chosen': string;
  'upload.otherFile': string;
  'upload.form': string;
  'upload.left_one': string;
  'upload.left_other': string;
  'upload.noneLeft': string;
  'upload.bytes': string;
  'upload.arriving': string;
  'upload.mayLeave': string;
  'upload.privacy': string;
  'upload.done': string;

  'list.title': string;
  'empty.title': string;
  'empty.sentence': string;

  'advice.title': string;
  'advice.start': string;
  'advice.proof': string;
  'advice.place': string;
  'advice.again': string;

  'video.processing': string;
  'video.waiting': string;
  'video.processingHint': string;
  'video.failed': string;
  'video.ready': string;
  'video.hidden': string;
  'video.added': string;
  'video.watch': string;
  'video.watching': string;
  'video.rename': string;
  'video.delete': string;
  'video.failedHint': string;
  'video.playerFailed': string;

  'rename.title': string;
  'rename.label': string;
  'rename.save': string;
  'rename.done': string;

  'delete.title': string;
  'delete.sentence': string;
  'delete.confirm': string;
  'delete.done': string;
  'delete.failed': string;
}
