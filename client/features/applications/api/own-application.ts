import { type OwnApplicationDetail, ownApplicationDetail } from '@modules/applications/http/applications.contract';
import { api } from '../../../lib/backend';
import { loadable, type Loadable } from '../../../lib/loadable';
import { useRead } from '../../../lib/use-read';

/** One of the reader's applications, with the posting as it was on the day they applied. */
export function useOwnApplication(id: string | null): Loadable<OwnApplicationDetail> {
  return loadable(
    useRead(
      'applications',
      ['own-one', id],
      (signal) =>
        api({ path: `/api/applications/${encodeURIComponent(id ?? '')}`, answer: ownApplicationDetail, signal }),
      { enabled: id !== null },
    ),
  );
}
