import { applicationEvent, receivedApplication } from '@modules/applications/http/applications.contract';
import { z } from 'zod';
import { api } from '../../../lib/backend';
import { loadable, type Loadable } from '../../../lib/loadable';
import { useRead } from '../../../lib/use-read';
import { arrived, type ShownApplication } from '../domain/received';

const answer = receivedApplication.extend({ history: z.array(applicationEvent) });

export type ApplicationEvent = z.output<typeof applicationEvent>;
export type ApplicationWithHistory = ShownApplication & { readonly history: readonly ApplicationEvent[] };

/** One application to the company, with its history. Reading it marks it as opened for the candidate. */
export function useApplication(id: string | null): Loadable<ApplicationWithHistory> {
  return loadable(
    useRead(
      'applications',
      ['one', id],
      async (signal) => {
        const row = await api({ path: `/api/applications/${encodeURIComponent(id ?? '')}`, answer, signal });
        return arrived(row, Date.now());
      },
      { enabled: id !== null },
    ),
  );
}
