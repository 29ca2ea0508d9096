import { emailKinds } from '../domain/emails.js';
import { composeEmail, type EmailParts } from './compose-email.js';

const interview: EmailParts['interview'] = {
  times: [new Date('2026-07-20T18:30:00Z')],
  timeZone: 'America/Toronto',
  type: 'VIDEO',
};
const parts = (changes: Partial<EmailParts>): EmailParts => ({
  kind: 'APPLICATION_RECEIVED',
  language: 'fr',
  url: 'https://site.example/applications',
  job: 'Soudeuse <senior>',
  company: 'Acier & fils',
  reason: null,
  interview,
  ...changes,
});

describe('an email about an application', () => {
  const all = emailKinds.flatMap((kind) => (['fr', 'en'] as const).map((language) => [kind, language] as const));

  it.each(all)('%s in %s leaves no gap and escapes what people wrote', (kind, language) => {
    const { subject, html, text } = composeEmail(parts({ kind, language }));
    expect([subject, html, text].filter((each) => /\{\w+\}/.test(each.replace(/<style>[^]*<\/style>/, '')))).toEqual(
      [],
    );
    expect(subject).toContain('Soudeuse <senior>');
    expect(html).not.toContain('<senior>');
    expect(text).toContain('https://site.example/applications');
  });

  it('tells the hour of the interview’s own time zone', () => {
    expect(composeEmail(parts({ kind: 'INTERVIEW_SCHEDULED' })).text).toMatch(/lundi 20 juillet 2026.*14\sh\s30/u);
    expect(composeEmail(parts({ kind: 'INTERVIEW_SCHEDULED', language: 'en' })).text).toMatch(
      /Monday, July 20, 2026.*2:30\sp\.m\. EDT/u,
    );
  });

  it('quotes the reason of a refusal as it was written, and does without', () => {
    const kind = 'APPLICATION_REJECTED';
    expect(composeEmail(parts({ kind, reason: 'Il manque $& la carte {job}.' })).text).toContain(
      'L’équipe ajoute\u00A0: «\u00A0Il manque $& la carte {job}.\u00A0»',
    );
    expect(composeEmail(parts({ kind })).text).not.toContain('ajoute');
  });
});
