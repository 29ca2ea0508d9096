import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FrostedPoster } from '../../../../design-system/FrostedPoster/FrostedPoster';
import { useAuthText } from '../../messages/use-auth-text';

const steps = [
  ['welcome.step1', 'welcome.step1Text'],
  ['welcome.step2', 'welcome.step2Text'],
  ['welcome.step3', 'welcome.step3Text'],
] as const;

/** Introduction of the product, beside the form, for people who do not know it yet. */
export function Welcome() {
  const text = useAuthText();
  return (
    <Box component="section" sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="display" component="p" sx={{ maxWidth: '12ch' }}>
          {text('welcome.headline')}
        </Typography>
        <Typography sx={{ fontSize: 'h4.fontSize', color: 'text.secondary', maxWidth: '44ch' }}>
          {text('welcome.lead')}
        </Typography>
      </Box>
      <Box component="figure" sx={{ m: 0, display: { xs: 'none', md: 'grid' }, gap: 1, maxWidth: 420 }}>
        <FrostedPoster seed="entrevue-welcome" lockLabel={text('welcome.frost')} />
        <Typography component="figcaption" variant="body2" sx={{ color: 'text.secondary' }}>
          {text('welcome.frostCaption')}
        </Typography>
      </Box>
      <Box
        component="ol"
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2, counterReset: 'step', maxWidth: '52ch' }}
      >
        {steps.map(([title, sentence], index) => (
          <Box component="li" key={title} sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2 }}>
            <Typography variant="figure" aria-hidden sx={{ color: 'accent.text', fontSize: 'h3.fontSize' }}>
              {index + 1}
            </Typography>
            <Box sx={{ display: 'grid', gap: 0.5 }}>
              <Typography variant="h4" component="h2">
                {text(title)}
              </Typography>
              <Typography sx={{ color: 'text.secondary' }}>{text(sentence)}</Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
