import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FixedClock } from '../../../../server/platform/clock/clock.js';
import { startTestApp, type TestAnswer, type TestApp, type TestRequest } from '../../../support/app.js';
import { readEmail } from '../../../support/mail.js';
import { query } from '../../../support/query.js';
import { pdf } from '../../../support/samples/documents.js';
import { sample } from '../../../support/samples/samples.js';
import { connected, type HeardEvent, type Listener, until } from '../../../support/sockets.js';
import { recruiterOf, signInAgain } from '../../identity/hiring.js';
import { signUp } from '../../identity/people.js';
import { publish } from '../../jobs/market.js';
import { file, form, upload } from '../../media/people.js';
import { filled, type Hidden, hidden, profileOf, shown } from './hidden.js';
import { Normaliser } from './normalise.js';

export interface Member {
  readonly id: string;
  readonly email: string;
  token: string;
}

const postings = [
  { title: 'Développeur Python', requirements: ['Python', 'Kubernetes', 'Terraform'], location: 'Montréal, QC' },
  { title: 'Infirmière clinicienne', requirements: ['Soins intensifs', 'OIIQ', 'ACLS'], location: 'Québec, QC' },
];
const spokenBySeller = [
  'Bonjour, je m’appelle {first} {last}.',
  'Écrivez à {email} ou appelez le {phone}.',
  'Je développe des services en Python depuis huit ans, avec {first}.',
];

/** The first person's texts about their video: the same in both worlds except for identifying words. */
const writtenBySeller = {
  title: '{first} {last} se présente',
  description: '{first} {last} en atelier, sans flafla. Pour me joindre : {email} ou {phone}.',
  question: 'Qui est {first} {last} ?',
  answer: 'Je signe {last}, et on m’appelle au {phone}.',
};

/** Jobs run in parallel, so their messages are sorted by content, then by ids, which increase with time. */
const inOrder = (one: HeardEvent, other: HeardEvent): number => {
  const keyOf = ({ name, message }: HeardEvent): string =>
    [name, message['kind'], message['status'], message['message_id'], message['notification_id']].join(' ');
  return keyOf(one) < keyOf(other) ? -1 : 1;
};

/** A world as one company sees it. Everything except people's hidden data is the same in every world. */
export class World {
  readonly #normaliser = new Normaliser();
  readonly #read = new Set<string>();
  #listener: Listener | null = null;
  readonly #known = new Set<string>();
  #stale = new Set<Member>();

  private constructor(
    readonly app: TestApp,
    readonly recruiter: Member & { readonly companyId: string },
    readonly people: readonly Member[],
    readonly secrets: readonly Hidden[],
    /** The first person's video, for sale, and the second person's, never bought. */
    readonly videos: readonly string[],
    readonly jobs: string[],
  ) {}

  static async begin(which: keyof typeof hidden): Promise<World> {
    const app = await startTestApp({
      clock: new FixedClock(),
      env: { SESSION_IDLE_SECONDS: '86400', SESSION_MAX_SECONDS: '2592000' },
    });
    const recruiter = await recruiterOf(
      app,
      { email: 'recruiter@company.example', full_name: 'Régine Recruteuse' },
      { name: 'Atelier du Nord' },
    );
    const secrets = hidden[which];
    const people: Member[] = [];
    for (const { email, fullName } of secrets) {
      const { token, user } = await signUp(app, { email, full_name: fullName });
      people.push({ id: user.id, email, token });
    }
    await query(app.databaseUrl, 'update account set email_verified_at = now()');
    const world = new World(app, { ...recruiter }, people, secrets, [], []);
    for (const job of postings) world.jobs.push((await publish(app, recruiter.token, job)).id);
    for (const [index, person] of people.entries()) await world.#tell(index, person);
    for (const index of [0, 1]) await world.#film(index);
    // The first person agrees to the sale of the video; without this the purchase would fail.
    const sale = { method: 'PUT', url: '/api/users/me', payload: { video_sale_allowed: true } } as const;
    if (people[0]) await world.as(people[0], sale);
    await app.runJobs();
    await world.#listen();
    return world;
  }

  /** An answer to the recruiter, normalised for the comparison. */
  async ask(request: TestRequest): Promise<string> {
    return this.#normaliser.answer(await this.as(this.recruiter, request));
  }

  async as<T = Record<string, unknown>>(member: Member, request: TestRequest): Promise<TestAnswer<T>> {
    if (this.#stale.delete(member)) member.token = await signInAgain(this.app, member.email);
    return this.app.request<T>({ ...request, token: member.token });
  }

  /** Sessions end in that time, so people sign in again at their next act. */
  async pass(milliseconds: number): Promise<void> {
    this.#listener?.socket.disconnect();
    this.app.clock.advance(milliseconds);
    this.#stale = new Set([this.recruiter, ...this.people]);
    await this.as(this.recruiter, { url: '/api/users/me' });
    await this.#listen();
    await this.app.runJobs();
  }

  /** Emails and live events that the recruiter received since the last call. */
  async arrivals(): Promise<readonly string[]> {
    await this.app.runJobs();
    const folder = join(this.app.dataDir, 'mail');
    const fresh = (await readdir(folder).catch(() => [])).filter((name) => !this.#read.has(name)).sort();
    const emails = await Promise.all(fresh.map(async (name) => readEmail(await readFile(join(folder, name), 'utf8'))));
    fresh.forEach((name) => this.#read.add(name));
    const mine = emails
      .filter(({ to }) => to === this.recruiter.email)
      .sort((one, other) => (one.subject < other.subject ? -1 : 1));
    return [
      ...mine.map(({ subject, text, html }) => this.#normaliser.text(`letter: ${subject}\n${text}\n${html}`)),
      ...(await this.#events()),
    ];
  }

  async close(): Promise<void> {
    this.#listener?.socket.disconnect();
    await this.app.close();
  }

  /** Notifications are in the database, so the test knows which events must arrive. Each counts once, as on a screen. */
  async #events(): Promise<readonly string[]> {
    const { heard } = this.#listener ?? { heard: [] };
    const due = (await this.#told()).filter((id) => !this.#known.has(id));
    const arrived = (): ReadonlyMap<unknown, HeardEvent> =>
      new Map(heard.map((event) => [event.message['event_id'], event]));
    await until(() => due.every((id) => arrived().has(id)), 20_000, 3);
    const events = due.flatMap((id) => arrived().get(id) ?? []);
    due.forEach((id) => this.#known.add(id));
    return events.sort(inOrder).map((event) => this.#normaliser.text(JSON.stringify(event)));
  }

  async #told(): Promise<readonly string[]> {
    const sql = 'select id from realtime_event where user_id = ?';
    const rows = await this.app.orm.em.fork().execute<{ id: string }[]>(sql, [this.recruiter.id]);
    return rows.map(({ id }) => id);
  }

  async #listen(): Promise<void> {
    this.#address ??= await this.app.listen();
    this.#listener = await connected(this.#address, { token: this.recruiter.token });
    for (const id of await this.#told()) this.#known.add(id);
  }
  #address: string | undefined;

  async #tell(index: number, person: Member): Promise<void> {
    const [card, mine] = [shown[index], this.secrets[index]];
    if (!card || !mine) throw new Error('nobody to tell of');
    const [first = ''] = mine.fullName.split(' ');
    await this.#done(person, { method: 'PUT', url: '/api/users/me', payload: { ...profileOf(card, mine) } });
    const resume = form([file(pdf(mine.craft), `cv-${first}-${mine.school}.pdf`)]);
    await this.#done(person, { method: 'POST', url: '/api/upload/file', ...resume });
  }

  async #film(index: number): Promise<void> {
    const [person, mine] = [this.people[index], this.secrets[index]];
    if (!person || !mine) throw new Error('nobody to film');
    const bytes = await readFile(await sample('tiny-16x16.mp4'));
    const { body } = await upload(this.app, person, [file(bytes, `${mine.fullName} ${mine.employer}.mp4`)]);
    await this.app.runJobs();
    const url = `/api/videos/${body.videoProfileId}`;
    const lines = index === 0 ? spokenBySeller.map((line) => filled(line, mine)) : [mine.spoken];
    const cues = lines.map((line, cue) => `00:00.${cue}00 --> 00:00.${cue}90\n${line}`);
    const written = { ...writtenBySeller, ...(index > 0 && { description: mine.spoken, answer: mine.spoken }) };
    const words = { title: filled(written.title, mine), description: filled(written.description, mine) };
    await this.#done(person, { method: 'PUT', url, payload: words });
    const vtt = ['WEBVTT', ...cues].join('\n\n');
    await this.#done(person, {
      method: 'PUT',
      url: `${url}/transcript`,
      payload: { language: 'fr', vtt, visible: true },
    });
    const question = {
      question_text: filled(written.question, mine),
      timestamp_start: 0,
      answer_text: filled(written.answer, mine),
    };
    const questions = `/api/video-questions/videos/${body.videoProfileId}/questions/batch`;
    await this.#done(person, { method: 'POST', url: questions, payload: { questions: [question] } });
    (this.videos as string[]).push(body.videoProfileId);
  }

  async #done(who: Member, request: TestRequest): Promise<void> {
    const { status, text } = await this.as(who, request);
    if (status >= 300) throw new Error(`${request.url} answered ${status}: ${text}`);
  }
}
