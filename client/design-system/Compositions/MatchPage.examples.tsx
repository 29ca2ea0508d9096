import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useStoryText } from '../../../storybook/decorators/story-text';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { EvidenceQuote } from '../EvidenceQuote/EvidenceQuote';
import { Page } from '../Page/Page';
import { PageHeader } from '../PageHeader/PageHeader';
import { ScoreParts } from '../ScoreParts/ScoreParts';
import { ScoreRing } from '../ScoreRing/ScoreRing';
import { SegmentedFilter } from '../SegmentedFilter/SegmentedFilter';
import { SkillList } from '../SkillChip/SkillList';
import { StateBadge } from '../StateBadge/StateBadge';
import { TextLink } from '../TextLink/TextLink';

/** A posting keeps its own language. */
const englishJob = 'Registered Nurse, Intensive Care';

/** The page of matches, composed from the design system. */
export function MatchPage() {
  const say = useStoryText();
  const [view, setView] = useState<'pending' | 'accepted' | 'all'>('pending');
  return (
    <Page>
      <PageHeader
        title={say('Correspondances', 'Matches')}
        lead={
          <>
            {say(
              'Calculées à partir de votre profil et de vos réponses vidéo. ',
              'Calculated from your profile and your video answers. ',
            )}
            <TextLink href="/help">
              {say(
                'Ce que nous comparons, et ce que nous ne regardons jamais',
                'What we compare, and what we never look at',
              )}
            </TextLink>
          </>
        }
        actions={
          <SegmentedFilter
            label={say('Correspondances à afficher', 'Matches to show')}
            value={view}
            onChange={setView}
            options={[
              { value: 'pending', label: say('À décider', 'To decide'), count: 4 },
              { value: 'accepted', label: say('Acceptées', 'Accepted'), count: 2 },
              { value: 'all', label: say('Toutes', 'All'), count: 9 },
            ]}
          />
        }
      />
      <Match score={92} title={englishJob} isNew />
      <Why />
      <Match score={81} title={say('Infirmière clinicienne', 'Clinical nurse')} />
    </Page>
  );
}

function Match({ score, title, isNew = false }: { score: number; title: string; isNew?: boolean }) {
  const say = useStoryText();
  return (
    <Card
      title={title}
      titleLevel={2}
      selected={isNew}
      wide
      lead={<ScoreRing score={score} size="large" label={say(`${score} % de correspondance`, `${score}% match`)} />}
      subtitle={say(
        'Hôpital Mont-Blanc · Montréal · temps plein · 78\u00A0000 à 92\u00A0000\u00A0$',
        'Hôpital Mont-Blanc · Montréal · full time · $78,000 to $92,000',
      )}
      {...(isNew && { badge: <StateBadge tone="accent">{say('Nouveau', 'New')}</StateBadge> })}
      actions={
        <>
          <Button variant="primary">{say('Ça m’intéresse', 'I am interested')}</Button>
          <Button>{say('Pas pour moi', 'Not for me')}</Button>
          <Button variant="text">{say(`Pourquoi ${score} ?`, `Why ${score}?`)}</Button>
        </>
      }
    >
      <EvidenceQuote
        left={{
          source: say('Vous, à 0:48', 'You, at 0:48'),
          text: 'Huit ans aux soins intensifs, dont trois comme assistante-chef.',
          marks: ['Huit ans aux soins intensifs'],
          lang: 'fr',
        }}
        right={{
          source: say('L’offre', 'The job'),
          text: '5+ years of critical care experience required',
          marks: ['critical care'],
          lang: 'en',
        }}
      />
      <SkillList skills={[{ label: say('Certification ACLS', 'ACLS certification'), state: 'missing' }]} />
    </Card>
  );
}

function Why() {
  const say = useStoryText();
  return (
    <Card as="section">
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', lg: '2.4fr 1fr' } }}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Typography variant="h4" component="h2">
            {say('Pourquoi 92 ?', 'Why 92?')}
          </Typography>
          <ScoreParts
            parts={[
              { id: 'skills', label: say('Compétences', 'Skills'), points: 38, outOf: 42 },
              { id: 'occupation', label: say('Métier', 'Occupation'), points: 22, outOf: 25 },
              { id: 'experience', label: say('Expérience', 'Experience'), points: 14, outOf: 15 },
              { id: 'location', label: say('Lieu', 'Location'), points: 9, outOf: 10 },
              { id: 'salary', label: say('Salaire', 'Salary'), points: 7, outOf: 8 },
            ]}
          />
        </Box>
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          <Typography variant="h4" component="h2">
            {say('Pour augmenter le score', 'How to raise the score')}
          </Typography>
          <Typography variant="body2">
            {say('+4 avec la certification ACLS', '+4 with the ACLS certification')}
          </Typography>
          <Typography variant="body2">
            {say('+2 si vous indiquez vos disponibilités de nuit', '+2 if you say when you can work nights')}
          </Typography>
        </Box>
      </Box>
    </Card>
  );
}
