import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { inParallel } from '../../support/in-parallel.js';
import { askFor, enrol } from './api.js';

const PASSWORD = 'une phrase facile à retenir';
const PREPARED_MS = 60_000;

const firstNames = ['Rosalie', 'Lucie', 'Coralie', 'Denis', 'Élise', 'Farid', 'Gaëlle', 'Hugo', 'Inès', 'Mariam'];
const lastNames = ['Roy', 'Gervais', 'Thibault', 'Nguyen', 'Lavoie', 'Haddad'];
const places = ['Trois-Rivières, QC', 'Shawinigan, QC', 'Bécancour, QC', 'Drummondville, QC', 'Québec, QC'];

/** A kind of applicant: how many of sixty, and what they write. */
interface Kind {
  readonly share: number;
  readonly skills: readonly string[];
  readonly title: string;
  readonly years: (place: number) => number;
  readonly letter: (years: number) => string;
}
const kinds: readonly Kind[] = [
  {
    share: 24,
    title: 'Aide-commis',
    skills: ['Service à la clientèle', 'Inventaire'],
    years: (place) => place % 3,
    letter: () =>
      'Je n’ai pas encore soudé : je cherche un premier emploi en usine et j’apprends vite. Je suis libre le soir et la fin de semaine.',
  },
  {
    share: 12,
    title: 'Soudeuse-monteuse',
    skills: ['Soudage TIG', 'Soudage MIG', 'Lecture de plans', 'Pont roulant', 'Métrologie'],
    years: (place) => 6 + (place % 9),
    letter: (years) =>
      `Je soude l’acier depuis ${years} ans, dont trois de nuit, et j’ai ma carte de soudage du BCS. Ce que j’aime : un plan clair et une équipe qui s’entraide.`,
  },
  {
    share: 24,
    title: 'Assembleur-soudeur',
    skills: ['Soudage MIG', 'Meulage', 'Chariot élévateur'],
    years: (place) => 1 + (place % 5),
    letter: (years) =>
      `J’ai ${years} ans d’assemblage en atelier et un DEP en soudage-montage. Le quart de nuit me convient, parce que je garde les enfants le jour.`,
  },
];

/** The applicants who meet the posting's requirements best. */
const bestKind = kinds[1];

export interface Applicant {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
  readonly applicationId: string;
}

interface Asked {
  readonly url: string;
  readonly jobId: string;
  /** How many apply; the kinds keep their shares. */
  readonly count?: number;
  /** How many of the best have a short video with its transcript. */
  readonly withVideo?: number;
  readonly question?: string;
}

/** Real accounts with a profile that apply to a posting, through the API. The best come first. */
export async function makeApplicants({ url, jobId, count = 60, ...videos }: Asked): Promise<readonly Applicant[]> {
  const { withVideo = 0, question = '' } = videos;
  const sixty = kinds.flatMap((kind) => Array.from({ length: kind.share }, () => kind));
  // Mixed, as they would arrive: 7 and 60 have no common divisor.
  const people = Array.from({ length: count }, (_, at) => ({ at, kind: sixty[(at * 7 + 24) % 60] ?? kinds[0]! }));
  let filmed = 0;
  const made = await inParallel(people, async ({ at, kind }) => {
    const name = `${firstNames[at % 10]} ${lastNames[Math.floor(at / 10) % 6]}`;
    const email = `candidature${at}@example.org`;
    const years = kind.years(at);
    const { token } = await enrol(url, { email, password: PASSWORD, full_name: name, user_type: 'JOB_SEEKER' });
    const profile = { title: kind.title, skills: kind.skills, years_experience: years, location: places[at % 5] };
    await askFor(url, token, 'PUT', '/api/users/me', { ...profile, bio: kind.letter(years) });
    const isFilmed = kind === bestKind && filmed++ < withVideo;
    const video = isFilmed ? { video_profile_id: await film(url, token, name, question) } : {};
    const letter = `Bonjour, je suis ${name}. ${kind.letter(years)}`;
    const application = { job_id: jobId, cover_letter: letter, ...video };
    const { id } = await askFor<{ id: string }>(url, token, 'POST', '/api/applications', application);
    return { kind, applicant: { name, email, password: PASSWORD, token, applicationId: id }, isFilmed };
  });
  const rank = ({ isFilmed, kind }: (typeof made)[number]): number => (isFilmed ? 0 : kind === bestKind ? 1 : 2);
  return made.sort((one, other) => rank(one) - rank(other)).map(({ applicant }) => applicant);
}

const said = [
  'Je soude l’acier au TIG et au MIG. De nuit, je prépare les pièces avant que l’équipe arrive.',
  'La soudure dont je suis la plus fière: une passerelle de dix mètres, sans une reprise.',
] as const;
const vtt = `WEBVTT\n\n00:00.000 --> 00:03.000\n${said[0]}\n\n00:03.000 --> 00:06.000\n${said[1]}\n`;

const clipsFolder = new URL('../../../server/demo/media/clips/', import.meta.url);
/** The people who speak in these clips; the first ones that are filmed have their names. */
const clips = ['rosalie.gagne', 'lucie.berube', 'mariam.traore'] as const;

/** Uploads a clip of the demo, which the worker encodes, with what the person says in it and the answer to the posting's question. */
export async function film(
  url: string,
  token: string,
  name: string,
  question: string,
  fileName = 'clip.mp4',
): Promise<string> {
  const person = clips.find((one) => one.startsWith(name.split(' ')[0]?.toLowerCase() ?? name)) ?? clips[0];
  const clip = await readFile(new URL(`${person}.mp4`, clipsFolder));
  const form = new FormData();
  form.set('title', 'Ma présentation');
  form.set('file', new Blob([new Uint8Array(clip)], { type: 'video/mp4' }), fileName);
  const sent = await fetch(`${url}/api/upload/video`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': crypto.randomUUID() },
    body: form,
  });
  if (!sent.ok) throw new Error(`the upload answered ${sent.status}: ${await sent.text()}`);
  const { videoProfileId: id } = (await sent.json()) as { videoProfileId: string };
  const end = Date.now() + PREPARED_MS;
  for (;;) {
    const { status } = await askFor<{ status: string }>(url, token, 'GET', `/api/upload/video/status/${id}`);
    if (status === 'COMPLETED') break;
    if (Date.now() > end) throw new Error('the video was not prepared');
    await sleep(250);
  }
  await askFor(url, token, 'PUT', `/api/videos/${id}/transcript`, { language: 'fr', vtt });
  const questions = [{ question_text: question, timestamp_start: 3, timestamp_end: 6 }];
  await askFor(url, token, 'POST', `/api/video-questions/videos/${id}/questions/batch`, { questions });
  return id;
}
