/** Texts of the sample candidate’s page. */
export interface DemoCandidateMessages {
  title: string;
  sample: string;
  sampleNotice: string;
  contact: string;
  video: string;
  'video.intro': string;
  'video.full': string;
  questions: string;
  'questions.hide': string;
  'questions.show': string;
  transcript: string;
  'transcript.hide': string;
  'transcript.show': string;
  'transcript.goTo': string;
  skills: string;
  experience: string;
  education: string;
  certifications: string;
  interests: string;
  'caption.fr': string;
  'caption.en': string;
  forCompanies: string;
}
