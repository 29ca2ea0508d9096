import Box from '@mui/material/Box';
import { useFormContext, useFormState } from 'react-hook-form';
import { useUiText } from '../messages/use-ui-text';
import { Notice } from '../Notice/Notice';
import { useFieldRegistry } from './field-registry';
import type { Refusal } from './server-problems';

/** With two or more errors, list their fields; a single one already has the focus. */
const LISTED_FROM = 2;

/** Errors above the fields after a failed submission. The live region exists before, so that they are announced. */
export function FormProblems({ refusal }: { refusal: Refusal | null }) {
  const text = useUiText();
  const { getFieldState, setFocus, formState } = useFormContext();
  const { isSubmitted } = useFormState();
  const { fields } = useFieldRegistry();
  const wrong = isSubmitted ? [...fields].filter(([name]) => getFieldState(name, formState).invalid) : [];
  const listed = wrong.length >= LISTED_FROM;
  const requestId = refusal?.requestId ?? null;
  const visible = refusal !== null || listed;
  return (
    <Box role="alert" sx={visible ? null : { display: 'contents' }}>
      {visible && (
        <Notice tone="danger">
          {refusal !== null && <p>{refusal.sentence}</p>}
          {refusal?.others.map((other) => (
            <p key={other}>{other}</p>
          ))}
          {listed && (
            <>
              <p>{text('form.summary', { count: wrong.length })}</p>
              <Box component="ul" sx={{ pl: 2.5 }}>
                {wrong.map(([name, field]) => (
                  <li key={name}>
                    <Box
                      component="a"
                      href={`#${field.id}`}
                      onClick={(event) => {
                        event.preventDefault();
                        setFocus(name);
                      }}
                      sx={{ color: 'inherit', display: 'inline-block', py: 0.25 }}
                    >
                      {field.label}
                    </Box>
                  </li>
                ))}
              </Box>
            </>
          )}
          {requestId !== null && (
            <Box component="p" sx={{ typography: 'caption', color: 'text.secondary' }}>
              {text('error.requestId', { id: requestId })}
            </Box>
          )}
        </Notice>
      )}
    </Box>
  );
}
