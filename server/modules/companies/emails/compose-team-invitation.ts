import type { Language } from '../../../platform/http/language.js';
import { layOut } from '../../../platform/mail/layout.js';
import type { TeamRole } from '../domain/team.js';
import { teamInvitationTexts } from './team-invitation-texts.js';

const BRAND = 'Entrevue';

export interface TeamInvitationParts {
  readonly language: Language;
  readonly company: string;
  readonly role: TeamRole;
  readonly url: string;
}

/** Builds the email that invites somebody into a team. The company's name is the only text that a user wrote. */
export function composeTeamInvitation({
  language,
  company,
  role,
  url,
}: TeamInvitationParts): ReturnType<typeof layOut> {
  const { subject, heading, paragraphs, roles, button, linkHint, footer } = teamInvitationTexts[language];
  const filled = (text: string): string =>
    text.replace('{company}', () => company.replace(/\s+/g, ' ')).replace('{role}', roles[role]);
  return layOut({
    language,
    brand: BRAND,
    subject: filled(subject),
    heading: filled(heading),
    paragraphs: paragraphs.map(filled),
    button: { label: button, url, hint: linkHint },
    footer: [footer],
  });
}
