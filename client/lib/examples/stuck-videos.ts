import type { StuckVideo } from '@modules/media/http/stuck-videos.contract';

/** Videos that are not ready, as operators see them, for stories and specs. */
export const pausedVideo: StuckVideo = {
  id: '0199f0c2-0000-7000-8000-00000000f001',
  owner_id: '0199f0c2-0000-7000-8000-00000000d002',
  state: 'PAUSED',
  fault: 'disk-full',
  detail: 'StorageFull: REQUEST.STORAGE_FULL',
  failure_code: null,
  tries: 7,
  since: '2026-11-11T08:00:00.000Z',
  retry_at: '2026-11-11T08:21:20.000Z',
  can_retry: true,
};
export const waitingVideo: StuckVideo = {
  ...pausedVideo,
  id: '0199f0c2-0000-7000-8000-00000000f002',
  state: 'WAITING',
  fault: null,
  detail: null,
  tries: 0,
  retry_at: null,
};
export const givenUpVideo: StuckVideo = {
  ...pausedVideo,
  id: '0199f0c2-0000-7000-8000-00000000f003',
  state: 'FAILED',
  fault: 'storage',
  detail: 'Unavailable: REQUEST.UNAVAILABLE',
  failure_code: 'MEDIA.PROCESSING_FAILED',
  tries: 58,
  retry_at: null,
};
export const refusedVideo: StuckVideo = {
  ...givenUpVideo,
  id: '0199f0c2-0000-7000-8000-00000000f004',
  fault: null,
  detail: null,
  failure_code: 'MEDIA.UNREADABLE',
  tries: 0,
  can_retry: false,
};
