/** Texts of the ratios between groups. */
export interface ImpactMessages {
  'tool.impact': string;
  'tool.impact.about': string;
  'impact.title': string;
  'impact.lead': string;
  'impact.scored': string;
  'impact.median': string;
  'impact.from': string;
  'impact.to': string;
  'impact.GENDER': string;
  'impact.ETHNICITY': string;
  'impact.GENDER_AND_ETHNICITY': string;
  'impact.told_one': string;
  'impact.told_other': string;
  'impact.group': string;
  'impact.people': string;
  'impact.rate': string;
  'impact.ratio': string;
  'impact.verdict': string;
  'impact.flagged': string;
  'impact.even': string;
  'impact.tooFew': string;
  'impact.leftOut_one': string;
  'impact.leftOut_other': string;
  'impact.empty': string;
  'impact.empty.sentence': string;
}
