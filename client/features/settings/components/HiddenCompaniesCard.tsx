import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { HiddenCompany } from '@modules/jobs/http/saved-jobs.contract';
import { Avatar } from '../../../design-system/Avatar/Avatar';
import { Button } from '../../../design-system/Button/Button';
import { Card } from '../../../design-system/Card/Card';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { ShowMore } from '../../../design-system/ShowMore/ShowMore';
import { TextSkeleton } from '../../../design-system/Skeletons/TextSkeleton';
import { useToasts } from '../../../design-system/Toasts/toast-context';
import { useErrorText } from '../../../lib/error-text';
import type { Loadable } from '../../../lib/loadable';
import { useSettingsText } from '../messages/use-settings-text';

export interface HiddenCompaniesCardProps {
  readonly companies: Loadable<{ readonly items: readonly HiddenCompany[]; readonly total: number }>;
  readonly isLoadingMore: boolean;
  readonly onMore: () => void;
  readonly onShow: (company: HiddenCompany) => Promise<void>;
}

/** Companies whose jobs the person has hidden, each with a button to show them again. */
export function HiddenCompaniesCard({ companies, ...more }: HiddenCompaniesCardProps) {
  const text = useSettingsText();
  return (
    <Card as="section" title={text('hidden.title')} titleLevel={2}>
      <Typography sx={{ color: 'text.secondary' }}>{text('hidden.lead')}</Typography>
      <Hidden companies={companies} {...more} />
    </Card>
  );
}

function Hidden({ companies, isLoadingMore, onMore, onShow }: HiddenCompaniesCardProps) {
  const text = useSettingsText();
  const errorText = useErrorText();
  const toasts = useToasts();
  const [going, setGoing] = useState<readonly string[]>([]);
  if (companies.status === 'loading') return <TextSkeleton count={2} label={text('hidden.loading')} />;
  if (companies.status === 'failed') {
    return (
      <ErrorState
        what={text('hidden.loadFailed')}
        toDo={errorText(companies.error)}
        onRetry={companies.retry}
        level={3}
      />
    );
  }
  const { items, total } = companies.data;
  const show = async (company: HiddenCompany): Promise<void> => {
    setGoing((before) => [...before, company.id]);
    try {
      await onShow(company);
    } catch (error) {
      toasts.error(`${text('hidden.notShown')} ${errorText(error)}`);
    } finally {
      setGoing((before) => before.filter((id) => id !== company.id));
    }
  };
  if (items.length === 0) return <Typography>{text('hidden.none')}</Typography>;
  return (
    <>
      <Box component="ul" aria-label={text('hidden.title')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {items.map((company) => (
          <Box
            component="li"
            key={company.id}
            sx={{ display: 'flex', alignItems: 'center', gap: 1.5, py: 1, borderTop: 1, borderColor: 'line.main' }}
          >
            <Avatar name={company.name} src={company.logo_url} size={32} />
            <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {company.name}
            </Box>
            <Button
              dense
              loading={going.includes(company.id)}
              onClick={() => void show(company)}
              aria-label={text('hidden.showNamed', { name: company.name })}
            >
              {text('hidden.show')}
            </Button>
          </Box>
        ))}
      </Box>
      {items.length < total && (
        <ShowMore
          shown={items.length}
          total={total}
          onMore={onMore}
          loading={isLoadingMore}
          summary={text('hidden.shownOf', { shown: items.length, count: total })}
        />
      )}
    </>
  );
}
