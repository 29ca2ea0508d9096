import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ConsentsPage } from '@modules/identity/http/privacy.contract';
import { Card } from '../../../design-system/Card/Card';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { TextSkeleton } from '../../../design-system/Skeletons/TextSkeleton';
import { useErrorText } from '../../../lib/error-text';
import type { Loadable } from '../../../lib/loadable';
import { ConsentHistory } from '../components/ConsentHistory';
import { PreferenceSwitch } from '../components/PreferenceSwitch';
import { useSettingsText } from '../messages/use-settings-text';

export interface PrivacySectionViewProps {
  readonly consents: Loadable<ConsentsPage>;
  readonly onMarketing: (granted: boolean) => Promise<void>;
  /** Privacy settings for seekers, who can be found. */
  readonly seeker: ReactNode;
}

/** The person's visibility and consents. */
export function PrivacySectionView({ consents, onMarketing, seeker }: PrivacySectionViewProps) {
  const text = useSettingsText();
  return (
    <>
      {seeker}
      <Card as="section" title={text('consents.title')} titleLevel={2}>
        <Consents consents={consents} onMarketing={onMarketing} />
      </Card>
    </>
  );
}

function Consents({ consents, onMarketing }: Omit<PrivacySectionViewProps, 'seeker'>) {
  const text = useSettingsText();
  const errorText = useErrorText();
  if (consents.status === 'loading') return <TextSkeleton count={4} label={text('consents.loading')} />;
  if (consents.status === 'failed') {
    return (
      <ErrorState
        what={text('consents.loadFailed')}
        toDo={errorText(consents.error)}
        onRetry={consents.retry}
        level={3}
      />
    );
  }
  const latest = consents.data.consents.find(({ kind }) => kind === 'MARKETING');
  return (
    <>
      <PreferenceSwitch
        label={text('consents.marketing')}
        hint={text('consents.marketingHint')}
        checked={latest?.granted === true}
        onChange={onMarketing}
      />
      <Typography variant="h4" component="h3" sx={{ mt: 1 }}>
        {text('consents.history')}
      </Typography>
      <ConsentHistory consents={consents.data.consents} />
    </>
  );
}
