import type { LiveMessages } from './live-messages';

export const fr: LiveMessages = {
  mark: 'Enregistrée ici, en direct, le {date}',
  phrase: 'Phrase tirée au sort : « {phrase} »',
  gesture: 'Geste tiré au sort : « {gesture} »',
  hidden: 'La phrase et le geste s’affichent quand le profil est ouvert.',
  about: 'Ce que cette mention montre',
  shows:
    'La phrase a été tirée au sort ici, juste avant l’enregistrement. Si vous l’entendez, ce passage a été enregistré après le tirage.',
  showsNot:
    'Elle ne prouve ni l’identité de la personne ni ce qu’elle dit. Aucun programme n’a analysé la voix ou le visage, et personne n’a vérifié la phrase : c’est vous qui écoutez. La mention ne change aucun score, et son absence ne veut rien dire.',
};
