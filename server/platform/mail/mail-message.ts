import type Mail from 'nodemailer/lib/mailer/index.js';
import type { Letter } from './mailer.js';

/** `Entrevue <bonjour@example.org>` → `example.org`: the domain of our Message-IDs. */
export function domainOf(from: string): string {
  return /@([a-z0-9.-]+)>?\s*$/i.exec(from)?.[1]?.toLowerCase() ?? 'localhost';
}

/** The email as nodemailer options. Nodemailer may neither read files nor fetch URLs. */
export function mailMessage(letter: Letter, from: string): Mail.Options {
  return {
    from,
    // As an object, so that a comma in it can never become a second recipient.
    to: { name: '', address: letter.to },
    subject: letter.subject,
    text: letter.text,
    html: letter.html,
    messageId: `<${letter.id}@${domainOf(from)}>`,
    ...(letter.calendar && {
      attachments: [
        {
          filename: letter.calendar.fileName,
          content: letter.calendar.content,
          contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
        },
      ],
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
    headers: {
      'Content-Language': letter.language,
      // Tells mail programs to send no out-of-office replies (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      ...letter.headers,
    },
  };
}
