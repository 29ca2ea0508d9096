import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PresentedCandidate } from '@modules/identity/http/candidates.contract';
import { Card } from '../../../design-system/Card/Card';
import { FactList } from '../../../design-system/FactList/FactList';
import { TextLink } from '../../../design-system/TextLink/TextLink';
import { icon, radius } from '../../../design-system/theme/tokens';
import { formatBytes } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import { usePreferenceFacts } from '../../../lib/preferences/use-preference-facts';
import { useCandidateText } from '../messages/use-candidate-text';

/** Contact details of the person; if they are locked, the reason. */
export function CandidateContact({ candidate }: { candidate: PresentedCandidate }) {
  const text = useCandidateText();
  const language = useLanguage();
  if (candidate.is_masked) return <Locked title={text('section.contact')}>{text('contact.locked')}</Locked>;
  const { email, phone, resume } = candidate;
  return (
    <Card as="section" title={text('section.contact')} titleLevel={2}>
      <FactList
        facts={[
          { label: text('contact.email'), value: <TextLink href={`mailto:${email}`}>{email}</TextLink> },
          {
            label: text('contact.phone'),
            value: phone === null ? text('none') : <TextLink href={`tel:${phone}`}>{phone}</TextLink>,
          },
          {
            label: text('contact.resume'),
            value:
              resume === null ? (
                text('none')
              ) : (
                <TextLink href={resume.url} external>
                  {text('contact.resumeSize', { name: resume.name, size: formatBytes(resume.size, language) })}
                </TextLink>
              ),
          },
        ]}
      />
    </Card>
  );
}

/** The person's job preferences. */
export function CandidatePreferences({ candidate }: { candidate: PresentedCandidate }) {
  const text = useCandidateText();
  const factsOf = usePreferenceFacts();
  if (candidate.is_masked) return <Locked title={text('section.details')}>{text('details.locked')}</Locked>;
  const facts = factsOf(candidate.profile);
  return (
    <Card as="section" title={text('section.details')} titleLevel={2}>
      {facts.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{text('none')}</Typography>
      ) : (
        <FactList facts={facts} />
      )}
    </Card>
  );
}

function Locked({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" title={title} titleLevel={2}>
      <Box
        sx={{
          display: 'flex',
          gap: 1.5,
          p: 2,
          borderRadius: `${radius.control}px`,
          bgcolor: 'background.sunken',
          typography: 'body2',
          color: 'text.secondary',
        }}
      >
        <Box component={Lock} size={icon.normal} aria-hidden sx={{ flexShrink: 0, mt: 0.125, color: 'frost' }} />
        {children}
      </Box>
    </Card>
  );
}
