import Stack from '@mui/material/Stack';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { FormProvider, useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import { isApiError, networkError } from '../../lib/api-error';
import { useErrorText } from '../../lib/error-text';
import { useLanguage } from '../../lib/i18n';
import { useUiText } from '../messages/use-ui-text';
import { FieldRegistryContext, type FieldRegistry } from './field-registry';
import { fieldProblem } from './field-problem';
import { FormProblems } from './FormProblems';
import { createLazyResolver, type SchemaSource } from './lazy-resolver';
import { applyServerProblems, type Refusal } from './server-problems';
import { useSteadyPress } from './use-steady-press';

export interface FormProps<Input extends FieldValues, Output> {
  /**
   * Checks the shape only; the server enforces the rules. Messages come from the `ui` catalogue unless the schema has
   * its own.
   */
  schema: SchemaSource<Input, Output>;
  defaultValues: DefaultValues<Input>;
  /** Throws the errors of the API client; the form shows it at the fields and above them. */
  onSubmit: (values: Output) => Promise<unknown>;
  children: ReactNode;
  /** Accessible name, if a page has several forms. */
  label?: string;
  /** Values stay after success by default; a compose box clears them. */
  afterSubmit?: 'keep' | 'clear';
  /** Text for an error of unknown cause. */
  unexplained?: string;
}

/** The form of the design system: schema, error messages, server errors, focus, one submission at a time. */
export function Form<Input extends FieldValues, Output>(props: FormProps<Input, Output>) {
  const { schema, defaultValues, onSubmit, children, label, afterSubmit = 'keep', unexplained } = props;
  const text = useUiText();
  const language = useLanguage();
  const errorText = useErrorText(unexplained);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const sending = useRef(false);
  const [registry] = useState<FieldRegistry>(() => ({ fields: new Map() }));
  const resolver = useMemo(
    // Called only if the schema has no message of its own.
    () => createLazyResolver<Input, Output>(schema, (issue) => fieldProblem(issue, text)),
    // oxlint-disable-next-line react/exhaustive-deps -- `text` changes with the language only
    [schema, language],
  );
  const pressed = useSteadyPress();
  const form = useForm<Input, unknown, Output>({
    resolver: async (...asked) => {
      await pressed();
      return resolver.resolve(...asked);
    },
    defaultValues,
    mode: 'onTouched',
    shouldFocusError: true,
  });
  const { errors } = form.formState;

  useEffect(() => {
    const translatable = Object.keys(errors).filter((name) => errors[name]?.type !== 'server');
    if (translatable.length > 0) void form.trigger(translatable as Parameters<typeof form.trigger>[0]);
    // oxlint-disable-next-line react/exhaustive-deps -- translates the messages when the language changes
  }, [language]);

  const send = async (values: Output) => {
    setRefusal(null);
    try {
      await onSubmit(values);
      form.reset(afterSubmit === 'clear' ? undefined : form.getValues());
    } catch (error) {
      // Not a response of the server, but a bug: show a sentence, and report it to the console and monitoring.
      if (!isApiError(error)) reportError(error);
      setRefusal(applyServerProblems(error, errorText(error), [...registry.fields.keys()], form.setError));
    }
  };

  const submit = async () => {
    if (sending.current) return;
    sending.current = true;
    try {
      await form.handleSubmit(send, () => setRefusal(null))();
    } catch (error) {
      // The validator could not be downloaded: nothing was sent, and the typed values stay.
      setRefusal(applyServerProblems(error, errorText(networkError()), [], form.setError));
    } finally {
      sending.current = false;
    }
  };

  return (
    <FieldRegistryContext value={registry}>
      <FormProvider {...form}>
        <form
          noValidate
          onFocus={resolver.prepare}
          aria-label={label}
          onSubmit={(event) => {
            event.preventDefault();
            // React bubbles the event to the form that opened this dialog, which would be sent too.
            event.stopPropagation();
            void submit();
          }}
        >
          <Stack sx={{ gap: 2.5 }}>
            <FormProblems refusal={refusal} />
            {children}
          </Stack>
        </form>
      </FormProvider>
    </FieldRegistryContext>
  );
}
