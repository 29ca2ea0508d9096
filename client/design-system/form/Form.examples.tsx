import { MapPin } from 'lucide-react';
import { z } from 'zod';
import { useStoryText } from '../../../storybook/decorators/story-text';
import { Button } from '../Button/Button';
import { TextLink } from '../TextLink/TextLink';
import { icon } from '../theme/tokens';
import { AutocompleteField } from './AutocompleteField';
import { CheckboxField } from './CheckboxField';
import { ChipsField } from './ChipsField';
import { Form } from './Form';
import { FormActions } from './FormActions';
import { NumberField } from './NumberField';
import { PasswordField } from './PasswordField';
import { SelectField } from './SelectField';
import { SubmitButton } from './SubmitButton';
import { SwitchField } from './SwitchField';
import { TextArea } from './TextArea';
import { TextField } from './TextField';

const credentials = z.object({ email: z.email(), password: z.string().min(12) });

/** Example forms for stories and specs. */
export function LogInForm({ onSubmit }: { onSubmit: (values: z.output<typeof credentials>) => Promise<unknown> }) {
  const say = useStoryText();
  return (
    <Form
      schema={credentials}
      defaultValues={{ email: '', password: '' }}
      onSubmit={onSubmit}
      label={say('Se connecter', 'Sign in')}
    >
      <TextField name="email" type="email" label={say('Courriel', 'E-mail')} autoComplete="username" />
      <PasswordField name="password" label={say('Mot de passe', 'Password')} autoComplete="current-password" />
      <FormActions>
        <SubmitButton>{say('Se connecter', 'Sign in')}</SubmitButton>
        <Button variant="text">{say('Mot de passe oublié', 'Forgot your password?')}</Button>
      </FormActions>
    </Form>
  );
}

const profile = z.object({
  full_name: z.string().trim().min(1).max(100),
  email: z.email(),
  location: z.string(),
  job_type: z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACT']),
  salary_min: z.number().min(0).nullable(),
  skills: z.array(z.string()).min(1),
  bio: z.string().max(400),
  profile_visible: z.boolean(),
  terms: z.literal(true),
});

export function ProfileForm({
  onSubmit = () => Promise.resolve(),
}: {
  onSubmit?: (values: z.output<typeof profile>) => Promise<unknown>;
}) {
  const say = useStoryText();
  return (
    <Form
      schema={profile}
      defaultValues={{
        full_name: 'Camille Tremblay-Roy',
        email: 'camille@exemple.ca',
        location: 'montreal',
        salary_min: 78_000,
        skills: ['Soins intensifs', 'Triage'],
        bio: 'Huit ans aux soins intensifs, dont trois comme assistante-chef.',
        profile_visible: true,
      }}
      onSubmit={onSubmit}
      label={say('Profil', 'Profile')}
    >
      <TextField name="full_name" label={say('Nom complet', 'Full name')} autoComplete="name" />
      <TextField
        name="email"
        type="email"
        label={say('Courriel', 'E-mail')}
        readOnly
        hint={say('Sert à vous connecter.', 'You sign in with it.')}
      />
      <AutocompleteField
        name="location"
        label={say('Lieu', 'Location')}
        freeText
        options={[
          { value: 'montreal', label: 'Montréal' },
          { value: 'laval', label: 'Laval' },
          { value: 'longueuil', label: 'Longueuil' },
        ]}
      />
      <SelectField
        name="job_type"
        label={say('Type d’emploi', 'Type of job')}
        emptyLabel={say('Choisir', 'Choose')}
        options={[
          { value: 'FULL_TIME', label: say('Temps plein', 'Full time') },
          { value: 'PART_TIME', label: say('Temps partiel', 'Part time') },
          { value: 'CONTRACT', label: say('Contrat', 'Contract') },
        ]}
      />
      <NumberField
        name="salary_min"
        label={say('Salaire souhaité', 'Salary wanted')}
        optional
        endAdornment={say('$ par an', '$ a year')}
      />
      <ChipsField
        name="skills"
        label={say('Compétences', 'Skills')}
        suggestions={['Soins intensifs', 'Pédiatrie', 'Suivi de plaies']}
      />
      <TextArea name="bio" label={say('Présentation', 'About you')} rows={3} maxLength={400} optional />
      <SwitchField
        name="profile_visible"
        label={say('Visible des recruteurs', 'Visible to recruiters')}
        hint={say('Sans cela, vous ne figurez dans aucune recherche.', 'Without it you are in no search.')}
      />
      <CheckboxField
        name="terms"
        shortLabel={say('Conditions', 'Terms')}
        label={
          <>
            {say('J’accepte les ', 'I accept the ')}
            <TextLink href="/legal/terms-of-service">{say('conditions d’utilisation', 'terms of service')}</TextLink>
          </>
        }
      />
      <FormActions>
        <SubmitButton>{say('Enregistrer', 'Save')}</SubmitButton>
        <Button>{say('Annuler', 'Cancel')}</Button>
      </FormActions>
    </Form>
  );
}

const publication = z.object({ place: z.string().min(1) });

export function PublishForm() {
  const say = useStoryText();
  return (
    <Form schema={publication} defaultValues={{ place: '' }} onSubmit={() => Promise.resolve()}>
      <TextField
        name="place"
        optional
        startAdornment={<MapPin size={icon.normal} aria-hidden />}
        label={say(
          'Établissement, service et adresse où la personne recrutée travaillera le plus souvent',
          'Site, department and address where the person you hire will work most often',
        )}
        hint={say(
          'Vous pourrez le préciser plus tard avec chaque candidat·e.',
          'You may settle it later with each candidate.',
        )}
        placeholder={say('Montréal, Hochelaga', 'Montréal, Hochelaga')}
      />
      <SubmitButton fullWidth>
        {say('Enregistrer et publier cette offre dans les deux langues', 'Save and publish in both languages')}
      </SubmitButton>
    </Form>
  );
}
