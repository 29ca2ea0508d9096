import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import type { CandidatePreview } from '@modules/identity/http/candidates.contract';
import { Breadcrumbs } from '../../../design-system/Breadcrumbs/Breadcrumbs';
import { Button } from '../../../design-system/Button/Button';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { Notice } from '../../../design-system/Notice/Notice';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { SegmentedFilter } from '../../../design-system/SegmentedFilter/SegmentedFilter';
import { TextSkeleton } from '../../../design-system/Skeletons/TextSkeleton';
import { useErrorText } from '../../../lib/error-text';
import type { Loadable } from '../../../lib/loadable';
import { paths } from '../../../lib/paths';
import { CandidateProfile } from '../components/CandidateProfile';
import { useCandidateText } from '../messages/use-candidate-text';

type Version = 'before' | 'after';

export interface PreviewViewProps {
  readonly preview: Loadable<CandidatePreview>;
  readonly isHidden: boolean;
  readonly now: number;
  readonly renderPlayer: (videoId: string) => ReactNode;
  readonly initialVersion?: Version;
}

/**
 * The seeker's own page as recruiters see it, before and after accepting. Switching between the two clears the glass.
 */
export function PreviewView(props: PreviewViewProps) {
  const { preview, isHidden, now, renderPlayer, initialVersion = 'before' } = props;
  const text = useCandidateText();
  const errorText = useErrorText();
  const [version, setVersion] = useState<Version>(initialVersion);
  return (
    <Page>
      <PageHeader
        breadcrumbs={
          <Breadcrumbs
            items={[{ label: text('preview.profile'), href: paths.profile }, { label: text('preview.title') }]}
          />
        }
        title={text('preview.title')}
        lead={text('preview.lead')}
        actions={<Button href={paths.editProfile}>{text('preview.edit')}</Button>}
      />
      {isHidden && <Notice tone="warning">{text('preview.hidden')}</Notice>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
        <SegmentedFilter
          label={text('preview.choose')}
          value={version}
          onChange={setVersion}
          options={[
            { value: 'before', label: text('preview.before') },
            { value: 'after', label: text('preview.after') },
          ]}
        />
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary', flex: '1 1 260px' }}>
          {text(`preview.${version}Text`)}
        </Typography>
      </Box>
      {preview.status === 'loading' && <TextSkeleton count={8} label={text('loading')} />}
      {preview.status === 'failed' && (
        <ErrorState what={text('failed')} toDo={errorText(preview.error)} onRetry={preview.retry} />
      )}
      {preview.status === 'ready' && (
        <CandidateProfile
          candidate={version === 'before' ? preview.data.masked : preview.data.open}
          now={now}
          renderPlayer={renderPlayer}
        />
      )}
    </Page>
  );
}
