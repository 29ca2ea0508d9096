import { useState } from 'react';
import type { OwnTranscript, PutTranscriptRequest, TranscriptLanguage } from '@modules/media/http/transcript.contract';
import { drafts } from '../backend';
import { useLanguage } from '../i18n';
import type { Loadable } from '../loadable';
import { useCurrentUser } from '../session/use-session';
import { type Captions, typedCaptions } from './captions';
import { putTranscript, useTranscript } from './transcript';

/** Unsaved captions in one language. */
export interface CaptionsDraft {
  /** Null if there is no draft. */
  readonly read: () => Captions | null;
  readonly keep: (values: Captions | null) => void;
  readonly forget: () => void;
}

export interface VideoCaptions {
  readonly transcript: Loadable<OwnTranscript | null>;
  readonly language: TranscriptLanguage;
  readonly onLanguage: (language: TranscriptLanguage) => void;
  readonly draft: CaptionsDraft;
  readonly save: (transcript: PutTranscriptRequest) => Promise<void>;
}

/** Captions of a video, one language at a time, the reader's first. Each language has its own draft. */
export function useVideoCaptions(videoId: string): VideoCaptions {
  const { id: userId } = useCurrentUser();
  const [language, onLanguage] = useState<TranscriptLanguage>(useLanguage());
  const name = `captions:${videoId}:${language}`;
  const draft: CaptionsDraft = {
    read: () => typedCaptions(drafts.read(userId, name)),
    keep: (values) => (values === null ? drafts.drop(userId, name) : drafts.keep(userId, name, values)),
    forget: () => drafts.drop(userId, name),
  };
  const save = async (transcript: PutTranscriptRequest): Promise<void> => {
    await putTranscript(videoId, transcript);
    draft.forget();
  };
  return { transcript: useTranscript(videoId, language), language, onLanguage, draft, save };
}
