import { Card } from '../../../../design-system/Card/Card';
import { Page } from '../../../../design-system/Page/Page';
import { PageHeader } from '../../../../design-system/PageHeader/PageHeader';
import { sendResume } from '../../api/resume';
import { useProfileText } from '../../messages/use-profile-text';
import { ResumeField } from './ResumeField';

/** Sends a résumé from a phone that continues the page of a computer. */
export function PhoneResume({ onSent }: { readonly onSent: () => void }) {
  const text = useProfileText();
  return (
    <Page width="narrow">
      <PageHeader title={text('resume.phoneTitle')} lead={text('resume.phoneLead')} />
      <Card as="section">
        <ResumeField
          resume={null}
          onSend={async (...sent) => {
            await sendResume(...sent);
            onSent();
          }}
          onRemove={() => Promise.resolve()}
        />
      </Card>
    </Page>
  );
}
