/** Words of one's own profile. */
export interface ProfileMessages {
  title: string;
  'lead.seeker': string;
  'lead.other': string;
  edit: string;
  save: string;
  saved: string;
  form: string;

  'section.person': string;
  'section.work': string;
  'section.visibility': string;

  'field.fullName': string;
  'field.email': string;
  'field.emailHint': string;
  'field.userType': string;
  'field.phone': string;
  'field.phoneHint': string;
  'field.location': string;
  'field.locationHint': string;
  'field.bio': string;
  'field.bioHint': string;
  'field.skills': string;
  'field.skillsHint': string;
  'field.experience': string;
  'field.experienceHint': string;
  'field.years': string;
  'field.yearsUnit': string;
  years_one: string;
  years_other: string;
  missing: string;

  'type.JOB_SEEKER': string;
  'type.RECRUITER': string;
  'type.OPERATOR': string;

  'visible.label': string;
  'visible.on': string;
  'visible.off': string;
  'visible.savedOn': string;
  'visible.savedOff': string;
  'visible.failed': string;
  'visible.hint': string;
  'videos.link': string;
}
