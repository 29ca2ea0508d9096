import type { PartHealth, QueuesAnswer } from '@modules/operations/http/queues.contract';
import type { Language } from '../language';

/** The page of queues and health, as the server answers it in each language, for stories and specs. */
type InBoth = Readonly<Record<Language, QueuesAnswer>>;

const inBoth = (answerIn: (language: Language) => QueuesAnswer): InBoth => ({ fr: answerIn('fr'), en: answerIn('en') });

const part = (
  name: string,
  state: PartHealth['state'],
  language: Language,
  remark: Readonly<Record<Language, string>> | null = null,
): PartHealth => ({ name, state, detail: remark?.[language] ?? null, detail_language: remark ? language : null });

const healthy = (language: Language): PartHealth[] => [
  part('database', 'OK', language),
  part('disk', 'OK', language, { fr: '78,2 Go libres sur 270,6 Go', en: '78.2 GB of 270.6 GB free' }),
  part('backup', 'OK', language, {
    fr: 'Aucune sauvegarde : réglez BACKUP_DIR (docs/backup.md)',
    en: 'No backup: set BACKUP_DIR (docs/backup.md)',
  }),
  part('queue', 'OK', language, {
    fr: 'PostgreSQL : 3 travaux en attente, 1 en cours, 1 en échec',
    en: 'PostgreSQL: 3 jobs waiting, 1 active, 1 failed',
  }),
  part('outbox', 'OK', language, {
    fr: '2 événements à traiter, 1 abandonné. Le plus ancien attend depuis 4 s.',
    en: '2 events due, 1 given up. The oldest has waited for 4 s.',
  }),
  part('storage', 'OK', language),
  part('ffmpeg', 'OK', language, {
    fr: 'Décodage isolé du reste du système de fichiers : vidéos',
    en: 'Decoded apart from the rest of the file system: videos',
  }),
  part('cage', 'OK', language, {
    fr: 'Décodage isolé du reste du système de fichiers : images, CV',
    en: 'Decoded apart from the rest of the file system: pictures, résumés',
  }),
  part('mail', 'OK', language, { fr: 'Le serveur de courriel répond', en: 'The mail server answers' }),
  part('ledger', 'OK', language, { fr: 'Registre intact', en: 'Ledger intact' }),
];

export const queuesAtWork = inBoth((language) => ({
  health: healthy(language),
  outbox: { due: 2, delayed: 1, dead: 1, oldest_due_seconds: 4, waiting: 0, oldest_waiting_seconds: 0 },
  waiting: [],
  queues: [
    { name: 'letters', waiting: 3, active: 1, delayed: 0, completed: 1240, failed: 1 },
    { name: 'media', waiting: 0, active: 0, delayed: 0, completed: 86, failed: 0 },
    { name: 'media-long', waiting: 4, active: 1, delayed: 0, completed: 12, failed: 0 },
  ],
  dead_letters: [
    {
      source: 'queue',
      queue: 'letters',
      id: 'outbox-0199f0c2/identity.send-letter',
      name: 'identity.send-letter',
      attempts: 10,
      error: 'connect ECONNREFUSED 127.0.0.1:2525',
      died_at: '2026-11-11T09:00:00.000Z',
      request_id: null,
    },
  ],
}));

/** No worker, no mail server, no disk space, and no ffmpeg. */
export const queuesInTrouble = inBoth((language) => ({
  ...queuesAtWork[language],
  health: [
    { name: 'ffmpeg', state: 'FAILED', detail: 'ffmpeg is not installed', detail_language: 'en' },
    part('mail', 'DEGRADED', language, {
      fr: 'Le serveur de courriel ne répond pas (ECONNREFUSED) : les courriels attendent et partiront ensuite',
      en: 'The mail server does not answer (ECONNREFUSED): emails wait and will be sent later',
    }),
    part('outbox', 'DEGRADED', language, {
      fr: '14 événements à traiter, 0 abandonné. Le plus ancien attend depuis 5 min. Aucun processus ne les traite.',
      en: '14 events due, 0 given up. The oldest has waited for 5 min. No worker hands them on.',
    }),
    part('storage', 'DEGRADED', language, {
      fr: 'Disque plein : les envois de fichiers sont refusés jusqu’à ce que vous libériez de l’espace',
      en: 'Disk full: uploads are refused until you free up space',
    }),
    ...healthy(language).filter(({ name }) => ['database', 'queue', 'ledger'].includes(name)),
  ],
  outbox: { due: 14, delayed: 0, dead: 0, oldest_due_seconds: 312, waiting: 0, oldest_waiting_seconds: 0 },
  dead_letters: [],
}));

/** An older and a newer worker side by side: each leaves jobs that it cannot read to the other. */
export const queuesDuringUpdate = inBoth((language) => ({
  ...queuesAtWork[language],
  outbox: { ...queuesAtWork[language].outbox, waiting: 1, oldest_waiting_seconds: 95 },
  waiting: [
    {
      source: 'outbox',
      queue: null,
      id: '0199f0c2-6c1f-7000-8000-00000000a001',
      name: 'applications.offer-signed',
      reason: 'version 2 of event applications.offer-signed is unknown to this version',
      since: '2026-11-11T09:00:00.000Z',
      request_id: null,
    },
    {
      source: 'queue',
      queue: 'media',
      id: '0199f0c2-6c1f-7000-8000-00000000a002.media.write-captions',
      name: 'media.write-captions',
      reason: 'job media.write-captions is unknown to this version',
      since: '2026-11-11T09:01:00.000Z',
      request_id: null,
    },
  ],
  dead_letters: [],
}));
