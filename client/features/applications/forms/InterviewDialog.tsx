import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Plus, X } from 'lucide-react';
import { useFieldArray, useWatch } from 'react-hook-form';
import {
  type Interview,
  type InterviewInput,
  interviewTypes,
  LONGEST_NOTES,
} from '@modules/applications/http/applications.contract';
import type { PossibleInterviewers } from '@modules/applications/http/availability.contract';
import { Button } from '../../../design-system/Button/Button';
import { ChoiceField } from '../../../design-system/form/ChoiceField';
import { ChoicesField } from '../../../design-system/form/ChoicesField';
import { SelectField } from '../../../design-system/form/SelectField';
import { TextArea } from '../../../design-system/form/TextArea';
import { TextField } from '../../../design-system/form/TextField';
import { FormDialog } from '../../../design-system/FormDialog/FormDialog';
import { IconButton } from '../../../design-system/IconButton/IconButton';
import { TextLink } from '../../../design-system/TextLink/TextLink';
import { icon } from '../../../design-system/theme/tokens';
import { canadianZones } from '../../../lib/canadian-zones';
import { durationInWords } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import type { MessageTools } from '../../../lib/message-templates/message-tools';
import { paths } from '../../../lib/paths';
import { useApplicationsText } from '../messages/use-applications-text';
import { NoteTemplates } from './NoteTemplates';
import {
  atTheFields,
  durations,
  interviewBody,
  interviewForm,
  type InterviewForm,
  interviewValues,
  MAX_SLOTS,
} from './interview.schema';

export interface InterviewDialogProps {
  readonly open: boolean;
  /** Name of the candidate. */
  readonly name: string;
  readonly applicationId: string;
  readonly tools: MessageTools;
  /** The interview to move; null for a new one. */
  readonly interview: Interview | null;
  readonly ownZone: string;
  /** Team members who can take part; empty while loading. */
  readonly team: PossibleInterviewers['interviewers'];
  /** Throws the errors of the API client; the typed values then stay. */
  readonly onSend: (interview: InterviewInput) => Promise<void>;
  readonly onClose: () => void;
}

/** Form of an interview. One time is an appointment; several are proposals for the candidate. */
export function InterviewDialog({
  open,
  name,
  applicationId,
  tools,
  interview,
  ownZone,
  team,
  onSend,
  onClose,
}: InterviewDialogProps) {
  const text = useApplicationsText();
  const title = text(interview === null ? 'interviewForm.title' : 'interviewForm.moveTitle', { name });
  const send = async (values: InterviewForm): Promise<void> => {
    try {
      await onSend(interviewBody(values));
    } catch (error) {
      throw atTheFields(error);
    }
  };
  return (
    <FormDialog
      open={open}
      title={title}
      schema={interviewForm}
      defaultValues={interviewValues(interview, ownZone, team)}
      submit={text(interview === null ? 'interviewForm.send' : 'interviewForm.move')}
      cancel={text('form.back')}
      onSubmit={send}
      onClose={onClose}
    >
      <ChoiceField
        name="type"
        label={text('interviewForm.type')}
        inline
        options={interviewTypes.map((value) => ({ value, label: text(`interview.type.${value}`) }))}
      />
      <ChoiceField
        name="when"
        label={text('interviewForm.when')}
        options={(['TIMES', 'FREE'] as const).map((value) => ({ value, label: text(`interviewForm.when.${value}`) }))}
      />
      <Times />
      <ZoneAndDuration ownZone={ownZone} />
      {team.length > 1 && (
        <ChoicesField
          name="interviewers"
          label={text('interviewForm.interviewers')}
          options={team.map(({ id, name: person, is_you: isYou, has_availability: has }) => ({
            value: id,
            label: text(has ? 'interviewForm.person' : 'interviewForm.personWithout', {
              name: isYou ? text('interviewForm.you', { name: person }) : person,
            }),
          }))}
        />
      )}
      <PlaceField />
      <TextArea
        name="notes"
        optional
        label={text('interviewForm.notes')}
        hint={text('interviewForm.notesHint')}
        rows={2}
        maxLength={LONGEST_NOTES}
      />
      <NoteTemplates field="notes" tools={tools} kinds={['INTERVIEW', 'REMINDER']} applicationId={applicationId} />
      {interview !== null && <Typography variant="body2">{text('interviewForm.moveHint')}</Typography>}
    </FormDialog>
  );
}

/** Fixed times, or until when the candidate chooses a free time. */
function Times() {
  const text = useApplicationsText();
  const when = useWatch<InterviewForm, 'when'>({ name: 'when' });
  if (when === 'TIMES') return <Slots />;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <TextField name="until" type="date" label={text('interviewForm.until')} hint={text('interviewForm.untilHint')} />
      <Box>
        <TextLink href={paths.settingsSection('calendar')}>{text('interviewForm.availability')}</TextLink>
      </Box>
    </Box>
  );
}

function Slots() {
  const text = useApplicationsText();
  const { fields, append, remove } = useFieldArray<Pick<InterviewForm, 'slots'>>({ name: 'slots' });
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 1.5 }}>
      <Box component="legend" sx={{ fontWeight: 'bold', p: 0, mb: 0.5 }}>
        {text('interviewForm.slots')}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text(fields.length > 1 ? 'interviewForm.slotsChoice' : 'interviewForm.slotsFixed')}
      </Typography>
      {fields.map((field, index) => (
        <Box
          key={field.id}
          role="group"
          aria-label={text('interviewForm.slot', { number: index + 1 })}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}
        >
          <Box sx={{ flex: '2 1 150px' }}>
            <TextField name={`slots.${index}.date`} type="date" label={text('interviewForm.date')} />
          </Box>
          <Box sx={{ flex: '1 1 110px' }}>
            <TextField name={`slots.${index}.time`} type="time" label={text('interviewForm.time')} />
          </Box>
          {fields.length > 1 && (
            <Box sx={{ pt: 3 }}>
              <IconButton label={text('interviewForm.removeSlot', { number: index + 1 })} onClick={() => remove(index)}>
                <X size={icon.normal} aria-hidden />
              </IconButton>
            </Box>
          )}
        </Box>
      ))}
      {fields.length < MAX_SLOTS && (
        <Box>
          <Button
            variant="text"
            dense
            startIcon={<Plus size={icon.normal} aria-hidden />}
            onClick={() => append({ date: '', time: '' })}
          >
            {text('interviewForm.addSlot')}
          </Button>
        </Box>
      )}
    </Box>
  );
}

function ZoneAndDuration({ ownZone }: { ownZone: string }) {
  const text = useApplicationsText();
  const language = useLanguage();
  const chosen = useWatch<InterviewForm, 'time_zone'>({ name: 'time_zone' });
  const others = [...new Set([ownZone, chosen])].filter((zone) => !canadianZones.some((known) => known === zone));
  const zones = [
    ...canadianZones.map((value) => ({ value, label: text(`zone.${value}`) })),
    ...others.map((value) => ({ value, label: value.replaceAll('_', ' ') })),
  ];
  const minutes = useWatch<InterviewForm, 'duration'>({ name: 'duration' });
  const lengths = [...new Set([...durations, minutes])].sort((one, other) => Number(one) - Number(other));
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr' } }}>
      <SelectField name="time_zone" label={text('interviewForm.zone')} options={zones} />
      <SelectField
        name="duration"
        label={text('interviewForm.duration')}
        options={lengths.map((value) => ({ value, label: durationInWords(Number(value) * 60, language) }))}
      />
    </Box>
  );
}

/** The label depends on the type: link, phone number or address. */
function PlaceField() {
  const text = useApplicationsText();
  const type = useWatch<InterviewForm, 'type'>({ name: 'type' });
  return <TextField name="location" optional={type !== 'IN_PERSON'} label={text(`interviewForm.place.${type}`)} />;
}
