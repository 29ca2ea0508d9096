import Box from '@mui/material/Box';
import type { KeyboardEventHandler } from 'react';
import type { PossibleInterviewers } from '@modules/applications/http/availability.contract';
import { Dialog } from '../../../design-system/Dialog/Dialog';
import type { Loadable } from '../../../lib/loadable';
import type { MessageTools } from '../../../lib/message-templates/message-tools';
import { useLast } from '../../../lib/use-last';
import type { ApplicationWithHistory } from '../api/get-application';
import { KeyboardHelp } from '../components/Board/KeyboardHelp';
import { ApplicationPanel, type ApplicationPanelProps } from '../components/Panel/ApplicationPanel';
import { RejectManyDialog } from '../forms/RejectManyDialog';
import { useApplicationsText } from '../messages/use-applications-text';
import { ActionDialogs } from './ActionDialogs';
import type { ApplicationActions } from './use-application-actions';
import type { BulkState } from './use-bulk';

export interface BoardDialogsProps extends Pick<
  ApplicationPanelProps,
  | 'available'
  | 'returnTo'
  | 'ownZone'
  | 'stages'
  | 'renderProfile'
  | 'renderReviews'
  | 'renderNotes'
  | 'renderBlindReview'
  | 'onReviewBlind'
> {
  /** The open application, or null. */
  readonly openId: string | null;
  readonly opened: Loadable<ApplicationWithHistory> | null;
  readonly onClosePanel: () => void;
  readonly onPanelKeyDown: KeyboardEventHandler;
  readonly isHelping: boolean;
  readonly onCloseHelp: () => void;
  readonly actions: ApplicationActions;
  readonly bulk: BulkState;
  readonly tools: MessageTools;
  readonly team: PossibleInterviewers['interviewers'];
}

/** Dialogs of the board: an application, the form of each action, the list of shortcuts. Loaded when the board is used. */
export function BoardDialogs(props: BoardDialogsProps) {
  const { openId, opened, onClosePanel, onPanelKeyDown, isHelping, onCloseHelp, actions, bulk, tools, team } = props;
  const { available, returnTo, ownZone, stages = [] } = props;
  const text = useApplicationsText();
  const { sending, failed } = actions;
  const shownName = useLast(opened?.status === 'ready' ? opened.data.user.full_name : null);
  return (
    <>
      {/* Keys pressed in the panel arrive here through React, so j and k go on to the next application. */}
      <Box onKeyDown={onPanelKeyDown} sx={{ display: 'contents' }}>
        <Dialog open={openId !== null} title={shownName ?? text('panel.title')} onClose={onClosePanel} wide>
          {opened !== null && (
            <ApplicationPanel
              application={opened}
              available={available}
              returnTo={returnTo}
              ownZone={ownZone}
              sending={sending !== null && sending.id === openId ? sending.what : null}
              isBusy={sending !== null}
              failed={failed !== null && failed.id === openId ? failed : null}
              onAction={actions.action}
              stages={stages}
              renderProfile={props.renderProfile}
              renderReviews={props.renderReviews}
              renderNotes={props.renderNotes}
              renderBlindReview={props.renderBlindReview}
              onReviewBlind={props.onReviewBlind}
            />
          )}
        </Dialog>
      </Box>
      <RejectMany bulk={bulk} tools={tools} />
      <KeyboardHelp open={isHelping} onClose={onCloseHelp} />
      <ActionDialogs
        actions={actions}
        available={available}
        returnTo={returnTo}
        ownZone={ownZone}
        tools={tools}
        team={team}
      />
    </>
  );
}

/** Opens with an empty form each time. */
function RejectMany({ bulk: { declining, reject, close }, tools }: { bulk: BulkState; tools: MessageTools }) {
  const people = useLast(declining);
  if (people === null) return null;
  return (
    <RejectManyDialog
      key={people.map(({ id }) => id).join(' ')}
      open={declining !== null}
      people={people}
      tools={tools}
      onReject={reject}
      onClose={close}
    />
  );
}
