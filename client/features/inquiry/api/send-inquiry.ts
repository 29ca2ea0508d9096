import {
  type CreateInquiryRequest,
  inquiryReceived,
  type InquiryReceived,
} from '@modules/bookings/http/inquiries.contract';
import { api } from '../../../lib/backend';

export async function sendInquiry(body: CreateInquiryRequest): Promise<InquiryReceived> {
  return api({ method: 'POST', path: '/api/inquiries', body, answer: inquiryReceived });
}
