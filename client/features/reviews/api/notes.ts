import {
  applicationNotes,
  type ApplicationNotes,
  type WriteNoteRequest,
} from '@modules/applications/http/notes.contract';
import { api } from '../../../lib/backend';
import { loadable, type Loadable } from '../../../lib/loadable';
import { useRead } from '../../../lib/use-read';

const pathOf = (applicationId: string) => `/api/applications/${applicationId}/notes` as const;

export function useNotes(applicationId: string): Loadable<ApplicationNotes> {
  return loadable(
    useRead('applications', ['notes', applicationId], (signal) =>
      api({ path: pathOf(applicationId), answer: applicationNotes, signal }),
    ),
  );
}

export async function writeNote(applicationId: string, body: WriteNoteRequest): Promise<void> {
  await api({ method: 'POST', path: pathOf(applicationId), body, answer: applicationNotes });
}
