import type { ResumesMessages } from './messages.js';

export const en: ResumesMessages = {
  'RESUMES.TOO_LARGE': 'This file is too large: at most {megabytes} MB.',
  'RESUMES.UNSUPPORTED':
    'This file cannot be read. Choose a résumé in PDF, DOCX, ODT or plain text, or the archive of your LinkedIn data.',
  'RESUMES.WITHOUT_TEXT':
    'There is no text in this file: it is a scan or a photo. Export your résumé as a PDF from the program you wrote it with, or choose the DOCX or ODT file.',
  'RESUMES.PROTECTED':
    'This file is protected by a password, or from an old version of Word. Save it as a DOCX or PDF without a password, then try again.',
  'RESUMES.UNREADABLE': 'This file is damaged or too complex to read. Save it again as a PDF, then try once more.',
  'RESUMES.TOO_MANY': 'You have had {limit} résumés read today. Try again tomorrow, or fill in the fields yourself.',
  'RESUMES.BUSY': 'Many résumés are being read right now. Try again in a few seconds.',
  'HEALTH.FILES_RESUMES': 'résumés',
};
