import type { RealtimeType } from '@platform/realtime/realtime.contract';
import { outdatedBy, type Resource } from '../resources';

// Of one that exists: an application that was just sent changes less.
const afterChangeOf = (resource: Resource): readonly string[] => outdatedBy(`/api/${resource}/id`);

/** What on this person's screen is out of date once an event arrived: somebody else made the change that the map is about. */
const outdated: Readonly<Record<RealtimeType, readonly string[]>> = {
  'message.created': ['messages', 'users'],
  'message.read': ['messages', 'users'],
  'message.removed': ['messages'],
  'reservation.changed': afterChangeOf('credit-reservations'),
  'match.created': afterChangeOf('matches'),
  'application.changed': afterChangeOf('applications'),
  'video.progress': ['upload', 'videos'],
  'notification.created': ['notifications'],
};

export const outdatedByEvent = (type: RealtimeType): readonly string[] => outdated[type];

export const realtimeTypes = Object.keys(outdated) as readonly RealtimeType[];
