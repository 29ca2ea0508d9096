import type { Language } from '../../../platform/http/language.js';
import type { TeamRole } from '../domain/team.js';

/** The texts of the email that invites somebody into a team; `{company}` and `{role}` are filled in. */
export interface TeamInvitationText {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly roles: Readonly<Record<TeamRole, string>>;
  readonly button: string;
  readonly linkHint: string;
  /** Why the person gets this email. */
  readonly footer: string;
}

const fr: TeamInvitationText = {
  subject: 'Une invitation à rejoindre l’équipe de recrutement de {company}',
  heading: 'Rejoignez l’équipe de {company}',
  paragraphs: [
    'Une personne de {company} vous invite dans son équipe de recrutement sur Entrevue, avec le rôle : {role}.',
    'Ouvrez un compte de recrutement avec cette adresse courriel, ou connectez-vous si vous en avez déjà un. L’invitation fonctionne une seule fois, pendant 14 jours.',
    'Si vous n’attendiez pas cette invitation, vous n’avez rien à faire : sans vous, rien ne change.',
  ],
  roles: {
    OWNER: 'propriétaire',
    RECRUITER: 'recrutement',
    HIRING_MANAGER: 'gestionnaire d’embauche',
    REVIEWER: 'évaluation',
  },
  button: 'Voir l’invitation',
  linkHint: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  footer: 'Vous recevez ce courriel parce que quelqu’un a entré cette adresse pour vous inviter sur Entrevue.',
};

const en: TeamInvitationText = {
  subject: 'An invitation to join the hiring team of {company}',
  heading: 'Join the team of {company}',
  paragraphs: [
    'Someone at {company} invites you to their hiring team on Entrevue, with the role: {role}.',
    'Open a recruiter account with this email address, or sign in if you already have one. The invitation works only once, for 14 days.',
    'If you did not expect this invitation, there is nothing to do: without you nothing changes.',
  ],
  roles: {
    OWNER: 'owner',
    RECRUITER: 'recruiter',
    HIRING_MANAGER: 'hiring manager',
    REVIEWER: 'reviewer',
  },
  button: 'See the invitation',
  linkHint: 'If the button does not work, copy this address into your browser:',
  footer: 'You receive this email because someone entered this address to invite you to Entrevue.',
};

export const teamInvitationTexts: Readonly<Record<Language, TeamInvitationText>> = { fr, en };
