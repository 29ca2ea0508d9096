/** Texts of encoders on other machines. */
export interface EncoderMessages {
  'act.ENCODER_CREATED': string;
  'act.ENCODER_REVOKED': string;
  'tool.encoders': string;
  'tool.encoders.about': string;
  'encoders.title': string;
  'encoders.lead': string;
  'encoders.empty': string;
  'encoders.empty.sentence': string;
  'encoders.state.alive': string;
  'encoders.state.away': string;
  'encoders.state.never': string;
  'encoders.state.revoked': string;
  'encoders.lastContact': string;
  'encoders.version': string;
  'encoders.running': string;
  /** `{running}` of `{slots}` videos at once. */
  'encoders.runningOf': string;
  'encoders.done': string;
  'encoders.refused': string;
  'encoders.lastRefusal': string;
  /** Sentence for each reason code. `{rung}` is the refused file, `{detail}` the message of a program. */
  'encoders.refusal.NOT_MP4': string;
  'encoders.refusal.OTHER_TRACKS': string;
  'encoders.refusal.OTHER_SIZE': string;
  'encoders.refusal.OTHER_PICTURE_FORMAT': string;
  'encoders.refusal.OTHER_FRAME_RATE': string;
  'encoders.refusal.OTHER_SOUND_FORMAT': string;
  'encoders.refusal.OTHER_LENGTH': string;
  'encoders.refusal.TOO_LARGE': string;
  'encoders.refusal.OTHER_FILES': string;
  'encoders.refusal.UNREADABLE': string;
  'encoders.refusal.FEW_KEY_FRAMES': string;
  'encoders.refusal.OTHER_CUTS': string;
  'encoders.refusal.NO_ORIGINAL': string;
  'encoders.refusal.CHECK_ENDED': string;
  'encoders.refusal.ENCODER_VERDICT': string;
  'encoders.refusal.OTHER': string;
  'encoders.created': string;
  'encoders.revokedAt': string;
  'encoders.add': string;
  'encoders.addTitle': string;
  'encoders.name': string;
  'encoders.nameHint': string;
  'encoders.nameNeeded': string;
  'encoders.slots': string;
  'encoders.slotsHint': string;
  'encoders.slotsNeeded': string;
  'encoders.create': string;
  /** `{name}` */
  'encoders.tokenTitle': string;
  'encoders.tokenOnce': string;
  'encoders.token': string;
  'encoders.copy': string;
  'encoders.copied': string;
  'encoders.notCopied': string;
  'encoders.howTo': string;
  'encoders.close': string;
  'encoders.revoke': string;
  /** `{name}` */
  'encoders.revokeNamed': string;
  'encoders.revokeTitle': string;
  'encoders.revokeEffect': string;
  'encoders.revoked': string;
}
