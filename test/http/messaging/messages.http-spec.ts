import type { SearchedMessages } from '../../../server/modules/messaging/http/messages.contract.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { auditLedgerAfterEach } from '../../support/ledger.js';
import { query } from '../../support/query.js';
import { pdf } from '../../support/samples/documents.js';
import { photo } from '../../support/samples/pictures.js';
import { applied } from '../applications/stage.js';
import { exclude, type Recruiter } from '../identity/hiring.js';
import { publish } from '../jobs/market.js';
import { form } from '../media/people.js';
import { again, answer, creditsOf, recruiter, reserved, seeker, type Seeker } from '../reservations/stage.js';
import {
  attach,
  conversationIdOf,
  conversationsOf,
  type Refusal,
  threadOf,
  unreadOf,
  withSomebody,
  write,
  written,
} from './stage.js';

const HOUR = 3_600_000;

describe('messages', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ env: { SESSION_IDLE_SECONDS: '86400', SESSION_MAX_SECONDS: '864000' } });
  });
  auditLedgerAfterEach(() => app);
  afterAll(() => app.close());

  /** Connected by an accepted reservation, so both can write for free. */
  const matched = async (): Promise<[Recruiter, Seeker]> => {
    const [asks, asked] = [await recruiter(app), await seeker(app)];
    const { id } = await reserved(app, asks, asked.id);
    await answer(app, asked, id, 'MATCHED');
    return [asks, asked];
  };

  it('go between two connected people, with read and unread states', async () => {
    const [asks, asked] = await matched();
    const before = await creditsOf(app, asks);
    const sent = await written(app, asks, asked, '  Bonjour !\nÀ jeudi ?  ');
    const id = conversationIdOf(asks, asked);
    expect(sent).toEqual({
      id: expect.any(String),
      conversation_id: id,
      sender_id: asks.id,
      content: 'Bonjour !\nÀ jeudi ?',
      message_type: 'TEXT',
      status: 'SENT',
      attachments: [],
      created_at: expect.any(String),
      updated_at: expect.any(String),
      charged: 0,
    });
    expect(await creditsOf(app, asks)).toEqual(before);
    expect(await unreadOf(app, asked)).toBe(1);
    const theirs = await conversationsOf(app, asked);
    expect(theirs).toMatchObject({
      total: 1,
      conversations: [
        {
          id,
          unread_count: 1,
          is_new: false,
          last_message: 'Bonjour !\nÀ jeudi ?',
          last_message_sender_id: asks.id,
          blocked_by_me: false,
          recipient: { id: asks.id, is_masked: false, company: { id: asks.companyId } },
          writing: { allowed: true, reason: null, price: 0, attachments: true, you_are_masked: false },
        },
      ],
    });
    const [own] = (await conversationsOf(app, asks)).conversations;
    expect(own).toMatchObject({
      unread_count: 0,
      recipient: { id: asked.id, full_name: asked.name, is_masked: false },
    });
    expect([own?.user1_id, own?.user2_id]).toEqual([asks.id, asked.id].sort());
    // Reading the thread marks it as delivered; only an explicit call marks it as read.
    expect((await threadOf(app, asks, id)).body.messages).toMatchObject([{ status: 'DELIVERED' }]);
    const read = await app.request({ method: 'PUT', url: `/api/messages/${id}/read`, token: asked.token });
    expect([read.status, read.body]).toEqual([200, { conversation_id: id, unread_count: 0 }]);
    expect((await threadOf(app, asks, id)).body.messages).toMatchObject([{ status: 'READ' }]);
    const reply = await written(app, asked, asks, 'Avec plaisir.');
    const one = await app.request({ method: 'PUT', url: `/api/messages/${reply.id}/read`, token: asks.token });
    expect(one.body).toEqual({ conversation_id: id, unread_count: 0 });
  });

  it('are refused if they are empty or too long, or have no recipient', async () => {
    const [asks, asked] = await matched();
    for (const [payload, path] of [
      [{ content: '  \n ', receiver_id: asked.id }, 'content'],
      [{ content: 'x'.repeat(5001), receiver_id: asked.id }, 'content'],
      [{ content: 'x' }, 'receiver_id'],
      [{ content: 'x', receiver_id: asked.id, conversation_id: conversationIdOf(asks, asked) }, 'receiver_id'],
      [{ content: 'x', receiver_id: asked.id, message_type: 'VOICE' }, 'message_type'],
    ] as const) {
      const { status, body } = await app.request<Refusal>({
        method: 'POST',
        url: '/api/messages',
        token: asks.token,
        payload,
      });
      expect([status, body.details?.map((each) => each.path)]).toEqual([400, [path]]);
    }
    const longest = await written(app, asks, asked, 'é'.repeat(5000));
    expect(longest.content).toHaveLength(5000);
    const stranger = await seeker(app);
    for (const other of [stranger, asked]) {
      expect((await write<Refusal>(app, asked, other, 'Bonjour')).status).toBe(404);
    }
  });

  it('from a job seeker to a company need a connection between the two', async () => {
    const [asks, asked] = [await recruiter(app), await seeker(app)];
    const refused = await write<Refusal>(app, asked, asks, 'Bonjour');
    expect([refused.status, refused.body.code]).toEqual([403, 'MESSAGING.NOT_PERMITTED']);
    expect((await withSomebody(app, asked, asks)).body).toMatchObject({
      is_new: true,
      writing: { allowed: false, reason: 'NOT_PERMITTED' },
    });
    await applied(app, asked.token, (await publish(app, asks.token)).id);
    expect((await withSomebody(app, asked, asks)).body.writing).toMatchObject({ allowed: true, price: 0 });
    expect((await write(app, asked, asks, 'Bonjour, une question sur l’horaire.')).status).toBe(201);
    expect((await write(app, asks, asked, 'Bien sûr.')).body.charged).toBe(0);
  });

  it('show a recruiter’s portrait to the person, in the list and before the first message', async () => {
    const [asks, asked] = await matched();
    const picture = form([{ name: 'avatar', fileName: 'portrait.jpg', bytes: await photo() }]);
    const { status, body } = await app.request<{ avatar_url: string }>({
      method: 'POST',
      url: '/api/users/avatar',
      token: asks.token,
      ...picture,
    });
    expect(status).toBe(200);
    expect((await withSomebody(app, asked, asks)).body.recipient).toMatchObject({ avatar_url: body.avatar_url });
    await written(app, asks, asked, 'Bonjour');
    expect((await conversationsOf(app, asked)).conversations[0]?.recipient).toMatchObject({
      avatar_url: body.avatar_url,
    });
    expect((await app.request({ url: body.avatar_url, token: asked.token })).status).toBe(200);
  });

  it('cost a recruiter once per company and person without a connection, and keep the mask', async () => {
    const [asks, asked] = [await recruiter(app), await seeker(app)];
    const { body: fresh } = await withSomebody(app, asks, asked);
    expect(fresh).toMatchObject({
      is_new: true,
      recipient: { is_masked: true, full_name: 'Candidat·e', avatar_url: null },
      writing: { allowed: true, price: 2 },
    });
    expect(fresh.recipient).not.toHaveProperty('company');
    const first = await written(app, asks, asked, 'Votre parcours nous intéresse.');
    expect([first.charged, await creditsOf(app, asks)]).toEqual([2, [18, 0, 18]]);
    expect((await written(app, asks, asked, 'Un mot de plus.')).charged).toBe(0);
    const [offered] = (await conversationsOf(app, asked)).conversations;
    expect(offered?.writing).toMatchObject({ allowed: true, you_are_masked: true, attachments: false });
    await written(app, asked, asks, `Je suis ${asked.name}, ${asked.email}, 514 555-0133.`);
    const { body: seen, text } = await threadOf(app, asks, conversationIdOf(asks, asked));
    expect(seen.messages).toHaveLength(3);
    for (const secret of [asked.name, asked.name.split(' ')[1] ?? '', asked.email, '555-0133']) {
      expect(text).not.toContain(secret);
    }
    expect((await threadOf(app, asked, conversationIdOf(asks, asked))).text).toContain(asked.email);
    // A person for whom the company has paid costs nothing more.
    const { id } = await reserved(app, asks, asked.id);
    expect(await creditsOf(app, asks)).toEqual([18, 0, 18]);
    await answer(app, asked, id, 'MATCHED');
    expect((await threadOf(app, asks, conversationIdOf(asks, asked))).text).toContain(asked.email);
  });

  it('are not sent without enough credits', async () => {
    const [asks, asked] = [await recruiter(app), await seeker(app)];
    for (let left = 20; left > 0; left -= 2) await written(app, asks, await seeker(app), 'Bonjour');
    const { status, body } = await write<Refusal>(app, asks, asked, 'Bonjour');
    expect([status, body.code]).toEqual([402, 'CREDITS.INSUFFICIENT']);
    expect((await conversationsOf(app, asked)).total).toBe(0);
    // The daily limit counts people, regardless of credits.
    await query(
      app.databaseUrl,
      `insert into conversation (id, seeker_id, recruiter_id, company_id, started_by, created_at, last_sequence, last_message_at,
                                 seeker_read, seeker_delivered, recruiter_read, recruiter_delivered)
       select least(s, $1::uuid)::text || '_' || greatest(s, $1::uuid)::text, s, $1, $2, 'RECRUITER', $3, 0, $3, 0, 0, 0, 0
         from (select gen_random_uuid() as s from generate_series(1, 15)) x`,
      [asks.id, asks.companyId, app.clock.now()],
    );
    const many = await write<Refusal>(app, asks, asked, 'Bonjour');
    expect([many.status, many.body.code]).toEqual([429, 'MESSAGING.TOO_MANY_CONVERSATIONS']);
  });

  it('can be read but not continued after a refusal or an expiry', async () => {
    const [asks, asked] = [await recruiter(app), await seeker(app)];
    const { id } = await reserved(app, asks, asked.id);
    await written(app, asks, asked, 'Bonjour !');
    await answer(app, asked, id, 'REJECTED');
    for (const [from, to] of [
      [asks, asked],
      [asked, asks],
    ] as const) {
      const { status, body } = await write<Refusal>(app, from, to, 'Encore un mot');
      expect([status, body.code]).toEqual([409, 'MESSAGING.ENDED']);
      const [kept] = (await conversationsOf(app, from)).conversations;
      expect(kept).toMatchObject({ last_message: 'Bonjour !', writing: { allowed: false, reason: 'ENDED' } });
    }
    const [masked] = (await conversationsOf(app, asks)).conversations;
    expect(masked?.recipient).toMatchObject({ is_masked: true, full_name: 'Candidat·e' });

    const [later, other] = [await recruiter(app), await seeker(app)];
    await reserved(app, later, other.id);
    await written(app, later, other, 'Bonjour !');
    app.clock.advance(73 * HOUR);
    const back = await again(app, later);
    expect((await write<Refusal>(app, back, other, 'Toujours là ?')).body.code).toBe('MESSAGING.ENDED');
  });

  it('are sent once if the same request is repeated', async () => {
    const [asks, asked] = await matched();
    const key = 'the same message';
    const first = await written(app, asks, asked, 'Une fois', { key });
    const replayed = await write(app, asks, asked, 'Une fois', { key });
    expect(replayed.body.id).toBe(first.id);
    // The platform deletes stored answers after a day; the message keeps its key.
    await query(app.databaseUrl, 'delete from idempotency_key');
    expect((await write(app, asks, asked, 'Une fois', { key })).body).toMatchObject({ id: first.id, charged: 0 });
    expect((await threadOf(app, asked, conversationIdOf(asks, asked))).body.messages).toHaveLength(1);
  });

  it('are read page by page, backwards', async () => {
    const [asks, asked] = await matched();
    for (let index = 1; index <= 5; index += 1) await written(app, asks, asked, `message ${index}`);
    const id = conversationIdOf(asks, asked);
    const newest = (await threadOf(app, asked, id, '?limit=2')).body;
    expect([newest.messages.map(({ content }) => content), newest.has_more]).toEqual([
      ['message 4', 'message 5'],
      true,
    ]);
    const older = (await threadOf(app, asked, id, `?limit=10&before=${newest.messages[0]?.id ?? ''}`)).body;
    expect([older.messages.map(({ content }) => content), older.has_more]).toEqual([
      ['message 1', 'message 2', 'message 3'],
      false,
    ]);
    expect((await threadOf(app, await seeker(app), id)).status).toBe(404);
    expect((await threadOf(app, asked, `${asked.id}_${asked.id}`)).status).toBe(404);
    expect((await threadOf(app, asked, 'nobody')).status).toBe(400);
    expect((await threadOf(app, asked, id, '?limit=0')).status).toBe(400);
  });

  it('can be deleted for both within five minutes, afterwards only for oneself', async () => {
    const [asks, asked] = await matched();
    const id = conversationIdOf(asks, asked);
    const [slip, kept] = [await written(app, asks, asked, 'Oups'), await written(app, asks, asked, 'Bonjour')];
    const remove = (who: { token: string }, messageId: string) =>
      app.request({ method: 'DELETE', url: `/api/messages/${messageId}`, token: who.token });
    expect((await remove(asks, slip.id)).body).toEqual({ id: slip.id, removed_for: 'BOTH' });
    expect((await remove(asks, slip.id)).status).toBe(404);
    expect((await remove(await seeker(app), kept.id)).status).toBe(404);
    expect(await unreadOf(app, asked)).toBe(1);
    const stored = await query(app.databaseUrl, 'select content from message where id = $1', [slip.id]);
    expect(stored).toEqual([{ content: null }]);
    app.clock.advance(301_000);
    expect((await remove(asks, kept.id)).body).toEqual({ id: kept.id, removed_for: 'ME' });
    expect((await threadOf(app, asks, id)).body.messages).toEqual([]);
    expect((await threadOf(app, asked, id)).body.messages).toMatchObject([{ content: 'Bonjour' }]);
  });

  it('can carry files that only the two can read, judged by their content, not their name', async () => {
    const [asks, asked] = await matched();
    const [letter, picture] = [
      await attach(app, asked, 'lettre.exe', pdf('Une lettre')),
      await attach(app, asked, 'photo.jpg', await photo()),
    ];
    expect([letter.status, letter.body]).toEqual([
      201,
      expect.objectContaining({ name: 'lettre.pdf', content_type: 'application/pdf' }),
    ]);
    const ids = [letter.body.id, picture.body.id];
    const show = (who: { token: string }, fileId: string) =>
      app.request({ url: `/api/upload/attachments/${fileId}`, token: who.token });
    expect((await show(asks, letter.body.id)).status).toBe(404);
    const sent = await written(app, asked, asks, '', { attachment_ids: ids });
    expect(sent.attachments.map(({ name }) => name)).toEqual(['lettre.pdf', 'photo.webp']);
    const got = await show(asks, letter.body.id);
    expect([got.status, got.headers['content-disposition']]).toEqual([200, expect.stringMatching(/^attachment/)]);
    expect((await show(await recruiter(app), letter.body.id)).status).toBe(404);
    const twice = await write<Refusal>(app, asked, asks, 'Encore', { attachment_ids: [letter.body.id] });
    expect([twice.status, twice.body.code]).toEqual([400, 'MESSAGING.ATTACHMENT_UNKNOWN']);
    const wrong = await attach<Refusal>(app, asked, 'page.pdf', Buffer.from('<script>alert(1)</script>'));
    expect([wrong.status, wrong.body.code]).toEqual([415, 'MEDIA.UNSUPPORTED_ATTACHMENT']);
    await app.request({ method: 'DELETE', url: `/api/messages/${sent.id}`, token: asked.token });
    expect((await show(asks, letter.body.id)).status).toBe(404);
    expect((await show(asked, letter.body.id)).status).toBe(404);
  });

  it('carry no file of a masked person, and show none once the person is masked again', async () => {
    const [asks, asked] = [await recruiter(app), await seeker(app)];
    await written(app, asks, asked, 'Bonjour');
    const { body: file } = await attach(app, asked, 'cv.pdf', pdf());
    const early = await write<Refusal>(app, asked, asks, 'Voici', { attachment_ids: [file.id] });
    expect([early.status, early.body.code]).toEqual([409, 'MESSAGING.ATTACHMENT_WHILE_MASKED']);
    const { id } = await reserved(app, asks, asked.id);
    await written(app, asked, asks, 'Voici', { attachment_ids: [file.id] });
    expect((await app.request({ url: `/api/upload/attachments/${file.id}`, token: asks.token })).status).toBe(200);
    await answer(app, asked, id, 'REJECTED');
    expect((await app.request({ url: `/api/upload/attachments/${file.id}`, token: asks.token })).status).toBe(404);
    const { body } = await threadOf(app, asks, conversationIdOf(asks, asked));
    expect(body.messages.at(-1)).toMatchObject({ content: 'Voici', attachments: [] });
  });

  it('are found by their words, only in own conversations, and never behind a mask', async () => {
    const [asks, asked] = await matched();
    await written(app, asks, asked, 'Le chantier de Trois-Rivières');
    const search = async (who: { token: string }, q: string): Promise<readonly string[]> => {
      const url = `/api/messages/search?q=${encodeURIComponent(q)}`;
      const { body } = await app.request<SearchedMessages>({ url, token: who.token });
      return body.results.map(({ message }) => message.content);
    };
    expect(await search(asked, 'TROIS-RIVIERES')).toEqual(['Le chantier de Trois-Rivières']);
    expect(await search(await seeker(app), 'chantier')).toEqual([]);
    expect(await search(asked, '%%')).toEqual([]);
    const masked = await seeker(app);
    await written(app, asks, masked, 'Bonjour');
    await written(app, masked, asks, `C’est ${masked.name}`);
    const [, lastName = ''] = masked.name.split(' ');
    expect(await search(masked, lastName)).toHaveLength(1);
    expect(await search(asks, lastName)).toEqual([]);
    expect((await app.request({ url: '/api/messages/search?q=x', token: asked.token })).status).toBe(400);
  });

  it('are shown to their writer unchanged, also words that would name the masked reader', async () => {
    const [asks, asked] = [await recruiter(app), await seeker(app)];
    const guesses = `Êtes-vous ${asked.name}, ou Camille Tremblay ? 514 555-0144, ${asked.email}`;
    const sent = await written(app, asks, asked, guesses);
    expect(sent.content).toBe(guesses);
    const id = conversationIdOf(asks, asked);
    expect((await threadOf(app, asks, id)).body.messages[0]?.content).toBe(guesses);
    const [listed] = (await conversationsOf(app, asks)).conversations;
    expect([listed?.recipient.is_masked, listed?.last_message]).toEqual([true, guesses]);
    expect((await withSomebody(app, asks, asked)).body.last_message).toBe(guesses);
    const url = `/api/messages/search?q=${encodeURIComponent(asked.name)}`;
    const { body } = await app.request<SearchedMessages>({ url, token: asks.token });
    expect(body.results.map(({ message }) => message.content)).toEqual([guesses]);
    await written(app, asked, asks, `Oui, ${asked.name}`);
    const [answered] = (await conversationsOf(app, asks)).conversations;
    expect(answered?.last_message).not.toContain(asked.name.split(' ')[1]);
  });

  it('with words hidden by the mask do not displace others in a search', async () => {
    const [asks, asked] = [await recruiter(app), await seeker(app)];
    await written(app, asks, asked, 'Le dossier 5177, s’il vous plaît');
    app.clock.advance(1_000);
    await written(app, asked, asks, 'Appelez le 438 555-5177');
    for (let more = 0; more < 3; more += 1) await written(app, asked, asks, `Mon courriel est ${asked.email}`);
    const search = async (q: string, limit: number) => {
      const url = `/api/messages/search?q=${encodeURIComponent(q)}&limit=${limit}`;
      return (await app.request<SearchedMessages>({ url, token: asks.token })).body.results.length;
    };
    expect([await search('5177', 1), await search('5177', 20), await search('555-5177', 1)]).toEqual([1, 1, 0]);
    expect([await search('courriel', 2), await search('courriel', 20), await search('•••', 2)]).toEqual([2, 3, 2]);
  });

  it('are hidden from a company from which the person hides', async () => {
    const [asks, asked] = await matched();
    await written(app, asks, asked, 'Bonjour');
    expect((await exclude(app, asked.token, { company_id: asks.companyId })).status).toBe(201);
    expect((await conversationsOf(app, asks)).total).toBe(0);
    expect((await write(app, asks, asked, 'Encore')).status).toBe(404);
    expect((await threadOf(app, asks, conversationIdOf(asks, asked))).status).toBe(404);
    expect((await conversationsOf(app, asked)).total).toBe(1);
  });
});
