import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { Injectable } from '@nestjs/common';
import webPush from 'web-push';
import { Settings } from '../config/settings.js';
import { traced } from '../tracing/active-span.js';
import { isPushEndpoint } from './push-endpoint.js';
import { lookUpPublic, PrivateAddress } from './public-address.js';
import { VapidKeys } from './vapid-keys.js';

const TIMEOUT_MS = 10_000;
const GONE: ReadonlySet<number> = new Set([404, 410]);

/** A browser's push subscription. */
export interface PushSubscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

export interface PushMessage {
  /** Names the message at the push service: one that waits is replaced by another with the same topic. 32 of A–Z, a–z, 0–9, - and _. */
  readonly topic: string;
  readonly payload: string;
  /** How long the push service keeps it for a device that is off. */
  readonly ttlSeconds: number;
}

/** The subscription has ended, or its address is not allowed. */
export class PushGone extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'PushGone';
  }
}

/** The push service refuses this message; trying again does not help. */
export class PushRefused extends Error {
  constructor(status: number) {
    super(`the push service answered ${status}`);
    this.name = 'PushRefused';
  }
}

/** Encrypts messages for browsers and hands them to their push services (RFC 8030, 8188, 8291, 8292). */
@Injectable()
export class PushSender {
  constructor(
    private readonly keys: VapidKeys,
    private readonly settings: Settings,
  ) {}

  /** @throws PushGone, PushRefused, or another Error if the service cannot be reached or asks to wait. */
  async send(subscription: PushSubscription, message: PushMessage): Promise<void> {
    if (!isPushEndpoint(subscription.endpoint, this.#mayBeLocal)) throw new PushGone('the endpoint is not allowed');
    const details = webPush.generateRequestDetails(subscription, message.payload, {
      vapidDetails: { subject: this.#subject, ...(await this.keys.pair()) },
      TTL: message.ttlSeconds,
      topic: message.topic,
      contentEncoding: 'aes128gcm',
    });
    const { endpoint, headers, body } = details;
    const status = await traced('call push service', 'client', () => this.#post(new URL(endpoint), headers, body));
    if (status >= 200 && status < 300) return;
    if (GONE.has(status)) throw new PushGone(`the push service answered ${status}`);
    if (status === 429 || status >= 500) throw new Error(`the push service answered ${status}`);
    throw new PushRefused(status);
  }

  get #mayBeLocal(): boolean {
    return this.settings.env.PUSH_SERVICES === 'any';
  }

  /** Contact address for the operators of push services. */
  get #subject(): string {
    const { CONTACT_EMAIL, PUBLIC_URL } = this.settings.env;
    if (CONTACT_EMAIL !== undefined) return `mailto:${CONTACT_EMAIL}`;
    return PUBLIC_URL.startsWith('https:') ? PUBLIC_URL : 'mailto:bonjour@localhost';
  }

  /** Follows no redirect and reads no answer: only the status matters. */
  #post(url: URL, headers: webPush.Headers, body: Buffer | null): Promise<number> {
    const send = url.protocol === 'http:' ? overHttp : overHttps;
    return new Promise((resolve, reject) => {
      const sent = send(url, {
        method: 'POST',
        headers,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(this.#mayBeLocal ? {} : { lookup: lookUpPublic }),
      });
      sent.on('response', (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      });
      sent.on('error', (error) => reject(error instanceof PrivateAddress ? new PushGone(error.message) : error));
      sent.end(body);
    });
  }
}
