import { imageUploaded } from '@modules/media/http/files.contract';
import { session, upload } from '../../../lib/backend';

/** Uploads a cropped logo. @returns its address; the company shows it once its page is saved. */
export async function uploadLogo(picture: Blob): Promise<string> {
  const release = session.occupy();
  try {
    const { url } = await upload({
      path: '/api/upload/image',
      fields: {},
      file: new File([picture], 'logo', { type: picture.type }),
      answer: imageUploaded,
      onPhase: () => undefined,
      signal: new AbortController().signal,
    });
    return url;
  } finally {
    release();
  }
}
