import { TextLink } from '../../../../design-system/TextLink/TextLink';
import { paths } from '../../../../lib/paths';
import { useAuthText } from '../../messages/use-auth-text';

/** What is agreed to, with both texts a click away: in a tab of their own, so that nothing typed is lost. */
export function TermsLabel() {
  const text = useAuthText();
  return (
    <>
      {`${text('register.accept')} `}
      <TextLink href={paths.termsOfService} external>
        {text('register.termsLink')}
      </TextLink>
      {` ${text('register.and')} `}
      <TextLink href={paths.privacyPolicy} external>
        {text('register.privacyLink')}
      </TextLink>
      .
    </>
  );
}
