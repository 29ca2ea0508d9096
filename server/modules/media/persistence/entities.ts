import { EncoderFileSchema } from '../domain/encoder-file.entity.js';
import { EncoderJobSchema } from '../domain/encoder-job.entity.js';
import { EncoderSchema } from '../domain/encoder.entity.js';
import { AnswerPreferenceSchema } from '../domain/answer-preference.entity.js';
import { MediaFileSchema } from '../domain/media-file.entity.js';
import { PresenceDrawSchema } from '../domain/presence-draw.entity.js';
import { OwnedFileSchema } from '../domain/owned-file.entity.js';
import { QuestionBlockSchema } from '../domain/question-block.entity.js';
import { VideoFaultSchema } from '../domain/video-fault.entity.js';
import { VideoRemakeSchema } from '../domain/video-remake.entity.js';
import { VideoQuestionSchema } from '../domain/video-question.entity.js';
import { VideoTranscriptSchema } from '../domain/video-transcript.entity.js';
import { VideoUploadSchema } from '../domain/video-upload.entity.js';
import { VideoMoveSchema, VideoSchema } from '../domain/video.entity.js';

export const entities = [
  EncoderSchema,
  EncoderJobSchema,
  EncoderFileSchema,
  AnswerPreferenceSchema,
  VideoSchema,
  VideoMoveSchema,
  MediaFileSchema,
  OwnedFileSchema,
  PresenceDrawSchema,
  QuestionBlockSchema,
  VideoFaultSchema,
  VideoQuestionSchema,
  VideoRemakeSchema,
  VideoTranscriptSchema,
  VideoUploadSchema,
];
