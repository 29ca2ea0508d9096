import type { RealtimeType } from '@platform/realtime/realtime.contract';
import { outdatedBy, type Resource } from '../resources';

// Of a change to an existing object, because creating an application affects fewer resources.
const afterChangeOf = (resource: Resource): readonly string[] => outdatedBy(`/api/${resource}/id`);

/** Resources that are outdated after each event, which reports a change by somebody else. */
const outdated: Readonly<Record<RealtimeType, readonly string[]>> = {
  'message.created': ['messages', 'users'],
  'message.read': ['messages', 'users'],
  'message.removed': ['messages'],
  'reservation.changed': afterChangeOf('credit-reservations'),
  'match.created': afterChangeOf('matches'),
  'application.changed': afterChangeOf('applications'),
  'video.progress': ['upload', 'videos'],
  'handover.changed': ['handover'],
  'notification.created': ['notifications'],
};

export const outdatedByEvent = (type: RealtimeType): readonly string[] => outdated[type];

export const realtimeTypes = Object.keys(outdated) as readonly RealtimeType[];
