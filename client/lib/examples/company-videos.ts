import type { CompanyVideoAnswer } from '@modules/companies/http/company-videos.contract';
import { montBlanc } from './companies';
import { poster } from './videos';

/** A gallery as the company's team sees it, for stories and specs. */
export const aboutVideo: CompanyVideoAnswer = {
  id: '0199f0c2-0000-7000-8000-00000000f001',
  company_id: montBlanc.id,
  video_id: '0199f0c2-0000-7000-8000-00000000e011',
  video_url: '/api/stream/video/0199f0c2-0000-7000-8000-00000000e011',
  thumbnail_url: poster,
  title: 'Bienvenue à l’hôpital',
  description: 'Deux minutes avec la direction des soins.',
  duration: 125,
  video_category: 'ABOUT',
  order: 0,
  is_public: true,
  status: 'COMPLETED',
  progress: 100,
  error: null,
  created_at: '2026-11-01T12:00:00.000Z',
  updated_at: '2026-11-01T12:00:00.000Z',
};
export const teamVideo: CompanyVideoAnswer = {
  ...aboutVideo,
  id: '0199f0c2-0000-7000-8000-00000000f002',
  video_id: '0199f0c2-0000-7000-8000-00000000e012',
  title: 'L’équipe de nuit',
  description: null,
  duration: 48,
  video_category: 'TEAM',
  order: 1,
};
export const privateVideo: CompanyVideoAnswer = {
  ...aboutVideo,
  id: '0199f0c2-0000-7000-8000-00000000f003',
  video_id: '0199f0c2-0000-7000-8000-00000000e013',
  title:
    'Brouillon du nouveau bloc opératoire, tourné un matin d’automne avant l’arrivée des premières équipes de jour',
  description: null,
  duration: 3_605,
  video_category: 'OFFICE',
  order: 2,
  is_public: false,
};
export const linkedVideo: CompanyVideoAnswer = {
  ...aboutVideo,
  id: '0199f0c2-0000-7000-8000-00000000f004',
  video_id: null,
  video_url: 'https://www.videos.example/mont-blanc/portes-ouvertes',
  thumbnail_url: null,
  title: 'Portes ouvertes',
  description: null,
  duration: null,
  video_category: 'CULTURE',
  order: 3,
};
export const processingVideo: CompanyVideoAnswer = {
  ...aboutVideo,
  id: '0199f0c2-0000-7000-8000-00000000f005',
  video_id: '0199f0c2-0000-7000-8000-00000000e015',
  thumbnail_url: null,
  title: 'Nos stages',
  description: null,
  duration: null,
  video_category: 'TESTIMONIALS',
  order: 4,
  status: 'PROCESSING',
  progress: 42,
};
export const failedVideo = (message: string): CompanyVideoAnswer => ({
  ...processingVideo,
  id: '0199f0c2-0000-7000-8000-00000000f006',
  title: 'Visite coupée',
  order: 5,
  status: 'FAILED',
  progress: 42,
  error: { code: 'MEDIA.FILE_INCOMPLETE', message },
});
export const gallery = [aboutVideo, teamVideo, privateVideo, linkedVideo];
