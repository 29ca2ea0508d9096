import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/index.js';
import { CompaniesModule } from '../companies/index.js';
import { IdentityModule } from '../identity/index.js';
import { JobsModule } from '../jobs/index.js';
import { MediaModule } from '../media/index.js';
import { RecordingsController } from './http/recordings.controller.js';
import { RoomsController } from './http/rooms.controller.js';
import { SweepRoomsJob } from './jobs/sweep-rooms.job.js';
import { WriteChaptersJob } from './jobs/write-chapters.job.js';
import { entities } from './persistence/entities.js';
import { RecordingRepository } from './persistence/recording.repository.js';
import { RoomRepository } from './persistence/room.repository.js';
import { RecordingsOfInterview } from './queries/recordings-of-interview.query.js';
import { RoomAccess } from './queries/room-access.query.js';
import { RoomPage } from './queries/room-page.query.js';
import { ReadRoomState } from './queries/room-state.query.js';
import { RecordingsFacade } from './recordings.facade.js';
import { RoomsPersonalData } from './rooms-personal-data.js';
import { RecordingSockets } from './sockets/recording-sockets.js';
import { RoomLine } from './sockets/room-line.js';
import { RoomSockets } from './sockets/room-sockets.js';
import { RoomWatch } from './sockets/room-watch.js';
import { AnswerKnock } from './use-cases/answer-knock.js';
import { AnswerRecording } from './use-cases/answer-recording.js';
import { AskRecording } from './use-cases/ask-recording.js';
import { DiscardRecording } from './use-cases/discard-recording.js';
import { EndRecording } from './use-cases/end-recording.js';
import { EnterRoom } from './use-cases/enter-room.js';
import { LeaveRoom } from './use-cases/leave-room.js';
import { MarkChapter } from './use-cases/mark-chapter.js';
import { OpenRoom } from './use-cases/open-room.js';
import { Places } from './use-cases/places.js';
import { RoomOfRecording } from './use-cases/room-of-recording.js';

const recording = [
  AnswerRecording,
  AskRecording,
  DiscardRecording,
  EndRecording,
  MarkChapter,
  RecordingRepository,
  RecordingsFacade,
  RecordingSockets,
  RecordingsOfInterview,
  RoomOfRecording,
  WriteChaptersJob,
];

/** Live interviews: who is in a room, how their browsers find each other, and their recordings. */
@Module({
  imports: [
    MikroOrmModule.forFeature(entities),
    ApplicationsModule,
    CompaniesModule,
    IdentityModule,
    JobsModule,
    MediaModule,
  ],
  controllers: [RoomsController, RecordingsController],
  providers: [
    ...recording,
    AnswerKnock,
    EnterRoom,
    LeaveRoom,
    OpenRoom,
    Places,
    ReadRoomState,
    RoomAccess,
    RoomLine,
    RoomPage,
    RoomRepository,
    RoomSockets,
    RoomsPersonalData,
    RoomWatch,
    SweepRoomsJob,
  ],
  exports: [RecordingsFacade, RoomsPersonalData],
})
export class RoomsModule {}
