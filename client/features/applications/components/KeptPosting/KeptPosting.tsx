import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { KeptPosting as Posting, OwnApplicationDetail } from '@modules/applications/http/applications.contract';
import { Dialog } from '../../../../design-system/Dialog/Dialog';
import { EmptyState } from '../../../../design-system/EmptyState/EmptyState';
import { ErrorState } from '../../../../design-system/ErrorState/ErrorState';
import { RichText } from '../../../../design-system/RichText/RichText';
import { Section } from '../../../../design-system/Section/Section';
import { TextSkeleton } from '../../../../design-system/Skeletons/TextSkeleton';
import { useErrorText } from '../../../../lib/error-text';
import type { Loadable } from '../../../../lib/loadable';
import { useApplicationsText } from '../../messages/use-applications-text';

export interface KeptPostingProps {
  readonly open: boolean;
  readonly application: Loadable<OwnApplicationDetail>;
  readonly onClose: () => void;
}

/** The posting as it was on the day of the application, even if it has changed or closed since. */
export function KeptPosting({ open, application, onClose }: KeptPostingProps) {
  const text = useApplicationsText();
  const errorText = useErrorText();
  return (
    <Dialog open={open} title={text('kept.title')} onClose={onClose}>
      {application.status === 'loading' && <TextSkeleton count={8} label={text('kept.loading')} />}
      {application.status === 'failed' && (
        <ErrorState
          level={3}
          what={text('kept.failed')}
          toDo={errorText(application.error)}
          onRetry={application.retry}
        />
      )}
      {application.status === 'ready' &&
        (application.data.posting === null ? (
          <EmptyState level={3} title={text('kept.noneTitle')} sentence={text('kept.none')} />
        ) : (
          <Text posting={application.data.posting} />
        ))}
    </Dialog>
  );
}

function Text({ posting }: { posting: Posting }) {
  const text = useApplicationsText();
  const lists = [
    { title: text('kept.requirements'), items: posting.requirements },
    { title: text('kept.benefits'), items: posting.benefits },
  ].filter(({ items }) => items.length > 0);
  return (
    <Box lang={posting.language} sx={{ display: 'grid', gap: 2, '& > *': { minWidth: 0 } }}>
      <Box>
        <Typography variant="h3" component="p">
          {posting.title}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {[posting.company_name, posting.location, posting.salary_range].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      {posting.description !== null && <RichText text={posting.description} level={3} />}
      {lists.map(({ title, items }) => (
        <Section key={title} title={title} level={3}>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </Box>
        </Section>
      ))}
    </Box>
  );
}
