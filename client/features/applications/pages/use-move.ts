import { useRef } from 'react';
import type { MoveStageRequest } from '@modules/applications/http/stages.contract';
import { ApiError, isApiError } from '../../../lib/api-error';
import { useLanguage } from '../../../lib/i18n';
import type { TeamStage } from '../domain/board';
import type { ShownApplication } from '../domain/received';
import { useApplicationsText } from '../messages/use-applications-text';
import type { BoardActs } from './JobApplicationsView';

export type Move = (
  application: ShownApplication,
  stage: TeamStage,
  parts?: Pick<MoveStageRequest, 'reason' | 'words' | 'tell_at' | 'offer'>,
) => Promise<ShownApplication>;

/**
 * Moves an application over the version that is shown. If a colleague was faster, the error says where it went and who moved it; the
 * next try is over that version.
 */
export function useMove({ onMove }: Pick<BoardActs, 'onMove'>): Move {
  const text = useApplicationsText();
  const language = useLanguage();
  /** Versions returned with refusals, by application. */
  const knownVersions = useRef(new Map<string, number>());
  return async ({ id, user, stage: { version } }, stage, parts = {}) => {
    try {
      return await onMove(id, {
        stage_id: stage.id,
        version: Math.max(version, knownVersions.current.get(id) ?? 0),
        ...parts,
      });
    } catch (error) {
      if (!isApiError(error, 'APPLICATIONS.STAGE_CHANGED')) throw error;
      const { status, code, requestId, facts } = error;
      knownVersions.current.set(id, Number(facts['version']));
      const where = { name: user.full_name, stage: facts[`name_${language}`] ?? '', by: facts['by'] ?? '' };
      const sentence = text(facts['by'] === undefined ? 'moved.bySomebody' : 'moved.by', where);
      throw new ApiError(status, code, sentence, [], requestId, facts);
    }
  };
}
