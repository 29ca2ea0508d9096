import type { RoomsMessages } from './messages.js';

export const en: RoomsMessages = {
  'ROOMS.CANCELLED': 'This interview is cancelled.',
  'ROOMS.NOT_ON_VIDEO': 'This interview is not by video, so it has no room.',
  'ROOMS.NO_TIME': 'This interview has no time yet: the candidate chooses one of the proposed times first.',
  'ROOMS.TOO_EARLY': 'The room opens 10 minutes before the interview.',
  'ROOMS.OVER': 'The room of this interview is closed.',
  'ROOMS.BLIND_REVIEW_OPEN':
    'You are reviewing this person blind, and a live interview shows their face and voice. Submit your review first.',
  'ROOMS.FULL': 'Four people are in the room already. Ask someone to leave, then try again.',
  'ROOMS.OPEN_ELSEWHERE': 'You are in this interview in another tab or on another device.',
  'ROOMS.HOSTS_ONLY': 'Only members of the team who are in the room can let people in.',
  'ROOMS.NOT_IN_ROOM': 'This person is not in the room any more.',
  'ROOMS.RECORDING_OPEN': 'This interview is already being recorded, or everybody has been asked to agree.',
  'ROOMS.RECORDING_WITHOUT_CANDIDATE': 'The candidate is not in the room, so there is nothing to record.',
  'ROOMS.RECORDING_OVER': 'This recording has ended.',
  'ROOMS.RECORDING_NOT_KEPT':
    'This recording is not kept: someone withdrew their consent, it was deleted, or it was not sent within a day.',
};
