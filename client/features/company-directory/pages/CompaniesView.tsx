import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BadgeCheck, Search } from 'lucide-react';
import type { CompanyDirectory, ListedCompany } from '@modules/companies/http/company-directory.contract';
import { Avatar } from '../../../design-system/Avatar/Avatar';
import { Button } from '../../../design-system/Button/Button';
import { Card } from '../../../design-system/Card/Card';
import { EmptyState } from '../../../design-system/EmptyState/EmptyState';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { FilterForm } from '../../../design-system/form/FilterForm';
import { LiveForm } from '../../../design-system/form/LiveForm';
import { TextField } from '../../../design-system/form/TextField';
import { CardGrid } from '../../../design-system/Page/CardGrid';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { ShowMore } from '../../../design-system/ShowMore/ShowMore';
import { useGoOn } from '../../../design-system/ShowMore/use-go-on';
import { CardSkeleton } from '../../../design-system/Skeletons/CardSkeleton';
import { StateBadge } from '../../../design-system/StateBadge/StateBadge';
import { icon } from '../../../design-system/theme/tokens';
import { useErrorText } from '../../../lib/error-text';
import { dataOf, type Loadable } from '../../../lib/loadable';
import { paths } from '../../../lib/paths';
import { addressFromFilters, type DirectoryFilters, noFilters } from '../domain/directory-filters';
import { useDirectoryText } from '../messages/use-directory-text';

/** `companies` of all pages loaded so far. */
export type FoundCompanies = Pick<CompanyDirectory, 'companies' | 'total' | 'has_more_than_total'>;

export interface CompaniesViewProps {
  readonly filters: DirectoryFilters;
  readonly onFilters: (filters: DirectoryFilters) => void;
  readonly companies: Loadable<FoundCompanies>;
  /** Companies for newer filters are loading; those shown are for the old ones. */
  readonly isRefreshing: boolean;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly moreError: unknown;
  readonly onMore: () => void;
}

const DEBOUNCE_MS = 500;
const MIN_CARD = 340;

const same = (a: DirectoryFilters, b: DirectoryFilters): boolean =>
  addressFromFilters(a).toString() === addressFromFilters(b).toString();

/** All companies: three fields above, the number found, and more at the end. */
export function CompaniesView(props: CompaniesViewProps) {
  const { filters, onFilters, companies, isRefreshing } = props;
  const text = useDirectoryText();
  const found = dataOf(companies);
  const isFiltered = !same(filters, noFilters);
  const total = found
    ? text(found.has_more_than_total ? 'resultsOver' : 'results', { count: found.total })
    : text('loading');
  return (
    <Page width="wide">
      <PageHeader title={text('title')} lead={text('lead')} />
      <LiveForm values={filters} onChange={onFilters} isSame={same} restMs={DEBOUNCE_MS}>
        <Fields />
      </LiveForm>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', minHeight: 44, my: 2 }}>
        <Typography variant="h3" component="h2">
          {total}
        </Typography>
        {isFiltered && (
          <Button dense variant="text" onClick={() => onFilters(noFilters)}>
            {text('filters.clear')}
          </Button>
        )}
        {isRefreshing && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {text('refreshing')}
          </Typography>
        )}
      </Box>
      <Results {...props} isFiltered={isFiltered} />
    </Page>
  );
}

function Fields() {
  const text = useDirectoryText();
  return (
    <FilterForm
      action={paths.companies}
      label={text('filters.label')}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '2fr 1fr 1fr' } }}
    >
      <TextField
        name="search"
        type="search"
        optional="unmarked"
        label={text('filters.search')}
        startAdornment={<Search size={icon.normal} aria-hidden />}
      />
      <TextField
        name="industry"
        optional="unmarked"
        label={text('filters.industry')}
        placeholder={text('filters.industryHint')}
      />
      <TextField
        name="location"
        optional="unmarked"
        label={text('filters.location')}
        placeholder={text('filters.locationHint')}
      />
    </FilterForm>
  );
}

function Results(props: CompaniesViewProps & { readonly isFiltered: boolean }) {
  const { companies, isFiltered, onFilters } = props;
  const text = useDirectoryText();
  const errorText = useErrorText();
  if (companies.status === 'loading') return <CardSkeleton count={6} min={MIN_CARD} label={text('loading')} />;
  if (companies.status === 'failed')
    return <ErrorState what={text('loadFailed')} toDo={errorText(companies.error)} onRetry={companies.retry} />;
  if (companies.data.companies.length > 0) return <Found {...props} found={companies.data} />;
  if (!isFiltered) return <EmptyState title={text('empty.title')} sentence={text('empty.sentence')} />;
  return (
    <EmptyState
      title={text('nothing.title')}
      sentence={text('nothing.sentence')}
      action={<Button onClick={() => onFilters(noFilters)}>{text('filters.clear')}</Button>}
    />
  );
}

function Found({
  found,
  isRefreshing,
  hasMore,
  isLoadingMore,
  moreError,
  onMore,
}: CompaniesViewProps & { readonly found: FoundCompanies }) {
  const text = useDirectoryText();
  const { companies, total, has_more_than_total: hasMoreThanTotal } = found;
  const shown = companies.length;
  const { list, mark } = useGoOn<HTMLUListElement>(shown);
  const askForMore = (): void => {
    mark();
    onMore();
  };
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <CardGrid min={MIN_CARD} ref={list} outdated={isRefreshing}>
        {companies.map((company) => (
          <CompanyCard key={company.id} company={company} />
        ))}
      </CardGrid>
      <ShowMore
        shown={shown}
        total={hasMore ? Math.max(total, shown + 1) : shown}
        onMore={askForMore}
        loading={isLoadingMore}
        error={moreError}
        summary={text(hasMoreThanTotal ? 'shownOfOver' : 'shownOf', { shown, count: Math.max(total, shown) })}
      />
    </Box>
  );
}

function CompanyCard({ company }: { readonly company: ListedCompany }) {
  const text = useDirectoryText();
  const size = company.size && text('size', { size: company.size });
  return (
    <Card
      as="li"
      title={company.name}
      titleLevel={3}
      href={paths.company(company.id)}
      subtitle={[company.industry, company.location, size].filter(Boolean).join(' · ') || undefined}
      lead={<Avatar name={company.name} src={company.logo_url} size={48} />}
    >
      {(company.verified || company.active_jobs > 0) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 'auto' }}>
          {company.active_jobs > 0 && (
            <StateBadge tone="accent">{text('openJobs', { count: company.active_jobs })}</StateBadge>
          )}
          {company.verified && (
            <StateBadge tone="success" icon={BadgeCheck}>
              {text('verified')}
            </StateBadge>
          )}
        </Box>
      )}
    </Card>
  );
}
