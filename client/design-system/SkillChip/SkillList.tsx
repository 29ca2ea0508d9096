import Box from '@mui/material/Box';
import { SkillChip, type SkillChipProps } from './SkillChip';

/** Chips as a list, so that a screen reader says how many there are. */
export function SkillList({ skills, label }: { skills: readonly SkillChipProps[]; label?: string }) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, p: 0, listStyle: 'none' }}
    >
      {skills.map((skill) => (
        <Box component="li" key={`${skill.state ?? 'plain'} ${skill.label}`} sx={{ maxWidth: '100%' }}>
          <SkillChip {...skill} />
        </Box>
      ))}
    </Box>
  );
}
