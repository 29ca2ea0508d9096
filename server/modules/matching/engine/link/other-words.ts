import type { ConceptId } from '../../lexicon/concept.js';
import { foldText } from '../text/fold.js';

/**
 * Words that would be read as the wrong concept. Each line has folded words, the concepts they do not mean, and optional
 * conditions: `before:` and `after:` match the neighbouring text, `unless:` words in the document, `needs:` words missing in it.
 * Patterns match folded text. Add a line if a match explains something wrong.
 */
const lines = String.raw`
event, events | skill/event-planning | after: ^[ -](?:streaming|sourcing|driven|bus|loops?|handlers?|logs?|queues?)\b
garde-corps | skill/vip-protection, occupation/special-constable
docker, dockere | occupation/longshoreman | needs: \b(?:ports?|portuaires?|quais?|navires?|cargaisons?|arrim\w+|debard\w+)\b
ouvrez des comptes, ouvrir des comptes, ouverture de comptes, opening accounts, open accounts | skill/credit-cards-banking | needs: \b(?:banques?|bancaires?|caisse populaire|caissi\w+|desjardins|succursale|bank\w*|tellers?)\b
budget, budgets | skill/budgeting | after: ^ (?:de |d')?(?:repas|formation|deplacements?|bien-etre|telephone|vetements)\b
budget, budgets | skill/budgeting | before: \b(?:meal|training|travel|wellness|learning|clothing) $
account management, gestion de comptes clients | skill/client-accounts | needs: \b(?:clients?|customers?|sales|ventes?|vend\w+|marketing|portefeuilles?|portfolios?)\b
planifie les voyages, planifiez les voyages, planifier les voyages, planification de voyages, planification des voyages | skill/trip-planning | needs: \b(?:voyageurs?|agence de voyages?|forfaits?|touris\w+|travell?ers?|travel agen\w+)\b
mentorat, mentoring, coaching, onboarding | skill/staff-training | before: \b(?:puis|orientation|formation|training|and|et|un|le|du|de) $ | after: ^ (?:de|pendant|durant|for|over) (?:\w+ )?(?:semaines|mois|jours|weeks|months|ans?|deux|trois|six|two|three|the first)\b
medecine, medecines | occupation/physician
menages | skill/cleaning
cleanings | skill/cleaning
releve, releves | skill/talent-management
encadrement | skill/picture-framing
protocole, protocoles, protocol, protocols | skill/protocol-etiquette
support the group, support the groups, supporting the groups | skill/group-therapy
pairs | occupation/nanny
conduite, conduites, pose de conduites | skill/conduit-bending
conseiller les vins | occupation/wine-merchant
enseignant de metier, enseignante de metier | occupation/vocational-teacher
compagnon monteur-mecanicien, compagnon monteur mecanicien | occupation/auto-mechanic, skill/automotive-competence-card
food bank, banque alimentaire | skill/food-security | before: \b(?:at|a|dans|for|pour) (?:an? |the |la |une )?$
asp | skill/construction-safety-card | before: \bdep (?:et |and |& ?|/ ?)$
gardien, gardienne | occupation/security-guard | after: ^ averti
gardien, gardienne | occupation/security-guard | needs: \b(?:securit|gardiennage|surveillance|bsp|ronde|patrouil)
commercial, commerciale, commerciaux, commerciales | occupation/sales-representative | before: [a-z0-9] $
scientifique, scientifiques | occupation/researcher | before: [a-z] $
fermier, fermiere | occupation/farmer | before: [a-z] $
server, servers, serveur, serveurs | occupation/waiter | unless: \b(?:windows|linux|sql|node(?:js)?|back-?end|front-?end|software|cloud|vmware|pare-feu|firewall|kubernetes|devops|active directory|parc informatique)\b
developpeur, developpeuse | occupation/software-developer | after: ^ (?:de|des|d'|du) ?(?!logiciel|jeux|web|application|site|systeme|solution|base|api|outil|plateforme|interface)
programmeur, programmeurs, programmeuse | occupation/software-developer | unless: \b(?:usinage|machinist\w*|cnc|mastercam|fraiseu\w+|tournage|lathe|machining)\b
programmation, programming | skill/programming | unless: \b(?:usinage|machinist\w*|cnc|mastercam|fraiseu\w+|lathes?|machining|programming sheets?|culturelle)\b
programmation, programming | skill/programming | after: ^ (?:culturelle|d'activites|des activites|of events)
diagnostic, diagnostics | skill/diagnosis | unless: \b(?:mecani\w+|mechanic\w*|freins?|brakes?|automobile|moteurs?|engines?|refriger\w+|diesel)\b
ceramique, ceramics | skill/sculpture | unless: \b(?:dentaires?|dental|prothes\w+|automobiles?|carross\w+|detailing|polissage|carreaux|carrel\w+|tiles?)\b
cao, cad | skill/solidworks | unless: \b(?:dentaires?|dental)\b
peinture, painting | skill/painting | unless: \b(?:carross\w+|automobile|body ?shop|doigts|finger ?painting|aquarelle)\b
doigts | skill/typing
mediation | skill/conflict-resolution, skill/mediation-techniques | after: ^ (?:scientifique|culturelle|numerique)
animation | skill/animation | needs: \b(?:[23]d|films?|after effects|maya|blender|motion|dessins? animes?|video|cinema|jeux? videos?|rigging|character)\b
montage | skill/video-editing | needs: \b(?:videos?|films?|premiere|sonore|images?|audiovisuel\w*|photos?|final cut|davinci|cinema|documentaires?|podcasts?)\b
brevet, brevets | skill/intellectual-property | needs: \b(?:propriete intellectuelle|marques?|inventions?|juridique|avocat\w*|droit|patent)\b
api | occupation/academic-advisor | needs: \b(?:cegep|college|pedagog\w+|cheminement)\b
hydraulique, hydraulic | skill/hydraulic-systems | before: \b(?:pelles?|excavatrices?) $
plateau | skill/oversize-loads | needs: \b(?:remorques?|camions?|semi|transport\w*|flatbed|trailers?|trucks?)\b
garanti, garantis, garanties, guaranteed | skill/after-sales-service | before: \b(?:heures?|salaires?|horaires?|revenus?|hours) $
garanti, garantis | skill/after-sales-service
lingerie | skill/bra-fitting | unless: \b(?:chambres?|hotels?|menagere?|entretien|housekeep\w*|buanderie|laundry|literie)\b
physique | skill/physics-modelling | needs: \b(?:modelis\w+|numerique|simulations?|physicien\w*|quantique|mathematiques?|laboratoire)\b
degustation, tasting | skill/sensory-analysis | needs: \b(?:sensoriel\w*|sensory|panels?)\b
fermentation | skill/brewing | needs: \b(?:bieres?|brass\w+|malts?|houblon|cidres?|kombucha|beers?|brew\w*|distill\w+)\b
front of house | skill/theatre-box-office | needs: \b(?:theatres?|spectacles?|billetterie|box office|auditorium|cinema|concerts?|ushers?)\b
retouche, retouches, alteration | skill/alterations | needs: \b(?:coutur\w+|vetements?|taill\w+|robes?|ourlets?|garments?|sew\w*|mode|pret-a-porter|seamstress|tissus?)\b
dessin, dessins, drawing, drawings | skill/drawing | needs: \b(?:arts?|artist\w+|illustrat\w+|croquis|sketch\w*|crayons?|aquarelle|beaux-arts|portraits?|design\w*|graphi\w+|animation|stylis\w+|patrons?)\b
agenda, agendas | skill/board-secretariat | needs: \b(?:conseil d'administration|board|comites?|committees?|proces-verba\w+|minutes)\b
chant, chants, singing | skill/singing | needs: \b(?:musi\w+|choeurs?|choral\w*|voix|chanteu\w+|opera|vocal\w*|singers?|band|concerts?|scene)\b
urgence, urgences | skill/emergency-care | needs: \b(?:soins?|infirmi\w+|patients?|hopita\w+|hospital\w*|nurs\w+|medic\w+|ambulan\w+|paramed\w+)\b
emergency department, emergency room | skill/emergency-care | unless: \b(?:disinfect\w*|housekeep\w*|janitor\w*|cleaners?|environmental services)\b
conciliation, conciliations | skill/mediation-techniques | needs: \b(?:mediat\w+|litiges?|conflits?|griefs?|arbitrage|disputes?)\b
credits, credit | skill/banking-products | needs: \b(?:banques?|bancaires?|caisse populaire|desjardins|prets?|loans?|bank\w*|hypothe\w+|mortgages?)\b
ouverture de comptes, account opening | skill/credit-cards-banking | needs: \b(?:banques?|bancaires?|caisse populaire|caissi\w+|desjardins|succursale|bank\w*|tellers?)\b
reer, rrsp, celi, tfsa | skill/retirement-planning | needs: \b(?:placements?|investments?|investissements?|conseiller\w* financi\w+|financial (?:advis|plann)\w+|planificat\w+ financi\w+|fonds communs?|mutual funds?|courtier\w*|finances personnelles)\b
referencement | skill/search-engine-optimisation | before: \b(?:primes?|programmes?|bonus) (?:de )?$
refund, refunds | skill/product-returns | before: \b(?:tuition|fees?|course|expenses?) $
paie, paies | skill/payroll | before: \b(?:on|nous|vous|te|qui|ca|client\w*|employeur) $
start-up, startup | skill/entrepreneurship | unless: \b(?:refriger\w+|hvac|commissioning|pumps?|boilers?|mise en service)\b
ponceau, ponceaux, culvert, culverts | skill/forest-roads | needs: \bfore(?:st\w*|ts?)\b
orfevre | occupation/jeweller | needs: \b(?:bijou\w*|joaill\w+|jewel\w+|metaux precieux)\b
decor, decors | skill/set-building | needs: \b(?:theatres?|scenes?|films?|tournages?|accessoiriste|studio)\b
chasse | skill/trapping-hunting | needs: \b(?:trapp\w+|pieg\w+|pourvoir\w+|gibier|fourrures?|chasseurs?)\b
monteur, monteuse | occupation/assembler | before: \b(?:videaste|camerama\w+|realisat\w+|video)(?:[ -]| et )$
monteur, monteuse | occupation/assembler | after: ^[ -](?:mecanicien|video|sonore|d'acier|de lignes?|truqu)
automatique | skill/control-systems | before: \b(?:transmission|boite|porte|distributeur) $
surgery, chirurgie | skill/perioperative-care | unless: \b(?:dentistes?|dentaires?|dental|brancard\w*|stretcher|veterinai?r\w*|orderl(?:y|ies))\b
materiaux de construction, building materials | skill/building-materials-knowledge | before: \b(?:livraison|transport|livrer|delivery|hauling|delivering|camionnage) (?:de |of )?$
vaccination, vaccinations, vaccines | skill/public-health | after: ^ (?:a jour|complete|obligatoire|up to date|current|required|exigee|requise)
accueil | skill/visitor-reception | needs: \b(?:reception\w*|visiteurs?|telephon\w+|appels?|rendez-vous|comptoir|standard|secreta(?:ir|ri)\w+|agenda|administrati\w+|commis)\b
accueil | skill/visitor-reception | after: ^ (?:des? nouveaux|d'urgence|des enfants|des employes|et (?:d')?integration)
vente | skill/sales | before: \b(?:il|ca) $
pastry | skill/pastry-making | after: ^ (?:chefs?|cooks?)
soudure | skill/welding | after: ^ (?:de composants|electronique|a l'etain)
livraison | skill/deliveries | before: \b(?:suiv\w+|frais|delais?|bons?|dates?|bordereaux?|reception) (?:de |des |la |les )*$
delivery | skill/deliveries | before: \b(?:service|program|training|project|software|follow\w*|continuous|labour|baby) (?:the )?$
contention | skill/fall-prevention | unless: \b(?:anim\w+|bovins?|cheva\w+|veterinai?r\w*|anesthesie|dogs?|cattle)\b
`;

/** Conditions under which the words have another sense. Without any: always. */
interface Case {
  readonly before?: RegExp;
  readonly after?: RegExp;
  readonly unless?: RegExp;
  readonly needs?: RegExp;
}

const other = new Map<string, Map<ConceptId, Case[]>>();
for (const line of lines.trim().split('\n')) {
  const [words = '', ids = '', ...conditions] = line.split(' | ').map((part) => part.trim());
  const found = conditions.map((each) => {
    const at = each.indexOf(':');
    // Spaces at the end of a pattern are part of it: « centre commercial ».
    return [each.slice(0, at), new RegExp(each.slice(at + 2))] as const;
  });
  for (const word of words.split(', ')) {
    const cases = other.get(word) ?? new Map<ConceptId, Case[]>();
    other.set(word, cases);
    for (const id of ids.split(', ') as ConceptId[])
      cases.set(id, [...(cases.get(id) ?? []), Object.fromEntries(found)]);
  }
}

export interface Surroundings {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Folded words of the whole profile or posting; undefined for a name alone, for example in a search. */
  readonly document?: string | undefined;
  /** For an entry of a skills list, the same with the other entries: they may confirm a sense but never refute one. */
  readonly withList?: string | undefined;
}

const BESIDE = 40;

/** Whether the words mean something other than the concept, in this context. */
export function isOtherWord(id: ConceptId, { text, start, end, document, withList = document }: Surroundings): boolean {
  const cases = other.get(foldText(text.slice(start, end)))?.get(id);
  if (!cases) return false;
  return cases.some(({ before, after, unless, needs }) => {
    if (before && !before.test(foldText(text.slice(Math.max(0, start - BESIDE), start)))) return false;
    if (after && !after.test(foldText(text.slice(end, end + BESIDE)))) return false;
    if (unless && !unless.test(document ?? '')) return false;
    return !needs || (withList !== undefined && !needs.test(withList));
  });
}
