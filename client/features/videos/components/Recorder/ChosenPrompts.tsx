import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { X } from 'lucide-react';
import { IconButton } from '../../../../design-system/IconButton/IconButton';
import { icon } from '../../../../design-system/theme/tokens';
import { durationInWords } from '../../../../lib/format';
import { useLanguage } from '../../../../lib/i18n';
import { type AnswerTime, type Prompt, withTime } from '../../domain/recording';
import { useRecorderText } from '../../messages/use-recorder-text';

export interface ChosenPromptsProps {
  readonly prompts: readonly Prompt[];
  /** Null for written answers, which have no limit. */
  readonly time: AnswerTime | null;
  readonly onRemove: (index: number) => void;
}

/** Chosen questions in order, each with its max time if it is recorded. */
export function ChosenPrompts({ prompts, time, onRemove }: ChosenPromptsProps) {
  const text = useRecorderText();
  const language = useLanguage();
  return (
    <Box component="ol" sx={{ m: 0, pl: 3, display: 'grid', gap: 0.5 }}>
      {prompts.map((prompt, index) => (
        <li key={`${prompt.blockId ?? 'own'} ${prompt.text}`}>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {prompt.text}
              {time !== null && (
                <Typography variant="body2" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                  {text('setup.length', { time: durationInWords(withTime(prompt, time).maxSeconds, language) })}
                </Typography>
              )}
            </Box>
            <IconButton label={text('setup.remove', { question: prompt.text })} onClick={() => onRemove(index)}>
              <X size={icon.normal} />
            </IconButton>
          </Box>
        </li>
      ))}
    </Box>
  );
}
