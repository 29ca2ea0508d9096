import {
  adminInquiriesPage,
  type AdminInquiriesPage,
  type InquiryStatusName,
} from '@modules/bookings/http/inquiries.contract';
import { api } from '../../../lib/backend';
import { useReadPages } from '../../../lib/use-read';

const PAGE = 20;

/** Inquiries of companies in one state, most urgent first. */
export function useInquiries(status: InquiryStatusName) {
  return useReadPages<AdminInquiriesPage>('admin', ['inquiries', status], (page, signal) =>
    api({ path: '/api/admin/inquiries', query: { status, page, limit: PAGE }, answer: adminInquiriesPage, signal }),
  );
}
