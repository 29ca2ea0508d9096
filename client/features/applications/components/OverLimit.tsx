import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Hourglass } from 'lucide-react';
import { icon } from '../../../design-system/theme/tokens';
import { isOverLimit, type ShownApplication } from '../domain/received';
import { useApplicationsText } from '../messages/use-applications-text';

/** A quiet mark on an application that has been in its stage longer than the team wants. */
export function OverLimit({ application: { stage } }: { application: Pick<ShownApplication, 'stage'> }) {
  const text = useApplicationsText();
  if (!isOverLimit(stage)) return null;
  return (
    <Typography
      variant="body2"
      sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color: 'warning.main', fontWeight: 'bold' }}
    >
      <Hourglass size={icon.normal} aria-hidden />
      <Box component="span">{text('stage.overLimit', { count: stage.limit_days ?? 0 })}</Box>
    </Typography>
  );
}
