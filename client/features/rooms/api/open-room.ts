import { roomAnswer, type RoomAnswer } from '@modules/rooms/http/rooms.contract';
import { api } from '../../../lib/backend';
import { loadable, type Loadable } from '../../../lib/loadable';
import { useRead } from '../../../lib/use-read';

/** The room of an interview. Opening it again changes nothing, and has the names of everybody who came since. */
export function useRoom(interviewId: string): { readonly room: Loadable<RoomAnswer>; readonly refresh: () => void } {
  const read = useRead('interviews', ['room', interviewId], (signal) =>
    api({
      method: 'POST',
      path: `/api/interviews/${interviewId}/room`,
      isQuestion: true,
      answer: roomAnswer,
      signal,
    }),
  );
  return { room: loadable(read), refresh: () => void read.refetch() };
}
