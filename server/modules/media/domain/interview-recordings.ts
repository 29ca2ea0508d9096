/** A recording of a live interview that is about to be uploaded. */
export interface ClaimedRecording {
  /** Whose the video becomes: the interview, not a person. */
  readonly ownerId: string;
  readonly title: string;
  /** An earlier upload of the same recording. */
  readonly before: string | null;
}

/** The questions of this module about recordings of live interviews. A port, bound at the root; unbound, none is accepted. */
export abstract class InterviewRecordings {
  /** Accepts the upload in the caller's transaction. @throws if the sender may not upload it, or it may not be kept */
  abstract claim(senderId: string, recordingId: string, uploadId: string): Promise<ClaimedRecording>;
  abstract isRecording(videoId: string): Promise<boolean>;
  /** Tells whether a video is the recording of an interview instead of a person's video. */
  abstract isInterview(ownerId: string): Promise<boolean>;
}
