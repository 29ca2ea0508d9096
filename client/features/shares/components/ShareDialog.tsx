import { useState } from 'react';
import { z } from 'zod';
import {
  LONGEST_LINK_NAME,
  LONGEST_LINK_PASSWORD,
  type MakeLinkRequest,
  MAX_SHARED_PEOPLE,
  SHORTEST_LINK_PASSWORD,
  shownKinds,
} from '@modules/shares/http/share-links.contract';
import { ChoiceField } from '../../../design-system/form/ChoiceField';
import { ChoicesField } from '../../../design-system/form/ChoicesField';
import { PasswordField } from '../../../design-system/form/PasswordField';
import { SelectField } from '../../../design-system/form/SelectField';
import { TextField } from '../../../design-system/form/TextField';
import { FormDialog } from '../../../design-system/FormDialog/FormDialog';
import { useSharesText } from '../messages/use-shares-text';
import { MadeLinkDialog } from './MadeLinkDialog';

export interface PersonToShare {
  readonly id: string;
  readonly name: string;
}

export interface ShareDialogProps {
  readonly open: boolean;
  readonly people: readonly PersonToShare[];
  /** @returns the address of the new link. Throws the errors of the API client. */
  readonly onMake: (request: MakeLinkRequest) => Promise<string>;
  readonly onClose: () => void;
}

const periods = ['1', '7', '14', '30'] as const;
const form = z.object({
  name: z.string().trim().min(1).max(LONGEST_LINK_NAME),
  user_ids: z.array(z.string()).min(1).max(MAX_SHARED_PEOPLE),
  shown: z.enum(shownKinds),
  days: z.enum(periods),
  password: z.union([z.literal(''), z.string().min(SHORTEST_LINK_PASSWORD).max(LONGEST_LINK_PASSWORD)]),
});

/** Chooses people and the content of the link, then shows the new address once. */
export function ShareDialog({ open, people, onMake, onClose }: ShareDialogProps) {
  const text = useSharesText();
  const [address, setAddress] = useState<string | null>(null);
  const close = (): void => {
    setAddress(null);
    onClose();
  };
  return (
    <>
      <FormDialog
        open={open && address === null}
        title={text('form.title')}
        lead={text('form.lead')}
        schema={form}
        defaultValues={{
          name: '',
          user_ids: people.slice(0, MAX_SHARED_PEOPLE).map(({ id }) => id),
          shown: 'MASKED',
          days: '7',
          password: '',
        }}
        submit={text('form.make')}
        cancel={text('form.back')}
        onSubmit={async ({ days, password, ...request }) => {
          const made = { ...request, expires_in_days: Number(days), ...(password !== '' && { password }) };
          setAddress(await onMake(made));
        }}
        onClose={close}
      >
        <TextField name="name" label={text('form.name')} hint={text('form.nameHint')} autoComplete="off" />
        <ChoicesField
          name="user_ids"
          label={text('form.people')}
          hint={text('form.peopleHint')}
          options={people.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <ChoiceField
          name="shown"
          label={text('form.shown')}
          hint={text('form.shownHint')}
          options={shownKinds.map((value) => ({ value, label: text(`shown.${value}`) }))}
        />
        <SelectField
          name="days"
          label={text('form.days')}
          options={periods.map((value) => ({ value, label: text('form.days', { count: Number(value) }) }))}
        />
        <PasswordField
          name="password"
          optional
          label={text('form.password')}
          hint={text('form.passwordHint')}
          autoComplete="new-password"
        />
      </FormDialog>
      <MadeLinkDialog address={open ? address : null} onClose={close} />
    </>
  );
}
