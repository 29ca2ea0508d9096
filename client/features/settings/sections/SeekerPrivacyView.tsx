import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Company } from '@modules/companies/http/companies.contract';
import type { AddExclusionRequest, Exclusion, ExclusionsPage } from '@modules/identity/http/privacy.contract';
import { Card } from '../../../design-system/Card/Card';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { TextSkeleton } from '../../../design-system/Skeletons/TextSkeleton';
import { TextLink } from '../../../design-system/TextLink/TextLink';
import { VideoSaleCard, type VideoSaleCardProps } from '../../../design-system/VideoSale/VideoSaleCard';
import { useErrorText } from '../../../lib/error-text';
import type { Loadable } from '../../../lib/loadable';
import { paths } from '../../../lib/paths';
import { ExclusionList } from '../components/ExclusionList';
import { ExclusionPicker } from '../components/ExclusionPicker';
import { PreferenceSwitch } from '../components/PreferenceSwitch';
import { useSettingsText } from '../messages/use-settings-text';

export interface SeekerPrivacyViewProps {
  readonly isVisible: boolean;
  /** Null while the price is loading. */
  readonly videoSale: VideoSaleCardProps | null;
  readonly exclusions: Loadable<ExclusionsPage>;
  /** Companies that match the typed name. */
  readonly companies: readonly Company[];
  readonly onVisible: (isVisible: boolean) => Promise<void>;
  readonly onSearch: (search: string) => void;
  readonly onAdd: (body: AddExclusionRequest) => Promise<void>;
  readonly onRemove: (exclusion: Exclusion) => Promise<void>;
}

/** Visibility of the profile, exclusions, and who has viewed it. */
export function SeekerPrivacyView(props: SeekerPrivacyViewProps) {
  const { isVisible, videoSale, exclusions, companies, onVisible, onSearch, onAdd, onRemove } = props;
  const text = useSettingsText();
  return (
    <>
      <Card as="section" title={text('visible.title')} titleLevel={2}>
        <PreferenceSwitch
          label={text('visible.label')}
          hint={text(isVisible ? 'visible.on' : 'visible.off')}
          checked={isVisible}
          onChange={onVisible}
        />
        <Box>
          <TextLink href={paths.accessLog}>{text('visible.accessLog')}</TextLink>
        </Box>
      </Card>
      {videoSale && <VideoSaleCard {...videoSale} />}
      <Card as="section" title={text('exclusions.title')} titleLevel={2}>
        <Typography sx={{ color: 'text.secondary' }}>{text('exclusions.lead')}</Typography>
        <ExclusionPicker companies={companies} onSearch={onSearch} onAdd={onAdd} />
        <Exclusions exclusions={exclusions} onRemove={onRemove} />
      </Card>
    </>
  );
}

function Exclusions({ exclusions, onRemove }: Pick<SeekerPrivacyViewProps, 'exclusions' | 'onRemove'>) {
  const text = useSettingsText();
  const errorText = useErrorText();
  switch (exclusions.status) {
    case 'loading':
      return <TextSkeleton count={2} label={text('exclusions.loading')} />;
    case 'failed':
      return (
        <ErrorState
          what={text('exclusions.loadFailed')}
          toDo={errorText(exclusions.error)}
          onRetry={exclusions.retry}
          level={3}
        />
      );
    default:
      return <ExclusionList exclusions={exclusions.data.exclusions} onRemove={onRemove} />;
  }
}
