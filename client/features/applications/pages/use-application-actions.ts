import { useState } from 'react';
import type { InterviewInput, OfferInput } from '@modules/applications/http/applications.contract';
import { isApiError } from '../../../lib/api-error';
import { useErrorText } from '../../../lib/error-text';
import { useLanguage } from '../../../lib/i18n';
import { sendTimeInWords } from '../../../lib/send-times';
import { type Acts, useActs } from '../components/use-acts';
import type { Asked, OnAction, RecruiterAction } from '../domain/asked';
import type { ShownApplication } from '../domain/received';
import type { Refusal } from '../domain/refusal';
import { useApplicationsText } from '../messages/use-applications-text';
import type { BoardActs } from './JobApplicationsView';
import { useMove } from './use-move';

export interface Rejected {
  readonly application: ShownApplication;
  /** End of the time to undo, milliseconds. */
  readonly ends: number;
  /** When the person is notified. */
  readonly toldAt: string | null;
}

export interface ApplicationActions extends Pick<Acts, 'sending' | 'failed' | 'dismiss'> {
  /** The action for which a dialog is open, or null. */
  readonly asked: Asked | null;
  /** Rejections of this visit that can still be undone. */
  readonly rejected: readonly Rejected[];
  /** Why the last acceptance failed, while its dialog is open. */
  readonly refusal: { readonly sentence: string; readonly isShort: boolean } | null;
  readonly action: OnAction;
  readonly close: () => void;
  readonly reject: (refusal: Refusal) => Promise<void>;
  readonly interview: (input: InterviewInput) => Promise<void>;
  readonly offer: (input: OfferInput) => Promise<void>;
  readonly accept: () => Promise<void>;
  readonly cancelInterview: () => Promise<void>;
  readonly withdrawOffer: () => Promise<void>;
}

/** A recruiter's actions, their dialogs and results. One at a time. */
export function useApplicationActions(acts: BoardActs, onDone: () => void): ApplicationActions {
  const text = useApplicationsText();
  const language = useLanguage();
  const errorText = useErrorText();
  const { sending, failed, dismiss, act, submit } = useActs();
  const move = useMove(acts);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [rejected, setRejected] = useState<readonly Rejected[]>([]);
  const [refusal, setRefusal] = useState<ApplicationActions['refusal']>(null);

  const close = (): void => setAsked(null);
  const words = (kind: RecruiterAction['kind'], application: ShownApplication, stage = '') => ({
    done: text(`done.${kind}`, { name: application.user.full_name, stage }),
    failed: text(`failed.${kind}`),
  });
  /** Sends the action of a dialog and closes it. Errors that the form can correct are thrown first. */
  const answer = async (send: (wanted: Asked) => Promise<unknown>, done?: string): Promise<void> => {
    if (asked === null) return;
    const { application, action } = asked;
    const said = words(action.kind, application);
    await submit(application.id, action.kind, done === undefined ? said : { ...said, done }, () => send(asked));
    close();
    onDone();
  };
  const laterWords = ({ tell_at: time }: Refusal): string | undefined =>
    asked === null || time === undefined
      ? undefined
      : text('done.REJECTED_LATER', {
          name: asked.application.user.full_name,
          time: sendTimeInWords(time, language),
        });
  const forget = (id: string): void =>
    setRejected((before) => before.filter(({ application }) => application.id !== id));

  const action: OnAction = (application, wanted) => {
    if (wanted.kind === 'STAGE') {
      const { stage } = wanted;
      void act(application.id, wanted.kind, words(wanted.kind, application, stage.name[language]), () =>
        move(application, stage),
      );
    } else if (wanted.kind === 'REVIEWED') {
      void act(application.id, wanted.kind, words(wanted.kind, application), () => acts.onReview(application.id));
    } else if (wanted.kind === 'UNDO_REJECTED') {
      void act(application.id, wanted.kind, words(wanted.kind, application), async () => {
        await acts.onUndo(application.id);
        forget(application.id);
      });
    } else {
      setRefusal(null);
      setAsked({ application, action: wanted });
    }
  };
  return {
    sending,
    failed,
    dismiss,
    asked,
    rejected,
    refusal,
    action,
    close,
    reject: (refusal) =>
      answer(async ({ application, action: wanted }) => {
        const { undoEnds, told_at: toldAt } =
          'stage' in wanted && wanted.stage
            ? await move(application, wanted.stage, refusal)
            : await acts.onReject(application.id, refusal);
        forget(application.id);
        if (undoEnds !== null) setRejected((before) => [{ application, ends: undoEnds, toldAt }, ...before]);
      }, laterWords(refusal)),
    interview: (input) =>
      answer(({ application, action: { kind, ...rest } }) =>
        kind === 'MOVE_INTERVIEW' && 'interview' in rest
          ? acts.onMoveInterview(application.id, rest.interview.id, input)
          : acts.onInterview(application.id, input),
      ),
    offer: (input) =>
      answer(({ application, action: wanted }) =>
        'stage' in wanted && wanted.stage
          ? move(application, wanted.stage, { offer: input })
          : acts.onOffer(application.id, input),
      ),
    accept: async () => {
      setRefusal(null);
      try {
        await answer(({ application }) => acts.onAccept(application.id));
      } catch (error) {
        setRefusal({ sentence: errorText(error), isShort: isApiError(error, 'CREDITS.INSUFFICIENT') });
      }
    },
    withdrawOffer: async () => {
      if (asked === null) return;
      const { application, action: wanted } = asked;
      await act(application.id, wanted.kind, words(wanted.kind, application), () =>
        acts.onWithdrawOffer(application.id),
      );
      close();
      onDone();
    },
    cancelInterview: async () => {
      if (asked === null || !('interview' in asked.action)) return;
      const { application, action: wanted } = asked;
      const { id } = wanted.interview;
      await act(application.id, wanted.kind, words(wanted.kind, application), () =>
        acts.onCancelInterview(application.id, id),
      );
      close();
      onDone();
    },
  };
}
