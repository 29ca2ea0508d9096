import type { ImpactMessages } from './messages';

export const en: ImpactMessages = {
  'tool.impact': 'Fairness of scores',
  'tool.impact.about': 'Impact ratios by gender and ethnicity. Can be exported.',
  'impact.title': 'Fairness of scores',
  'impact.lead':
    'For each group, the share of people whose score is above the median, divided by the highest share. Only people who have a score and chose to state their group are counted.',
  'impact.scored': 'People with a score',
  'impact.median': 'Median score',
  'impact.from': 'Oldest calculation',
  'impact.to': 'Latest calculation',
  'impact.GENDER': 'By gender',
  'impact.ETHNICITY': 'By ethnicity',
  'impact.GENDER_AND_ETHNICITY': 'By gender and ethnicity',
  'impact.told_one': '{count} person answered',
  'impact.told_other': '{count} people answered',
  'impact.group': 'Group',
  'impact.people': 'People',
  'impact.rate': 'Above the median',
  'impact.ratio': 'Impact ratio',
  'impact.verdict': 'Finding',
  'impact.flagged': 'Under\u00A00.80',
  'impact.even': 'No gap flagged',
  'impact.tooFew': 'No group is large enough to be shown.',
  'impact.leftOut_one': 'One group under 2% or of fewer than ten people is not shown.',
  'impact.leftOut_other': '{count} groups under 2% or of fewer than ten people are not shown.',
  'impact.empty': 'Nothing to compare yet',
  'impact.empty.sentence':
    'Ratios appear once people who have a score have declared their group in their privacy settings.',
};
