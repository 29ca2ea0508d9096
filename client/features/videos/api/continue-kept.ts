import type { KeptUpload, KeptUploads } from '../../../service-worker/kept-uploads';
import { clientError, errorFromBody, isApiError } from '../../../lib/api-error';
import type { BegunUpload } from '../../../lib/resumable-upload';
import { readKeptVideo } from '../domain/kept-video';
import type { NewVideo, Sent } from './running-upload';

/** `begun`: this page sends it now, and its result follows. */
export type Continued = { readonly name: string; readonly outcome: 'begun' | 'arrived' | Sent };

export interface ContinuingSurroundings {
  readonly kept: KeptUploads;
  /** Id of the person who is signed in. */
  readonly person: string;
  readonly now: () => number;
  /** No other page is sending it. */
  readonly isFree: (id: string) => Promise<boolean>;
  /** Number of questions that the video has. */
  readonly countQuestions: (videoId: string) => Promise<number>;
  readonly replaceQuestions: (videoId: string, questions: NewVideo['questions']) => Promise<void>;
  readonly removeRecording: (id: string) => Promise<void>;
  readonly forgetUnfinished: (file: Pick<File, 'name' | 'size'>) => void;
  readonly send: (video: NewVideo, before: BegunUpload) => Promise<Sent>;
  readonly showRefused: (video: NewVideo, error: unknown) => void;
  readonly tell: (continued: Continued) => void;
}

/**
 * Ends the uploads that this device kept while no page was open: sends the questions of those that arrived, goes on with the others,
 * and shows refusals. Uploads of other people are deleted.
 *
 * @throws if the server cannot be reached: the next page tries again
 */
export async function continueKept(around: ContinuingSurroundings): Promise<void> {
  const { kept, person, tell } = around;
  await kept.removeExpired(around.now());
  for (const upload of await kept.all()) {
    const { id, state } = upload;
    if (upload.person !== person) await kept.remove(id);
    // A page that is sending shows it itself.
    else if (await around.isFree(id)) {
      if (state === 'arrived') tell({ name: nameOf(upload), outcome: await endArrived(upload, around) });
      else await goOn(upload, around);
    }
  }
}

/** Its title, as the list of videos shows it. */
const nameOf = ({ name, video }: KeptUpload): string => readKeptVideo(video)?.title || name;

async function endArrived(upload: KeptUpload, around: ContinuingSurroundings): Promise<Continued['outcome']> {
  const { id, video } = upload;
  const kept = readKeptVideo(video);
  around.forgetUnfinished(upload);
  if (kept?.recordingId !== undefined) await around.removeRecording(kept.recordingId);
  const outcome = await sendQuestions(id, kept?.questions ?? [], around);
  await around.kept.remove(id);
  return outcome;
}

async function sendQuestions(
  id: string,
  questions: NewVideo['questions'],
  { countQuestions, replaceQuestions }: ContinuingSurroundings,
): Promise<'arrived' | 'without-questions'> {
  try {
    // Another device of the person may have been faster.
    if ((await countQuestions(id)) === 0) await replaceQuestions(id, questions);
    return 'arrived';
  } catch (error) {
    if (isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 401)
      return 'without-questions';
    throw error;
  }
}

async function goOn(upload: KeptUpload, around: ContinuingSurroundings): Promise<void> {
  const { id, token, state, refusal } = upload;
  const name = nameOf(upload);
  const details = readKeptVideo(upload.video);
  const file = await around.kept.fileOf(upload);
  if (details === null || file === null) return around.kept.remove(id);
  const { recordingId } = details;
  const video: NewVideo = {
    ...{ ...details, file, ...(upload.notice && { notice: upload.notice }) },
    ...(recordingId !== undefined && { onArrived: () => around.removeRecording(recordingId) }),
  };
  if (state === 'sending') {
    around.tell({ name, outcome: 'begun' });
    around.tell({ name, outcome: await around.send(video, { id, token }) });
    return;
  }
  // The file in memory is enough to try again, which begins a new upload.
  around.forgetUnfinished(file);
  await around.kept.remove(id);
  const { status = 0, body = '' } = refusal ?? {};
  const error = errorFromBody(status, body);
  around.showRefused(video, error.message === '' ? clientError('CLIENT.UPLOAD_STATUS', status) : error);
}
