import type { KeptUpload } from '../../service-worker/kept-uploads';

/** An upload that goes on without its page, for specs. */
export const keptUpload: KeptUpload = {
  id: 'u1',
  token: 'k',
  person: 'camille',
  language: 'fr',
  name: 'clip.webm',
  type: 'video/webm',
  size: 1,
  lastModified: 5,
  until: 86_400_000,
  state: 'sending',
  refusal: null,
  notice: { title: 'Votre vidéo est arrivée', body: 'Ouvrez Entrevue.' },
  video: { title: 'Moi' },
};
