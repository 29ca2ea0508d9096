import { InterviewRoomSchema, RoomParticipantSchema } from '../domain/room.entity.js';

export const entities = [InterviewRoomSchema, RoomParticipantSchema];
