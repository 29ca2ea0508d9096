import type { MediaMessages } from './messages.js';

export const en: MediaMessages = {
  'MEDIA.UNTITLED': 'Video introduction',
  'MEDIA.NOTHING_TO_RETRY': 'There is nothing to retry: another try would change nothing.',
  'MEDIA.MOVE_REFUSED': 'This video is no longer in a state that allows this.',
  'MEDIA.EMPTY_FILE': 'This file is empty. Choose another one.',
  'MEDIA.MISSING_FILE': 'Choose a video file to upload.',
  'MEDIA.ONE_FILE_ONLY': 'Upload one video at a time.',
  'MEDIA.UNSUPPORTED_FORMAT': 'Unsupported video format. Please use MP4, WebM, MOV, AVI, or MKV.',
  'MEDIA.TOO_LARGE': 'Video file is too large. Maximum size is 1GB.',
  'MEDIA.UPLOAD_INTERRUPTED': 'The upload stopped before the end: nothing was saved. Try again.',
  'MEDIA.TOO_MANY_UPLOADS': 'You have reached the limit of {limit} videos a day. Try again in {hours} h.',
  'MEDIA.STORAGE_QUOTA': 'You have used all {gigabytes} GB of your video space. Delete a video, then try again.',
  'MEDIA.MASKED':
    'This video belongs to a masked profile. Reserve the profile, or buy access to the video, to watch it.',
  'MEDIA.NOT_READY': 'This video is not ready to be watched yet.',
  'MEDIA.ORIGINAL_GONE': 'The sound can no longer be changed: the original recording was deleted.',
  'MEDIA.TOO_MANY_REMAKES':
    'The sound of this video has been changed {limit} times. Upload it again to change it once more.',
  'MEDIA.RANGE_NOT_SATISFIABLE': 'The requested part of this video does not exist.',
  'MEDIA.OTHER_VERSION': 'This file has changed since you loaded it. Load it again from the start.',
  'MEDIA.ADDRESS_EXPIRED': 'This address has expired. Open the video again.',
  'MEDIA.UNREADABLE':
    'This video is damaged or incomplete and cannot be read. Check that it plays on your device, then upload it again or record a new one.',
  'MEDIA.NO_VIDEO_TRACK':
    'This file has sound but no picture. Send it again and choose “Sound only”, or upload a recording made with the camera on.',
  'MEDIA.NO_SOUND_TRACK': 'This file has no sound. Choose a recording with sound.',
  'MEDIA.ANSWER_NEEDED': 'Write at least one answer.',
  'MEDIA.WRITTEN_WITHOUT_CAPTIONS': 'A written introduction has no captions: its answers take their place.',
  'MEDIA.UNTITLED_TEXT': 'Written introduction',
  'MEDIA.UNSUPPORTED_CODEC':
    'This video uses an encoding we cannot read ({codec}). Export it as an H.264 MP4, then upload it again.',
  'MEDIA.TOO_LONG': 'This video is longer than {minutes} minutes. Shorten it, then upload it again.',
  'MEDIA.TOO_MANY_PIXELS':
    'This picture is too large ({width} × {height} pixels). Export the video in 4K or less, then upload it again.',
  'MEDIA.TOO_SMALL_PICTURE': 'This picture is too small to watch ({width} × {height} pixels). Record the video again.',
  'MEDIA.TOO_MANY_TRACKS':
    'This file has more than {most} tracks. Export a single picture and a single sound track, then upload it again.',
  'MEDIA.KEPT_TOO_SHORT':
    'Less than {seconds} second of this recording was left after it was trimmed. Record it again, or cut less.',
  'MEDIA.PROCESSING_FAILED':
    'We could not process this video because of a problem on our side. Upload it again; if it fails once more, contact us.',
  'MEDIA.FILE_MISSING': 'Choose a file to upload.',
  'MEDIA.ONE_UPLOAD_ONLY': 'Upload one file at a time.',
  'MEDIA.UNSUPPORTED_IMAGE': 'Unsupported image format. Please use JPG, PNG, WebP or HEIC.',
  'MEDIA.UNREADABLE_IMAGE': 'This image is damaged or incomplete. Choose another one.',
  'MEDIA.IMAGE_TOO_LARGE': 'The image is too large. Maximum size is {megabytes} MB.',
  'MEDIA.IMAGE_TOO_MANY_PIXELS':
    'This image has too many pixels. Reduce it to {megapixels} megapixels or less, then upload it again.',
  'MEDIA.UNSUPPORTED_DOCUMENT': 'Unsupported document format. Please use PDF or DOCX.',
  'MEDIA.UNSUPPORTED_ATTACHMENT': 'Unsupported file format. Attach a PDF or a picture.',
  'MEDIA.DOCUMENT_WITH_MACROS':
    'This document contains macros. Save it without macros or as PDF, then upload it again.',
  'MEDIA.DOCUMENT_TOO_LARGE': 'The document is too large. Maximum size is {megabytes} MB.',
  'MEDIA.TOO_MANY_FILES': 'You have reached the limit of {limit} files a day. Try again in {hours} h.',
  'MEDIA.TOO_MANY_IMAGES': 'You have reached the limit of {limit} images. Delete one, then try again.',
  'MEDIA.UPLOAD_PROTOCOL': 'This part of the upload does not follow the previous one. Resume the upload.',
  'MEDIA.UPLOAD_EXPIRED': 'This upload was not finished in time. Start it again.',
  'MEDIA.TOO_MANY_UNFINISHED': 'You have {limit} unfinished uploads. Finish or cancel one, then try again.',
  'MEDIA.UPLOAD_ARRIVED': 'This recording has arrived already.',
  'MEDIA.QUESTION_EMPTY': 'Write the question.',
  'MEDIA.INVALID_START': 'The start time is not valid. Use minutes:seconds, for example 1:30.',
  'MEDIA.INVALID_END': 'The end time is not valid. Use minutes:seconds, for example 1:30.',
  'MEDIA.TIME_TOO_LONG': 'The start time is after the end of the video.',
  'MEDIA.END_TOO_LONG': 'The end time is after the end of the video.',
  'MEDIA.INVALID_TIME_RANGE': 'The end time must be after the start time.',
  'MEDIA.UNKNOWN_BLOCK': 'This question set does not exist.',
  'MEDIA.TOO_MANY_QUESTIONS': 'A video has at most {limit} questions. Delete one, then try again.',
  'MEDIA.TOO_MANY_BLOCKS': 'You can keep at most {limit} question sets. Delete one, then try again.',
  'MEDIA.DEFAULT_BLOCK': 'The default question sets cannot be changed. Create your own.',
  'MEDIA.INVALID_CAPTIONS': 'These captions are not valid WebVTT (line {line}). Correct them, then save again.',
  'MEDIA.CAPTIONS_TOO_LONG':
    'Caption {cue} (line {line}) goes past the end of the video. Correct its time, then save again.',
  'MEDIA.UNKNOWN_TAG':
    'These keywords are not skills or occupations from our list: {tags}. Choose from the suggestions or remove them.',
  'MEDIA.UPLOAD_CONTENT_TYPE':
    'A piece of an upload must have the content type application/offset+octet-stream. Update the application, then resume the upload.',
  'MEDIA.CAPTIONS': 'English',
  'MEDIA.CAPTIONS_AUTOMATIC': 'English (automatic)',
  'MEDIA.UNKNOWN_ENCODER': 'This encoder is not known, or its token was revoked.',
  'MEDIA.ENCODER_JOB_LOST': 'The encoder no longer has this video.',
  'MEDIA.ENCODER_FILES_DIFFER': 'The files that arrived are not the announced ones.',
  'MEDIA.ENCODER_FILE_TOO_LARGE': 'This file exceeds the permitted size.',
  'MEDIA.ENCODER_TOO_FAST': 'The encoder sends too many requests.',
  'HEALTH.STORAGE_FULL': 'Disk full: uploads are refused until you free up space',
  'HEALTH.FILES_PICTURES': 'pictures',
  'HEALTH.FILES_VIDEOS': 'videos',
  'HEALTH.FFMPEG_IN_WORKERS': 'Runs in the workers',
  'HEALTH.FFMPEG_HARDWARE': 'Encodes with {kind}',
  'HEALTH.FFMPEG_SOFTWARE': 'Encodes with software: MEDIA_ENCODER={setting} found nothing that works',
};
