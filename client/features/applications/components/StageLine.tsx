import Typography from '@mui/material/Typography';
import { formatAge } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import type { ShownApplication } from '../domain/received';
import { useApplicationsText } from '../messages/use-applications-text';
import { OverLimit } from './OverLimit';

/** The team's stage of an application, and since when. */
export function StageLine({ application: { stage } }: { application: Pick<ShownApplication, 'stage'> }) {
  const text = useApplicationsText();
  const language = useLanguage();
  return (
    <>
      <Typography variant="body2">
        {text('received.stage', { stage: stage.name[language], age: formatAge(stage.since, language) })}
      </Typography>
      <OverLimit application={{ stage }} />
    </>
  );
}
