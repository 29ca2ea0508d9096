/** Texts of the form that proposes or moves an interview. */
export interface InterviewFormMessages {
  'interviewForm.when': string;
  'interviewForm.when.TIMES': string;
  'interviewForm.when.FREE': string;
  'interviewForm.until': string;
  'interviewForm.untilHint': string;
  'interviewForm.availability': string;
  'interviewForm.interviewers': string;
  'interviewForm.person': string;
  'interviewForm.personWithout': string;
  'interviewForm.you': string;
  'interviewForm.title': string;
  'interviewForm.moveTitle': string;
  'interviewForm.type': string;
  'interviewForm.slots': string;
  'interviewForm.slotsFixed': string;
  'interviewForm.slotsChoice': string;
  'interviewForm.slot': string;
  'interviewForm.date': string;
  'interviewForm.time': string;
  'interviewForm.addSlot': string;
  'interviewForm.removeSlot': string;
  'interviewForm.zone': string;
  'interviewForm.duration': string;
  'interviewForm.place.VIDEO': string;
  'interviewForm.place.PHONE': string;
  'interviewForm.place.IN_PERSON': string;
  'interviewForm.notes': string;
  'interviewForm.notesHint': string;
  'interviewForm.moveHint': string;
  'interviewForm.send': string;
  'interviewForm.move': string;
}
