/** Error messages of this module. */
export type RoomsMessages = Record<
  | 'ROOMS.CANCELLED'
  | 'ROOMS.NOT_ON_VIDEO'
  | 'ROOMS.NO_TIME'
  | 'ROOMS.TOO_EARLY'
  | 'ROOMS.OVER'
  | 'ROOMS.BLIND_REVIEW_OPEN'
  | 'ROOMS.FULL'
  | 'ROOMS.OPEN_ELSEWHERE'
  | 'ROOMS.HOSTS_ONLY'
  | 'ROOMS.NOT_IN_ROOM',
  string
>;
