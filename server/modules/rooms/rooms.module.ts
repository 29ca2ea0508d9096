import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { ApplicationsModule } from '../applications/index.js';
import { CompaniesModule } from '../companies/index.js';
import { IdentityModule } from '../identity/index.js';
import { JobsModule } from '../jobs/index.js';
import { RoomsController } from './http/rooms.controller.js';
import { SweepRoomsJob } from './jobs/sweep-rooms.job.js';
import { entities } from './persistence/entities.js';
import { RoomRepository } from './persistence/room.repository.js';
import { RoomAccess } from './queries/room-access.query.js';
import { RoomPage } from './queries/room-page.query.js';
import { ReadRoomState } from './queries/room-state.query.js';
import { RoomsPersonalData } from './rooms-personal-data.js';
import { RoomSockets } from './sockets/room-sockets.js';
import { RoomWatch } from './sockets/room-watch.js';
import { AnswerKnock } from './use-cases/answer-knock.js';
import { EnterRoom } from './use-cases/enter-room.js';
import { OpenRoom } from './use-cases/open-room.js';
import { Places } from './use-cases/places.js';

/** Live interviews: who is in a room, and how their browsers find each other. */
@Module({
  imports: [MikroOrmModule.forFeature(entities), ApplicationsModule, CompaniesModule, IdentityModule, JobsModule],
  controllers: [RoomsController],
  providers: [
    AnswerKnock,
    EnterRoom,
    OpenRoom,
    Places,
    ReadRoomState,
    RoomAccess,
    RoomPage,
    RoomRepository,
    RoomSockets,
    RoomsPersonalData,
    RoomWatch,
    SweepRoomsJob,
  ],
  exports: [RoomsPersonalData],
})
export class RoomsModule {}
