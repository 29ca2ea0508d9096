import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Circle, CircleCheck, TriangleAlert } from 'lucide-react';
import type { ChecklistItem, PostingChecklist as Checklist } from '@modules/jobs/http/jobs.contract';
import { Button } from '../../../../design-system/Button/Button';
import { Section } from '../../../../design-system/Section/Section';
import { icon } from '../../../../design-system/theme/tokens';
import { VisuallyHidden } from '../../../../design-system/VisuallyHidden/VisuallyHidden';
import { formatSalary } from '../../../../lib/format';
import { useLanguage } from '../../../../lib/i18n';
import { usePostingsText } from '../../messages/use-postings-text';

/** Points for which a prepared sentence can be added to the description. */
const addable = ['VACANCY', 'AI'] as const;
export type AddableItem = (typeof addable)[number];
const isAddable = (item: ChecklistItem): item is AddableItem => (addable as readonly string[]).includes(item);

const looks = {
  DONE: { Icon: CircleCheck, colour: 'success.main' },
  MISSING: { Icon: Circle, colour: 'text.secondary' },
  WARNING: { Icon: TriangleAlert, colour: 'warning.main' },
} as const;

export interface PostingChecklistProps {
  readonly checklist: Checklist | null;
  /** The check failed; the form works without it. */
  readonly isUnavailable?: boolean;
  readonly onAdd: (item: AddableItem) => void;
}

/** Advice for an honest posting. It never prevents publishing. */
export function PostingChecklist({ checklist, isUnavailable = false, onAdd }: PostingChecklistProps) {
  const text = usePostingsText();
  const language = useLanguage();
  const pay = checklist?.pay && formatSalary(checklist.pay, language);
  return (
    <Section title={text('check.title')} level={2}>
      <Typography sx={{ color: 'text.secondary' }}>{text('check.lead')}</Typography>
      {isUnavailable && <Typography sx={{ color: 'text.secondary' }}>{text('check.unavailable')}</Typography>}
      {checklist && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
          {checklist.items.map(({ item, state }) => {
            const { Icon, colour } = looks[state];
            return (
              <Box component="li" key={item} sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
                <Box component="span" sx={{ display: 'flex', color: colour, mt: 0.25 }}>
                  <Icon size={icon.normal} aria-hidden />
                </Box>
                <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', minWidth: 0 }}>
                  <Typography sx={{ fontWeight: state === 'DONE' ? 'normal' : 'bold' }}>
                    {text(`check.${item}`)}
                    <VisuallyHidden> {text(`check.state.${state}`)}</VisuallyHidden>
                  </Typography>
                  {item === 'PAY' && pay && (
                    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                      {text('check.payRead', { pay })}
                    </Typography>
                  )}
                  {state !== 'DONE' && (
                    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                      {text(`check.hint.${item}`)}
                    </Typography>
                  )}
                  {state === 'MISSING' && isAddable(item) && (
                    <Button variant="text" dense onClick={() => onAdd(item)} aria-label={text(`check.add.${item}`)}>
                      {text('check.add')}
                    </Button>
                  )}
                </Box>
              </Box>
            );
          })}
        </Box>
      )}
    </Section>
  );
}
