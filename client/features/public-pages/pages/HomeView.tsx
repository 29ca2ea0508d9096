import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Button } from '../../../design-system/Button/Button';
import { CardGrid } from '../../../design-system/Page/CardGrid';
import { Page } from '../../../design-system/Page/Page';
import { Card } from '../../../design-system/Card/Card';
import { Section } from '../../../design-system/Section/Section';
import { paths } from '../../../lib/paths';
import { MaskedExample } from '../components/MaskedExample';
import { usePublicText } from '../messages/use-public-text';

export interface HomeViewProps {
  /** The newest jobs; absent if there are none. */
  readonly jobs?: ReactNode;
}

const steps = ['seekers.1', 'seekers.2', 'seekers.3'] as const;
const forCompanies = ['companies.1', 'companies.2'] as const;

/** The home page: what the product is, the newest jobs, and sign-up links for both sides. */
export function HomeView({ jobs }: HomeViewProps) {
  const text = usePublicText();
  const cards = (parts: typeof steps | typeof forCompanies) => (
    <CardGrid min={parts === steps ? 340 : 480}>
      {parts.map((part) => (
        <Card key={part} as="li" title={text(`${part}.title`)} titleLevel={3}>
          <Typography sx={{ color: 'text.secondary' }}>{text(`${part}.text`)}</Typography>
        </Card>
      ))}
    </CardGrid>
  );
  return (
    <Page width="wide">
      <Box
        component="header"
        sx={{
          display: 'grid',
          gap: { xs: 4, lg: 8 },
          alignItems: 'center',
          py: { md: 4 },
          // On a tablet, two columns leave two words a line to the title.
          gridTemplateColumns: { xs: 'minmax(0, 640px)', lg: 'minmax(0, 1fr) minmax(0, 480px)' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2.5, justifyItems: 'start' }}>
          <Typography variant="display" component="h1" sx={{ textWrap: 'balance' }}>
            {text('home.title')}
          </Typography>
          <Typography sx={{ color: 'text.secondary', maxWidth: '52ch' }}>{text('home.lead')}</Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button href={paths.jobs} variant="primary">
              {text('action.jobs')}
            </Button>
            <Button href={paths.register}>{text('action.register')}</Button>
            <Button href={paths.companies} variant="text">
              {text('action.companies')}
            </Button>
          </Box>
        </Box>
        <MaskedExample />
      </Box>
      <Box sx={{ display: 'grid', gap: 5 }}>
        <Section title={text('home.steps')}>{cards(steps)}</Section>
        {jobs}
        <Section title={text('home.companies')} lead={text('companies.lead')}>
          {cards(forCompanies)}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button href={paths.forCompanies}>{text('home.moreForCompanies')}</Button>
            <Button href={paths.demoCandidate('1')} variant="text">
              {text('action.sample')}
            </Button>
          </Box>
        </Section>
      </Box>
    </Page>
  );
}
