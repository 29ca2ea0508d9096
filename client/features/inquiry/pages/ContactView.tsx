import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import {
  type CreateInquiryRequest,
  type InquiryReceived,
  type Service,
  services,
} from '@modules/bookings/http/inquiries.contract';
import { Button } from '../../../design-system/Button/Button';
import { Notice } from '../../../design-system/Notice/Notice';
import { Columns } from '../../../design-system/Page/Columns';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { Section } from '../../../design-system/Section/Section';
import { ApiError, isApiError } from '../../../lib/api-error';
import { formatDateTime } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { paths } from '../../../lib/paths';
import { InquiryForm } from '../components/InquiryForm';
import { useInquiryText } from '../messages/use-inquiry-text';

export interface ContactViewProps {
  readonly service: Service;
  /** One-click sign-in to the demo; absent outside of demo mode. */
  readonly demo?: ReactNode;
  readonly onSend: (inquiry: CreateInquiryRequest) => Promise<InquiryReceived>;
}

/** Contact form for companies. The promised 24 hours start when the server has received it. */
export function ContactView({ service, demo = null, onSend }: ContactViewProps) {
  const text = useInquiryText();
  const language = useLanguage();
  const [received, setReceived] = useState<InquiryReceived | null>(null);
  const send = async (inquiry: CreateInquiryRequest): Promise<void> => {
    try {
      setReceived(await onSend(inquiry));
      window.scrollTo({ top: 0 });
    } catch (error) {
      // If the server is unavailable, its error says nothing about the form: show our own sentence and keep the typed text.
      if (isApiError(error) && (error.status === 0 || error.status >= 500))
        throw new ApiError(error.status, error.code, text('form.error'));
      throw error;
    }
  };
  if (received !== null) {
    return (
      <Page width="narrow">
        <PageHeader title={text('done.title')} />
        <Box sx={{ display: 'grid', gap: 3 }}>
          <Notice tone="success">
            {text('done.sentence', { deadline: formatDateTime(received.reply_by, language) })}
          </Notice>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button href={paths.root}>{text('done.home')}</Button>
            <Button variant="text" onClick={() => setReceived(null)}>
              {text('done.another')}
            </Button>
          </Box>
        </Box>
      </Page>
    );
  }
  return (
    <Page>
      <PageHeader title={text('title')} lead={text('lead')} />
      <Columns
        aside={
          <Box sx={{ display: 'grid', gap: 4 }}>
            <Section title={text('services.title')}>
              <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2 }}>
                {services.map((name) => (
                  <div key={name}>
                    <Typography component="dt" variant="label">
                      {text(`service.${name}`)}
                    </Typography>
                    <Typography component="dd" variant="body2" sx={{ m: 0, color: 'text.secondary' }}>
                      {text(`services.${name}`)}
                    </Typography>
                  </div>
                ))}
              </Box>
            </Section>
            {demo}
          </Box>
        }
      >
        <Section title={text('form.title')}>
          <InquiryForm service={service} onSend={send} />
        </Section>
      </Columns>
    </Page>
  );
}
