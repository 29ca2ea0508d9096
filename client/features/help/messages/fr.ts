import type { HelpMessages } from './messages';

export const fr: HelpMessages = {
  title: 'Aide',
  lead: 'Des réponses courtes aux questions que posent les gens qui cherchent un emploi et ceux qui recrutent.',
  search: 'Chercher dans l’aide',
  'topic.seekers': 'Chercher un emploi',
  'topic.companies': 'Recruter',
  'topic.account': 'Compte, données et sécurité',
  found_one: '{count} article trouvé',
  found_other: '{count} articles trouvés',
  'nothing.title': 'Aucun article trouvé',
  'nothing.sentence': 'Essayez un mot plus court ou un synonyme.',
  'nothing.all': 'Voir tous les articles',
  others: 'Sur le même sujet',
  'contact.title': 'Vous n’avez pas trouvé de réponse?',
  'contact.sentence':
    'Nos coordonnées se trouvent au bas de chaque page. Les entreprises peuvent aussi nous écrire ici.',
  'contact.companies': 'Nous écrire',
};
