import { applicationDetail, type UpdateInterviewRequest } from '@modules/applications/http/applications.contract';
import { api } from '../../../lib/backend';

/** Candidates choose a time; companies move and cancel. */
export async function changeInterview(
  applicationId: string,
  interviewId: string,
  body: UpdateInterviewRequest,
): Promise<void> {
  await api({
    method: 'PUT',
    path: `/api/applications/${applicationId}/interviews/${interviewId}`,
    body,
    answer: applicationDetail,
  });
}
