import type Mail from 'nodemailer/lib/mailer/index.js';
import type { Email } from './mailer.js';

/** `Entrevue <bonjour@example.org>` → `example.org`: the domain of our Message-IDs. */
export function domainOf(from: string): string {
  return /@([a-z0-9.-]+)>?\s*$/i.exec(from)?.[1]?.toLowerCase() ?? 'localhost';
}

/** The email as nodemailer options. Nodemailer may neither read files nor fetch URLs. */
export function mailMessage(email: Email, from: string): Mail.Options {
  return {
    from,
    // As an object, so that a comma in it can never become a second recipient.
    to: { name: '', address: email.to },
    subject: email.subject,
    text: email.text,
    html: email.html,
    messageId: `<${email.id}@${domainOf(from)}>`,
    ...(email.calendar && {
      attachments: [
        {
          filename: email.calendar.fileName,
          content: email.calendar.content,
          contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
        },
      ],
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
    headers: {
      'Content-Language': email.language,
      // Tells mail programs to send no out-of-office replies (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      ...email.headers,
    },
  };
}
