import {
  type AcceptedApplication,
  acceptedApplication,
  receivedApplication,
  type UpdateApplicationRequest,
} from '@modules/applications/http/applications.contract';
import { api } from '../../../lib/backend';
import { arrived, type ShownApplication } from '../domain/received';

/** Everything a company answers but the yes. */
export async function decideApplication(id: string, body: UpdateApplicationRequest): Promise<ShownApplication> {
  const answer = receivedApplication;
  return arrived(await api({ method: 'PUT', path: `/api/applications/${id}`, body, answer }), Date.now());
}

/** The yes, with the credits it costs. The same press twice, or a lost answer, is one yes: the call carries its key. */
export function acceptApplication(id: string): Promise<AcceptedApplication> {
  return api({ method: 'POST', path: `/api/applications/${id}/accept`, body: {}, answer: acceptedApplication });
}
