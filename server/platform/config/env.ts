import { resolve } from 'node:path';
import { z } from 'zod';
import { areDnsServers } from '../dns/dns-servers.js';
import { type CageLevel, cageLevels } from '../cage/cage-level.js';
import { unreadableProxies } from '../http/trusted-proxies.js';

const onOff = () =>
  z
    .enum(['on', 'off', 'true', 'false', '1', '0'])
    .transform((value) => value === 'on' || value === 'true' || value === '1');

const seconds = (fallback: number, max: number) => z.coerce.number().int().min(1).max(max).default(fallback);
const address = (...protocols: string[]) =>
  z.string().refine((text) => protocols.some((protocol) => text.startsWith(`${protocol}:`)), {
    error: `must start with ${protocols.map((protocol) => `${protocol}:`).join(' or ')}`,
  });

/** All settings of an instance. Each has a default: without any, the demo runs. */
const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_534).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  /** Where traces are sent (OTLP over HTTP). Other variables of its exporter, such as OTEL_EXPORTER_OTLP_HEADERS, are read by its package. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_SERVICE_NAME: z
    .string()
    .regex(/^[\w.-]{1,60}$/)
    .optional(),
  /** Share of the traces that are recorded. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.05),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: address('postgres', 'postgresql').optional(),
  /** The database without a pooler, for LISTEN, migrations and commands that change settings of their connection. */
  DATABASE_DIRECT_URL: address('postgres', 'postgresql').optional(),
  QUEUE_URL: address('postgres', 'postgresql', 'redis', 'rediss').optional(),
  REDIS_URL: address('redis', 'rediss').optional(),
  STORAGE_URL: address('file', 's3').optional(),
  SMTP_URL: address('smtp', 'smtps').optional(),
  MAIL_FROM: z.string().min(3).default('Entrevue <bonjour@localhost>'),
  WORKER: z.enum(['inline', 'none']).default('inline'),
  /** Seconds between SIGTERM and the first refused request, so that proxies notice that this API stops. */
  STOP_NOTICE_SECONDS: z.coerce.number().int().min(0).max(60).default(0),
  DEMO_MODE: onOff().optional(),
  RESERVATION_WINDOW_SECONDS: seconds(259_200, 31_536_000),
  SESSION_IDLE_SECONDS: seconds(600, 86_400),
  SESSION_MAX_SECONDS: seconds(43_200, 2_592_000),
  RATE_LIMIT: onOff().default(true),
  TRUSTED_PROXIES: z
    .string()
    .superRefine((setting, context) => {
      for (const entry of unreadableProxies(setting)) {
        context.addIssue({ code: 'custom', message: `"${entry}" is no address, range, "loopback" or "none"` });
      }
    })
    .default('none'),
  MIN_CAGE: z.enum(cageLevels).optional(),
  /** Longest time in seconds that a media address opens its file, also after its viewer lost access. */
  MEDIA_SIGNATURE_SECONDS: z.coerce.number().int().min(2).max(3_600).default(300),
  /** `presigned`: players fetch segments from the object store itself. */
  MEDIA_DELIVERY: z.enum(['proxied', 'presigned']).default('proxied'),
  /** The machines that encode: our workers only, encoders on other machines first, or the one that is free first. */
  MEDIA_ENCODERS: z.enum(['local', 'shared', 'remote']).default('shared'),
  /** `off`: the sound of videos keeps the level at which it was recorded. */
  MEDIA_LOUDNESS: onOff().default(true),
  /** Codecs of the ladders of videos. Every video has H.264; the others are for players that can decode them. */
  MEDIA_CODECS: z
    .string()
    .default('h264')
    .transform((setting) => setting.split(',').map((name) => name.trim()))
    .refine((names) => names.includes('h264'), { error: 'must contain h264, which every player can play' })
    .transform((names) => names.filter((name) => name !== 'h264'))
    .transform((names) => [...new Set(names)])
    .pipe(z.array(z.enum(['av1', 'hevc'], { error: 'is a list of h264, av1 and hevc, with commas between them' }))),
  /** Encodes H.264: software, the hardware encoder of this kind if it works, or the first that works. */
  MEDIA_ENCODER: z.enum(['auto', 'software', 'vaapi', 'nvenc', 'videotoolbox']).default('software'),
  SECRETS_KEY: z.string().min(32).max(200).optional(),
  /** Opens what was sealed with another key, while SECRETS_KEY is being replaced. */
  SECRETS_KEY_ALSO: z.string().min(32).max(200).optional(),
  OIDC_GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  OIDC_GOOGLE_ISSUER: z.url().default('https://accounts.google.com'),
  AI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  AI_API_KEY: z.string().min(1).optional(),
  AI_EMBEDDING_MODEL: z.string().min(1).optional(),
  AI_CHAT_MODEL: z.string().min(1).optional(),
  AI_TRANSCRIPTION_MODEL: z.string().min(1).optional(),
  /** How long `POST /api/matches/generate?wait=true` waits for a worker. */
  MATCHING_WAIT_SECONDS: seconds(20, 60),
  /** From this many people or postings, workers start matching from a snapshot of its index; 0: never. */
  MATCHING_SNAPSHOT_FROM: z.coerce.number().int().min(0).max(1_000_000_000).default(10_000),
  /** Into how many parts the index of matching is divided, each in a worker of its own; 1: not divided. */
  MATCHING_SHARDS: z.coerce.number().int().min(1).max(64).default(1),
  PAYMENT_PROVIDER: z.enum(['test', 'stripe']).default('test'),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_API_BASE: z.url({ protocol: /^https?$/ }).default('https://api.stripe.com'),
  /** A recruiter with fewer available credits gets one email; 0 sends none. */
  LOW_CREDITS: z.coerce.number().int().min(0).max(1_000).default(2),
  /** `any` also sends web push over http and to private addresses, for tests with a push service of their own. */
  PUSH_SERVICES: z.enum(['public', 'any']).default('public'),
  /** Off: browsers remove the service worker and everything that it kept. */
  SERVICE_WORKER: onOff().default(true),
  /** `any` also reaches sign-in providers of companies over http and at private addresses, for tests with a provider of their own. */
  SSO_ISSUERS: z.enum(['public', 'any']).default('public'),
  /** DNS servers that are asked for the records of company domains; without it those of the machine. */
  DNS_SERVERS: z
    .string()
    .refine(areDnsServers, { error: 'must be IP addresses with commas between them, each with or without a port' })
    .optional(),
  /** `any` also reads members' calendars over http and at private addresses, for tests with a server of their own. */
  CALDAV_SERVERS: z.enum(['public', 'any']).default('public'),
  /** TURN server for live interviews, one address or several: `turn:turn.example.org:3478`. */
  TURN_URL: z
    .string()
    .regex(/^turns?:[^\s,]+(, *turns?:[^\s,]+)*$/)
    .optional(),
  /** `static-auth-secret` of that server. */
  TURN_SECRET: z.string().min(16).max(200).optional(),
  CONTACT_EMAIL: z.email().optional(),
  CONTACT_PHONE: z.string().min(5).max(40).optional(),
  SOCIAL_URL: z.url({ protocol: /^https$/ }).optional(),
  PRIVACY_OFFICER_NAME: z.string().min(1).max(200).optional(),
  PRIVACY_OFFICER_TITLE: z.string().min(1).max(200).optional(),
  PRIVACY_OFFICER_EMAIL: z.email().optional(),
  PRIVACY_OFFICER_ADDRESS: z.string().min(3).max(300).optional(),
  STUDIO_ADDRESS: z.string().min(3).max(200).optional(),
  INVOICE_SELLER: z.string().min(1).max(200).default('Entrevue'),
  INVOICE_ADDRESS: z.string().min(1).max(300).optional(),
  GST_NUMBER: z.string().min(1).max(40).optional(),
  QST_NUMBER: z.string().min(1).max(40).optional(),
});

type Parsed = z.infer<typeof schema>;

/** Whether people would use this address without TLS; not on the machine itself, for trials. */
function isPlainHttp(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** Settings that real users depend on; outside the demo the server does not start without them. */
const neededOutsideDemo = {
  SECRETS_KEY: 'seals the secrets of authenticator apps; 32 characters or more',
  CONTACT_EMAIL: 'where people reach you, shown in the footer and in the policies',
  PRIVACY_OFFICER_NAME: 'the person responsible for personal information, named in the privacy policy',
  PRIVACY_OFFICER_TITLE: 'the title of that person, shown in the privacy policy',
  PRIVACY_OFFICER_EMAIL: 'where that person is reached, shown in the privacy policy',
  PRIVACY_OFFICER_ADDRESS: 'the postal address of that person, shown in the privacy policy',
  INVOICE_SELLER: 'the name of the seller on invoices',
  INVOICE_ADDRESS: 'the address of the seller on invoices',
  GST_NUMBER: 'the GST registration number on invoices',
  QST_NUMBER: 'the QST registration number on invoices',
} as const satisfies Partial<Record<keyof Parsed, string>>;

type Derived =
  | 'PUBLIC_URL'
  | 'DEMO_MODE'
  | 'MIN_CAGE'
  | 'QUEUE_URL'
  | 'STORAGE_URL'
  | 'DATABASE_URL'
  | 'DATABASE_DIRECT_URL';

/** The settings, including derived ones. Paths are absolute. */
export type Env = Readonly<
  Omit<Parsed, Derived> & {
    PUBLIC_URL: string;
    DATABASE_URL: string;
    DATABASE_DIRECT_URL: string;
    QUEUE_URL: string;
    STORAGE_URL: string;
    DEMO_MODE: boolean;
    MIN_CAGE: CageLevel;
  }
>;

/** An invalid environment, with one printable line per variable. */
export class InvalidEnvironment extends Error {
  constructor(readonly lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'InvalidEnvironment';
  }
}

/**
 * Parses the environment once at startup.
 *
 * @throws InvalidEnvironment with all invalid variables.
 */
export function parseEnv(source: NodeJS.ProcessEnv): Env {
  // An empty variable counts as unset, because compose files and shells write it that way.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const result = schema.safeParse(given);
  if (!result.success) {
    throw new InvalidEnvironment(result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const env = result.data;
  const lines: string[] = [];
  if (!env.DATABASE_URL)
    lines.push('DATABASE_URL: required by this process (npm start provides the embedded database)');
  if (env.METRICS_PORT && [env.METRICS_PORT, env.METRICS_PORT + 1].includes(env.PORT)) {
    lines.push('METRICS_PORT: this port and the next are for metrics, so PORT must be another');
  }
  if (env.NODE_ENV === 'production' && env.PAYMENT_PROVIDER === 'test') {
    lines.push('PAYMENT_PROVIDER: "test" confirms every payment and is refused when NODE_ENV=production');
  }
  if (env.NODE_ENV === 'production' && env.PUBLIC_URL !== undefined && isPlainHttp(env.PUBLIC_URL)) {
    lines.push('PUBLIC_URL: must be https when NODE_ENV=production; http sends passwords and sessions readable');
  }
  if (env.NODE_ENV === 'production' && env.PUSH_SERVICES === 'any') {
    lines.push('PUSH_SERVICES: "any" reaches private addresses and is refused when NODE_ENV=production');
  }
  if (env.NODE_ENV === 'production' && env.SSO_ISSUERS === 'any') {
    lines.push('SSO_ISSUERS: "any" reaches private addresses and is refused when NODE_ENV=production');
  }
  if (env.NODE_ENV === 'production' && env.CALDAV_SERVERS === 'any') {
    lines.push('CALDAV_SERVERS: "any" reaches private addresses and is refused when NODE_ENV=production');
  }
  if ((env.TURN_URL === undefined) !== (env.TURN_SECRET === undefined)) {
    lines.push('TURN_URL, TURN_SECRET: set both or none');
  }
  if (env.MEDIA_DELIVERY === 'presigned' && !env.STORAGE_URL?.startsWith('s3:')) {
    lines.push('MEDIA_DELIVERY: "presigned" needs an object store in STORAGE_URL (s3://…)');
  }
  if (env.PAYMENT_PROVIDER === 'stripe' && !(env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET)) {
    lines.push('STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET: both required when PAYMENT_PROVIDER=stripe');
  }
  const isDemo = env.DEMO_MODE ?? env.NODE_ENV !== 'production';
  if (!isDemo) {
    for (const [name, purpose] of Object.entries(neededOutsideDemo)) {
      if (!(name in given)) lines.push(`${name}: required when DEMO_MODE=false (${purpose})`);
    }
  }
  if (lines.length > 0 || !env.DATABASE_URL) throw new InvalidEnvironment(lines);

  const dataDir = resolve(env.DATA_DIR);
  const directUrl = env.DATABASE_DIRECT_URL ?? env.DATABASE_URL;
  return {
    ...env,
    DATABASE_URL: env.DATABASE_URL,
    DATABASE_DIRECT_URL: directUrl,
    DATA_DIR: dataDir,
    PUBLIC_URL: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    QUEUE_URL: env.QUEUE_URL ?? directUrl,
    STORAGE_URL: env.STORAGE_URL ?? `file:${resolve(dataDir, 'media')}`,
    DEMO_MODE: isDemo,
    // In production, somebody must decide to decode uploads unprotected.
    MIN_CAGE: env.MIN_CAGE ?? (env.NODE_ENV === 'production' ? 'limits' : 'none'),
  };
}
