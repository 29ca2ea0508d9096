import type { RoomAnswer } from '@modules/rooms/http/rooms.contract';

/** A live interview, for stories and specs. */
const idOf = (place: number): string => `0199f0c2-0000-7000-8000-0000000ec${String(place).padStart(3, '0')}`;

export const roomPeople = {
  host: idOf(1),
  candidate: idOf(2),
  manager: idOf(3),
  reviewer: idOf(4),
} as const;

export const hostRoom: RoomAnswer = {
  room_id: idOf(10),
  interview_id: idOf(11),
  application_id: idOf(12),
  you: { participant_id: roomPeople.host, role: 'HOST' },
  people: [
    { participant_id: roomPeople.host, role: 'HOST', name: 'Nadia Lefebvre' },
    { participant_id: roomPeople.candidate, role: 'CANDIDATE', name: 'Mathilde Gagnon' },
    { participant_id: roomPeople.manager, role: 'HOST', name: 'Luc Tremblay' },
    { participant_id: roomPeople.reviewer, role: 'GUEST', name: 'Inès Bouchard' },
  ],
  job: { id: idOf(13), title: 'Soudage-montage, quart de nuit', company: 'Acier Trois-Rivières' },
  questions: ['Pourquoi la soudure?', 'Racontez une pièce difficile, et comment vous en êtes venue à bout.'],
  ice_servers: [],
  starts_at: '2026-11-26T15:00:00.000Z',
  opens_at: '2026-11-26T14:50:00.000Z',
  ends_at: '2026-11-26T17:00:00.000Z',
};

export const candidateRoom: RoomAnswer = {
  ...hostRoom,
  you: { participant_id: roomPeople.candidate, role: 'CANDIDATE' },
  questions: [],
};
