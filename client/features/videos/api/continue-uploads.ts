import { videoQuestions } from '@modules/media/http/questions.contract';
import { api, session, unfinishedUploads } from '../../../lib/backend';
import { background, keptUploads } from '../../../lib/this-background';
import { continueKept, type ContinuingSurroundings } from './continue-kept';
import { replaceQuestions } from './questions';
import { recordings } from './recordings';
import { showRefused, startUpload } from './running-upload';

/** Ends the uploads of the signed-in person that went on without a page. */
export async function continueUploads(tell: ContinuingSurroundings['tell']): Promise<void> {
  const person = session.userId();
  if (person === null) return;
  await continueKept({
    ...{ kept: keptUploads, person, now: Date.now, tell, replaceQuestions, showRefused, send: startUpload },
    isFree: (id) => background.isFree(id),
    countQuestions: async (id) => {
      const path = `/api/video-questions/videos/${id}/questions` as const;
      return (await api({ path, answer: videoQuestions })).questions.length;
    },
    removeRecording: (id) => recordings.remove(id),
    forgetUnfinished: (file) => unfinishedUploads.forget(file),
  });
}
