import { adminInquiry, type AdminInquiry, type ChangeInquiryRequest } from '@modules/bookings/http/inquiries.contract';
import { api } from '../../../lib/backend';

export async function changeInquiry(id: string, body: ChangeInquiryRequest): Promise<AdminInquiry> {
  return api({ method: 'PUT', path: `/api/admin/inquiries/${id}`, body, answer: adminInquiry });
}
