import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { z } from 'zod';
import { useStoryText } from '../../../storybook/decorators/story-text';
import { Button } from '../Button/Button';
import { PriceButton } from '../Button/PriceButton';
import { Card } from '../Card/Card';
import { FilterSheet } from '../FilterSheet/FilterSheet';
import { ChipsField } from '../form/ChipsField';
import { Form } from '../form/Form';
import { TextField } from '../form/TextField';
import { FrostedPoster } from '../FrostedPoster/FrostedPoster';
import { Notice } from '../Notice/Notice';
import { CardGrid } from '../Page/CardGrid';
import { Columns } from '../Page/Columns';
import { Page } from '../Page/Page';
import { PageHeader } from '../PageHeader/PageHeader';
import { ScoreRing } from '../ScoreRing/ScoreRing';
import { ShowMore } from '../ShowMore/ShowMore';
import { SkillList } from '../SkillChip/SkillList';
import { TextLink } from '../TextLink/TextLink';

const filters = z.object({ search: z.string(), skills: z.array(z.string()), place: z.string() });

const people = [
  { id: '7f3a', score: 92, years: 6, video: '2:41 · 4 questions', missing: 'GraphQL' },
  { id: 'c21d', score: 84, years: 4, video: '3:05 · 5 questions', missing: 'Node.js' },
  { id: '09be', score: 77, years: 8, video: '1:58 · 3 questions', missing: 'React' },
];

/** The recruiter's search, composed from the design system. */
export function CandidatePage() {
  const say = useStoryText();
  return (
    <Page width="wide">
      <PageHeader
        title={say('Candidat·es', 'Candidates')}
        lead={say('Les profils restent anonymes jusqu’à la réservation.', 'Profiles stay anonymous until reserved.')}
      />
      <Columns side="start" aside={<Filters />}>
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <Typography variant="h3" component="h2">
            {say('38 personnes', '38 people')}
          </Typography>
          <CardGrid min={280}>
            {people.map((person) => (
              <Person key={person.id} {...person} />
            ))}
          </CardGrid>
          <Notice
            tone="accent"
            title={say('Une réservation dure 72 heures.', 'A reservation lasts 72 hours.')}
            action={<TextLink href="/help">{say('Comment ça marche', 'How it works')}</TextLink>}
          >
            {say('Sans oui, le crédit vous est rendu.', 'On refusal or silence the credit comes back by itself.')}
          </Notice>
          <ShowMore shown={3} total={38} onMore={() => undefined} />
        </Box>
      </Columns>
    </Page>
  );
}

function Person({ id, score, years, video, missing }: (typeof people)[number]) {
  const say = useStoryText();
  return (
    <Card
      as="li"
      title={`${say('Candidat·e', 'Candidate')} #${id.toUpperCase()}`}
      media={
        <FrostedPoster
          seed={id}
          badge={video}
          lockLabel={say('Vidéo visible après réservation', 'Video visible after reservation')}
        />
      }
      subtitle={say(`Montréal · ${years} ans d’expérience`, `Montréal · ${years} years of experience`)}
      aside={<ScoreRing score={score} />}
      actions={
        <>
          <PriceButton action={say('Réserver', 'Reserve')} price={say('1 crédit', '1 credit')} grow />
          <Button>{say('Profil', 'Profile')}</Button>
        </>
      }
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {say(
          'Six ans de développement web ; a encadré une équipe de quatre personnes.',
          'Six years of web development; led a team of four.',
        )}
      </Typography>
      <SkillList
        skills={[
          { label: 'PostgreSQL', state: 'matched' },
          { label: 'TypeScript', state: 'matched' },
          { label: missing, state: 'missing' },
        ]}
      />
    </Card>
  );
}

function Filters() {
  const say = useStoryText();
  return (
    <FilterSheet
      title={say('Filtres', 'Filters')}
      activeCount={2}
      resultText={say('38 personnes', '38 people')}
      onClear={() => undefined}
    >
      <Form
        schema={filters}
        defaultValues={{ search: '', skills: ['React', 'TypeScript'], place: 'Montréal' }}
        onSubmit={() => Promise.resolve()}
      >
        <TextField
          name="search"
          optional="unmarked"
          type="search"
          label={say('Recherche', 'Search')}
          placeholder={say('Compétence, métier', 'Skill, occupation')}
        />
        <ChipsField name="skills" optional="unmarked" label={say('Compétences', 'Skills')} />
        <TextField name="place" optional="unmarked" label={say('Lieu', 'Location')} />
      </Form>
    </FilterSheet>
  );
}
