import type { PartHealth, QueuesAnswer } from '../../../server/modules/operations/http/queues.contract.js';
import type { Readiness } from '../../../server/platform/health/health.contract.js';
import type { Language } from '../../../server/platform/http/language.js';
import { newId } from '../../../server/platform/ids/new-id.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { query } from '../../support/query.js';
import { operator as newOperator } from '../credits/recruiters.js';

/** Words of English sentences that no French one has. */
const ENGLISH =
  /\b(?:the|of|and|is|are|was|not|no|has|have|with|without|for|but|from|until|these|does|say|says|yet)\b/i;

describe('the remarks of health checks', () => {
  let app: TestApp;
  let troubled: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await startTestApp();
    ({ token } = await newOperator(app));
    troubled = await startTestApp({
      beside: app,
      env: {
        SMTP_URL: 'smtp://127.0.0.1:1',
        MATCHING_SHARDS: '2',
        AI_BASE_URL: 'http://127.0.0.1:1/v1',
        AI_API_KEY: 'key',
        AI_EMBEDDING_MODEL: 'test-model',
      },
    });
  });
  afterAll(async () => {
    await troubled.close();
    await app.close();
  });

  const partsOf = async (asked: TestApp, language: Language): Promise<Map<string, PartHealth>> => {
    const headers = { 'accept-language': language };
    const { status, body } = await asked.request<QueuesAnswer>({ url: '/api/admin/queues', token, headers });
    expect(status).toBe(200);
    return new Map(body.health.map((part) => [part.name, part]));
  };

  /** Every remark in French and in English. */
  const compare = async (asked: TestApp) => {
    const [french, english] = [await partsOf(asked, 'fr'), await partsOf(asked, 'en')];
    expect([...french.keys()].sort()).toEqual([...english.keys()].sort());
    const remarks = [...french.values()].filter(({ detail }) => detail !== null);
    for (const { name, state, detail, detail_language } of remarks) {
      const other = english.get(name);
      expect([name, state, detail_language]).toEqual([name, other?.state, 'fr']);
      expect([name, other?.detail_language]).toEqual([name, 'en']);
      expect(detail).not.toBe(other?.detail);
      expect(detail).not.toMatch(ENGLISH);
      for (const words of [detail, other?.detail]) expect(words).not.toMatch(/[{}]|undefined|NaN|HEALTH\./);
    }
    return { french, english, names: remarks.map(({ name }) => name) };
  };
  const plain = (part: PartHealth | undefined): string | undefined => part?.detail?.replace(/\s/gu, ' ');

  it('are in the language of the reader if everything works', async () => {
    const { french, english, names } = await compare(app);
    expect(names).toEqual(
      expect.arrayContaining(['backup', 'cage', 'disk', 'ffmpeg', 'ledger', 'mail', 'matching', 'outbox', 'queue']),
    );
    expect(plain(french.get('mail'))).toBe('Les courriels sont écrits dans des fichiers');
    expect(plain(english.get('mail'))).toBe('Emails are written to files');
    expect(plain(french.get('disk'))).toMatch(/^[\d ]+(,\d)? Go libres sur [\d ]+(,\d)? Go/);
    expect(plain(french.get('outbox'))).toMatch(/événements? à traiter, 0 abandonné/);
  });

  it('are in the language of the reader if parts work badly', async () => {
    const message = newId();
    await query(
      app.databaseUrl,
      `insert into outbox_message (id, kind, name, payload, available_at, attempts, created_at)
       values ($1, 'event', 'messaging.report-resolved', '{}', now() - interval '5 minutes', 0, now())`,
      [message],
    );
    await query(
      app.databaseUrl,
      `insert into backup_report (kind, reported_at, succeeded, detail, figures) values
         ('BACKUP', now() - interval '1 hour', true, 'said in English', '{"base_ended_at": "2026-11-27T05:00:00Z", "files": 1}'),
         ('DRILL', now() - interval '40 days', false, 'said in English',
          '{"lost_seconds": 4.2, "recovery_seconds": 90, "ledger_faults": 1, "unreadable_videos": 2, "damaged_files": 1}')`,
    );
    const { french, english } = await compare(troubled);
    for (const name of ['backup', 'mail', 'matching-shards', 'outbox'])
      expect([name, french.get(name)?.state]).toEqual([name, 'DEGRADED']);
    expect(plain(french.get('mail'))).toMatch(
      /^Le serveur de courriel ne répond pas \(\w+\) : les courriels attendent/,
    );
    expect(plain(english.get('matching-shards'))).toBe('Parts of the index without an answer: 0, 1 (of 2)');
    expect(plain(french.get('matching-shards'))).toBe('Parties de l’index sans réponse : 0, 1 (sur 2)');
    expect(plain(french.get('outbox'))).toMatch(
      /Le plus ancien attend depuis 5 min\. Aucun processus ne les traite\.$/,
    );
    expect(plain(french.get('backup'))).toMatch(
      /n’a rien signalé depuis .+ 2 vidéos restaurées sont illisibles\. 1 fichier/,
    );
    expect(french.get('embeddings')?.state).toBe('OK');
  });

  it('are in English in readiness, whatever the reader’s language is', async () => {
    const { body } = await app.request<Readiness>({
      url: '/api/health/ready',
      headers: { 'accept-language': 'fr' },
    });
    expect(body.checks['mail']).toEqual({ ok: true, detail: 'Emails are written to files' });
  });
});
