import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { LONGEST_REASON } from '@modules/applications/http/applications.contract';
import type { BulkRequest } from '@modules/applications/http/bulk.contract';
import { Button } from '../../../design-system/Button/Button';
import { FormDialog } from '../../../design-system/FormDialog/FormDialog';
import { IconButton } from '../../../design-system/IconButton/IconButton';
import { PlainSelect } from '../../../design-system/PlainSelect/PlainSelect';
import { icon } from '../../../design-system/theme/tokens';
import { useLanguage } from '../../../lib/i18n';
import type { MessageTools } from '../../../lib/message-templates/message-tools';
import { timeToTell, wordsToSend } from '../domain/refusal';
import { namePlaceholders, notesToSend, personalNote } from '../domain/personal-notes';
import type { Selected } from '../domain/selection';
import { useApplicationsText } from '../messages/use-applications-text';
import { RefusalFields } from './RefusalFields';
import { emptyRejection, ReasonFields, type RejectInput } from './ReasonFields';
import { RefusalPreview } from './RefusalPreview';
import { TellFields } from './TellFields';
import { useRejectForm } from './use-reject-form';

type Notes = Pick<BulkRequest, 'reason' | 'texts' | 'words' | 'tell_at'>;

export interface RejectManyDialogProps {
  readonly open: boolean;
  readonly people: readonly Selected[];
  readonly tools: MessageTools;
  /** Throws the errors of the API client. */
  readonly onReject: (notes: Notes) => Promise<void>;
  readonly onClose: () => void;
}

/** Declines several people: one reason and note, the email of each person as they will read it, and a text of their own for some. */
export function RejectManyDialog({ open, people, tools, onReject, onClose }: RejectManyDialogProps) {
  const text = useApplicationsText();
  const language = useLanguage();
  const [own, setOwn] = useState<ReadonlyMap<string, string>>(new Map());
  const schema = useRejectForm();
  const title = text('rejectMany.title', { count: people.length });
  return (
    <FormDialog
      open={open}
      title={title}
      schema={schema}
      defaultValues={emptyRejection(language)}
      submit={text('rejectMany.send', { count: people.length })}
      cancel={text('form.back')}
      onSubmit={({ reason, note, template, words, ...when }) => {
        const { reason: common, texts } = notesToSend(reason === 'NONE' ? '' : note, people, own);
        return onReject({ reason: common, texts: [...texts], ...wordsToSend(template, words), ...timeToTell(when) });
      }}
      onClose={onClose}
    >
      <TellFields isMany />
      <RefusalFields tools={tools} />
      <ReasonFields hint={text('rejectMany.noteHint', { placeholder: namePlaceholders[language] })} />
      <OnePerson people={people} tools={tools} own={own} onOwn={setOwn} />
    </FormDialog>
  );
}

interface OnePersonProps extends Pick<RejectManyDialogProps, 'people' | 'tools'> {
  readonly own: ReadonlyMap<string, string>;
  readonly onOwn: (own: ReadonlyMap<string, string>) => void;
}

/** The email of one of them, whose note can be changed for this person alone. */
function OnePerson({ people, tools, own, onOwn }: OnePersonProps) {
  const text = useApplicationsText();
  const id = useId();
  const [at, setAt] = useState(0);
  const [reason, common] = useWatch<RejectInput, ['reason', 'note']>({ name: ['reason', 'note'] });
  const person = people[Math.min(at, people.length - 1)];
  if (person === undefined) return null;
  const note = own.get(person.id) ?? personalNote(reason === 'NONE' ? '' : common, person.name);
  const change = (value: string | null): void => {
    const next = new Map(own);
    if (value === null) next.delete(person.id);
    else next.set(person.id, value);
    onOwn(next);
  };
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, display: 'grid', gap: 2, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 1, '& > :first-of-type': { flexGrow: 1 } }}>
        <PlainSelect
          label={text('rejectMany.person', { number: at + 1, total: people.length })}
          value={person.id}
          options={people.map(({ id: value, name }) => ({ value, label: name }))}
          onChange={(value) => setAt(people.findIndex((each) => each.id === value))}
        />
        <IconButton label={text('rejectMany.previous')} disabled={at === 0} onClick={() => setAt(at - 1)}>
          <ChevronLeft size={icon.normal} aria-hidden />
        </IconButton>
        <IconButton label={text('rejectMany.next')} disabled={at >= people.length - 1} onClick={() => setAt(at + 1)}>
          <ChevronRight size={icon.normal} aria-hidden />
        </IconButton>
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <InputLabel htmlFor={id}>{text('rejectMany.own', { name: person.name })}</InputLabel>
        <OutlinedInput
          id={id}
          multiline
          fullWidth
          minRows={2}
          maxRows={8}
          value={note}
          onChange={(event) => change(event.target.value)}
          slotProps={{ input: { maxLength: LONGEST_REASON, 'aria-describedby': `${id}-hint` } }}
        />
        <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}>
          <FormHelperText id={`${id}-hint`}>
            {text(own.has(person.id) ? 'rejectMany.isOwn' : 'rejectMany.isCommon')}
          </FormHelperText>
          {own.has(person.id) && (
            <Button variant="text" dense onClick={() => change(null)}>
              {text('rejectMany.reset')}
            </Button>
          )}
        </Box>
      </Box>
      <RefusalPreview applicationId={person.id} tools={tools} note={note} />
    </Box>
  );
}
