import {
  type LinkDetail,
  linkDetail,
  linkRevoked,
  type MadeLink,
  madeLink,
  type MakeLinkRequest,
  type ShareLinksPage,
  shareLinksPage,
} from '@modules/shares/http/share-links.contract';
import { api } from '../../../lib/backend';
import { loadable, type Loadable } from '../../../lib/loadable';
import { useRead, useReadPages } from '../../../lib/use-read';

const STEP = 20;

/** The company's links, newest first, page by page. */
export function useShareLinks() {
  return useReadPages<ShareLinksPage>('share-links', ['links'], (page, signal) =>
    api({ path: '/api/share-links', query: { page, limit: STEP }, answer: shareLinksPage, signal }),
  );
}

/** Answers of readers of a link. Null reads nothing. */
export function useLinkDetail(id: string | null): Loadable<LinkDetail> {
  return loadable(
    useRead(
      'share-links',
      ['link', id],
      (signal) => api({ path: `/api/share-links/${id ?? ''}`, answer: linkDetail, signal }),
      { enabled: id !== null },
    ),
  );
}

export const makeLink = (body: MakeLinkRequest): Promise<MadeLink> =>
  api({ method: 'POST', path: '/api/share-links', body, answer: madeLink });

export async function revokeLink(id: string): Promise<void> {
  await api({ method: 'DELETE', path: `/api/share-links/${id}`, answer: linkRevoked });
}
