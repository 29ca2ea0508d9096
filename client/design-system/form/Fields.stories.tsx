import type { Meta, StoryObj } from '@storybook/react-vite';
import { useStoryText } from '../../../storybook/decorators/story-text';
import { AutocompleteField } from './AutocompleteField';
import { CheckboxField } from './CheckboxField';
import { ChipsField } from './ChipsField';
import { ChoiceField } from './ChoiceField';
import { ChoicesField } from './ChoicesField';
import { FieldStates } from './FieldStates.examples';
import { MentionArea } from './MentionArea';
import { NumberField } from './NumberField';
import { OneTimeCodeField } from './OneTimeCodeField';
import { PasswordField } from './PasswordField';
import { PayField } from './PayField';
import { SalaryField } from './SalaryField';
import { SelectField } from './SelectField';
import { SwitchField } from './SwitchField';
import { TextArea } from './TextArea';
import { TextField } from './TextField';

/** Each field of a form in each state. The name of the field in the form is always `field`. */
const meta = { title: 'Design system/Form/Fields' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function useCities() {
  const say = useStoryText();
  return [
    { value: 'montreal', label: 'Montréal' },
    { value: 'quebec', label: say('Québec', 'Québec City') },
    { value: 'gatineau', label: 'Gatineau' },
  ];
}

function useContracts() {
  const say = useStoryText();
  return [
    { value: 'FULL_TIME', label: say('Temps plein', 'Full time') },
    { value: 'PART_TIME', label: say('Temps partiel', 'Part time') },
    { value: 'CASUAL', label: say('Sur appel', 'On call') },
  ];
}

export const Text: Story = {
  render: function Text() {
    const say = useStoryText();
    return (
      <FieldStates
        label={say('Titre de l’offre', 'Job title')}
        hint={say('Comme vous le diriez à voix haute', 'As you would say it aloud')}
        empty=""
        filled={say('Infirmière en dialyse', 'Dialysis nurse')}
        problem={say('Donnez un titre à l’offre.', 'Give the job a title.')}
        render={(texts) => <TextField name="field" {...texts} />}
      />
    );
  },
};

export const LongText: Story = {
  render: function LongText() {
    const say = useStoryText();
    return (
      <FieldStates
        label={say('Mot à l’équipe', 'Note to the team')}
        hint={say('La personne ne le lit pas', 'The person does not read it')}
        empty=""
        filled={say('Calme et précise. À revoir avec Nadia.', 'Calm and exact. See again with Nadia.')}
        problem={say('Écrivez au moins dix caractères.', 'Write at least ten characters.')}
        render={(texts) => <TextArea name="field" rows={3} maxLength={200} {...texts} />}
      />
    );
  },
};

export const Mention: Story = {
  render: function Mention() {
    const say = useStoryText();
    const people = [
      { id: '1', full_name: 'Nadia Benali' },
      { id: '2', full_name: 'Félix Tremblay' },
    ];
    return (
      <FieldStates
        label={say('Note', 'Note')}
        hint={say('@ propose les membres de l’équipe', '@ proposes the members of the team')}
        empty=""
        filled={say('@Nadia Benali, qu’en dis-tu?', '@Nadia Benali, do you agree?')}
        problem={say('Écrivez une note.', 'Write a note.')}
        render={(texts) => <MentionArea name="field" rows={2} people={people} {...texts} />}
      />
    );
  },
};

export const Password: Story = {
  render: function Password() {
    const say = useStoryText();
    return (
      <FieldStates
        label={say('Mot de passe', 'Password')}
        hint={say('Au moins 12 caractères', 'At least 12 characters')}
        empty=""
        filled="quatre chevaux gris"
        problem={say('Ce mot de passe est trop court.', 'This password is too short.')}
        render={(texts) => <PasswordField name="field" autoComplete="new-password" {...texts} />}
      />
    );
  },
};

export const OneTimeCode: Story = {
  render: function OneTimeCode() {
    const say = useStoryText();
    return (
      <FieldStates
        label={say('Code à six chiffres', 'Six-digit code')}
        hint={say('Dans votre application d’authentification', 'In your authenticator application')}
        empty=""
        filled="482913"
        problem={say('Ce code n’est plus valide.', 'This code is no longer valid.')}
        render={(texts) => <OneTimeCodeField name="field" kind="digits" {...texts} />}
      />
    );
  },
};

export const Numbers: Story = {
  render: function Numbers() {
    const say = useStoryText();
    return (
      <FieldStates
        label={say('Années d’expérience', 'Years of experience')}
        hint={say('Un nombre, avec une décimale au besoin', 'A number, with a decimal if needed')}
        empty={null}
        filled={6.5}
        problem={say('Entrez un nombre.', 'Enter a number.')}
        render={(texts) => <NumberField name="field" endAdornment={say('ans', 'years')} {...texts} />}
      />
    );
  },
};

export const YearlyPay: Story = {
  render: function YearlyPay() {
    const say = useStoryText();
    return (
      <FieldStates
        label={say('Salaire minimal', 'Minimum pay')}
        hint={say('Les flèches changent de 5 000 $', 'Arrow keys change it by $5,000')}
        empty={null}
        filled={62_000}
        problem={say('Entrez un montant.', 'Enter an amount.')}
        render={(texts) => <PayField name="field" endAdornment="$" {...texts} />}
      />
    );
  },
};

export const Salary: Story = {
  render: function Salary() {
    const say = useStoryText();
    return (
      <FieldStates
        label={say('Rémunération', 'Pay')}
        hint={say('Un montant ou une fourchette', 'An amount or a range')}
        empty=""
        filled={say('38 $ à 48 $ de l’heure', '$38 to $48 an hour')}
        problem={say('Le minimum dépasse le maximum.', 'The minimum is above the maximum.')}
        render={(texts) => <SalaryField name="field" {...texts} />}
      />
    );
  },
};

export const Select: Story = {
  render: function Select() {
    const say = useStoryText();
    const cities = useCities();
    return (
      <FieldStates
        label={say('Ville', 'City')}
        hint={say('Là où se fait le travail', 'Where the work is done')}
        empty=""
        filled="quebec"
        problem={say('Choisissez une ville.', 'Choose a city.')}
        render={(texts) => (
          <SelectField name="field" options={cities} emptyLabel={say('Choisir', 'Choose')} {...texts} />
        )}
      />
    );
  },
};

export const Autocomplete: Story = {
  render: function Autocomplete() {
    const say = useStoryText();
    const cities = useCities();
    return (
      <FieldStates
        label={say('Ville', 'City')}
        hint={say('Écrivez les premières lettres', 'Type the first letters')}
        empty=""
        filled="gatineau"
        problem={say('Choisissez une ville de la liste.', 'Choose a city of the list.')}
        render={(texts) => <AutocompleteField name="field" options={cities} {...texts} />}
      />
    );
  },
};

export const OneChoice: Story = {
  render: function OneChoice() {
    const say = useStoryText();
    const contracts = useContracts();
    return (
      <FieldStates
        label={say('Contrat', 'Contract')}
        hint={say('Un seul choix', 'One choice')}
        empty=""
        filled="PART_TIME"
        problem={say('Choisissez un contrat.', 'Choose a contract.')}
        render={(texts) => <ChoiceField name="field" options={contracts} {...texts} />}
      />
    );
  },
};

export const SeveralChoices: Story = {
  render: function SeveralChoices() {
    const say = useStoryText();
    const contracts = useContracts();
    return (
      <FieldStates
        label={say('Contrats acceptés', 'Accepted contracts')}
        hint={say('Plusieurs choix possibles', 'Several choices are possible')}
        empty={[]}
        filled={['FULL_TIME', 'CASUAL']}
        problem={say('Choisissez au moins un contrat.', 'Choose at least one contract.')}
        render={(texts) => <ChoicesField name="field" options={contracts} {...texts} />}
      />
    );
  },
};

export const Chips: Story = {
  render: function Chips() {
    const say = useStoryText();
    return (
      <FieldStates
        label={say('Compétences', 'Skills')}
        hint={say('Entrée ajoute une compétence', 'Enter adds a skill')}
        empty={[]}
        filled={['Dialyse', 'Triage', 'Soins à domicile']}
        problem={say('Ajoutez au moins une compétence.', 'Add at least one skill.')}
        render={(texts) => <ChipsField name="field" max={10} {...texts} />}
      />
    );
  },
};

export const Checkbox: Story = {
  render: function Checkbox() {
    const say = useStoryText();
    return (
      <FieldStates
        label={say('J’ai 18 ans ou plus', 'I am 18 or older')}
        hint={say('Nécessaire pour ouvrir un compte', 'Needed to open an account')}
        empty={false}
        filled={true}
        problem={say('Cochez cette case pour continuer.', 'Check this box to continue.')}
        render={({ optional: _, ...texts }) => <CheckboxField name="field" {...texts} />}
      />
    );
  },
};

export const Switch: Story = {
  render: function Switch() {
    const say = useStoryText();
    return (
      <FieldStates
        label={say('Recevoir un courriel', 'Get an email')}
        hint={say('Une fois par jour au plus', 'Once a day at most')}
        empty={false}
        filled={true}
        problem={say('Confirmez d’abord votre adresse.', 'Confirm your address first.')}
        render={({ optional: _, ...texts }) => <SwitchField name="field" {...texts} />}
      />
    );
  },
};
