import type { VideoCostMessages } from './messages';

export const fr: VideoCostMessages = {
  'costs.title': 'Coût d’une minute de vidéo',
  'costs.lead':
    'Temps de processeur de ffmpeg et octets des fichiers conservés pour une minute de vidéo, sur les vidéos terminées dans les {days} derniers jours. La moitié coûte moins que la médiane; 95 sur 100, moins que le 95e centile.',
  'costs.table': 'Coût d’une minute',
  'costs.kind': 'Type',
  'costs.kind.VIDEO': 'Vidéo',
  'costs.kind.AUDIO': 'Son seulement',
  'costs.videos': 'Vidéos',
  'costs.cpu.median': 'Processeur, médiane',
  'costs.cpu.p95': 'Processeur, 95e centile',
  'costs.bytes.median': 'Stockage, médiane',
  'costs.bytes.p95': 'Stockage, 95e centile',
  'costs.seconds': '{value} s',
  'costs.hardware':
    'Vidéos produites par l’encodeur matériel : {made}. Produites par logiciel à sa place, parce qu’il a échoué ou que son résultat n’a pas été accepté : {fallbacks}.',
  'costs.failed': 'Le coût des vidéos n’a pas pu être chargé.',
};
