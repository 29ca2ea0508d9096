import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PresentedCandidate } from '@modules/identity/http/candidates.contract';
import { RichText } from '../../../design-system/RichText/RichText';
import { Section } from '../../../design-system/Section/Section';
import { SkillList } from '../../../design-system/SkillChip/SkillList';
import { useCandidateText } from '../messages/use-candidate-text';
import { CandidateContact, CandidatePreferences } from './CandidateContact';
import { CandidateIdentity, type CandidateIdentityProps } from './CandidateIdentity';
import { CandidateVideos, type CandidateVideosProps } from './CandidateVideos';

export type CandidateProfileProps = CandidateIdentityProps & CandidateVideosProps;

/** A seeker's page as a recruiter sees it, masked or open. The seeker's own preview uses it too. */
export function CandidateProfile(props: CandidateProfileProps) {
  const { candidate, now, level = 2, actions, renderPlayer, access } = props;
  const text = useCandidateText();
  return (
    <Box sx={areas}>
      <Box sx={{ gridArea: 'who', minWidth: 0 }}>
        <CandidateIdentity candidate={candidate} now={now} level={level} actions={actions} />
      </Box>
      <Box sx={{ gridArea: 'told', display: 'grid', gap: 4, '& > *': { minWidth: 0 }, minWidth: 0 }}>
        <CandidateVideos candidate={candidate} renderPlayer={renderPlayer} access={access} />
        <ProfileText title={text('section.bio')} words={candidate.bio} isMasked={candidate.is_masked} />
        <Section title={text('section.skills')}>
          {candidate.skills.length === 0 ? (
            <Typography sx={{ color: 'text.secondary' }}>{text('none')}</Typography>
          ) : (
            <SkillList label={text('section.skills')} skills={candidate.skills.map((label) => ({ label }))} />
          )}
        </Section>
        <ProfileText title={text('section.experience')} words={candidate.experience} isMasked={candidate.is_masked} />
      </Box>
      <Box sx={{ gridArea: 'facts', display: 'grid', gap: 3, alignContent: 'start', minWidth: 0 }}>
        <CandidateContact candidate={candidate} />
        <CandidatePreferences candidate={candidate} />
      </Box>
    </Box>
  );
}

/** On a phone the identity comes first; on a desktop the video, with short facts beside it. */
const areas = {
  display: 'grid',
  rowGap: 3,
  columnGap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(300px, 400px)' },
  gridTemplateAreas: { xs: '"who" "told" "facts"', lg: '"told who" "told facts"' },
  gridTemplateRows: { lg: 'auto 1fr' },
} as const;

interface ProfileTextProps {
  title: string;
  words: string | null;
  isMasked: PresentedCandidate['is_masked'];
}

function ProfileText({ title, words, isMasked }: ProfileTextProps) {
  const text = useCandidateText();
  return (
    <Section title={title}>
      {words === null ? (
        <Typography sx={{ color: 'text.secondary' }}>{text('none')}</Typography>
      ) : (
        <RichText text={words} />
      )}
      {isMasked && words?.endsWith('…') === true && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('masked.more')}
        </Typography>
      )}
    </Section>
  );
}
