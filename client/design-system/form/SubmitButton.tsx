import { useFormState } from 'react-hook-form';
import { Button, type ButtonProps } from '../Button/Button';

/** Primary button, busy while the form is sent. */
export function SubmitButton({ variant = 'primary', ...rest }: Omit<ButtonProps, 'type' | 'loading' | 'href'>) {
  const { isSubmitting } = useFormState();
  return <Button {...rest} variant={variant} type="submit" loading={isSubmitting} />;
}
