import { promisesIn } from '@modules/identity/domain/who-sees-what-words.contract';
import type { PublicMessages } from './messages';

const seen = promisesIn.fr;

export const fr: PublicMessages = {
  'home.title': 'Présentez‑vous en vidéo. Décidez qui vous rencontre.',
  'home.lead':
    'Les entreprises vous trouvent par vos compétences, sans savoir qui vous êtes. Votre profil s’ouvre sur demande, et c’est vous qui répondez.',
  'home.steps': 'En trois étapes',
  'home.companies': 'Vous recrutez?',
  'home.moreForCompanies': 'Pour les entreprises',
  'example.title': 'Ce que voit une entreprise',
  'example.states': 'Profil d’exemple',
  'example.masked': 'Avant de réserver',
  'example.open': 'Pendant 72 heures',
  'example.locked': 'Vidéo visible après réservation',
  'example.name.masked': 'C*** L***',
  'example.name.open': 'Camille Lavoie',
  'example.place.masked': 'Montréal',
  'example.place.open': 'Montréal (Rosemont)',
  'example.skill.1': 'Soins intensifs',
  'example.skill.2': 'Triage',
  'example.skill.3': 'Travail de nuit',
  'example.said': 'La personne, dans sa vidéo',
  'example.said.quote': 'J’ai travaillé six ans en soins intensifs.',
  'example.said.mark': 'soins intensifs',
  'example.asked': 'L’offre',
  'example.asked.quote': 'Expérience en soins intensifs exigée.',
  'example.asked.mark': 'soins intensifs',
  'example.sentence.masked':
    'Exemple inventé. L’entreprise lit les compétences et ce qui concorde; elle ne voit ni nom ni visage.',
  'example.sentence.open':
    'L’entreprise a mis un crédit de côté. La personne répond oui ou non; sans réponse, son profil se referme.',
  'about.title': 'À propos d’Entrevue',
  'about.lead':
    'Une entrevue, c’est une rencontre entre deux personnes. Nous avons bâti Entrevue pour que la première se passe comme vous le voulez.',
  'about.1.title': 'Deux côtés, une règle',
  'about.1.text':
    'Une personne se présente en vidéo. Une entreprise lit d’abord ses compétences, sans nom ni visage. Le profil ne s’ouvre que sur demande, et la personne décide.',
  'about.2.title': 'Des raisons, pas seulement un score',
  'about.2.text':
    'Chaque correspondance montre ce que la personne a dit et ce que l’offre demande, côte à côte. Ce qui manque est nommé, et une personne peut revoir le résultat sur demande.',
  'about.3.title': 'Fait au Québec',
  'about.3.text':
    'En français d’abord, en anglais aussi. Vos droits selon la Loi 25 tiennent en quelques boutons : exporter, corriger, supprimer.',
  'seekers.title': 'Pour les candidat·es',
  'seekers.lead':
    'Entrevue est gratuit pour vous. Vous voyez quelle entreprise ouvre votre profil, et vous décidez laquelle le garde ouvert.',
  'seekers.1.title': '1. Présentez-vous',
  'seekers.1.text':
    'Remplissez votre profil, puis enregistrez une courte vidéo avec votre téléphone ou au studio. Vous pouvez la refaire autant que vous voulez.',
  'seekers.2.title': '2. Restez masqué·e',
  'seekers.2.text': `Tant que votre profil est masqué, les recruteurs voient ${seen.shown('MASKED')}. Le reste est caché.`,
  'seekers.3.title': '3. Décidez',
  'seekers.3.text': `Une entreprise qui veut vous rencontrer réserve votre profil\u00A0: il s’ouvre pour elle, sans ${seen.hidden('RESERVED')}. Vous avez 72 heures pour dire oui ou non; sans réponse, votre profil se referme.`,
  'seekers.4.title': 'Qui m’a vu·e?',
  'seekers.4.text':
    'Un journal vous montre qui a ouvert votre profil. Vous pouvez le masquer à une entreprise, exporter vos données ou fermer votre compte.',
  'companies.title': 'Pour les entreprises',
  'companies.lead': 'Découvrez les compétences des gens avant leur identité, et ne payez que pour les résultats.',
  'companies.1.title': 'Des profils masqués, des raisons claires',
  'companies.1.text':
    'Cherchez par compétences ou partez d’une offre. Chaque correspondance explique ce qui concorde et ce qui manque.',
  'companies.2.title': 'Un crédit, 72 heures',
  'companies.2.text':
    'Réserver un profil met un crédit de côté. Si la personne accepte, il est dépensé; si elle refuse ou ne répond pas, il vous est rendu.',
  'companies.3.title': 'Nous vous accueillons',
  'companies.3.text':
    'Notre équipe ouvre votre compte de recrutement avec vous. Écrivez-nous : nous répondons dans les 24 heures.',
  scores: 'Comment un score est calculé',
  'action.register': 'Créer un compte',
  'action.contact': 'Nous écrire',
  'action.pricing': 'Voir les tarifs',
  'action.sample': 'Voir un profil de démonstration',
  'action.studio': 'Réserver le studio',
  'action.events': 'Voir les événements',
  'action.companies': 'Voir les entreprises',
  'action.jobs': 'Voir les offres',
};
