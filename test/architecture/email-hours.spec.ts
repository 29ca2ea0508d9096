import { emailKinds as applicationKinds } from '../../server/modules/applications/domain/emails.js';
import { composeEmail as applicationEmail } from '../../server/modules/applications/emails/compose-email.js';
import { composeEmail as bookingEmail, emailTexts } from '../../server/modules/bookings/emails/compose-email.js';
import { composeExpiryEmail } from '../../server/modules/jobs/emails/compose-email.js';
import { type News, newsTraits, type WrittenNews } from '../../server/modules/notifications/domain/news.js';
import { composeEmail as notificationEmail } from '../../server/modules/notifications/emails/compose-email.js';
import { emailKinds as reservationKinds } from '../../server/modules/reservations/domain/emails.js';
import { composeEmail as reservationEmail } from '../../server/modules/reservations/emails/compose-email.js';

interface Email {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

const url = 'https://site.example/';
const unsubscribe = { label: 'x', url };
/** Nine in the morning in Montréal, on the hour and half past. */
const hours = [new Date('2026-01-19T14:00:00Z'), new Date('2026-01-19T14:30:00Z')];
const isWritten = (news: News): news is WrittenNews => newsTraits[news].byEmail;
const news = (Object.keys(newsTraits) as News[]).filter(isWritten);
const bookingKinds = Object.keys(emailTexts.fr.emails) as (keyof typeof emailTexts.fr.emails)[];

/** Every template, with times in every place that shows one. */
function emailsAt(at: Date, language: 'fr' | 'en'): ReadonlyMap<string, Email> {
  const interview = { times: [at], timeZone: 'America/Toronto', type: 'VIDEO' } as const;
  const applied = { language, url, job: 'Soudeuse', company: 'Acier', reason: null, interview };
  const params = { job: 'Soudeuse', company: 'Acier', preset: 'x', reason: 'x' };
  return new Map<string, Email>([
    ...applicationKinds.map((kind) => [`application ${kind}`, applicationEmail({ kind, ...applied })] as const),
    ...bookingKinds.map((kind) => [`booking ${kind}`, bookingEmail({ kind, language, at, url })] as const),
    ...reservationKinds.map(
      (kind) =>
        [
          `reservation ${kind}`,
          reservationEmail({
            kind,
            language,
            publicUrl: url,
            expiresAt: at,
            closure: { mayReserve: 'LATER', from: at },
          }),
        ] as const,
    ),
    ...news.map(
      (each) =>
        [
          `notification ${each}`,
          notificationEmail({ news: each, language, params, lines: [], url, unsubscribe }),
        ] as const,
    ),
    ['job expiry', composeExpiryEmail({ language, title: 'Soudeuse', endsAt: at, url })],
  ]);
}

describe.each(['fr', 'en'] as const)('the hours in every email, in %s', (language) => {
  it.each(hours)('have no leading zero and no empty minutes in French: %s', (at) => {
    for (const [name, { subject, html, text }] of emailsAt(at, language)) {
      const words = `${subject}\n${html.replace(/<style[^]*?<\/style>/g, '')}\n${text}`;
      expect([name, /\b0\d\s?h\b|\d\sh\s00\b/u.exec(words)?.[0] ?? null]).toEqual([name, null]);
    }
  });

  it('are in the emails that name an hour, so that the test above can fail', () => {
    const shown = language === 'fr' ? /à\s9\sh(?!\s\d)/u : /at\s9:00\sa\.m\./u;
    const named = [...emailsAt(hours[0] ?? new Date(), language)].filter(([, { text }]) => shown.test(text));
    expect(new Set(named.map(([name]) => name.split(' ')[0]))).toEqual(
      new Set(['application', 'booking', 'reservation', 'job']),
    );
  });
});
