import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Avatar } from '../../../design-system/Avatar/Avatar';
import { Card } from '../../../design-system/Card/Card';
import { EvidenceQuote } from '../../../design-system/EvidenceQuote/EvidenceQuote';
import { FrostedPoster } from '../../../design-system/FrostedPoster/FrostedPoster';
import { SegmentedFilter } from '../../../design-system/SegmentedFilter/SegmentedFilter';
import { SkillList } from '../../../design-system/SkillChip/SkillList';
import { useLanguage } from '../../../lib/i18n';
import { usePublicText } from '../messages/use-public-text';
import { ExamplePortrait } from './ExamplePortrait';

const states = ['masked', 'open'] as const;
type State = (typeof states)[number];

/** An invented person as a company sees them, before and after a reservation. The reader switches between the two. */
export function MaskedExample() {
  const text = usePublicText();
  const language = useLanguage();
  const [state, setState] = useState<State>('masked');
  const isOpen = state === 'open';
  const name = text(`example.name.${state}`);
  return (
    <Card
      as="section"
      title={text('example.title')}
      titleLevel={2}
      media={
        <FrostedPoster seed="home-example" lockLabel={text('example.locked')} cleared={isOpen}>
          <Box sx={{ overflow: 'hidden', borderRadius: 'inherit' }}>
            <ExamplePortrait />
          </Box>
        </FrostedPoster>
      }
    >
      <SegmentedFilter
        label={text('example.states')}
        options={states.map((value) => ({ value, label: text(`example.${value}`) }))}
        value={state}
        onChange={setState}
      />
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
        <Avatar name={name} size={48} />
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {text(`example.place.${state}`)}
          </Typography>
        </Box>
      </Box>
      <SkillList skills={([1, 2, 3] as const).map((at) => ({ label: text(`example.skill.${at}`) }))} />
      <EvidenceQuote
        left={{
          source: text('example.said'),
          text: text('example.said.quote'),
          marks: [text('example.said.mark')],
          lang: language,
        }}
        right={{
          source: text('example.asked'),
          text: text('example.asked.quote'),
          marks: [text('example.asked.mark')],
          lang: language,
        }}
      />
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary', minHeight: '3em' }}>
        {text(`example.sentence.${state}`)}
      </Typography>
    </Card>
  );
}
