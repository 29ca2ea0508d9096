import type { SharedMessages } from './messages';

export const en: SharedMessages = {
  'product.name': 'Entrevue',
  'error.network': 'The server does not answer. Check your connection, then try again.',
  'error.invalidAnswer': 'Invalid response from server. Try again in a moment.',
  'error.httpStatus': 'The server answered with an error ({status}).',
  'error.unknown': 'Unknown error. Try again in a moment.',
  'error.uploadNetwork': 'Network error during upload. Try again once you are back online.',
  'error.uploadTimeout':
    'Upload timeout. The upload passed 30 minutes and was stopped. Try a faster connection or a shorter file.',
  'error.uploadStatus': 'Upload failed with status {status}.',
  'error.uploadInvalidAnswer':
    'Invalid JSON response. The file was sent, but the answer cannot be read. Check your videos before trying again.',
  'action.cancel': 'Cancel',
  'action.save': 'Save',
  'action.message': 'Message',
  'action.named': '{label}: {name}',
  'jobType.FULL_TIME': 'Full time',
  'jobType.PART_TIME': 'Part time',
  'jobType.CONTRACT': 'Contract',
  'jobType.INTERNSHIP': 'Internship',
  'job.remote': 'Remote possible',
  'job.noSalary': 'Salary not specified',
  'match.percent': '{score}% match',
  'application.PENDING': 'Sent',
  'application.REVIEWED': 'Reviewed',
  'application.INTERVIEW': 'Interview',
  'application.OFFERED': 'Offer',
  'application.ACCEPTED': 'Accepted',
  'application.REJECTED': 'Not selected',
  'application.WITHDRAWN': 'Withdrawn',
};
