import Box from '@mui/material/Box';
import { Clock } from 'lucide-react';
import { useStoryText } from '../../../storybook/decorators/story-text';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { FactList } from '../FactList/FactList';
import { Page } from '../Page/Page';
import { PageHeader } from '../PageHeader/PageHeader';
import { StateBadge } from '../StateBadge/StateBadge';
import { TimeRing } from '../TimeRing/TimeRing';

const HOUR = 3_600_000;
const companies = { asking: 'Studio Boréal', refused: 'Hôpital Mont-Blanc' };

/** The page of reservation requests, composed from the design system. */
export function RequestPage() {
  const say = useStoryText();
  return (
    <Page width="reading">
      <PageHeader
        title={say('Demandes', 'Requests')}
        lead={say(
          'Ces recruteurs veulent vous rencontrer. Rien ne part sans votre oui.',
          'These recruiters want to meet you. Nothing leaves without your yes.',
        )}
      />
      <Card
        title={companies.asking}
        titleLevel={2}
        subtitle={say('Développement full stack', 'Full-stack development')}
        lead={<TimeRing remainingMs={45 * HOUR} totalMs={72 * HOUR} />}
        aside={
          <StateBadge tone="accent" icon={Clock}>
            {say('En attente', 'Pending')}
          </StateBadge>
        }
        actions={
          <>
            <Button variant="primary" grow>
              {say('Accepter', 'Accept')}
            </Button>
            <Button grow>{say('Refuser', 'Refuse')}</Button>
          </>
        }
      >
        <Box component="blockquote" sx={{ m: 0 }}>
          {say(
            '« Votre projet React nous a impressionnés. On aimerait en parler, à distance ou au bureau. »',
            '“Your React project impressed us. We would like to talk about it, remotely or at the office.”',
          )}
        </Box>
        <FactList
          facts={[
            {
              label: say('Salaire annoncé', 'Advertised salary'),
              value: say('88 000 à 102 000 $', '$88,000 to $102,000'),
            },
            {
              label: say('Ils voient maintenant', 'They see now'),
              value: say('nom, vidéo, courriel', 'name, video, e-mail'),
            },
            {
              label: say('Si vous refusez', 'If you refuse'),
              value: say('tout se referme', 'everything closes again'),
            },
          ]}
        />
      </Card>
      <Card
        title={companies.refused}
        titleLevel={2}
        subtitle={say('Refusée le 12 novembre', 'Refused on November 12')}
        aside={<StateBadge tone="neutral">{say('Profil refermé', 'Profile closed')}</StateBadge>}
      />
    </Page>
  );
}
