import { type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import type SMTPPool from 'nodemailer/lib/smtp-pool/index.js';
import { mailMessage } from './mail-message.js';
import { type Letter, LetterNotSent, LetterRefused, Mailer } from './mailer.js';

/** Milliseconds: to connect, to be greeted, and between two signs of life. */
const timeouts = { connection: 10_000, greeting: 10_000, socket: 30_000 };

interface SmtpFailure {
  readonly code?: unknown;
  readonly responseCode?: unknown;
}

/** The stages at which a 5xx is about the letter and not about us or the server. */
const aboutTheLetter = new Set(['EENVELOPE', 'EMESSAGE']);

function failureOf(error: unknown): LetterNotSent | LetterRefused {
  const { code, responseCode } = (error ?? {}) as SmtpFailure;
  const codes = [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number').join(' ');
  const isFinal = typeof responseCode === 'number' && responseCode >= 500 && aboutTheLetter.has(String(code));
  return isFinal ? new LetterRefused(codes) : new LetterNotSent(codes || 'no answer');
}

/** Letters over SMTP, on a few connections that are kept open while there is something to send. */
export class SmtpMailer extends Mailer implements OnApplicationShutdown {
  readonly #transport: Transporter<SMTPPool.SentMessageInfo, SMTPPool.Options>;

  constructor(
    url: string,
    private readonly from: string,
  ) {
    super();
    this.#transport = createTransport({
      url,
      pool: true,
      maxConnections: 2,
      maxMessages: 50,
      connectionTimeout: timeouts.connection,
      greetingTimeout: timeouts.greeting,
      socketTimeout: timeouts.socket,
      dnsTimeout: timeouts.connection,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  override async send(letter: Letter): Promise<void> {
    try {
      await this.#transport.sendMail(mailMessage(letter, this.from));
    } catch (error) {
      throw failureOf(error);
    }
  }

  onApplicationShutdown(): void {
    this.#transport.close();
  }
}
