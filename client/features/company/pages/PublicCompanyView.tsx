import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { CompanyVideosAnswer } from '@modules/companies/http/company-videos.contract';
import type { Company } from '@modules/companies/http/companies.contract';
import { Button } from '../../../design-system/Button/Button';
import { EmptyState } from '../../../design-system/EmptyState/EmptyState';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { LookAlikeNotice } from '../../../design-system/LookAlike/LookAlikeNotice';
import { Columns } from '../../../design-system/Page/Columns';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { CardSkeleton } from '../../../design-system/Skeletons/CardSkeleton';
import { TextSkeleton } from '../../../design-system/Skeletons/TextSkeleton';
import { Tabs } from '../../../design-system/Tabs/Tabs';
import { TextLink } from '../../../design-system/TextLink/TextLink';
import { ApiError } from '../../../lib/api-error';
import { useErrorText } from '../../../lib/error-text';
import { dataOf, type Loadable } from '../../../lib/loadable';
import { CompanyAbout } from '../components/CompanyAbout/CompanyAbout';
import { CompanyFacts } from '../components/CompanyFacts/CompanyFacts';
import { VerifiedBadge } from '../components/CompanyMarks/VerifiedBadge';
import { Gallery } from '../components/Gallery/Gallery';
import { Positions, type PositionsProps } from '../components/Positions/Positions';
import { introductionOf, ownVideoId, shortAddress } from '../domain/gallery';
import { useCompanyText } from '../messages/use-company-text';

export const companyTabs = ['overview', 'videos', 'positions'] as const;
export type CompanyTab = (typeof companyTabs)[number];

/** Max lines of the culture in the overview. */
const CULTURE_SHOWN = 3;

export interface PublicCompanyViewProps extends PositionsProps {
  readonly company: Loadable<Company>;
  readonly videos: Loadable<CompanyVideosAnswer>;
  readonly tab: CompanyTab;
  readonly onTab: (tab: CompanyTab) => void;
  /** Link for a page without content. */
  readonly back: string;
  readonly renderPlayer: (videoId: string, title: string) => ReactNode;
  /** Button to report the company, for readers who may. */
  readonly report?: ReactNode;
}

/** The public page of a company: description, videos and open postings. */
export function PublicCompanyView(props: PublicCompanyViewProps) {
  const { company, back } = props;
  const text = useCompanyText();
  const errorText = useErrorText();
  if (company.status === 'ready') return <ReadyCompany {...props} company={company.data} />;
  if (company.status === 'loading') {
    return (
      <Page>
        <TextSkeleton count={8} label={text('loading')} />
      </Page>
    );
  }
  const isGone = company.error instanceof ApiError && [400, 404].includes(company.error.status);
  return (
    <Page>
      {isGone ? (
        <EmptyState
          level={1}
          title={text('public.gone')}
          sentence={text('public.goneSentence')}
          action={<BackButton to={back} />}
        />
      ) : (
        <ErrorState
          level={1}
          what={text('public.failed')}
          toDo={errorText(company.error)}
          onRetry={company.retry}
          action={<BackButton to={back} />}
        />
      )}
    </Page>
  );
}

/** The address contains no company id. */
export function NoCompany({ back }: { readonly back: string }) {
  const text = useCompanyText();
  return (
    <Page>
      <EmptyState
        level={1}
        title={text('public.noId')}
        sentence={text('public.noIdSentence')}
        action={<BackButton to={back} />}
      />
    </Page>
  );
}

function BackButton({ to }: { readonly to: string }) {
  const text = useCompanyText();
  return (
    <Button variant="primary" href={to}>
      {text('public.back')}
    </Button>
  );
}

type ReadyProps = Omit<PublicCompanyViewProps, 'company'> & { readonly company: Company };

function ReadyCompany(props: ReadyProps) {
  const { company, videos, positions, tab, onTab } = props;
  const text = useCompanyText();
  const size = company.size && text('field.sizePeople', { size: company.size });
  return (
    <Page>
      <PageHeader
        title={company.name}
        lead={[company.industry, size, company.location].filter(Boolean).join(' · ') || undefined}
        aside={company.verified && <VerifiedBadge />}
      />
      <LookAlikeNotice resembles={company.resembles} />
      <Columns
        side="end"
        aside={
          <>
            <CompanyFacts company={company} showMissing={false} />
            {props.report}
          </>
        }
      >
        <Tabs
          label={text('public.tabs')}
          value={tab}
          onChange={(value) => onTab(companyTabs.find((known) => known === value) ?? 'overview')}
          tabs={[
            { value: 'overview', label: text('public.overview'), panel: <Overview {...props} /> },
            {
              value: 'videos',
              label: text('public.videos'),
              count: dataOf(videos)?.total,
              panel: <Videos {...props} />,
            },
            {
              value: 'positions',
              label: text('public.positions'),
              count: dataOf(positions)?.total,
              panel: <Positions {...props} />,
            },
          ]}
        />
      </Columns>
    </Page>
  );
}

function Overview({ company, videos, renderPlayer }: ReadyProps) {
  const text = useCompanyText();
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Introduction company={company} videos={videos} renderPlayer={renderPlayer} />
      <CompanyAbout company={company} cultureMax={CULTURE_SHOWN} noDescription={text('public.noDescription')} />
    </Box>
  );
}

/** The first video about the company, otherwise the video address it gave: played if it is our upload, else a link. */
function Introduction({ company, videos, renderPlayer }: Pick<ReadyProps, 'company' | 'videos' | 'renderPlayer'>) {
  const text = useCompanyText();
  const introduction = introductionOf(dataOf(videos)?.videos ?? []);
  const address = introduction?.video_url ?? company.video_url;
  if (videos.status === 'loading' || address === null) return null;
  const videoId = introduction?.video_id ?? ownVideoId(address);
  if (videoId !== null)
    return <Box sx={{ maxWidth: 860 }}>{renderPlayer(videoId, introduction?.title ?? company.name)}</Box>;
  if (!/^https?:\/\//i.test(address)) return null;
  return (
    <p>
      <TextLink href={address} external>
        {text('public.video', { site: shortAddress(address).split('/')[0] ?? '' })}
      </TextLink>
    </p>
  );
}

function Videos({ videos, renderPlayer }: ReadyProps) {
  const text = useCompanyText();
  const errorText = useErrorText();
  if (videos.status === 'loading') return <CardSkeleton count={3} min={220} label={text('gallery.loading')} />;
  if (videos.status === 'failed') {
    return <ErrorState what={text('gallery.loadFailed')} toDo={errorText(videos.error)} onRetry={videos.retry} />;
  }
  return <Gallery videos={videos.data.videos} renderPlayer={renderPlayer} />;
}
