import { type AnswerOfferRequest, ownApplication } from '@modules/applications/http/applications.contract';
import { api } from '../../../lib/backend';

/** Sends the candidate's answer to the version of the offer that they read. */
export async function answerOffer(id: string, body: AnswerOfferRequest): Promise<void> {
  await api({ method: 'PUT', path: `/api/applications/${id}/offer`, body, answer: ownApplication });
}
