import type { RecordedLive } from '@modules/media/http/presence.contract';
import type { StreamMetadata, UploadInfo, VideoSummary } from '@modules/media/http/media.contract';

/** Videos as their owner sees them, for stories and specs. The thumbnail is a drawing without people. */
export const poster = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="#41597A"/><circle cx="8" cy="4" r="2" fill="#B9CCE6"/></svg>')}`;

/** A drawing of the level of a sound, as the server makes it. */
export const drawnSound = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><rect width="160" height="90" fill="#12161f"/>${[...Array(70).keys()].map((bar) => `<rect x="${10 + bar * 2}" y="${45 - Math.abs(Math.sin(bar * 0.7) * 12) - 2}" width="1.2" height="${Math.abs(Math.sin(bar * 0.7) * 24) + 4}" fill="#8fb4ff"/>`).join('')}</svg>`,
)}`;

export const ready: VideoSummary = {
  id: '0199f0c2-0000-7000-8000-00000000e001',
  kind: 'VIDEO',
  title: 'Présentation',
  description: null,
  status: 'COMPLETED',
  progress: 100,
  delayed: false,
  paused: false,
  duration: 161,
  width: 1280,
  height: 720,
  created_at: '2026-11-10T12:00:00.000Z',
  recorded_live: null,
  thumbnail_url: poster,
  stream_url: '/samples/clip.mp4',
  visibility: 'VISIBLE',
  noise: { reduced: false, state: 'READY', changeable_until: '2026-11-11T12:05:00.000Z' },
  error: null,
};

/** The original was deleted, so its sound stays as it is. */
export const noiseReduced: VideoSummary = {
  ...ready,
  noise: { reduced: true, state: 'READY', changeable_until: null },
};

export const noiseUnderWay: VideoSummary = {
  ...ready,
  noise: { reduced: true, state: 'UNDER_WAY', changeable_until: '2026-11-11T12:05:00.000Z' },
};

export const noiseFailed: VideoSummary = {
  ...ready,
  noise: { reduced: false, state: 'FAILED', changeable_until: '2026-11-11T12:05:00.000Z' },
};

export const hidden: VideoSummary = {
  ...ready,
  id: '0199f0c2-0000-7000-8000-00000000e006',
  title: 'Un essai',
  visibility: 'HIDDEN',
};

/** A presentation by sound only; its thumbnail is a drawing of the sound. */
export const soundOnly: VideoSummary = {
  ...ready,
  id: '0199f0c2-0000-7000-8000-00000000e008',
  kind: 'AUDIO',
  title: 'Ma voix',
  duration: 94,
  thumbnail_url: drawnSound,
};

/** A written presentation has neither length nor files. */
export const written: VideoSummary = {
  ...ready,
  id: '0199f0c2-0000-7000-8000-00000000e009',
  kind: 'TEXT',
  title: 'Présentation écrite',
  duration: 0,
  width: null,
  height: null,
  thumbnail_url: null,
  stream_url: null,
  noise: null,
};

const unfinished = { progress: 0, duration: null, width: null, height: null, thumbnail_url: null, stream_url: null };

export const processing: VideoSummary = {
  ...ready,
  ...unfinished,
  id: '0199f0c2-0000-7000-8000-00000000e002',
  title: 'Une réalisation',
  status: 'PROCESSING',
  progress: 42,
};
export const waiting: VideoSummary = {
  ...processing,
  id: '0199f0c2-0000-7000-8000-00000000e003',
  title: 'Mes objectifs',
  status: 'PENDING',
  progress: 0,
};

export const delayed: VideoSummary = {
  ...waiting,
  id: '0199f0c2-0000-7000-8000-00000000e005',
  delayed: true,
};

/** Stopped at 42 % by a fault of the installation. */
export const paused: VideoSummary = {
  ...waiting,
  id: '0199f0c2-0000-7000-8000-00000000e007',
  progress: 42,
  paused: true,
};

export function failed(message: string): VideoSummary {
  return {
    ...processing,
    id: '0199f0c2-0000-7000-8000-00000000e004',
    title: 'VID_20261109_183005_une_reponse_tres_longue_enregistree_au_telephone',
    status: 'FAILED',
    error: { code: 'MEDIA.UNREADABLE', message },
  };
}

export const info: UploadInfo = {
  video: {
    max_size_bytes: 1_073_741_824,
    max_duration_seconds: 1_800,
    accepted_types: ['video/mp4', 'video/webm', 'video/quicktime', 'video/x-msvideo', 'video/x-matroska'],
    accepted_extensions: ['mp4', 'webm', 'mov', 'avi', 'mkv'],
    qualities: ['low', 'medium', 'high'],
    default_quality: 'medium',
  },
  sound: {
    accepted_types: ['audio/mpeg', 'audio/mp4', 'audio/wav', 'audio/ogg', 'audio/webm'],
    accepted_extensions: ['.mp3', '.m4a', '.wav', '.ogg', '.weba'],
  },
  image: {
    max_size_bytes: 5_242_880,
    accepted_types: ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif'],
  },
  file: { max_size_bytes: 10_485_760, accepted_extensions: ['.pdf', '.docx'] },
  quota: {
    uploads_per_day: 20,
    uploads_left_today: 3,
    storage_limit_bytes: 10_737_418_240,
    storage_used_bytes: 52_428_800,
    concurrent_processing: 2,
  },
};

export const stream: StreamMetadata = {
  kind: 'VIDEO',
  streamUrl: '/samples/clip.mp4',
  hlsUrl: null,
  thumbnailStreamUrl: poster,
  previewUrl: null,
  captions: [],
  chapters: [],
  description: null,
  questions: [],
  title: 'Présentation',
  duration: 8,
  width: 1280,
  height: 720,
  recorded_live: null,
  user: null,
  company: null,
};

/** The mark of a recording with a drawn phrase. */
export const recordedLive: RecordedLive = {
  drawn_at: '2026-11-10T15:00:00.000Z',
  phrase: '37 rivières et 82 lampes',
  language: 'fr',
  gesture: 'Montrez une main ouverte.',
};

export const spoken: StreamMetadata = { ...stream, kind: 'AUDIO', title: 'Ma voix', thumbnailStreamUrl: drawnSound };

export const answered: StreamMetadata = {
  ...stream,
  kind: 'TEXT',
  title: 'Présentation écrite',
  streamUrl: null,
  thumbnailStreamUrl: null,
  duration: 0,
  width: null,
  height: null,
  questions: [
    {
      text: 'Pouvez-vous vous présenter ?',
      answer_text: 'Infirmière depuis huit ans, dont cinq aux soins intensifs. Je forme aussi les nouvelles recrues.',
    },
    {
      text: 'De quelle réalisation êtes-vous le plus fier ou la plus fière ?',
      answer_text: 'Un protocole de tri de nuit, écrit avec l’équipe, qui a réduit l’attente de moitié.',
    },
  ],
};

/** A video with questions and transcripts in two languages. */
export const talking: StreamMetadata = {
  ...stream,
  description: 'Deux réponses, et ce que je cherche maintenant.',
  questions: [
    { text: 'Pouvez-vous vous présenter ?', answer_text: null },
    {
      text: 'De quelle réalisation êtes-vous le plus fier ou la plus fière ?',
      answer_text: 'La refonte du parcours d’achat, menée à quatre en trois mois.',
    },
  ],
  chapters: [
    { title: 'Pouvez-vous vous présenter ?', start: 0, end: 4 },
    { title: 'De quelle réalisation êtes-vous le plus fier ou la plus fière ?', start: 4, end: null },
  ],
  captions: [
    {
      language: 'fr',
      label: 'Français',
      url: '/samples/clip.fr.vtt',
      automatic: false,
      summary: 'J’ai dirigé une équipe de quatre personnes.',
      tags: ['équipe', 'react', 'typescript'],
    },
    {
      language: 'en',
      label: 'English (automatic)',
      url: '/samples/clip.en.vtt',
      automatic: true,
      summary: 'I led a team of four people.',
      tags: ['team', 'react', 'typescript'],
    },
  ],
};
