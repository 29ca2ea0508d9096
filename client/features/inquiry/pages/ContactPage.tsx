import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { serviceOf } from '@modules/bookings/http/inquiries.contract';
import { useDocumentTitle } from '../../../lib/use-document-title';
import { sendInquiry } from '../api/send-inquiry';
import { useInquiryText } from '../messages/use-inquiry-text';
import { ContactView } from './ContactView';

/** `?service=` preselects one of the four services; other values mean a custom solution. */
export function ContactPage({ demo }: { readonly demo?: ReactNode }) {
  const text = useInquiryText();
  const [search] = useSearchParams();
  useDocumentTitle(text('title'));
  return <ContactView service={serviceOf(search.get('service') ?? '')} demo={demo} onSend={sendInquiry} />;
}
