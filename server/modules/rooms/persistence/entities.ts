import {
  InterviewRecordingSchema,
  RecordingChapterSchema,
  RecordingConsentSchema,
} from '../domain/recording.entity.js';
import { InterviewRoomSchema, RoomParticipantSchema } from '../domain/room.entity.js';

export const entities = [
  InterviewRoomSchema,
  RoomParticipantSchema,
  InterviewRecordingSchema,
  RecordingConsentSchema,
  RecordingChapterSchema,
];
