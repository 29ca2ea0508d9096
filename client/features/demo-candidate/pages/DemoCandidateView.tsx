import Box from '@mui/material/Box';
import { useCallback, useRef, useState } from 'react';
import { Button } from '../../../design-system/Button/Button';
import { Notice } from '../../../design-system/Notice/Notice';
import { Page } from '../../../design-system/Page/Page';
import { PageHeader } from '../../../design-system/PageHeader/PageHeader';
import { Section } from '../../../design-system/Section/Section';
import { SegmentedFilter } from '../../../design-system/SegmentedFilter/SegmentedFilter';
import { SkillList } from '../../../design-system/SkillChip/SkillList';
import { StateBadge } from '../../../design-system/StateBadge/StateBadge';
import { ChapterList } from '../../../design-system/VideoPlayer/ChapterList';
import { TranscriptPanel } from '../../../design-system/VideoPlayer/TranscriptPanel';
import { type PlayerHandle, VideoPlayer } from '../../../design-system/VideoPlayer/VideoPlayer';
import { VisuallyHidden } from '../../../design-system/VisuallyHidden/VisuallyHidden';
import { useLanguage } from '../../../lib/i18n';
import { paths } from '../../../lib/paths';
import { useCaptionsOfSample } from '../components/use-captions-of-sample';
import { chaptersIn, cuesIn, full, intro, sample } from '../content/sample';
import { useDemoCandidateText } from '../messages/use-demo-candidate-text';

const videos = { intro, full } as const;
type Which = keyof typeof videos;

/** Shows a profile as companies see it, with an invented person. Questions and transcript jump to their moment. */
export function DemoCandidateView({ id }: { readonly id: string }) {
  const text = useDemoCandidateText();
  const language = useLanguage();
  const [which, setWhich] = useState<Which>('full');
  const [position, setPosition] = useState(0);
  const [panels, setPanels] = useState({ questions: true, transcript: true });
  const player = useRef<PlayerHandle>(null);
  const captions = useCaptionsOfSample();
  const title = text('title', { id });
  const seek = useCallback((seconds: number): void => player.current?.seek(seconds), []);
  const toggle = (name: keyof typeof panels): void => setPanels({ ...panels, [name]: !panels[name] });
  // Questions and transcript belong to the full video only.
  const hasPanels = which === 'full';
  const columns = [
    hasPanels && panels.questions ? 'minmax(200px, 280px)' : null,
    'minmax(0, 1fr)',
    hasPanels && panels.transcript ? 'minmax(240px, 340px)' : null,
  ].filter((column) => column !== null);
  return (
    <Page width="wide">
      <PageHeader
        title={title}
        lead={text('contact')}
        aside={<StateBadge tone="neutral">{text('sample')}</StateBadge>}
      />
      <Notice tone="info">{text('sampleNotice')}</Notice>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <SegmentedFilter
          label={text('video')}
          options={(['intro', 'full'] as const).map((value) => ({ value, label: text(`video.${value}`) }))}
          value={which}
          onChange={(value: Which) => {
            setWhich(value);
            setPosition(0);
          }}
        />
        {hasPanels && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {(['questions', 'transcript'] as const).map((name) => (
              <Button key={name} dense onClick={() => toggle(name)}>
                {text(`${name}.${panels[name] ? 'hide' : 'show'}`)}
              </Button>
            ))}
          </Box>
        )}
      </Box>
      <VisuallyHidden role="heading" aria-level={2}>
        {text('video')}
      </VisuallyHidden>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: columns.join(' ') },
        }}
      >
        {hasPanels && panels.questions && (
          <Box sx={{ order: { xs: 2, lg: 0 }, minWidth: 0 }}>
            <ChapterList chapters={chaptersIn(language)} position={position} onSeek={seek} />
          </Box>
        )}
        <Box sx={{ order: { xs: 1, lg: 0 }, minWidth: 0 }}>
          <VideoPlayer
            key={which}
            ref={player}
            src={videos[which].src}
            title={`${title}, ${text(`video.${which}`)}`}
            durationSeconds={videos[which].seconds}
            onTime={setPosition}
            {...(hasPanels && { captions, chapters: chaptersIn(language) })}
          />
        </Box>
        {hasPanels && panels.transcript && (
          <Box sx={{ order: { xs: 3, lg: 0 }, minWidth: 0 }}>
            <TranscriptPanel
              transcript={{ status: 'ready', cues: cuesIn(language) }}
              language={language}
              automatic={false}
              position={position}
              onSeek={seek}
            />
          </Box>
        )}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Section title={text('skills')}>
          <SkillList skills={sample.skills[language].map((label) => ({ label }))} />
        </Section>
        {(['experience', 'education', 'certifications', 'interests'] as const).map((name) => (
          <Section key={name} title={text(name)}>
            <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
              {sample[name][language].map((item) => (
                <li key={item}>{item}</li>
              ))}
            </Box>
          </Section>
        ))}
      </Box>
      <Box>
        <Button href={paths.forCompanies}>{text('forCompanies')}</Button>
      </Box>
    </Page>
  );
}
