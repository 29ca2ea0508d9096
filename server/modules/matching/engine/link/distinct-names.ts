import type { Label } from '../../lexicon/concept.js';
import { foldText } from '../text/fold.js';
import { distinctLicences } from './distinct-licences.js';

/**
 * Names in one concept of the lexicon that mean different things. One concept per line, `|` separates its things, `;` the names
 * of one thing. Two things of a line are close to each other, but never called the same.
 */
const lines = `
orthodontiste; orthodontist | denturologiste; denturist | endodontiste; endodontist
audiologiste; audiologist | audioprothésiste; hearing instrument specialist; hearing aid practitioner
entraîneur sportif; éducateur sportif; moniteur de sport; entraîneur; sports coach; fitness instructor | kinésiologue; kinesiologist
aide de cuisine; aide-cuisinier; commis débarrasseur de cuisine; kitchen helper; kitchen porter; kitchen assistant | plongeur; préposé à la plonge; laveur de vaisselle; dishwasher
usineur; tourneur-fraiseur; fraiseur; machinist; opérateur de machines-outils; lathe operator; milling machine operator | opérateur CNC; opérateur-régleur sur commande numérique; machiniste CNC; CNC machinist | CNC programmer
opérateur de machines à commande numérique; opérateur de commande numérique; CNC operator; CNC setter | programmeur de commande numérique
t4 et relevés 1; T4 slips | relevés d’emploi; records of employment | déductions à la source; source deductions
interniste; internist | gériatre; geriatrician | neurologue; neurologist | oncologue médical; oncologist
acupuncteur; acupuncturist | naturopathe; naturopath | homéopathe; homeopath
podiatre; podiatrist; chiropodist | podologue; pédicure-podologue | infirmier en soins de pieds; foot care nurse
assistant en optométrie; assistant optométrique; ophthalmic assistant; optometric assistant | orthoptiste; orthoptist
psychologue; psychologue clinicien; psychologist; clinical psychologist | neuropsychologue; neuropsychologist
installateur de panneaux solaires; solar panel installer | technicien en éolienne; wind turbine technician
danseur; interprète en danse; dancer | chorégraphe; choreographer
musicien; musician; instrumentalist | compositeur; composer | chef d’orchestre; conductor musical
joaillier; bijoutier; orfèvre; jeweller; goldsmith; jewelry repairer | horloger; watchmaker
tatoueur; artiste tatoueur; tattoo artist; tattooist | perceur; body piercer
buandier; préposé à la buanderie; blanchisseur; laundry worker; laundry attendant; presser | nettoyeur à sec; dry cleaner
auditeur de nuit; night auditor | veilleur de nuit
brasseur; maître brasseur; brewer; brewmaster | distillateur; distiller
relieur; bookbinder | massicotier; cutter operator
sérigraphe; opérateur de sérigraphie; screen printer; silkscreen operator | brodeur industriel; embroidery operator
tisserand; opérateur de métier à tisser; weaver; loom operator | tricoteur; knitter | teinturier; dyer
juge; judge | magistrat; magistrate
physicien; physicist | physicien médical; medical physicist | astronome; astronomer
mathématicien; mathematician | statisticien; biostatisticien; statistician; biostatistician
sociologue; sociologist | anthropologue; anthropologist | politologue; political scientist | historien; historian
biochimiste; biochemist | biologiste moléculaire; molecular biologist | microbiologiste; microbiologist
conducteur d’autobus; chauffeur d’autobus; bus driver; opérateur d’autobus; bus operator; conducteur de bus | chauffeur d’autobus scolaire
réalisateur; cinéaste; film director; filmmaker; television director | metteur en scène de cinéma
gynécologue; gynaecologist | obstétricien; obstetrician
cimentier-applicateur; finisseur de béton; cement mason; concrete finisher | bétonnier; concrete former
ferblantier; tôlier; sheet metal worker | poseur de gouttières; eavestrough installer; gutter installer
journaliste; reporter; journalist | rédacteur en presse; news writer
photographe; photographer | photojournalist; photographe de presse
installateur de piscines; pool installer | installateur de clôtures; fence installer | installateur de terrasses; deck builder
installateur de fosses septiques; septic system installer | puisatier; well driller | vidangeur de fosses septiques; septic tank cleaner
préposé aux manèges; opérateur de manèges; ride operator | préposé de parc d’attractions; amusement park attendant; attractions attendant
officier de pont; deck officer | capitaine de navire; ship captain; ship master
hydrographe; hydrographer | hydrologue; hydrologist
apprenti menuisier; apprenti charpentier-menuisier; carpenter apprentice | apprenti plombier; plumber apprentice | apprenti soudeur; welder apprentice
comptable en cabinet | stagiaire CPA; candidat à la profession de CPA; CPA candidate; articling accountant
électricien résidentiel; residential electrician | électricien commercial; commercial electrician | maître électricien; master electrician | entrepreneur électricien; electrical contractor | electrical foreman
acousticien; acoustician | technicien en vibrations; vibration technician
`;

/** One thing of a concept that covers several; `null` for a name that can mean any of them. */
export type ThingId = string;

const things = new Map<string, ThingId>();
for (const line of [lines, distinctLicences].flatMap((all) => all.trim().split('\n'))) {
  const apart = line.split('|');
  for (const names of apart) {
    const all = names.split(';').map((name) => foldText(name.trim()));
    for (const name of all) things.set(name, all[0]!);
  }
}

/** The thing of its concept that a label names. */
export function thingOf({ text }: Pick<Label, 'text'>): ThingId | null {
  return things.get(foldText(text)) ?? null;
}
