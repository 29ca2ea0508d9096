import { type OnApplicationShutdown } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import type SMTPPool from 'nodemailer/lib/smtp-pool/index.js';
import { Degraded, type Remark } from '../health/health-checks.js';
import { platformSentences } from '../health/platform-sentences.js';
import { mailMessage } from './mail-message.js';
import { type Email, EmailNotSent, EmailRefused, Mailer } from './mailer.js';

/** Timeouts in milliseconds: to connect, for the greeting, and without activity. */
const timeouts = { connection: 10_000, greeting: 10_000, socket: 30_000 };

/** Milliseconds. Shorter than the readiness timeout, so that our own message is reported. */
const ANSWER_MS = 2_000;
/** Milliseconds for which a check result is reused, because readiness is polled every few seconds and each check connects. */
const FRESH_MS = 10_000;

interface SmtpFailure {
  readonly code?: unknown;
  readonly responseCode?: unknown;
}

/** Stages at which a 5xx answer concerns this email, not the connection or the server. */
const aboutTheEmail = new Set(['EENVELOPE', 'EMESSAGE']);

/** The error's message may contain an address, so only its codes are kept. */
function codesOf(error: unknown): string {
  const { code, responseCode } = (error ?? {}) as SmtpFailure;
  return [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number').join(' ');
}

function failureOf(error: unknown): EmailNotSent | EmailRefused {
  const { code, responseCode } = (error ?? {}) as SmtpFailure;
  const codes = codesOf(error);
  const isFinal = typeof responseCode === 'number' && responseCode >= 500 && aboutTheEmail.has(String(code));
  return isFinal ? new EmailRefused(codes) : new EmailNotSent(codes || 'no answer');
}

/** Sends emails over SMTP with a small pool of connections. */
export class SmtpMailer extends Mailer implements OnApplicationShutdown {
  readonly #transport: Transporter<SMTPPool.SentMessageInfo, SMTPPool.Options>;
  #last: { readonly remark: Remark; readonly at: number } | null = null;

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

  override async send(email: Email): Promise<void> {
    try {
      await this.#transport.sendMail(mailMessage(email, this.from));
    } catch (error) {
      throw failureOf(error);
    }
  }

  override async check(): Promise<Remark> {
    if (this.#last && performance.now() - this.#last.at < FRESH_MS) return this.#last.remark;
    const remark = await this.#greet();
    this.#last = { remark, at: performance.now() };
    return remark;
  }

  async #greet(): Promise<Remark> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' })), ANSWER_MS);
    });
    try {
      await Promise.race([this.#transport.verify(), late]);
      return platformSentences.sentence('HEALTH.MAIL_ANSWERS');
    } catch (error) {
      const codes = codesOf(error);
      const { sentence } = platformSentences;
      return new Degraded(codes === '' ? sentence('HEALTH.MAIL_SILENT') : sentence('HEALTH.MAIL_AWAY', { codes }));
    } finally {
      clearTimeout(timer);
    }
  }

  onApplicationShutdown(): void {
    this.#transport.close();
  }
}
