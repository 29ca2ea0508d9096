import { avatarRemoved, avatarUploaded } from '@modules/media/http/files.contract';
import { api, session, upload } from '../../../lib/backend';
import { refreshMe } from './refresh-me';

/** Uploads a cropped photo and updates it everywhere. */
export async function savePhoto(photo: Blob): Promise<void> {
  const release = session.occupy();
  try {
    await upload({
      path: '/api/users/avatar',
      part: 'avatar',
      fields: {},
      file: new File([photo], 'photo.jpg', { type: photo.type }),
      answer: avatarUploaded,
      onPhase: () => undefined,
      signal: new AbortController().signal,
    });
  } finally {
    release();
  }
  await refreshMe();
}

export async function removePhoto(): Promise<void> {
  await api({ method: 'DELETE', path: '/api/users/avatar', answer: avatarRemoved });
  await refreshMe();
}
