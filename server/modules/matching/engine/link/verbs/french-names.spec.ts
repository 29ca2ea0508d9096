import { sectors } from '../../../lexicon/sectors/index.js';
import { buildOntology } from '../../ontology/ontology.js';
import { nounsWithoutVerb } from './french-verbs.js';
import { verbKeys } from './verb-keys.js';

const labels = [...buildOntology(sectors).concepts.values()].flatMap((concept) =>
  concept.labels.filter(({ language }) => language === 'fr').map((label) => ({ concept, label })),
);

it('every exception is a name of the lexicon', () => {
  const names = new Set(labels.map(({ label }) => label.text));
  expect([...nounsWithoutVerb].filter((name) => !names.has(name))).toEqual([]);
});

/** Words that are a possessive or an article in a sentence: « prendre son service » would be « prise de son ». */
const ofSentences = new Set(['son', 'ton', 'mon', 'leur', 'notre', 'votre', 'tout', 'plus', 'moins']);

it('no verb takes a possessive for its object', () => {
  const found = labels.filter(({ concept, label }) =>
    verbKeys(concept, label).some((key) => key.length === 2 && ofSentences.has(key[1]!)),
  );
  expect(found.map(({ label }) => label.text)).toEqual([]);
});

/** Nouns of an action after which the lexicon also has things: new names that begin with one are read here. */
const doubtful = /^(?:prise|commande|service|garde|direction|mesure|conduite) (?:de |du |des |d’)/;
const asVerbs = `
commande de fournitures; commande de pièces; conduite de camions hors route; conduite de chargeuse; conduite de chariot élévateur;
conduite de chasse-neige; conduite de chaudières; conduite de chiens de traîneau; conduite de four; conduite de grues;
conduite de machines; conduite de motoneige; conduite de métro; conduite de pelle mécanique; conduite de procédés;
conduite de projet; conduite de quad; conduite de souffleuse; conduite de tracteur; conduite de trains;
conduite de véhicules d’urgence; conduite d’embarcations; conduite d’enquêtes; conduite d’entretiens; direction de chœur;
direction de thèses; direction d’acteurs; garde de personnes détenues; garde d’animaux; garde d’enfants;
mesure de la mobilisation; mesure des planchers; mesure du bruit; mesure du pH; mesure du radon; prise de commandes;
prise de mesures; prise de notes en réunion; prise de notes rapide; prise de rendez-vous; prise de références;
prise de réservations; prise des signes vitaux; prise d’appels d’urgence; prise d’inventaire; service de banquets;
service de bière; service de buffets; service de cafétéria; service du vin
`;

it('a new name that begins with such a noun is added here if it is an action on the rest, else to nounsWithoutVerb', () => {
  const begun = labels.filter(({ concept, label }) => doubtful.test(label.text) && verbKeys(concept, label).length > 0);
  const read = asVerbs.split(';').map((name) => name.trim());
  expect([...new Set(begun.map(({ label }) => label.text))].sort()).toEqual(read.sort());
});
