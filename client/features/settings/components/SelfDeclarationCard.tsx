import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { z } from 'zod';
import {
  type DeclareRequest,
  ethnicities,
  genders,
  type SelfDeclaration,
} from '@modules/fairness/http/self-declaration.contract';
import { Button } from '../../../design-system/Button/Button';
import { Card } from '../../../design-system/Card/Card';
import { ErrorState } from '../../../design-system/ErrorState/ErrorState';
import { CheckboxField } from '../../../design-system/form/CheckboxField';
import { Form } from '../../../design-system/form/Form';
import { FormActions } from '../../../design-system/form/FormActions';
import { SelectField } from '../../../design-system/form/SelectField';
import { SubmitButton } from '../../../design-system/form/SubmitButton';
import { TextSkeleton } from '../../../design-system/Skeletons/TextSkeleton';
import { useErrorText } from '../../../lib/error-text';
import { formatDate } from '../../../lib/format';
import { useLanguage } from '../../../lib/i18n';
import type { Loadable } from '../../../lib/loadable';
import { useSharedText } from '../../../lib/messages/use-shared-text';
import { useSettingsText } from '../messages/use-settings-text';

export interface SelfDeclarationCardProps {
  readonly declaration: Loadable<SelfDeclaration>;
  readonly onDeclare: (declaration: DeclareRequest) => Promise<void>;
  readonly onWithdraw: () => Promise<void>;
}

/** Lets a person declare their groups for the audit of scores, and explains why, how the answers are used and how never. */
export function SelfDeclarationCard({ declaration, onDeclare, onWithdraw }: SelfDeclarationCardProps) {
  const text = useSettingsText();
  return (
    <Card as="section" title={text('declaration.title')} titleLevel={2}>
      <Typography sx={{ color: 'text.secondary' }}>{text('declaration.why')}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{text('declaration.never')}</Typography>
      <Declaration declaration={declaration} onDeclare={onDeclare} onWithdraw={onWithdraw} />
    </Card>
  );
}

function Declaration({ declaration, onDeclare, onWithdraw }: SelfDeclarationCardProps) {
  const text = useSettingsText();
  const errorText = useErrorText();
  switch (declaration.status) {
    case 'loading':
      return <TextSkeleton count={2} label={text('declaration.loading')} />;
    case 'failed':
      return (
        <ErrorState
          what={text('declaration.loadFailed')}
          toDo={errorText(declaration.error)}
          onRetry={declaration.retry}
          level={3}
        />
      );
    case 'ready':
      return <EmptiedDeclaration declaration={declaration.data} onDeclare={onDeclare} onWithdraw={onWithdraw} />;
  }
}

/** Resets the form after the declaration was withdrawn. After a save it keeps its values and the focus. */
function EmptiedDeclaration(props: DeclarationFormProps) {
  const isDeclared = props.declaration.consented_at !== null;
  const [seen, setSeen] = useState({ isDeclared, round: 0 });
  if (seen.isDeclared !== isDeclared) setSeen({ isDeclared, round: isDeclared ? seen.round : seen.round + 1 });
  return <DeclarationForm key={seen.round} {...props} />;
}

interface DeclarationFormProps extends Pick<SelfDeclarationCardProps, 'onDeclare' | 'onWithdraw'> {
  readonly declaration: SelfDeclaration;
}

function DeclarationForm({ declaration, onDeclare, onWithdraw }: DeclarationFormProps) {
  const text = useSettingsText();
  const shared = useSharedText();
  const language = useLanguage();
  const [isWithdrawing, setWithdrawing] = useState(false);
  const consentNeeded = text('declaration.consentNeeded');
  const oneNeeded = text('declaration.oneNeeded');
  const schema = useMemo(
    () =>
      z
        .object({
          gender: z.enum(['', ...genders]),
          ethnicity: z.enum(['', ...ethnicities]),
          consent: z.boolean().refine(Boolean, { error: consentNeeded }),
        })
        .refine(({ gender, ethnicity }) => gender !== '' || ethnicity !== '', { path: ['gender'], error: oneNeeded }),
    [consentNeeded, oneNeeded],
  );
  const withdraw = async (): Promise<void> => {
    setWithdrawing(true);
    try {
      await onWithdraw();
    } finally {
      setWithdrawing(false);
    }
  };
  return (
    <Form
      schema={schema}
      defaultValues={{ gender: declaration.gender ?? '', ethnicity: declaration.ethnicity ?? '', consent: false }}
      onSubmit={({ gender, ethnicity }) =>
        onDeclare({
          gender: gender === '' ? null : gender,
          ethnicity: ethnicity === '' ? null : ethnicity,
          consent: true,
        })
      }
      label={text('declaration.title')}
    >
      <SelectField
        name="gender"
        label={text('declaration.gender')}
        emptyLabel={text('declaration.unsaid')}
        options={genders.map((value) => ({ value, label: shared(`gender.${value}`) }))}
        optional="unmarked"
      />
      <SelectField
        name="ethnicity"
        label={text('declaration.ethnicity')}
        emptyLabel={text('declaration.unsaid')}
        options={ethnicities.map((value) => ({ value, label: shared(`ethnicity.${value}`) }))}
        optional="unmarked"
      />
      <CheckboxField name="consent" label={text('declaration.consent')} />
      {declaration.consented_at !== null && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text('declaration.since', { date: formatDate(declaration.consented_at, language) })}
        </Typography>
      )}
      <FormActions>
        <SubmitButton variant="secondary">{text('declaration.save')}</SubmitButton>
        {declaration.consented_at !== null && (
          <Button variant="text" loading={isWithdrawing} onClick={() => void withdraw()}>
            {text('declaration.withdraw')}
          </Button>
        )}
      </FormActions>
    </Form>
  );
}
