import type { EncoderAnswer } from '@modules/media/http/encoders.contract';

/** Encoders on other machines, as operators see them, for stories and specs. */
export const busyEncoder: EncoderAnswer = {
  id: '0199f0c2-0000-7000-8000-00000000e001',
  name: 'atelier-montreal-1',
  slots: 2,
  version: '0.1.0',
  running: 1,
  jobs_done: 412,
  jobs_refused: 0,
  last_refusal: null,
  is_alive: true,
  created_at: '2026-10-02T13:00:00.000Z',
  last_contact_at: '2026-11-11T08:59:52.000Z',
  revoked_at: null,
};
export const doubtfulEncoder: EncoderAnswer = {
  ...busyEncoder,
  id: '0199f0c2-0000-7000-8000-00000000e002',
  name: 'poste-du-sous-sol',
  running: 0,
  jobs_done: 9,
  jobs_refused: 3,
  last_refusal: { code: 'OTHER_PICTURE_FORMAT', rung: '720p', detail: null },
  is_alive: false,
  last_contact_at: '2026-11-09T17:12:00.000Z',
};
export const newEncoder: EncoderAnswer = {
  ...busyEncoder,
  id: '0199f0c2-0000-7000-8000-00000000e003',
  name: 'serveur-de-rendu-de-la-salle-informatique-du-deuxieme-etage',
  slots: 16,
  version: null,
  running: 0,
  jobs_done: 0,
  is_alive: false,
  last_contact_at: null,
};
export const revokedEncoder: EncoderAnswer = {
  ...doubtfulEncoder,
  id: '0199f0c2-0000-7000-8000-00000000e004',
  name: 'ancien-poste',
  revoked_at: '2026-11-10T09:30:00.000Z',
};
