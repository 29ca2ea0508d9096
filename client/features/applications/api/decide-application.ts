import {
  type AcceptedApplication,
  acceptedApplication,
  receivedApplication,
  type UpdateApplicationRequest,
} from '@modules/applications/http/applications.contract';
import type { MoveStageRequest } from '@modules/applications/http/stages.contract';
import { api } from '../../../lib/backend';
import { arrived, type ShownApplication } from '../domain/received';

/** All decisions of a company except accepting. */
export async function decideApplication(id: string, body: UpdateApplicationRequest): Promise<ShownApplication> {
  const answer = receivedApplication;
  return arrived(await api({ method: 'PUT', path: `/api/applications/${id}`, body, answer }), Date.now());
}

/** Accepts, and spends the credits. The call carries an idempotency key, so a double click or a lost response accepts once. */
export function acceptApplication(id: string): Promise<AcceptedApplication> {
  return api({ method: 'POST', path: `/api/applications/${id}/accept`, body: {}, answer: acceptedApplication });
}

/** Moves an application to a stage of the team. Sent again, it changes nothing. */
export async function moveToStage(id: string, body: MoveStageRequest): Promise<ShownApplication> {
  const answer = receivedApplication;
  return arrived(await api({ method: 'PUT', path: `/api/applications/${id}/stage`, body, answer }), Date.now());
}
