import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { HiringFunnel } from '@modules/operations/http/hiring.contract';
import { ProgressBar } from '../../../design-system/ProgressBar/ProgressBar';
import { useHiringText } from '../messages/use-hiring-text';

const steps = ['applications', 'answered', 'interviews', 'offers', 'accepted', 'hired'] as const;

/** Each step as a share of the applications received, as a figure and a bar. */
export function Funnel({ funnel }: { funnel: HiringFunnel }) {
  const text = useHiringText();
  const total = funnel.applications;
  return (
    <>
      <Typography sx={{ color: 'text.secondary' }}>{text('funnel.views', { count: funnel.views })}</Typography>
      {total === 0 ? (
        <Typography>{text('funnel.empty')}</Typography>
      ) : (
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
          {steps.map((step) => (
            <li key={step}>
              <ProgressBar
                value={(funnel[step] / total) * 100}
                label={text(`funnel.${step}`)}
                valueText={text('funnel.share', { count: funnel[step], total })}
              />
            </li>
          ))}
        </Box>
      )}
    </>
  );
}
